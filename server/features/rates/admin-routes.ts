import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { AdminRates, RateBookInput, RateHistory, RatePreview } from '#contracts/admin-rates.ts';
import type { Container } from '#server/container.ts';
import type { Context } from '#server/context.ts';
import { baseVersionOf } from '#server/db/records.ts';
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
  const calls = admin.withTypeProvider<ZodTypeProvider>();
  const owner = (requestId: string) => container.contextFor({ kind: 'owner' }, requestId);
  const tags = ['Back office: rate book'];
  const { engine } = container;

  calls.get(
    '/api/admin/rates',
    { schema: { summary: 'The rate book', tags, response: { 200: AdminRates } } },
    async (request) => readRates({ ctx: owner(request.id) }),
  );

  calls.get(
    '/api/admin/rates/history',
    {
      schema: {
        summary: 'The changes of the rate book, the newest first',
        tags,
        response: { 200: RateHistory },
      },
    },
    async (request) => readRateHistory({ ctx: owner(request.id) }),
  );

  calls.put(
    '/api/admin/rates',
    {
      schema: {
        summary: 'Saves the rate book',
        tags,
        body: RateBookInput,
        response: { 200: AdminRates },
      },
    },
    async (request) =>
      saveRates({
        ctx: owner(request.id),
        input: request.body,
        baseVersion: baseVersionOf(request.headers['if-match']),
      }),
  );

  calls.post(
    '/api/admin/rates/preview',
    {
      schema: {
        summary: 'What a rate book would do to prices',
        tags,
        body: RateBookInput,
        response: { 200: RatePreview },
      },
    },
    async (request) => {
      const ctx = owner(request.id);
      const gardens = await listGardens(ctx);
      return previewRates({ ctx, engine, gardens, input: request.body });
    },
  );
}
