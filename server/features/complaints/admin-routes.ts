import type { FastifyInstance } from 'fastify';
import { ADMIN_API } from '#contracts/admin-paths.ts';
import {
  AdminComplaint,
  ComplaintsPage,
  ComplaintsQuery,
  ComplaintStepInput,
  HandComplaintInput,
} from '#contracts/complaints.ts';
import { RecordParams } from '#contracts/records.ts';
import { attach, ownerCalls } from '#server/calls.ts';
import type { Container } from '#server/container.ts';
import { exportComplaints } from '#server/features/complaints/export.ts';
import {
  addComplaintByHand,
  deleteComplaint,
  listComplaints,
  takeStep,
} from '#server/features/complaints/manage.ts';
import { tellParts } from '#server/submissions/routes.ts';

export function registerComplaintAdminRoutes(admin: FastifyInstance, container: Container): void {
  const parts = tellParts(container);
  const call = ownerCalls(admin, container, 'Back office: complaints', parts);
  const url = ADMIN_API.complaints;
  const [params, answer] = [RecordParams, AdminComplaint];

  call(
    'get',
    url,
    'Complaints, what has to be answered first',
    { query: ComplaintsQuery, answer: ComplaintsPage },
    listComplaints,
  );
  call(
    'post',
    url,
    'Enters a complaint that came another way',
    { body: HandComplaintInput, answer },
    ({ ctx, input }) => addComplaintByHand({ ctx, input, ...parts }),
  );
  call(
    'post',
    `${url}/:id/steps`,
    'Acknowledges, answers, puts off, notes, closes or opens again',
    { params, body: ComplaintStepInput, answer },
    ({ ctx, id, input, baseVersion }) => takeStep({ ctx, id, input, baseVersion, ...parts }),
  );
  call(
    'delete',
    `${url}/:id`,
    'Deletes a complaint for good',
    { params, done: 'Complaint deleted' },
    deleteComplaint,
  );
  call(
    'post',
    `${url}/export`,
    'The whole log as CSV',
    { description: 'Answers text/csv.' },
    async ({ ctx }, { reply }) => {
      const name = 'complaints-*.csv';
      return attach(reply, { name, type: 'text/csv; charset=utf-8', at: ctx.clock.now() }).send(
        await exportComplaints({ ctx }),
      );
    },
  );
}
