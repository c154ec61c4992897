import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { API } from '#contracts/routes.ts';
import { Testimonial } from '#contracts/site-content.ts';
import type { Container } from '#server/container.ts';
import { listTestimonials } from '#server/features/testimonials/record.ts';

export function registerTestimonialRoutes(app: FastifyInstance, container: Container): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    API.testimonials,
    {
      schema: {
        summary: 'What clients have said',
        tags: ['Portfolio'],
        response: { 200: z.array(Testimonial) },
      },
    },
    async (request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .send(
          await listTestimonials({ ctx: container.contextFor({ kind: 'visitor' }, request.id) }),
        ),
  );
}
