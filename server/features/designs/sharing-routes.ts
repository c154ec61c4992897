/** The calls of addresses that are passed on: a design as it stands, and several side by side. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  BoardAuthor,
  BoardMarks,
  MarkInput,
  RemoveMarkInput,
  TogetherInput,
} from '#contracts/boards.ts';
import { SimilarRequest } from '#contracts/design.ts';
import { BOARD_API } from '#contracts/board-paths.ts';
import { SHARING_API } from '#contracts/sharing-paths.ts';
import { visitorCalls } from '#server/calls.ts';
import type { Container } from '#server/container.ts';
import {
  lookAtMarks,
  markDesign,
  putTogether,
  removeMark,
} from '#server/features/designs/boards.ts';
import { readSimilar } from '#server/features/designs/similar.ts';
import { keepState } from '#server/features/designs/states.ts';

const PARAMS = z.object({ id: z.string().max(80) });
const ADDRESSES_PER_MINUTE = 12;
const LOOKS_PER_MINUTE = 60;
const MARKS_PER_MINUTE = 30;

export function registerSharingRoutes(
  app: FastifyInstance,
  container: Container,
  { laneOf }: { laneOf(request: FastifyRequest): string },
): void {
  const { queue, space } = container;
  const call = visitorCalls(app, container, 'Sharing');
  call(
    'post',
    SHARING_API.state(':id'),
    'The address of a design as it stands now, which stays so',
    { params: PARAMS, answer: z.object({ id: z.string() }), rate: ADDRESSES_PER_MINUTE },
    ({ ctx, id }, { request }) => keepState({ ctx, queue, space, id, lane: laneOf(request) }),
  );
  call(
    'get',
    SHARING_API.similar(':id'),
    'Words that lead to a garden like this one; nothing that anybody wrote is in them',
    { params: PARAMS, answer: SimilarRequest, rate: LOOKS_PER_MINUTE },
    readSimilar,
  );
  call(
    'post',
    SHARING_API.together(':id'),
    'The address of a design and the others of its request, side by side as they stand now',
    {
      params: PARAMS,
      body: TogetherInput,
      answer: z.object({ id: z.string(), designIds: z.array(z.string()) }),
      rate: ADDRESSES_PER_MINUTE,
    },
    ({ ctx, id, input }, { request }) =>
      putTogether({ ctx, queue, space, id, input, lane: laneOf(request) }),
  );
  call(
    'post',
    BOARD_API.look(':id'),
    'What was said of designs side by side, for whoever has their address',
    { params: PARAMS, body: BoardAuthor, answer: BoardMarks, rate: LOOKS_PER_MINUTE },
    lookAtMarks,
  );
  call(
    'post',
    BOARD_API.marks(':id'),
    'A heart and a comment on one of them',
    { params: PARAMS, body: MarkInput, answer: BoardMarks, rate: MARKS_PER_MINUTE },
    markDesign,
  );
  call(
    'post',
    BOARD_API.removeMark(':id', ':markId'),
    'Takes a heart and a comment away',
    {
      params: PARAMS.extend({ markId: z.string().max(80) }),
      body: RemoveMarkInput,
      answer: BoardMarks,
      rate: MARKS_PER_MINUTE,
    },
    removeMark,
  );
}
