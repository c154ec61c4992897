import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { HeroImagesResponse } from '#contracts/library.ts';
import { API } from '#contracts/routes.ts';
import type { Container } from '#server/container.ts';
import { listHeroImages } from '#server/features/hero/use-cases.ts';

export function registerHeroRoutes(app: FastifyInstance, container: Container): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    API.heroImages,
    {
      schema: {
        summary: 'Pictures of the home page',
        tags: ['Site'],
        response: { 200: HeroImagesResponse },
      },
    },
    async (request, reply) => {
      const images = await listHeroImages({
        ctx: container.contextFor({ kind: 'visitor' }, request.id),
      });
      return reply.header('cache-control', 'no-cache').send({ success: true, images });
    },
  );
}
