import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  PictureDetails,
  PICTURES_PATH,
  PictureWords,
  UPLOAD_PATHS,
  UploadAnswer,
} from '#contracts/admin-pictures.ts';
import { actorOf, ownerCalls } from '#server/calls.ts';
import type { Container } from '#server/container.ts';
import {
  describeSitePicture,
  readPictureDetails,
} from '#server/features/site-pictures/use-cases.ts';
import { readImageFile } from '#server/features/uploads/read-file.ts';
import { uploadPicture } from '#server/features/uploads/use-cases.ts';

const area = 'Back office: pictures';
const Query = z.object({ url: z.string().min(1).max(2_000) });

export function registerUploadAdminRoutes(admin: FastifyInstance, container: Container): void {
  const { storage, siteImages } = container;
  const call = ownerCalls(admin, container, area);
  call(
    'get',
    PICTURES_PATH,
    'What is known of a picture',
    { query: Query, answer: PictureDetails },
    ({ ctx, query: { url } }) => readPictureDetails({ ctx, url }),
  );
  call(
    'put',
    PICTURES_PATH,
    'Describes a picture',
    { body: PictureWords, answer: PictureDetails },
    describeSitePicture,
  );

  // The parser of files is for these calls alone.
  admin.register(async (scope) => {
    await scope.register(multipart);
    for (const path of Object.values(UPLOAD_PATHS)) {
      scope.withTypeProvider<ZodTypeProvider>().post(
        path,
        {
          schema: {
            summary: 'Keeps a picture',
            description:
              'form-data with a JPEG, PNG, WebP, AVIF or GIF file of at most 10 MB in the field "image".',
            tags: [area],
            consumes: ['multipart/form-data'],
            response: { 201: UploadAnswer },
          },
        },
        async (request, reply) =>
          reply.code(201).send(
            await uploadPicture({
              ctx: container.contextFor(actorOf(request), request.id),
              storage,
              siteImages,
              bytes: await readImageFile(request),
            }),
          ),
      );
    }
  });
}
