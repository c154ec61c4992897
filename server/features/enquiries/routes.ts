import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  EnquiryAnswer,
  EnquiryInput,
  EnquiryPhoto,
  MessageInput,
  VisitorEnquiry,
} from '#contracts/enquiries.ts';
import { DoneAnswer } from '#contracts/records.ts';
import { API } from '#contracts/routes.ts';
import { PRIVATE_HEADERS } from '#contracts/private-headers.ts';
import { LinkParams, visitorCalls } from '#server/calls.ts';
import type { Container } from '#server/container.ts';
import { addPhoto, openPhoto, removePhoto } from '#server/features/enquiries/photos.ts';
import { sendParts } from '#server/features/enquiries/send-parts.ts';
import { sendEnquiry } from '#server/features/enquiries/send.ts';
import { referenceOf } from '#server/submissions/definition.ts';
import {
  findByLink,
  readEnquiry,
  readPlanOf,
  withdrawEnquiry,
  writeToFirm,
} from '#server/features/enquiries/visitor.ts';
import { readImageFile } from '#server/features/uploads/read-file.ts';

const Numbered = LinkParams.extend({ n: z.coerce.number().int().min(1).max(1_000) });
const SizeQuery = z.object({ size: z.enum(['small', 'large']).default('large') });
const WRITES_PER_MINUTE = 20;
const LOOKS_PER_MINUTE = 240;
/** A drawing is looked at, never run. */
const DRAWING = {
  ...PRIVATE_HEADERS,
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; font-src data:; sandbox",
};

/** `laneOf` tells clients apart. */
export type EnquiryRouteOptions = {
  requestsToFirmPerMinute?: number;
  laneOf(request: FastifyRequest): string;
};

export function registerEnquiryRoutes(
  app: FastifyInstance,
  container: Container,
  { requestsToFirmPerMinute = WRITES_PER_MINUTE, laneOf }: EnquiryRouteOptions,
): void {
  const calls = app.withTypeProvider<ZodTypeProvider>();
  const visitor = (requestId: string) => container.contextFor({ kind: 'visitor' }, requestId);
  const parts = sendParts(container);
  const { storage, siteImages, space } = container;
  const tags = ['Enquiries'];
  const writing = { rateLimit: { max: requestsToFirmPerMinute, timeWindow: 60_000 } };

  calls.post(
    API.enquiries,
    {
      schema: {
        summary: 'Sends an enquiry',
        tags,
        body: EnquiryInput,
        response: { 200: EnquiryAnswer, 201: EnquiryAnswer },
      },
      config: writing,
    },
    async (request, reply) => {
      const { row, link, isNew } = await sendEnquiry({
        ctx: visitor(request.id),
        input: request.body,
        ...parts,
      });
      const reference = referenceOf(row.id);
      return reply
        .code(isNew ? 201 : 200)
        .headers(PRIVATE_HEADERS)
        .send({
          success: true,
          reference,
          link,
          isMailed: container.mail.kind === 'smtp' && row.email !== null,
          message: `Thank you. We have your enquiry, reference ${reference}, and will answer within two working days.`,
        });
    },
  );

  const call = visitorCalls(app, container, 'Enquiries');
  const one = '/api/enquiries/:token';
  const params = LinkParams;
  const rate = requestsToFirmPerMinute;
  call(
    'get',
    one,
    'An enquiry, by its private link',
    { params, answer: VisitorEnquiry, rate: LOOKS_PER_MINUTE },
    readEnquiry,
  );
  call(
    'post',
    `${one}/messages`,
    'Writes to the firm about an enquiry',
    { params, body: MessageInput, answer: VisitorEnquiry, rate },
    ({ ctx, token, input }) => writeToFirm({ ctx, token, input, ...parts }),
  );
  call(
    'post',
    `${one}/withdraw`,
    'Withdraws an enquiry',
    { params, answer: DoneAnswer.extend({ isGone: z.boolean() }), rate },
    async ({ ctx, token }) => {
      const { isGone } = await withdrawEnquiry({ ctx, token, storage, space, ...parts });
      return {
        success: true as const,
        isGone,
        message: isGone
          ? 'Your enquiry is withdrawn, and what you sent with it has been deleted.'
          : 'Your enquiry is withdrawn. The quote and the messages are kept; your photographs have been deleted.',
      };
    },
  );
  call(
    'get',
    `${one}/designs/:n/plan.svg`,
    'The plan of a design as it was sent',
    { params: Numbered, rate: LOOKS_PER_MINUTE },
    async ({ ctx, token, n }, { reply }) => {
      const { id } = await findByLink({ ctx, token });
      return reply
        .headers(DRAWING)
        .type('image/svg+xml')
        .send(await readPlanOf(container.db.read, id, n));
    },
  );
  call(
    'get',
    `${one}/photos/:n`,
    'A photograph of an enquiry',
    { params: Numbered, query: SizeQuery, rate: LOOKS_PER_MINUTE },
    async ({ ctx, token, n, query: { size } }, { reply }) => {
      const { id } = await findByLink({ ctx, token });
      const file = await openPhoto({ ctx, id, n, size, storage });
      return reply
        .headers(DRAWING)
        .type(file.contentType)
        .header('content-length', file.bytes)
        .send(file.stream);
    },
  );
  call(
    'delete',
    `${one}/photos/:n`,
    'Removes a photograph',
    { params: Numbered, done: 'The photograph has been deleted', rate },
    async ({ ctx, token, n }) => {
      const { id } = await findByLink({ ctx, token });
      await removePhoto({ ctx, id, n, storage, space });
    },
  );

  registerUpload(app, { visitor, storage, siteImages, space, laneOf, writing });
}

type UploadParts = Pick<Container, 'storage' | 'siteImages' | 'space'> & {
  visitor: (requestId: string) => ReturnType<Container['contextFor']>;
  laneOf(request: FastifyRequest): string;
  writing: object;
};

/** The parser of files is for this call alone; who asks is known before any of the file is read. */
function registerUpload(
  app: FastifyInstance,
  { visitor, storage, siteImages, space, laneOf, writing }: UploadParts,
): void {
  app.register(async (scope) => {
    await scope.register(multipart);
    scope.withTypeProvider<ZodTypeProvider>().post(
      '/api/enquiries/:token/photos',
      {
        config: writing,
        schema: {
          summary: 'Adds a photograph',
          description:
            'form-data with a JPEG, PNG, WebP, AVIF or GIF file of at most 10 MB in the field "image".',
          tags: ['Enquiries'],
          consumes: ['multipart/form-data'],
          params: LinkParams,
          response: { 201: EnquiryPhoto },
        },
      },
      async (request, reply) => {
        const { token } = request.params;
        const { id } = await findByLink({ ctx: visitor(request.id), token });
        const photo = await addPhoto({
          ctx: visitor(request.id),
          id,
          client: laneOf(request),
          bytes: await readImageFile(request),
          storage,
          siteImages,
          space,
        });
        const url = `/api/enquiries/${encodeURIComponent(token)}/photos/${photo.n}`;
        return reply
          .code(201)
          .headers(PRIVATE_HEADERS)
          .send({
            n: photo.n,
            width: photo.width,
            height: photo.height,
            url,
            smallUrl: `${url}?size=small`,
            at: photo.created_at,
            isOurs: false,
          });
      },
    );
  });
}
