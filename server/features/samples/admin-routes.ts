/** Removing all sample content with one action. Plants, services and rates stay: they are the firm's to change. */
import type { FastifyInstance } from 'fastify';
import { SamplesRemoved } from '#contracts/admin-settings.ts';
import { ownerCalls } from '#server/calls.ts';
import type { Container } from '#server/container.ts';
import { type Context, requireOwner } from '#server/context.ts';
import { removeSampleDesigns } from '#server/features/designs/bin.ts';
import { portfolioRecord } from '#server/features/portfolio/record.ts';
import { testimonialRecord } from '#server/features/testimonials/record.ts';
import { removeSamples } from '#server/records/samples.ts';

const countOf = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

/** Into the bin, each kind in a transaction of its own. Asked twice, it does the rest. */
async function removeAllSamples(
  ctx: Context,
  { queue, content }: Container,
): Promise<SamplesRemoved> {
  requireOwner(ctx);
  const portfolio = await removeSamples({ ctx, record: portfolioRecord });
  const testimonials = await removeSamples({ ctx, record: testimonialRecord });
  const designs = await removeSampleDesigns({ ctx, queue, samples: content.samples });
  const what = [
    portfolio ? countOf(portfolio, 'project', 'projects') : '',
    testimonials ? countOf(testimonials, 'testimonial', 'testimonials') : '',
    designs ? countOf(designs, 'design', 'designs') : '',
  ].filter((words) => words !== '');
  const message = what.length
    ? `Now in the bin: ${what.join(', ')}. Each can be restored for 30 days.`
    : 'There was no sample content left to remove.';
  return { success: true, message, removed: { portfolio, testimonials, designs } };
}

export const registerSampleAdminRoutes = (admin: FastifyInstance, container: Container): void =>
  ownerCalls(admin, container, 'Back office: settings')(
    'post',
    '/api/admin/samples/remove',
    'Puts the sample portfolio, testimonials and designs into the bin',
    { answer: SamplesRemoved },
    ({ ctx }) => removeAllSamples(ctx, container),
  );
