import type { DesignRequestInput } from '#contracts/design.ts';
import type { Brief } from '#engine/model/brief.ts';
import type { Context } from '#server/context.ts';
import {
  hashOf,
  refuseTheImpossible,
  seedFor,
  storeSession,
  toBriefInput,
} from '#server/features/designs/create.ts';
import { readReference } from '#server/features/designs/reference.ts';
import type { SampleMark } from '#server/features/designs/sample-marks.ts';
import type { Queue } from '#server/jobs/queue.ts';
import type { Engine } from '#server/ports/engine.ts';
import type { Places } from '#server/ports/places.ts';

type Parts = { engine: Engine; places: Places; queue: Queue };

/** Designs a sample's brief like a visitor's and marks what comes of it. Doing it twice changes nothing. */
export async function createSampleSession(
  parts: Parts,
  {
    ctx,
    request,
    mark,
    settled,
  }: { ctx: Context; request: DesignRequestInput; mark: SampleMark; settled?: Brief | undefined },
): Promise<void> {
  const found = await parts.places.find(request.postcode ?? null);
  if (!found.place) throw new Error(`a sample's postcode is not known: ${found.message}`);
  const reference = await readReference({ ctx });
  const made = await parts.engine.design(
    {
      brief: { ...toBriefInput(request), ...(settled ? { settled } : {}) },
      place: found.place,
      seed: seedFor(request),
    },
    reference,
  );
  refuseTheImpossible(made);
  const position = Math.min(mark.pick, made.set.designs.length - 1);
  const picked = {
    set: { ...made.set, designs: made.set.designs.slice(position, position + 1) },
    eveningSunHours: made.eveningSunHours.slice(position, position + 1),
  };
  await storeSession(parts.queue, {
    order: { ctx, input: request, hash: hashOf(request) },
    made: picked,
    sample: mark,
  });
}
