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

const Params = z.object({ token: z.string().max(200) });
const Numbered = Params.extend({ n: z.coerce.number().int().min(1).max(1_000) });
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
  const looking = { rateLimit: { max: LOOKS_PER_MINUTE, timeWindow: 60_000 } };

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

  calls.get(
    '/api/enquiries/:token',
    {
      schema: {
        summary: 'An enquiry, by its private link',
        tags,
        params: Params,
        response: { 200: VisitorEnquiry },
      },
      config: looking,
    },
    async (request, reply) =>
      reply
        .headers(PRIVATE_HEADERS)
        .send(await readEnquiry({ ctx: visitor(request.id), token: request.params.token })),
  );

  calls.post(
    '/api/enquiries/:token/messages',
    {
      schema: {
        summary: 'Writes to the firm about an enquiry',
        tags,
        params: Params,
        body: MessageInput,
        response: { 200: VisitorEnquiry },
      },
      config: writing,
    },
    async (request, reply) =>
      reply.headers(PRIVATE_HEADERS).send(
        await writeToFirm({
          ctx: visitor(request.id),
          token: request.params.token,
          input: request.body,
          ...parts,
        }),
      ),
  );

  calls.post(
    '/api/enquiries/:token/withdraw',
    {
      schema: {
        summary: 'Withdraws an enquiry',
        tags,
        params: Params,
        response: { 200: DoneAnswer.extend({ isGone: z.boolean() }) },
      },
      config: writing,
    },
    async (request, reply) => {
      const { isGone } = await withdrawEnquiry({
        ctx: visitor(request.id),
        token: request.params.token,
        storage,
        space,
        ...parts,
      });
      return reply.headers(PRIVATE_HEADERS).send({
        success: true as const,
        isGone,
        message: isGone
          ? 'Your enquiry is withdrawn, and what you sent with it has been deleted.'
          : 'Your enquiry is withdrawn. The quote and the messages are kept; your photographs have been deleted.',
      });
    },
  );

  calls.get(
    '/api/enquiries/:token/designs/:n/plan.svg',
    {
      schema: { summary: 'The plan of a design as it was sent', tags, params: Numbered },
      config: looking,
    },
    async (request, reply) => {
      const { id } = await findByLink({ ctx: visitor(request.id), token: request.params.token });
      return reply
        .headers(DRAWING)
        .type('image/svg+xml')
        .send(await readPlanOf(container.db.read, id, request.params.n));
    },
  );

  calls.get(
    '/api/enquiries/:token/photos/:n',
    {
      schema: {
        summary: 'A photograph of an enquiry',
        tags,
        params: Numbered,
        querystring: SizeQuery,
      },
      config: looking,
    },
    async (request, reply) => {
      const { id } = await findByLink({ ctx: visitor(request.id), token: request.params.token });
      const file = await openPhoto({
        ctx: visitor(request.id),
        id,
        n: request.params.n,
        size: request.query.size,
        storage,
      });
      return reply
        .headers(DRAWING)
        .type(file.contentType)
        .header('content-length', file.bytes)
        .send(file.stream);
    },
  );

  calls.delete(
    '/api/enquiries/:token/photos/:n',
    {
      schema: {
        summary: 'Removes a photograph',
        tags,
        params: Numbered,
        response: { 200: DoneAnswer },
      },
      config: writing,
    },
    async (request, reply) => {
      const { id } = await findByLink({ ctx: visitor(request.id), token: request.params.token });
      await removePhoto({ ctx: visitor(request.id), id, n: request.params.n, storage, space });
      return reply
        .headers(PRIVATE_HEADERS)
        .send({ success: true as const, message: 'The photograph has been deleted' });
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
          params: Params,
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
          });
      },
    );
  });
}
