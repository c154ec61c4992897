/** The calls of the back office that every record has. */
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { DoneAnswer, orderInput, RecordParams } from '#contracts/records.ts';
import type { Container } from '#server/container.ts';
import { requestKeyOf } from '#server/db/add-once.ts';
import { baseVersionOf } from '#server/db/records.ts';
import type { AnyRecord } from '#server/records/definition.ts';
import {
  addRecord,
  deleteRecord,
  listRecords,
  reorderRecords,
  updateRecord,
} from '#server/records/edit.ts';
import { RECORDS } from '#server/records/list.ts';

export function registerRecordAdminRoutes(admin: FastifyInstance, container: Container): void {
  for (const record of RECORDS) registerOne(admin, container, record);
}

function registerOne(admin: FastifyInstance, container: Container, record: AnyRecord): void {
  const calls = admin.withTypeProvider<ZodTypeProvider>();
  const parts = (requestId: string) => ({
    ctx: container.contextFor({ kind: 'owner' }, requestId),
    queue: container.queue,
    record,
  });
  const { a, many, deleted, area } = record.words;
  const tags = [`Back office: ${area}`];
  const path = `/api/admin/${record.kind}`;

  if (!record.isPaged)
    calls.get(
      path,
      { schema: { summary: `All ${many}`, tags, response: { 200: z.array(record.admin) } } },
      async (request) => listRecords(parts(request.id)),
    );

  calls.post(
    path,
    {
      schema: {
        summary: `Adds ${a}`,
        tags,
        body: record.input,
        response: { 201: record.admin },
      },
    },
    async (request, reply) =>
      reply.code(201).send(
        await addRecord({
          ...parts(request.id),
          input: request.body,
          requestKey: requestKeyOf(request.headers['idempotency-key']),
        }),
      ),
  );

  calls.put(
    `${path}/:id`,
    {
      schema: {
        summary: `Changes ${a}`,
        tags,
        params: RecordParams,
        body: record.input,
        response: { 200: record.admin },
      },
    },
    async (request) =>
      updateRecord({
        ...parts(request.id),
        id: request.params.id,
        input: request.body,
        baseVersion: baseVersionOf(request.headers['if-match']),
      }),
  );

  calls.delete(
    `${path}/:id`,
    {
      schema: {
        summary: `Puts ${a} into the bin`,
        tags,
        params: RecordParams,
        response: { 200: DoneAnswer },
      },
    },
    async (request) => {
      await deleteRecord({
        ...parts(request.id),
        id: request.params.id,
        baseVersion: baseVersionOf(request.headers['if-match']),
      });
      return { success: true as const, message: `${deleted} deleted` };
    },
  );

  if (record.orderPath)
    calls.put(
      record.orderPath,
      {
        schema: {
          summary: `Puts the ${many} in order`,
          tags,
          body: orderInput(many),
          response: { 200: z.array(record.admin) },
        },
      },
      async (request) => reorderRecords({ ...parts(request.id), ids: request.body.ids }),
    );
}
