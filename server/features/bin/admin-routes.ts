import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { BinEntry, RECORD_KINDS } from '#contracts/records.ts';
import { ownerCalls } from '#server/calls.ts';
import type { Container } from '#server/container.ts';
import { listBin, purgeFromBin, restoreFromBin } from '#server/features/bin/use-cases.ts';
import { binProviders } from '#server/features/bin-providers.ts';

const Params = z.object({ kind: z.enum(RECORD_KINDS), id: z.string().max(80) });

export function registerBinAdminRoutes(admin: FastifyInstance, container: Container): void {
  const keepers = binProviders(container);
  const call = ownerCalls(admin, container, 'Back office: bin', { keepers });
  call(
    'get',
    '/api/admin/bin',
    'What was deleted in the last 30 days',
    { answer: z.array(BinEntry) },
    listBin,
  );
  call(
    'post',
    '/api/admin/bin/:kind/:id/restore',
    'Takes a record out of the bin',
    { params: Params, done: 'Restored' },
    restoreFromBin,
  );
  call(
    'delete',
    '/api/admin/bin/:kind/:id',
    'Removes a deleted record for good',
    { params: Params, done: 'Removed for good' },
    purgeFromBin,
  );
}
