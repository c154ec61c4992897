/** The live garden of the studio: how long its pieces take after a change, as a share of what they take the first time. */
import { withReading } from '#server/reader.ts';
import { buildPieces, shotOf } from '#app/scene/build.ts';
import { Memory } from '#app/scene/core/memory.ts';
import { sunOf } from '#app/scene/sun.ts';
import { designWeights } from '#content/design/weights.ts';
import { placeOf } from '#content/places/place-of.ts';
import { designGarden } from '#engine/index.ts';
import type { GardenModel } from '#engine/model/garden.ts';
import { type Operation, STUDIO_SIDES } from '#engine/model/operation.ts';
import { applyOperation } from '#engine/operations/apply.ts';
import { buildScene } from '#engine/scene/build-scene.ts';
import { benchReference } from './pdf-gardens.ts';
import { median, row } from './report.ts';

const RUNS = 5;

export function benchLiveGarden(): void {
  const { catalogue, rates } = benchReference;
  const { designs } = designGarden({
    brief: withReading({
      description:
        'A garden 15 m wide and 20 m deep, facing south, with a terrace for six, a lawn, a pond, a shed and deep borders full of flowers.',
      projectType: 'family',
      preferences: [],
    }),
    place: placeOf(null).place!,
    catalogue,
    rates,
    seed: 7,
    weights: designWeights,
  });
  const { model } = designs[0]!;
  const plants = new Map(catalogue.plants.map((plant) => [plant.id, plant]));
  const table = model.layout.furnishings.find(({ seats }) => seats)!;
  const after = (operation: Operation): GardenModel | null => {
    const outcome = applyOperation(model, operation, { plants });
    return 'refused' in outcome ? null : outcome.model;
  };
  const lawn = model.layout.areas.find(({ kind }) => kind === 'lawn')!;
  /** The lawn made smaller on the first side that gives. */
  const pulledBy = (byMm: number): GardenModel =>
    STUDIO_SIDES.map((side) => after({ kind: 'stretch', areaId: lawn.id, side, byMm })).find(
      (one) => one !== null,
    )!;
  const scene = buildScene(model, catalogue),
    shot = { ...shotOf(scene, 'aerial', sunOf(scene, 6, 16.5), 1.6), house: 'cut' as const };
  /** Processor time of this process, ms. */
  const timeOf = (one: GardenModel, memory: Memory): number => {
    const from = process.cpuUsage();
    memory.turn();
    buildPieces(buildScene(one, catalogue), shot, { month: 6, year: 5 }, 900, 0.7, false, memory);
    const { user, system } = process.cpuUsage(from);
    return (user + system) / 1000;
  };
  const runs = Array.from({ length: RUNS }, (_, n) => {
    const memory = new Memory();
    const first = timeOf(model, memory);
    return {
      first,
      moved: timeOf(
        after({ kind: 'move', id: table.id, x: table.x + 100 + n, y: table.y })!,
        memory,
      ),
      pulled: timeOf(pulledBy(-200 - n), memory),
    };
  });
  const of = (key: 'first' | 'moved' | 'pulled') => median(runs.map((run) => run[key]));
  row(
    `live garden, ${model.planting.placements.length} plants, first, ms`,
    of('first').toFixed(0),
    'processor',
  );
  for (const [what, key] of [
    ['a table moved', 'moved'],
    ['its lawn pulled', 'pulled'],
  ] as const)
    row(
      `live garden after a change, ${what}, ms`,
      `${of(key).toFixed(0)} (${(of(key) / of('first')).toFixed(2)} of the first)`,
      'to follow within 250 with the drawing',
    );
}
