/** The calls of the back office that every record has. */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { orderInput, RecordParams } from '#contracts/records.ts';
import { ownerCalls } from '#server/calls.ts';
import type { Container } from '#server/container.ts';
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
  const { a, many, deleted, area } = record.words;
  const parts = { queue: container.queue, record };
  const call = ownerCalls(admin, container, `Back office: ${area}`, parts);
  const path = `/api/admin/${record.kind}`;
  const one = `${path}/:id`;
  const params = RecordParams;
  const { input: body, admin: answer } = record;

  if (!record.isPaged) call('get', path, `All ${many}`, { answer: z.array(answer) }, listRecords);
  call('post', path, `Adds ${a}`, { body, answer, status: 201 }, addRecord);
  call('put', one, `Changes ${a}`, { params, body, answer }, updateRecord);
  call(
    'delete',
    one,
    `Puts ${a} into the bin`,
    { params, done: `${deleted} deleted` },
    deleteRecord,
  );
  if (record.orderPath)
    call(
      'put',
      record.orderPath,
      `Puts the ${many} in order`,
      { body: orderInput(many), answer: z.array(answer) },
      ({ ctx, input: { ids } }) => reorderRecords({ ctx, record, ids }),
    );
}
