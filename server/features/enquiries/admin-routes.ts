import multipart from '@fastify/multipart';
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
import { EnquiryPhoto } from '#contracts/enquiries.ts';
import { OwnCopy } from '#contracts/studio.ts';
import { RecordParams } from '#contracts/records.ts';
import { actorOf, ownerCalls } from '#server/calls.ts';
import type { Container } from '#server/container.ts';
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
import { copyDesignOf } from '#server/features/enquiries/copy-design.ts';
import { readImageFile } from '#server/features/uploads/read-file.ts';
import { presentPhotos } from '#server/features/enquiries/present.ts';
import { addOwnPhoto, openPhoto, removePhoto } from '#server/features/enquiries/photos.ts';
import { sendParts } from '#server/features/enquiries/send-parts.ts';
import { readReplyTemplates, saveReplyTemplates } from '#server/features/enquiries/templates.ts';
import { readPlanOf } from '#server/features/enquiries/visitor.ts';

const Numbered = RecordParams.extend({ n: z.coerce.number().int().min(1).max(1_000) });
const NoteParams = RecordParams.extend({
  noteId: z.string().regex(/^[\w-]{1,80}$/, 'There is nothing at this address.'),
});
const SizeQuery = z.object({ size: z.enum(['small', 'large']).default('large') });
const DRAWING = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; sandbox";

export function registerEnquiryAdminRoutes(admin: FastifyInstance, container: Container): void {
  const { readPlan: _readPlan, ...parts } = sendParts(container);
  const call = ownerCalls(admin, container, 'Back office: enquiries');
  const one = `${ADMIN_API.enquiries}/:id`;
  const [params, answer] = [RecordParams, AdminEnquiry];

  call(
    'get',
    ADMIN_API.enquiries,
    'Enquiries, those that wait first',
    { query: EnquiriesQuery, answer: EnquiriesPage },
    listEnquiries,
  );
  call('get', one, 'An enquiry with all that hangs on it', { params, answer }, readEnquiryForOwner);
  call(
    'put',
    `${one}/state`,
    'Says how far an enquiry has come',
    { params, body: EnquiryStateInput, answer },
    setEnquiryState,
  );
  call(
    'post',
    `${one}/messages`,
    'Answers the visitor',
    { params, body: AnswerInput, answer: z.object({ enquiry: answer, isMailed: z.boolean() }) },
    ({ ctx, id, input }) => writeToVisitor({ ctx, id, input, ...parts }),
  );
  call(
    'post',
    `${one}/answered`,
    'Marks an enquiry as answered otherwise',
    { params, body: AnsweredInput.nullish(), answer },
    markAnswered,
  );
  call(
    'post',
    `${one}/notes`,
    'Adds a note of the owner’s',
    { params, body: NoteInput, answer },
    addNote,
  );
  call(
    'delete',
    `${one}/notes/:noteId`,
    'Removes a note',
    { params: NoteParams, answer },
    removeNote,
  );
  call(
    'put',
    `${one}/archived`,
    'Puts an enquiry into the archive, or takes it out',
    { params, body: ArchiveInput, answer },
    archiveEnquiry,
  );
  call(
    'delete',
    one,
    'Puts an enquiry into the bin',
    { params, done: 'Enquiry deleted' },
    deleteEnquiry,
  );
  call(
    'get',
    `${one}/photos/:n`,
    'A photograph of an enquiry',
    { params: Numbered, query: SizeQuery },
    async ({ ctx, id, n, query: { size } }, { reply }) => {
      const file = await openPhoto({ ctx, id, n, size, storage: container.storage });
      return reply
        .header('content-security-policy', DRAWING)
        .type(file.contentType)
        .header('content-length', file.bytes)
        .send(file.stream);
    },
  );
  call(
    'delete',
    `${one}/photos/:n`,
    'Removes a photograph that the firm has taken',
    { params: Numbered, done: 'The photograph has been deleted' },
    ({ ctx, id, n }) =>
      removePhoto({ ctx, id, n, storage: container.storage, space: container.space }),
  );
  registerOwnPhotos(admin, container);
  call(
    'get',
    `${one}/designs/:n/plan.svg`,
    'The plan of a design as it was sent',
    { params: Numbered },
    async ({ id, n }, { reply }) =>
      reply
        .header('content-security-policy', DRAWING)
        .type('image/svg+xml')
        .send(await readPlanOf(container.db.read, id, n)),
  );
  call(
    'post',
    `${one}/designs/:n/copies`,
    'A copy of a design that came with an enquiry, to adjust before it is quoted',
    { params: Numbered, answer: OwnCopy },
    ({ ctx, id, n }) => copyDesignOf({ ctx, queue: container.queue, id, n }),
  );
  call(
    'get',
    ADMIN_API.replyTemplates,
    'The templates for answers',
    { answer: ReplyTemplates },
    readReplyTemplates,
  );
  call(
    'put',
    ADMIN_API.replyTemplates,
    'Saves the templates for answers',
    { body: ReplyTemplatesInput, answer: ReplyTemplates },
    saveReplyTemplates,
  );
}

/** The parser of files is for this call alone. */
function registerOwnPhotos(
  admin: FastifyInstance,
  { contextFor, storage, siteImages }: Container,
): void {
  admin.register(async (scope) => {
    await scope.register(multipart);
    scope.withTypeProvider<ZodTypeProvider>().post(
      `${ADMIN_API.enquiries}/:id/photos`,
      {
        schema: {
          summary: 'Adds a photograph that the firm has taken',
          description:
            'form-data with a JPEG, PNG, WebP, AVIF or GIF file of at most 10 MB in the field "image".',
          tags: ['Back office: enquiries'],
          consumes: ['multipart/form-data'],
          params: RecordParams,
          response: { 201: EnquiryPhoto },
        },
      },
      async (request, reply) => {
        const { id } = request.params;
        const photo = await addOwnPhoto({
          ctx: contextFor(actorOf(request), request.id),
          id,
          bytes: await readImageFile(request),
          storage,
          siteImages,
        });
        return reply
          .code(201)
          .send(presentPhotos([photo], `${ADMIN_API.enquiries}/${encodeURIComponent(id)}`)[0]!);
      },
    );
  });
}
