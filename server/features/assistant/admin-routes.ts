import type { FastifyInstance } from 'fastify';
import {
  ADMIN_CARDS_PATH,
  AdminCard,
  AdminCardsPage,
  AdminCardsQuery,
} from '#contracts/admin-cards.ts';
import { RecordParams } from '#contracts/records.ts';
import { ownerCalls } from '#server/calls.ts';
import type { Container } from '#server/container.ts';
import { listAdminCards } from '#server/features/assistant/admin-list.ts';
import { cardRecord } from '#server/features/assistant/record.ts';
import { readRecord } from '#server/records/edit.ts';

/** Besides the calls of every record: the cards in pages, and one of them whole. */
export function registerCardAdminRoutes(admin: FastifyInstance, container: Container): void {
  const call = ownerCalls(admin, container, 'Back office: knowledge');
  call(
    'get',
    ADMIN_CARDS_PATH,
    'A page of the cards',
    { query: AdminCardsQuery, answer: AdminCardsPage },
    listAdminCards,
  );
  call(
    'get',
    `${ADMIN_CARDS_PATH}/:id`,
    'A card',
    { params: RecordParams, answer: AdminCard },
    ({ ctx, id }) => readRecord({ ctx, record: cardRecord, id }),
  );
}
