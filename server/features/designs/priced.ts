/** A few gardens whose prices show what a change of the rate book does. */
import { toBriefInput } from '#server/features/designs/create.ts';
import type { Quantity } from '#engine/model/costing.ts';
import { type Context, requireOwner } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { unpackGarden } from '#server/features/designs/garden-text.ts';
import { readReference } from '#server/features/designs/reference.ts';
import { requestOf, type Sample } from '#server/features/designs/sample-marks.ts';
import type { Engine } from '#server/ports/engine.ts';
import type { Places } from '#server/ports/places.ts';

const MOST = 6;
/** Designed only where nothing has been designed yet. */
const MOST_DESIGNED = 3;

export type PricedGarden = { id: string; title: string; plotM2: number; quantities: Quantity[] };
/** Each is unpacked once, and again when it was changed. */
const unpacked = new WeakMap<Database, Map<string, PricedGarden>>();
const designed = new WeakMap<Database, PricedGarden[]>();

type Parts = { engine: Engine; places: Places; samples: readonly Sample[] };

/** Stored designs, the samples first and then the newest; of a site that has none, the samples' briefs designed now. */
export async function listPricedGardens(
  { engine, places, samples }: Parts,
  { ctx }: { ctx: Context },
): Promise<PricedGarden[]> {
  requireOwner(ctx);
  const stored = await readStored(ctx);
  if (stored.length > 0) return stored;
  const known = designed.get(ctx.db);
  if (known) return known;
  const reference = await readReference({ ctx });
  const made: PricedGarden[] = [];
  for (const sample of samples.slice(0, MOST_DESIGNED)) {
    const request = requestOf(sample);
    const { place } = await places.find(request.postcode ?? null);
    if (!place) continue;
    const { set } = await engine.design(
      { brief: toBriefInput(request), place, seed: 1 },
      reference,
    );
    const [design] = set.designs;
    if (design)
      made.push({
        id: sample.slug,
        title: design.words.title,
        plotM2: set.brief.areaM2?.value ?? 0,
        quantities: design.quantities,
      });
  }
  designed.set(ctx.db, made);
  return made;
}

async function readStored(ctx: Context): Promise<PricedGarden[]> {
  const rows = await ctx.db.read
    .selectFrom('designs')
    .select(['id', 'title', 'plot_m2', 'total_pence'])
    .where('deleted_at', 'is', null)
    .where('state_of', 'is', null)
    .orderBy('sample', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MOST)
    .execute();
  const known = unpacked.get(ctx.db) ?? new Map<string, PricedGarden>();
  const kept = new Map<string, PricedGarden>();
  for (const { id, title, plot_m2: plotM2, total_pence: total } of rows) {
    const garden = known.get(`${id} ${total}`) ?? (await unpack(ctx, id));
    if (garden) kept.set(`${id} ${total}`, { id, title, plotM2, quantities: garden.quantities });
  }
  unpacked.set(ctx.db, kept);
  return [...kept.values()];
}

async function unpack(ctx: Context, id: string): Promise<PricedGarden | null> {
  const row = await ctx.db.read
    .selectFrom('designs')
    .select(['title', 'plot_m2', 'garden'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row
    ? {
        id,
        title: row.title,
        plotM2: row.plot_m2,
        quantities: (await unpackGarden(row.garden)).quantities,
      }
    : null;
}
