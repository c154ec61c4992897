import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { BinEntry, DoneAnswer, RECORD_KINDS } from '#contracts/records.ts';
import type { Container } from '#server/container.ts';
import { listBin, purgeFromBin, restoreFromBin } from '#server/features/bin/use-cases.ts';
import { binProviders } from '#server/features/bin-providers.ts';

const Params = z.object({ kind: z.enum(RECORD_KINDS), id: z.string().max(80) });

export function registerBinAdminRoutes(admin: FastifyInstance, container: Container): void {
  const calls = admin.withTypeProvider<ZodTypeProvider>();
  const keepers = binProviders(container);
  const owner = (requestId: string) => container.contextFor({ kind: 'owner' }, requestId);
  const tags = ['Back office: bin'];

  calls.get(
    '/api/admin/bin',
    {
      schema: {
        summary: 'What was deleted in the last 30 days',
        tags,
        response: { 200: z.array(BinEntry) },
      },
    },
    async (request) => listBin({ ctx: owner(request.id), keepers }),
  );

  calls.post(
    '/api/admin/bin/:kind/:id/restore',
    {
      schema: {
        summary: 'Takes a record out of the bin',
        tags,
        params: Params,
        response: { 200: DoneAnswer },
      },
    },
    async (request) => {
      await restoreFromBin({ ctx: owner(request.id), keepers, ...request.params });
      return { success: true as const, message: 'Restored' };
    },
  );

  calls.delete(
    '/api/admin/bin/:kind/:id',
    {
      schema: {
        summary: 'Removes a deleted record for good',
        tags,
        params: Params,
        response: { 200: DoneAnswer },
      },
    },
    async (request) => {
      await purgeFromBin({ ctx: owner(request.id), keepers, ...request.params });
      return { success: true as const, message: 'Removed for good' };
    },
  );
}
