import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { LISTS_OUT_API, ListOutParams, ListOutQuery, ListsOut } from '#contracts/lists-out.ts';
import { attach, ownerCalls } from '#server/calls.ts';
import type { Container } from '#server/container.ts';
import type { ListOut } from '#server/features/lists-out/provider.ts';
import { readListsOut, takeListOut } from '#server/features/lists-out/use-cases.ts';

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
} as const;

export function registerListOutAdminRoutes(
  admin: FastifyInstance,
  container: Container,
  lists: readonly ListOut[],
): void {
  const call = ownerCalls(admin, container, 'Back office: lists taken out', { lists });
  call('get', LISTS_OUT_API, 'What can be taken out', { answer: ListsOut }, readListsOut);
  call(
    'post',
    `${LISTS_OUT_API}/:name`,
    'Takes a list out as a file',
    {
      description: 'Answers text/csv or application/json as an attachment.',
      params: ListOutParams,
      query: ListOutQuery,
    },
    async ({ ctx, name, query: { as: format } }, { reply }) => {
      const pieces = await takeListOut({ ctx, lists, name, format });
      return attach(reply, {
        name: `${name}-*.${format}`,
        type: TYPES[format],
        at: container.clock.now(),
      }).send(Readable.from(pieces));
    },
  );
}
