/** The sample library: the engine's designs for written briefs, made once on a fresh install. */
import { z } from 'zod';
import { type Context, requireActor } from '#server/context.ts';
import type { Reader } from '#server/db/database.ts';
import { listRemovals } from '#server/db/records.ts';
import { PRIORITY } from '#server/features/designs/picture-kinds.ts';
import {
  ALL_SAMPLES,
  markFor,
  requestOf,
  type Sample,
  SAMPLE_JOB,
  sampleJobKey,
} from '#server/features/designs/sample-marks.ts';
import { createSampleSession } from '#server/features/designs/sample-session.ts';
import type { Queue } from '#server/jobs/queue.ts';
import type { JobRun } from '#server/jobs/worker.ts';
import type { Engine } from '#server/ports/engine.ts';
import type { Places } from '#server/ports/places.ts';

const Payload = z.object({ slug: z.string() });

/** One job a brief; a brief once queued is never queued again, and what the owner has removed stays removed. */
export async function enqueueSamples({
  ctx,
  queue,
  samples,
}: {
  ctx: Context;
  queue: Queue;
  samples: readonly Sample[];
}): Promise<void> {
  requireActor(ctx, 'system');
  await ctx.db.write(async (tx) => {
    const isRemoved = await removedSamples(tx);
    for (const [position, sample] of samples.entries()) {
      if (isRemoved(sample)) continue;
      const { slug } = sample;
      await queue.enqueue(tx, {
        kind: SAMPLE_JOB,
        key: sampleJobKey(slug),
        payload: { slug },
        afterMs: position,
        priority: PRIORITY.sampleDesign,
        maxAttempts: 10,
      });
    }
  });
}

async function removedSamples(db: Reader): Promise<(sample: Sample) => boolean> {
  const removed = await listRemovals(db, 'designs');
  return (sample) => removed.has(ALL_SAMPLES) || removed.has(markFor(sample).sessionId);
}

export type SampleJobParts = {
  engine: Engine;
  places: Places;
  queue: Queue;
  samples: readonly Sample[];
};

export async function runSampleJob(
  parts: SampleJobParts,
  { ctx, run }: { ctx: Context; run: JobRun },
): Promise<void> {
  const { slug } = Payload.parse(run.payload);
  const sample = parts.samples.find((one) => one.slug === slug);
  if (!sample || (await removedSamples(ctx.db.read))(sample)) return;
  await createSampleSession(parts, {
    ctx,
    request: requestOf(sample),
    mark: markFor(sample),
    settled: sample.input.settled,
  });
}
