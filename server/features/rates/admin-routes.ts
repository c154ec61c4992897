import type { FastifyInstance } from 'fastify';
import { AdminRates, RateBookInput, RateHistory, RatePreview } from '#contracts/admin-rates.ts';
import { ownerCalls } from '#server/calls.ts';
import type { Container } from '#server/container.ts';
import type { Context } from '#server/context.ts';
import {
  previewRates,
  readRateHistory,
  readRates,
  saveRates,
} from '#server/features/rates/edit.ts';

/** @param listGardens what a preview of the rate book is shown on */
export function registerRateAdminRoutes(
  admin: FastifyInstance,
  container: Container,
  listGardens: (ctx: Context) => Promise<Parameters<typeof previewRates>[0]['gardens']>,
): void {
  const call = ownerCalls(admin, container, 'Back office: rate book');
  const url = '/api/admin/rates';
  call('get', url, 'The rate book', { answer: AdminRates }, readRates);
  call(
    'get',
    `${url}/history`,
    'The changes of the rate book, the newest first',
    { answer: RateHistory },
    readRateHistory,
  );
  call('put', url, 'Saves the rate book', { body: RateBookInput, answer: AdminRates }, saveRates);
  call(
    'post',
    `${url}/preview`,
    'What a rate book would do to prices',
    { body: RateBookInput, answer: RatePreview },
    async ({ ctx, input }) =>
      previewRates({ ctx, engine: container.engine, gardens: await listGardens(ctx), input }),
  );
}
