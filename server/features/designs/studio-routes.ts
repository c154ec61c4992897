/** The calls of the studio. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  AdditionChoices,
  ChangesAnswer,
  ChangesInput,
  NamedVersions,
  KeptArrangement,
  NameVersionInput,
  OpenStudioInput,
  OtherWays,
  OtherWaysInput,
  OwnCopy,
  PlotAnswer,
  PlotInput,
  PlotView,
  BedChoices,
  BedQuery,
  SwapChoices,
  SwapsQuery,
  WordsAnswer,
  WordsInput,
} from '#contracts/studio.ts';
import { BedPalettes, PalettesQuery } from '#contracts/studio-palettes.ts';
import { DesignKit } from '#contracts/design-kit.ts';
import { STUDIO_API } from '#contracts/studio-paths.ts';
import { visitorCalls } from '#server/calls.ts';
import type { Container } from '#server/container.ts';
import { changeDesign } from '#server/features/designs/change.ts';
import {
  answerWords,
  listAdditions,
  listBedChoices,
  listBedPalettes,
  listPlantSwaps,
} from '#server/features/designs/choices.ts';
import { readDesignKit } from '#server/features/designs/design-kit.ts';
import { designMakerOf } from '#server/features/designs/create.ts';
import { readPlot, replot } from '#server/features/designs/replot.ts';
import { registerSharingRoutes } from '#server/features/designs/sharing-routes.ts';
import { startFromLibrary } from '#server/features/designs/copies.ts';
import { findOtherWays, readArrangement } from '#server/features/designs/other-ways.ts';
import { listVersions, nameVersion, removeVersion } from '#server/features/designs/versions.ts';
import { openForChanges } from '#server/features/designs/open-for-changes.ts';

const PARAMS = z.object({ id: z.string().max(80) });
/** A save after every change, of somebody who works fast. */
const CHANGES_PER_MINUTE = 90;
const COPIES_PER_MINUTE = 10;
const SWAPS_PER_MINUTE = 60;
const OTHERS_PER_MINUTE = 10;
const WORDS_PER_MINUTE = 30;
/** The longest list of changes there may be. */
const BODY_BYTES = 1_000_000;

