import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { HISTORY_KINDS, HistoryEntry } from '#contracts/records.ts';
import { ownerCalls } from '#server/calls.ts';
import type { Container } from '#server/container.ts';
import { readHistory } from '#server/features/history/use-cases.ts';

const Query = z.object({ kind: z.enum(HISTORY_KINDS), id: z.string().min(1).max(80) });

export const registerHistoryAdminRoutes = (admin: FastifyInstance, container: Container): void =>
  ownerCalls(admin, container, 'Back office: history')(
    'get',
    '/api/admin/history',
    'The changes of one record, the newest first',
    { query: Query, answer: z.array(HistoryEntry) },
    ({ ctx, query }) => readHistory({ ctx, storage: container.storage, ...query }),
  );
