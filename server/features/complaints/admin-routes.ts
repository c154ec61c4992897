import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { ADMIN_API } from '#contracts/admin-paths.ts';
import {
  AdminComplaint,
  ComplaintsPage,
  ComplaintsQuery,
  ComplaintStepInput,
  HandComplaintInput,
} from '#contracts/complaints.ts';
import { DoneAnswer, RecordParams } from '#contracts/records.ts';
import type { Container } from '#server/container.ts';
import { baseVersionOf } from '#server/db/records.ts';
import { exportComplaints } from '#server/features/complaints/export.ts';
import {
  addComplaintByHand,
  deleteComplaint,
  listComplaints,
  takeStep,
} from '#server/features/complaints/manage.ts';
import { tellParts } from '#server/submissions/routes.ts';

export function registerComplaintAdminRoutes(admin: FastifyInstance, container: Container): void {
  const calls = admin.withTypeProvider<ZodTypeProvider>();
  const owner = (requestId: string) => container.contextFor({ kind: 'owner' }, requestId);
  const parts = tellParts(container);
  const tags = ['Back office: complaints'];
  const url = ADMIN_API.complaints;

  calls.get(
    url,
    {
      schema: {
        summary: 'Complaints, what has to be answered first',
        tags,
        querystring: ComplaintsQuery,
        response: { 200: ComplaintsPage },
      },
    },
    async (request) =>
      listComplaints({ ctx: owner(request.id), query: request.query, isMailed: parts.isMailed }),
  );

  calls.post(
    url,
    {
      schema: {
        summary: 'Enters a complaint that came another way',
        tags,
        body: HandComplaintInput,
        response: { 200: AdminComplaint },
      },
    },
    async (request) =>
      addComplaintByHand({ ctx: owner(request.id), input: request.body, ...parts }),
  );

  calls.post(
    `${url}/:id/steps`,
    {
      schema: {
        summary: 'Acknowledges, answers, puts off, notes, closes or opens again',
        tags,
        params: RecordParams,
        body: ComplaintStepInput,
        response: { 200: AdminComplaint },
      },
    },
    async (request) =>
      takeStep({
        ctx: owner(request.id),
        id: request.params.id,
        input: request.body,
        baseVersion: baseVersionOf(request.headers['if-match']),
        ...parts,
      }),
  );

  calls.delete(
    `${url}/:id`,
    {
      schema: {
        summary: 'Deletes a complaint for good',
        tags,
        params: RecordParams,
        response: { 200: DoneAnswer },
      },
    },
    async (request) => {
      await deleteComplaint({
        ctx: owner(request.id),
        id: request.params.id,
        queue: container.queue,
      });
      return { success: true as const, message: 'Complaint deleted' };
    },
  );

  calls.post(
    `${url}/export`,
    { schema: { summary: 'The whole log as CSV', description: 'Answers text/csv.', tags } },
    async (request, reply) =>
      reply
        .type('text/csv; charset=utf-8')
        .header(
          'content-disposition',
          `attachment; filename="complaints-${container.clock.now().toISOString().slice(0, 10)}.csv"`,
        )
        .send(await exportComplaints({ ctx: owner(request.id) })),
  );
}