export function registerStudioRoutes(
  app: FastifyInstance,
  container: Container,
  { laneOf }: { laneOf(request: FastifyRequest): string },
): void {
  registerSharingRoutes(app, container, { laneOf });
  const { engine, queue, space } = container;
  const call = visitorCalls(app, container, 'Studio');
  call(
    'post',
    STUDIO_API.open(':id'),
    'The design to change: this one, or a copy where this one has to stay',
    {
      params: PARAMS,
      body: OpenStudioInput,
      answer: z.object({ id: z.string() }),
      rate: COPIES_PER_MINUTE,
    },
    ({ ctx, id, input }, { request }) =>
      openForChanges({ ctx, queue, id, input, lane: laneOf(request) }),
  );
  call(
    'post',
    STUDIO_API.start(':id'),
    'A copy of one’s own of a design of the library',
    { params: PARAMS, answer: OwnCopy, rate: COPIES_PER_MINUTE },
    ({ ctx, id }, { request }) =>
      startFromLibrary({ ctx, queue, space, id, lane: laneOf(request) }),
  );
  call(
    'post',
    STUDIO_API.changes(':id'),
    'Saves every change since the design was made as its next version',
    {
      params: PARAMS,
      body: ChangesInput,
      answer: ChangesAnswer,
      rate: CHANGES_PER_MINUTE,
      bodyLimit: BODY_BYTES,
    },
    ({ ctx, id, input }, { request }) =>
      changeDesign({ ctx, engine, queue, id, input, lane: laneOf(request) }),
  );
  call(
    'post',
    STUDIO_API.words(':id'),
    'What a sentence would change about a design; nothing is changed by it',
    {
      params: PARAMS,
      body: WordsInput,
      answer: WordsAnswer,
      rate: WORDS_PER_MINUTE,
      bodyLimit: BODY_BYTES,
    },
    ({ ctx, id, input }, { request }) =>
      answerWords({ ctx, engine, id, input, lane: laneOf(request) }),
  );
  call(
    'post',
    STUDIO_API.others(':id'),
    'Other ways to lay out a design, with what was locked as it is; nothing is changed by it',
    {
      params: PARAMS,
      body: OtherWaysInput,
      answer: OtherWays,
      rate: OTHERS_PER_MINUTE,
      bodyLimit: BODY_BYTES,
    },
    ({ ctx, id, input }, { request, reply }) =>
      findOtherWays({
        ctx,
        engine,
        space,
        id,
        input,
        lane: laneOf(request),
        signal: whileWaitedFor(reply.raw),
      }),
  );
  call(
    'get',
    STUDIO_API.arrangement(':id', ':arrangement'),
    'Another way that was taken, as the changes of the design name it',
    {
      params: PARAMS.extend({ arrangement: z.string().max(80) }),
      answer: KeptArrangement,
      rate: SWAPS_PER_MINUTE,
    },
    readArrangement,
  );
  call(
    'post',
    STUDIO_API.plot(':id'),
    'Designs again for the plot as it really is; this design stays',
    { params: PARAMS, body: PlotInput, answer: PlotAnswer, rate: COPIES_PER_MINUTE },
    ({ ctx, id, input }, { request }) =>
      replot({ ctx, make: designMakerOf(container), id, input, lane: laneOf(request) }),
  );
  call(
    'post',
    STUDIO_API.plotFacts(':id'),
    'What is known of the plot, for whoever asked for the design',
    { params: PARAMS, body: OpenStudioInput, answer: PlotView, rate: SWAPS_PER_MINUTE },
    readPlot,
  );
  call(
    'get',
    STUDIO_API.versions(':id'),
    'Versions of a design that were given a name',
    { params: PARAMS, answer: NamedVersions, rate: SWAPS_PER_MINUTE },
    listVersions,
  );
  call(
    'post',
    STUDIO_API.versions(':id'),
    'Gives what is saved a name',
    { params: PARAMS, body: NameVersionInput, answer: NamedVersions, rate: COPIES_PER_MINUTE },
    nameVersion,
  );
  call(
    'post',
    STUDIO_API.removeVersion(':id', ':versionId'),
    'Removes a named version; the design stays',
    {
      params: PARAMS.extend({ versionId: z.string().max(80) }),
      body: OpenStudioInput,
      answer: NamedVersions,
      rate: COPIES_PER_MINUTE,
    },
    removeVersion,
  );
  call(
    'get',
    STUDIO_API.kit,
    'What a device keeps to design gardens without a network',
    { answer: DesignKit, rate: COPIES_PER_MINUTE },
    ({ ctx }) => readDesignKit({ ctx, places: container.places }),
  );
  call(
    'get',
    STUDIO_API.additions(':id'),
    'What may be added to a design, with its place and what that costs',
    { params: PARAMS, answer: AdditionChoices, rate: SWAPS_PER_MINUTE },
    ({ ctx, id }, { request }) => listAdditions({ ctx, engine, id, lane: laneOf(request) }),
  );
  call(
    'get',
    STUDIO_API.bed(':id'),
    'Plants that would live in a bed and find room there, with their price',
    { params: PARAMS, query: BedQuery, answer: BedChoices, rate: SWAPS_PER_MINUTE },
    ({ ctx, id, query }, { request }) =>
      listBedChoices({
        ctx,
        engine,
        id,
        areaId: query.area,
        what: query.what,
        lane: laneOf(request),
      }),
  );
  call(
    'get',
    STUDIO_API.palettes(':id'),
    'A bed in other palettes, each with what it changes and costs',
    { params: PARAMS, query: PalettesQuery, answer: BedPalettes, rate: SWAPS_PER_MINUTE },
    ({ ctx, id, query }, { request }) =>
      listBedPalettes({ ctx, engine, id, areaId: query.area, lane: laneOf(request) }),
  );
  call(
    'get',
    STUDIO_API.swaps(':id'),
    'Plants that may take the place of one, with what that costs',
    { params: PARAMS, query: SwapsQuery, answer: SwapChoices, rate: SWAPS_PER_MINUTE },
    ({ ctx, id, query }, { request }) =>
      listPlantSwaps({
        ctx,
        engine,
        id,
        where: {
          plantId: query.plant,
          areaId: query.area ?? null,
          ...(query.x === undefined || query.y === undefined ? {} : { at: [query.x, query.y] }),
        },
        lane: laneOf(request),
      }),
  );
}

/** Gives up what nobody waits for any more. */
function whileWaitedFor(raw: FastifyReply['raw']): AbortSignal {
  const aborter = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) aborter.abort();
  });
  return aborter.signal;
}
