/** From a request to three stored designs: asked twice, made once. */
import { homeOutcode } from '#server/features/settings/home.ts';
import { createHash } from 'node:crypto';
import { DesignRequestInput, type DesignResponse } from '#contracts/design.ts';
import { plotFault } from '#engine/operations/plot/faults.ts';
import type { BriefInput } from '#engine/model/brief.ts';
import type { MentionChanges } from '#engine/reading/changes.ts';
import type { Reading } from '#engine/model/reading.ts';
import type { z } from 'zod';
import { SiteChangesInput } from '#contracts/operations.ts';
import type { Context } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import type { Tx } from '#server/db/database.ts';
import { listRemovals } from '#server/db/records.ts';
import { AppError } from '#server/errors.ts';
import { withoutBudgetSum } from '#server/features/designs/budget-words.ts';
import { packGarden } from '#server/features/designs/garden-text.ts';
import {
  enqueueFirstPictures,
  enqueueSamplePictures,
} from '#server/features/designs/ask-pictures.ts';
import { withLetterNotes } from '#server/features/designs/letter-notes.ts';
import { presentFacts } from '#server/features/designs/present-facts.ts';
import { squareMetres } from '#server/features/designs/present-figures.ts';
import { presentReading } from '#server/features/designs/present-reading.ts';
import { refusalOf } from '#server/features/designs/refusal.ts';
import { readReference } from '#server/features/designs/reference.ts';
import { saveSearchText, searchTextOf } from '#server/features/designs/idea-search.ts';
import {
  findModelReading,
  findSessionByKey,
  insertDesigns,
  insertSession,
} from '#server/features/designs/repo.ts';
import { ALL_SAMPLES, type SampleMark } from '#server/features/designs/sample-marks.ts';
import { presentSession } from '#server/features/designs/session-answer.ts';
import type { Queue } from '#server/jobs/queue.ts';
import type { DesignAnswer, Engine } from '#server/ports/engine.ts';
import type { Places } from '#server/ports/places.ts';
import { hashOfText, readWithModel } from '#server/features/readings/read.ts';
import type { TextModel } from '#server/ports/text-model.ts';
import type { VisitorSpace } from '#server/storage/visitor-space.ts';

export type DesignMakerParts = {
  engine: Engine;
  places: Places;
  queue: Queue;
  space: VisitorSpace;
  /** Reads descriptions; null leaves it to the embedded reader. */
  textModel: TextModel | null;
};
export type DesignAnswerView = z.infer<typeof DesignResponse>;
/** `lane`: whose turn designing and the pictures take; the pictures have one of their own unless given. */
export type CreateDesigns = (order: {
  ctx: Context;
  input: DesignRequestInput;
  lane?: string;
  signal?: AbortSignal;
}) => Promise<DesignAnswerView>;

const KEY_TAKEN =
  'This request was already used for another garden. Please reload the page and try again.';

export const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** The same words give the same garden. */
export function seedFor(
  input: Pick<DesignRequestInput, 'designDescription' | 'projectType' | 'corrections'>,
): number {
  return createHash('sha256')
    .update(JSON.stringify([input.designDescription, input.projectType, input.corrections ?? null]))
    .digest()
    .readUInt32BE(0);
}

export function toBriefInput(input: DesignRequestInput): BriefInput {
  return {
    description: input.designDescription,
    projectType: input.projectType,
    preferences: input.preferences,
    ...(input.area === undefined ? {} : { areaM2: input.area }),
    ...(input.perimeter === undefined ? {} : { perimeterM: input.perimeter }),
    ...(input.postcode ? { postcode: input.postcode } : {}),
    ...(input.corrections ? { corrections: input.corrections } : {}),
  };
}

/** @throws AppError invalid, with the sentence that says why a drawn plot is none */
function requirePlot({ corrections }: DesignRequestInput): void {
  if (corrections?.byHand) SiteChangesInput.parse(corrections.byHand);
  const fault = corrections?.outline && plotFault(corrections.outline);
  if (fault)
    throw new AppError('invalid', fault, [{ field: 'corrections.outline', message: fault }]);
}

