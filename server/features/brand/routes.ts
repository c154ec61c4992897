import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { BRAND_UPLOAD, BrandUploadAnswer } from '#contracts/brand.ts';
import { actorOf } from '#server/calls.ts';
import type { Container } from '#server/container.ts';
import { AppError } from '#server/errors.ts';
import { findBrandFile, keepBrandFile } from '#server/features/brand/files.ts';
import { readImageFile } from '#server/features/uploads/read-file.ts';

const Name = z.object({ name: z.string().regex(/^[a-f\d]{32}\.(?:svg|png)$/) });
/** A drawing opened on its own may do nothing at all. */
const NOTHING = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** The firm's logo and icon, for everybody. */
export function registerBrandRoutes(app: FastifyInstance, container: Container): void {
  app
    .withTypeProvider<ZodTypeProvider>()
    .get('/brand/:name', { schema: { hide: true, params: Name } }, async (request, reply) => {
      const file = await findBrandFile(container.db.read, request.params.name);
      if (!file) throw new AppError('not-found', 'There is no such picture.');
      return (
        reply
          .type(file.type)
          .header('cache-control', 'public, max-age=31536000, immutable')
          .header('content-security-policy', NOTHING)
          .header('x-content-type-options', 'nosniff')
          // E-mails show it from another site.
          .header('cross-origin-resource-policy', 'cross-origin')
          .send(file.bytes)
      );
    });
}

export function registerBrandAdminRoutes(admin: FastifyInstance, container: Container): void {
  // The parser of files is for this call alone.
  admin.register(async (scope) => {
    await scope.register(multipart);
    scope.withTypeProvider<ZodTypeProvider>().post(
      BRAND_UPLOAD,
      {
        schema: {
          summary: 'Keeps a logo or an icon',
          description:
            'form-data with an SVG of at most 300 kB or a PNG of at most 1 MB in the field "image". An SVG is written anew with what draws alone.',
          tags: ['Back office: settings'],
          consumes: ['multipart/form-data'],
          response: { 201: BrandUploadAnswer },
        },
      },
      async (request, reply) =>
        reply.code(201).send({
          success: true as const,
          file: await keepBrandFile({
            ctx: container.contextFor(actorOf(request), request.id),
            bytes: await readImageFile(request),
          }),
        }),
    );
  });
}
