/** The calls of "My designs". */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { MineAnswer, MineInput, RemoveInput, RenameInput } from '#contracts/mine.ts';
import { STUDIO_API } from '#contracts/studio-paths.ts';
import { visitorCalls } from '#server/calls.ts';
import type { Container } from '#server/container.ts';
import {
  eraseMine,
  listMine,
  removeOwn,
  renameDesign,
  restoreOwn,
} from '#server/features/designs/mine.ts';

const PARAMS = z.object({ id: z.string().max(80) });
const LISTS_PER_MINUTE = 30;
const CHANGES_PER_MINUTE = 30;
const ERASURES_PER_MINUTE = 5;

export function registerMineRoutes(app: FastifyInstance, container: Container): void {
  const { queue, storage } = container;
  const call = visitorCalls(app, container, 'My designs');
  call(
    'post',
    STUDIO_API.mine,
    'The designs of some requests, for whoever holds their secrets',
    { body: MineInput, answer: MineAnswer, rate: LISTS_PER_MINUTE },
    listMine,
  );
  call(
    'post',
    STUDIO_API.rename(':id'),
    'Gives a design another name',
    {
      params: PARAMS,
      body: RenameInput,
      answer: z.object({ title: z.string() }),
      rate: CHANGES_PER_MINUTE,
    },
    renameDesign,
  );
  call(
    'post',
    STUDIO_API.remove(':id'),
    'Deletes a design',
    { params: PARAMS, body: RemoveInput, done: 'It is deleted.', rate: CHANGES_PER_MINUTE },
    ({ ctx, id, input }) => removeOwn({ ctx, queue, id, input }),
  );
  call(
    'post',
    STUDIO_API.restore(':id'),
    'Brings a deleted design back',
    { params: PARAMS, body: RemoveInput, done: 'It is back.', rate: CHANGES_PER_MINUTE },
    ({ ctx, id, input }) => restoreOwn({ ctx, queue, id, input }),
  );
  call(
    'post',
    STUDIO_API.eraseMine,
    'Erases requests with their words, designs and pictures, for good',
    {
      body: MineInput,
      answer: z.object({ erased: z.number().int() }),
      rate: ERASURES_PER_MINUTE,
    },
    ({ ctx, input }) => eraseMine({ ctx, storage, queue, input }),
  );
}
