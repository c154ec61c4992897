import type { FastifyInstance } from 'fastify';
import { SamplesRemoved } from '#contracts/admin-settings.ts';
import { SamplePreview } from '#contracts/admin-setup.ts';
import { ownerCalls } from '#server/calls.ts';
import type { Container } from '#server/container.ts';
import { previewRemoval, removeAllSamples } from '#server/features/samples/remove.ts';

export function registerSampleAdminRoutes(admin: FastifyInstance, container: Container): void {
  const call = ownerCalls(admin, container, 'Back office: settings');
  call(
    'get',
    '/api/admin/samples',
    'What removing the sample content would take away, and what it would leave',
    { answer: SamplePreview },
    previewRemoval,
  );
  call(
    'post',
    '/api/admin/samples/remove',
    'Puts the sample portfolio, testimonials, articles and designs into the bin',
    { answer: SamplesRemoved },
    ({ ctx }) =>
      removeAllSamples({ ctx, queue: container.queue, samples: container.content.samples }),
  );
}
