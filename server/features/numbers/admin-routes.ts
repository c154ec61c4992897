import type { FastifyInstance } from 'fastify';
import { AdminNumbers, NumbersQuery } from '#contracts/admin-numbers.ts';
import { attach, ownerCalls } from '#server/calls.ts';
import type { Container } from '#server/container.ts';
import { readNumbers, writeNumbersCsv } from '#server/features/numbers/use-cases.ts';

export function registerNumberAdminRoutes(admin: FastifyInstance, container: Container): void {
  const call = ownerCalls(admin, container, 'Back office: figures');
  call(
    'get',
    '/api/admin/numbers',
    'From an opened page to an accepted quote, by month and area',
    { query: NumbersQuery, answer: AdminNumbers },
    async (order) => {
      // What has been counted on this node is in the answer too.
      await admin.pageViews.flush();
      return readNumbers(order);
    },
  );
  call(
    'get',
    '/api/admin/numbers.csv',
    'The same as CSV',
    { description: 'Answers text/csv.', query: NumbersQuery },
    async (order, { reply }) => {
      await admin.pageViews.flush();
      const csv = await writeNumbersCsv(order);
      const [name, type] = ['numbers-*.csv', 'text/csv; charset=utf-8'];
      return attach(reply, { name, type, at: container.clock.now() }).send(csv);
    },
  );
}
