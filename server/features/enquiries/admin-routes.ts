import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ADMIN_API } from '#contracts/admin-paths.ts';
import {
  AdminEnquiry,
  AnsweredInput,
  AnswerInput,
  ArchiveInput,
  EnquiriesPage,
  EnquiriesQuery,
  EnquiryStateInput,
  NoteInput,
  ReplyTemplates,
  ReplyTemplatesInput,
} from '#contracts/admin-enquiries.ts';
import { DoneAnswer, RecordParams } from '#contracts/records.ts';
import type { Container } from '#server/container.ts';
import { requestKeyOf } from '#server/db/add-once.ts';
import { baseVersionOf } from '#server/db/records.ts';
import {
  addNote,
  archiveEnquiry,
  deleteEnquiry,
  markAnswered,
  removeNote,
  setEnquiryState,
  writeToVisitor,
} from '#server/features/enquiries/manage.ts';
import { listEnquiries, readEnquiryForOwner } from '#server/features/enquiries/read-for-owner.ts';
import { openPhoto } from '#server/features/enquiries/photos.ts';
import { sendParts } from '#server/features/enquiries/send-parts.ts';
import { readReplyTemplates, saveReplyTemplates } from '#server/features/enquiries/templates.ts';
import { readPlanOf } from '#server/features/enquiries/visitor.ts';

const Numbered = RecordParams.extend({ n: z.coerce.number().int().min(1).max(1_000) });
const NoteParams = RecordParams.extend({
  noteId: z.string().regex(/^[\w-]{1,80}$/, 'There is nothing at this address.'),
});
const SizeQuery = z.object({ size: z.enum(['small', 'large']).default('large') });
const DRAWING = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; sandbox";
const tags = ['Back office: enquiries'];

export function registerEnquiryAdminRoutes(admin: FastifyInstance, container: Container): void {
  const calls = admin.withTypeProvider<ZodTypeProvider>();
  const owner = (requestId: string) => container.contextFor({ kind: 'owner' }, requestId);
  const { readPlan: _readPlan, ...parts } = sendParts(container);
  const one = `${ADMIN_API.enquiries}/:id`;

  calls.get(
    ADMIN_API.enquiries,
    {
      schema: {
        summary: 'Enquiries, those that wait first',
        tags,
        querystring: EnquiriesQuery,
        response: { 200: EnquiriesPage },
      },
    },
    async (request) => listEnquiries({ ctx: owner(request.id), query: request.query }),
  );

  calls.get(
    one,
    {
      schema: {
        summary: 'An enquiry with all that hangs on it',
        tags,
        params: RecordParams,
        response: { 200: AdminEnquiry },
      },
    },
    async (request) => readEnquiryForOwner({ ctx: owner(request.id), id: request.params.id }),
  );

  calls.put(
    `${one}/state`,
    {
      schema: {
        summary: 'Says how far an enquiry has come',
        tags,
        params: RecordParams,
        body: EnquiryStateInput,
        response: { 200: AdminEnquiry },
      },
    },
    async (request) =>
      setEnquiryState({
        ctx: owner(request.id),
        id: request.params.id,
        input: request.body,
        baseVersion: baseVersionOf(request.headers['if-match']),
      }),
  );

  calls.post(
    `${one}/messages`,
    {
      schema: {
        summary: 'Answers the visitor',
        tags,
        params: RecordParams,
        body: AnswerInput,
        response: { 200: z.object({ enquiry: AdminEnquiry, isMailed: z.boolean() }) },
      },
    },
    async (request) =>
      writeToVisitor({
        ctx: owner(request.id),
        id: request.params.id,
        input: request.body,
        ...parts,
      }),
  );

  calls.post(
    `${one}/answered`,
    {
      schema: {
        summary: 'Marks an enquiry as answered otherwise',
        tags,
        params: RecordParams,
        body: AnsweredInput.nullish(),
        response: { 200: AdminEnquiry },
      },
    },
    async (request) =>
      markAnswered({ ctx: owner(request.id), id: request.params.id, input: request.body }),
  );

  calls.post(
    `${one}/notes`,
    {
      schema: {
        summary: 'Adds a note of the owner’s',
        tags,
        params: RecordParams,
        body: NoteInput,
        response: { 200: AdminEnquiry },
      },
    },
    async (request) =>
      addNote({
        ctx: owner(request.id),
        id: request.params.id,
        input: request.body,
        requestKey: requestKeyOf(request.headers['idempotency-key']),
      }),
  );

  calls.delete(
    `${one}/notes/:noteId`,
    {
      schema: {
        summary: 'Removes a note',
        tags,
        params: NoteParams,
        response: { 200: AdminEnquiry },
      },
    },
    async (request) =>
      removeNote({ ctx: owner(request.id), id: request.params.id, noteId: request.params.noteId }),
  );

  calls.put(
    `${one}/archived`,
    {
      schema: {
        summary: 'Puts an enquiry into the archive, or takes it out',
        tags,
        params: RecordParams,
        body: ArchiveInput,
        response: { 200: AdminEnquiry },
      },
    },
    async (request) =>
      archiveEnquiry({ ctx: owner(request.id), id: request.params.id, input: request.body }),
  );

  calls.delete(
    one,
    {
      schema: {
        summary: 'Puts an enquiry into the bin',
        tags,
        params: RecordParams,
        response: { 200: DoneAnswer },
      },
    },
    async (request) => {
      await deleteEnquiry({ ctx: owner(request.id), id: request.params.id });
      return { success: true as const, message: 'Enquiry deleted' };
    },
  );

  registerFiles(admin, container);
}

function registerFiles(admin: FastifyInstance, container: Container): void {
  const calls = admin.withTypeProvider<ZodTypeProvider>();
  const owner = (requestId: string) => container.contextFor({ kind: 'owner' }, requestId);
  const one = `${ADMIN_API.enquiries}/:id`;

  calls.get(
    `${one}/photos/:n`,
    {
      schema: {
        summary: 'A photograph of an enquiry',
        tags,
        params: Numbered,
        querystring: SizeQuery,
      },
    },
    async (request, reply) => {
      const file = await openPhoto({
        ctx: owner(request.id),
        id: request.params.id,
        n: request.params.n,
        size: request.query.size,
        storage: container.storage,
      });
      return reply
        .header('content-security-policy', DRAWING)
        .type(file.contentType)
        .header('content-length', file.bytes)
        .send(file.stream);
    },
  );

  calls.get(
    `${one}/designs/:n/plan.svg`,
    { schema: { summary: 'The plan of a design as it was sent', tags, params: Numbered } },
    async (request, reply) =>
      reply
        .header('content-security-policy', DRAWING)
        .type('image/svg+xml')
        .send(await readPlanOf(container.db.read, request.params.id, request.params.n)),
  );

  calls.get(
    ADMIN_API.replyTemplates,
    { schema: { summary: 'The templates for answers', tags, response: { 200: ReplyTemplates } } },
    async (request) => readReplyTemplates({ ctx: owner(request.id) }),
  );

  calls.put(
    ADMIN_API.replyTemplates,
    {
      schema: {
        summary: 'Saves the templates for answers',
        tags,
        body: ReplyTemplatesInput,
        response: { 200: ReplyTemplates },
      },
    },
    async (request) =>
      saveReplyTemplates({
        ctx: owner(request.id),
        input: request.body,
        baseVersion: baseVersionOf(request.headers['if-match']),
      }),
  );
}
