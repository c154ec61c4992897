import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AdminTestimonial, TestimonialInput } from '#contracts/admin-testimonials.ts';
import { DoneAnswer, RecordParams } from '#contracts/records.ts';
import type { Container } from '#server/container.ts';
import { requestKeyOf } from '#server/db/add-once.ts';
import { baseVersionOf } from '#server/db/records.ts';
import {
  addTestimonial,
  deleteTestimonial,
  listAllTestimonials,
  updateTestimonial,
} from '#server/features/testimonials/edit.ts';

export function registerTestimonialAdminRoutes(admin: FastifyInstance, container: Container): void {
  const calls = admin.withTypeProvider<ZodTypeProvider>();
  const owner = (requestId: string) => ({
    ctx: container.contextFor({ kind: 'owner' }, requestId),
  });
  const tags = ['Back office: testimonials'];

  calls.get(
    '/api/admin/testimonials',
    { schema: { summary: 'All testimonials', tags, response: { 200: z.array(AdminTestimonial) } } },
    async (request) => listAllTestimonials(owner(request.id)),
  );

  calls.post(
    '/api/admin/testimonials',
    {
      schema: {
        summary: 'Adds a testimonial',
        tags,
        body: TestimonialInput,
        response: { 201: AdminTestimonial },
      },
    },
    async (request, reply) =>
      reply.code(201).send(
        await addTestimonial({
          ...owner(request.id),
          input: request.body,
          requestKey: requestKeyOf(request.headers['idempotency-key']),
        }),
      ),
  );

  calls.put(
    '/api/admin/testimonials/:id',
    {
      schema: {
        summary: 'Changes a testimonial',
        tags,
        params: RecordParams,
        body: TestimonialInput,
        response: { 200: AdminTestimonial },
      },
    },
    async (request) =>
      updateTestimonial({
        ...owner(request.id),
        id: request.params.id,
        input: request.body,
        baseVersion: baseVersionOf(request.headers['if-match']),
      }),
  );

  calls.delete(
    '/api/admin/testimonials/:id',
    {
      schema: {
        summary: 'Puts a testimonial into the bin',
        tags,
        params: RecordParams,
        response: { 200: DoneAnswer },
      },
    },
    async (request) => {
      await deleteTestimonial({
        ...owner(request.id),
        id: request.params.id,
        baseVersion: baseVersionOf(request.headers['if-match']),
      });
      return { success: true as const, message: 'Testimonial deleted' };
    },
  );
}
