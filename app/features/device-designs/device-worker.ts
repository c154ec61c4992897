/** The engine and the reader off the page's own thread: fetched when a device is made ready, and never before. */
import { designWeights } from '#content/design/weights.ts';
import { placeOf } from '#content/places/place-of.ts';
import type { DesignKit } from '#contracts/design-kit.ts';
import { drawPlainPage, layPage } from '#engine/drawing/views/plain.ts';
import { toSvg } from '#engine/drawing/to-svg.ts';
import { designGarden } from '#engine/index.ts';
import type { BriefInput } from '#engine/model/brief.ts';
import type { GardenDesign } from '#engine/model/garden.ts';
import { summaryOf } from '#engine/model/summary.ts';
import { readModel } from '#reader/model.ts';
import { makeReader, type Reader } from '#reader/read-text.ts';
import { bookOf } from './price-book.ts';
import type { DeviceAnswer, DeviceAsk, DeviceDesign } from './device-types.ts';

const bytesOf = async (url: URL): Promise<Uint8Array> => {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
};
let reader: Promise<Reader> | null = null;
const readerOf = (): Promise<Reader> =>
  (reader ??= Promise.all([
    bytesOf(new URL('../../../reader/model.bin', import.meta.url)),
    bytesOf(new URL('../../../reader/vectors.bin', import.meta.url)),
  ]).then(([model, vectors]) => makeReader(readModel(model, vectors))));

/** As the server presents it (server/features/designs/studio.ts), without what only it knows. */
function studioViewOf(
  { model, words, costing, checks }: GardenDesign,
  { plants, prices }: DesignKit,
): DeviceDesign['view'] {
  const total = costing.totalPence / 100;
  const grown = new Set(model.planting.placements.map(({ plantId }) => plantId));
  return {
    title: words.title,
    fixedBecause: null,
    version: 0,
    operations: [],
    arrangements: {},
    original: model,
    planting: model.planting,
    plants: plants.filter(({ id }) => grown.has(id)),
    figures: {
      total,
      startTotal: total,
      upkeepHoursPerYear: Math.round(words.upkeep.hoursPerYear),
      permeableShare: model.layout.shares.permeable,
      plantCount: model.planting.schedule.reduce((sum, { count }) => sum + count, 0),
      plantPrices: {},
      wishes: [],
      checks: checks.map(({ id, severity, title, text }) => ({ id, severity, title, text })),
    },
    prices,
    startUpkeepHours: Math.round(words.upkeep.hoursPerYear),
    enquiryId: null,
    isOfDevice: true,
  };
}

async function design(kit: DesignKit, brief: BriefInput, seed: number): Promise<DeviceAnswer> {
  const found = brief.postcode ? placeOf(brief.postcode) : { place: kit.home };
  if (!found.place)
    return {
      kind: 'refused',
      plain:
        ('problem' in found ? found.problem?.message : undefined) ??
        'Please give the postcode: where the garden is could not be told.',
    };
  const read = await readerOf();
  const catalogue = { plants: kit.plants };
  const { designs, problems } = designGarden({
    brief: { ...brief, reading: read(brief.description) },
    place: found.place,
    catalogue,
    rates: bookOf(kit.prices),
    weights: designWeights,
    seed,
  });
  const error = problems.find(({ severity }) => severity === 'error');
  if (error || !designs.length)
    return {
      kind: 'refused',
      plain: error?.message ?? 'No garden could be designed from this description.',
    };
  return {
    kind: 'designs',
    designs: designs.map((made, n) => {
      const { model, words, costing } = made;
      const options = { model, catalogue, view: 'plain' as const, title: words.title };
      const { areas, plants } = summaryOf(model);
      return {
        title: words.title,
        svg: toSvg(drawPlainPage(layPage(options), options), {
          size: 'fluid',
          idPrefix: `device-${n}-`,
        }),
        total: costing.totalPence / 100,
        areas: areas.map(({ label, m2 }) => ({ label, m2 })),
        plants: plants.map(({ name, count }) => ({ name, count })),
        view: studioViewOf(made, kit),
      };
    }),
  };
}

self.addEventListener('message', ({ data }: MessageEvent<DeviceAsk>) => {
  const done: Promise<DeviceAnswer> =
    data.kind === 'ready'
      ? readerOf().then(() => ({ kind: 'ready' }))
      : design(data.kit, data.brief, data.seed);
  done
    .catch((error: unknown): DeviceAnswer => ({ kind: 'failed', message: String(error) }))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    .then((answer) => self.postMessage(answer))
    .catch((error: unknown) => console.warn(error));
});