/** One maker a process: it knows which requests are being answered at this moment. */
export function createDesignMaker(parts: DesignMakerParts): CreateDesigns {
  const inFlight = new Map<string, { hash: string; answer: Promise<DesignAnswerView> }>();

  return async ({ ctx, input: given, lane, signal }) => {
    const input = DesignRequestInput.parse(given);
    requirePlot(input);
    const { requestKey, ...asked } = input;
    const hash = hashOf(asked);
    // Without a key the answer cannot be fetched later, so a given-up request may be dropped.
    const order = { ctx, input, hash, ...(lane ? { lane } : {}) };
    if (!requestKey) return makeDesigns(parts, { ...order, ...(signal ? { signal } : {}) });
    const running = inFlight.get(requestKey);
    if (running) {
      if (running.hash !== hash) throw new AppError('conflict', KEY_TAKEN);
      return running.answer;
    }
    const answer = answerByKey(parts, order);
    inFlight.set(requestKey, { hash, answer });
    try {
      return await answer;
    } finally {
      inFlight.delete(requestKey);
    }
  };
}

const makers = new WeakMap<DesignMakerParts, CreateDesigns>();

/** The one maker of this process, for calls and pages alike. */
export function designMakerOf(parts: DesignMakerParts): CreateDesigns {
  const maker = makers.get(parts) ?? createDesignMaker(parts);
  makers.set(parts, maker);
  return maker;
}

type Order = {
  ctx: Context;
  input: DesignRequestInput;
  hash: string;
  lane?: string;
  signal?: AbortSignal;
};

async function answerByKey(parts: DesignMakerParts, order: Order): Promise<DesignAnswerView> {
  return (await findAnswer(order)) ?? makeDesigns(parts, order);
}

async function findAnswer({ ctx, input, hash }: Order): Promise<DesignAnswerView | null> {
  if (!input.requestKey) return null;
  const session = await findSessionByKey(ctx.db.read, input.requestKey);
  if (!session) return null;
  if (session.request_hash !== hash) throw new AppError('conflict', KEY_TAKEN);
  return presentSession(ctx, session.id);
}

async function makeDesigns(parts: DesignMakerParts, order: Order): Promise<DesignAnswerView> {
  const { ctx, input, lane, signal } = order;
  // Only of what is not kept already: a client that asks again after a lost answer already has its designs.
  await parts.space.requireRoom();
  const found = await parts.places.find(input.postcode ?? null, await homeOutcode(ctx));
  if (!found.place)
    throw new AppError('invalid', found.message, [{ field: 'postcode', message: found.message }]);
  const [reference, reading] = await Promise.all([
    readReference({ ctx }),
    readWords(parts, ctx, input.designDescription),
  ]);
  const made = await parts.engine.design(
    {
      brief: { ...toBriefInput(input), ...(reading ? { reading } : {}) },
      place: found.place,
      seed: seedFor(input),
    },
    reference,
    { lane, signal },
  );
  refuseTheImpossible(made, input.corrections?.mentions);
  const questions = await ctx.related.questionsOfLetter(
    ctx,
    made.set.reading?.text ?? input.designDescription,
  );
  const told = { ...made, set: withLetterNotes(made.set, questions) };
  const sessionId = await storeSession(parts.queue, { order, made: told, sample: null });
  if (!sessionId) {
    // Another node answered the same key in the meantime.
    const answer = await findAnswer(order);
    if (answer) return answer;
    throw new AppError('conflict', KEY_TAKEN);
  }
  return presentSession(ctx, sessionId);
}

/** By the text model, once for the same words; null leaves it to the embedded reader in the engine's thread. */
async function readWords(
  { textModel }: DesignMakerParts,
  ctx: Context,
  text: string,
): Promise<Reading | null> {
  if (!textModel) return null;
  const kept = await findModelReading(ctx.db.read, hashOfText(text));
  return kept ? (JSON.parse(kept) as Reading) : readWithModel({ ctx, model: textModel, text });
}

