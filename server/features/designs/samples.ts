/** The sample library: the engine's designs for written briefs, made once on a fresh install. */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { DesignRequestInput } from '#contracts/design.ts';
import type { BriefInput } from '#engine/model/brief.ts';
import type { Context } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { createSampleSession } from '#server/features/designs/sample-session.ts';
import type { Queue } from '#server/jobs/queue.ts';
import type { JobRun } from '#server/jobs/worker.ts';
import type { Engine } from '#server/ports/engine.ts';
import type { Places } from '#server/ports/places.ts';

export type Sample = { slug: string; input: BriefInput; pick: number; hero: boolean };
export const SAMPLE_JOB = 'sample-designs';
const Payload = z.object({ slug: z.string() });

/** One job a brief; a brief once queued is never queued again, so that what the owner removes stays removed. */
export async function enqueueSamples({ ctx, queue, samples }: { ctx: Context; queue: Queue; samples: readonly Sample[] }): Promise<void> {
  if (ctx.actor.kind !== 'system') throw new AppError('forbidden', 'Only the server itself may do this.');
  await ctx.db.write(async (tx) => {
    for (const [position, { slug }] of samples.entries()) {
      await queue.enqueue(tx, { kind: SAMPLE_JOB, key: `${SAMPLE_JOB}:${slug}`, payload: { slug }, afterMs: position, priority: 1, maxAttempts: 10 });
    }
  });
}

export type SampleJobParts = { engine: Engine; places: Places; queue: Queue; samples: readonly Sample[] };

export async function runSampleJob(parts: SampleJobParts, { ctx, run }: { ctx: Context; run: JobRun }): Promise<void> {
  const { slug } = Payload.parse(run.payload);
  const sample = parts.samples.find((one) => one.slug === slug);
  if (!sample) return;
  const { input } = sample;
  const request = DesignRequestInput.parse({
    designDescription: input.description, projectType: input.projectType, preferences: input.preferences,
    postcode: input.postcode, area: input.areaM2, perimeter: input.perimeterM, corrections: input.corrections,
  });
  await createSampleSession(parts, { ctx, request, mark: markFor(sample) });
}

/** Samples keep their addresses on every install; nothing about them is secret. */
function markFor({ slug, pick, hero }: Sample) {
  const name = (part: string) => createHash('sha256').update(`sample:${slug}:${part}`).digest('base64url').slice(0, 22);
  return { sessionId: `ses_${name('session')}`, designId: `dsn_${name('design')}`, pick, hero };
}
