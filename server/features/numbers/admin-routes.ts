import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { AdminNumbers, NumbersQuery } from '#contracts/admin-numbers.ts';
import type { Container } from '#server/container.ts';
import { readNumbers, writeNumbersCsv } from '#server/features/numbers/use-cases.ts';

export function registerNumberAdminRoutes(admin: FastifyInstance, container: Container): void {
  const calls = admin.withTypeProvider<ZodTypeProvider>();
  const owner = (requestId: string) => container.contextFor({ kind: 'owner' }, requestId);
  const tags = ['Back office: figures'];

  calls.get(
    '/api/admin/numbers',
    {
      schema: {
        summary: 'From an opened page to an accepted quote, by month and area',
        tags,
        querystring: NumbersQuery,
        response: { 200: AdminNumbers },
      },
    },
    async (request) => {
      // What has been counted on this node is in the answer too.
      await admin.pageViews.flush();
      return readNumbers({ ctx: owner(request.id), query: request.query });
    },
  );

  calls.get(
    '/api/admin/numbers.csv',
    {
      schema: {
        summary: 'The same as CSV',
        description: 'Answers text/csv.',
        tags,
        querystring: NumbersQuery,
      },
    },
    async (request, reply) => {
      await admin.pageViews.flush();
      const csv = await writeNumbersCsv({ ctx: owner(request.id), query: request.query });
      return reply
        .type('text/csv; charset=utf-8')
        .header(
          'content-disposition',
          `attachment; filename="numbers-${container.clock.now().toISOString().slice(0, 10)}.csv"`,
        )
        .send(csv);
    },
  );
}