/** @throws AppError impossible, with a RefusalView as the current state */
export function refuseTheImpossible({ set }: DesignAnswer, changes?: MentionChanges): void {
  const error = set.problems.find((problem) => problem.severity === 'error');
  if (!error && set.designs.length) return;
  const message =
    error?.message ??
    'No garden could be designed from this description. Please give the size of the plot and try again.';
  throw new AppError(
    'impossible',
    message,
    error?.field ? [{ field: error.field, message }] : undefined,
    refusalOf(error ?? null, set, changes),
  );
}

type Storing = { order: Order; made: DesignAnswer; sample: SampleMark | null };

/** Session, designs, audit row and picture jobs in one transaction. @returns null when the key is taken */
export async function storeSession(
  queue: Queue,
  { order: { ctx, input, hash, lane }, made: { set, eveningSunHours }, sample }: Storing,
): Promise<string | null> {
  const sessionId = sample?.sessionId ?? ctx.ids.make('ses');
  const at = ctx.clock.now().toISOString();
  const gardens = await Promise.all(set.designs.map(packGarden));
  const rows = set.designs.map((garden, position) => ({
    id: sample?.designId ?? ctx.ids.make('dsn'),
    session_id: sessionId,
    position,
    project_type: input.projectType,
    title: garden.words.title,
    // What the library lists and looks through: a search for a sum must not find anyone's budget.
    concept: sample ? garden.words.concept : withoutBudgetSum(garden.words.concept),
    main_feature: garden.words.mainFeature,
    style: garden.words.style,
    plot_m2: squareMetres([[garden.model.site.boundary]]),
    total_pence: Math.round(garden.costing.totalPence),
    rating: garden.words.sustainability.rating,
    evening_sun_hours: eveningSunHours[position] ?? 0,
    garden: gardens[position]!,
    shared: sample || input.share ? 1 : 0,
    public_at: sample || input.share ? at : null,
    price_date: garden.costing.priceDate,
    sample: sample ? 1 : 0,
    hero: sample?.hero ? 1 : 0,
    created_at: at,
  }));
  const isNew = await ctx.db.write(async (tx: Tx) => {
    // The owner may have removed the samples while this one was being designed.
    if (sample && (await listRemovals(tx, 'designs')).has(ALL_SAMPLES)) return false;
    const inserted = await insertSession(tx, {
      id: sessionId,
      request_key: input.requestKey ?? null,
      request_hash: hash,
      project_type: input.projectType,
      input: JSON.stringify(input),
      facts: JSON.stringify(
        presentFacts(
          set.brief,
          set.designs.some(({ costing }) => costing.vatPence > 0),
        ),
      ),
      problems: JSON.stringify(set.problems),
      reading: JSON.stringify(presentReading(set, input.corrections?.mentions)),
      ...(set.reading?.reader === 'model'
        ? {
            text_hash: hashOfText(input.designDescription),
            model_reading: JSON.stringify(set.reading),
          }
        : {}),
      sample: sample ? 1 : 0,
      created_at: at,
    });
    if (!inserted) return false;
    await insertDesigns(tx, rows);
    await saveSearchText(
      tx,
      sessionId,
      searchTextOf({ ...input, titles: rows.map((row) => row.title) }),
    );
    await writeAudit(tx, ctx, {
      action: 'designs.create',
      subject: sessionId,
      detail: { designs: rows.length, projectType: input.projectType, shared: input.share },
    });
    const designIds = rows.map((row) => row.id);
    if (sample)
      await enqueueSamplePictures(tx, { queue, lane: sessionId, designIds, isHero: sample.hero });
    else await enqueueFirstPictures(tx, { queue, lane: lane ?? sessionId, designIds });
    return true;
  });
  if (isNew) queue.announce();
  return isNew ? sessionId : null;
}
