/** ISRIC SoilGrids 2: a world model on a 250 m grid. Built-up ground is blank in it, so that most of London has no answer. */
import { DAY_MS } from '#contracts/london-time.ts';
import { z } from 'zod';
import { ProviderError } from '#server/errors.ts';
import { fetchBounded, readJson } from '#server/outbound/fetch-bounded.ts';
import { guardService } from '#server/outbound/guarded-service.ts';
import type { Point } from '#server/ports/soils.ts';

const MAX_BYTES = 131_072;
/** The service's fair use is five calls a minute. */
const CALLS_PER_MINUTE = 5;
/** Thickness in cm of the layers read, which are their weights. */
const LAYERS_CM: Record<string, number> = { '0-5cm': 5, '5-15cm': 10, '15-30cm': 15 };

/** Of the top 30 cm. Percent by weight adding up to 100; carbon in g/kg. */
export type SoilModel = {
  clay: number;
  sand: number;
  silt: number;
  pH: number | null;
  carbon: number | null;
};

const Answer = z.object({
  properties: z.object({
    layers: z.array(
      z.object({
        name: z.string(),
        unit_measure: z.object({ d_factor: z.number().positive() }),
        depths: z.array(
          z.object({ label: z.string(), values: z.object({ mean: z.number().nullish() }) }),
        ),
      }),
    ),
  }),
});

/** Parses an answer; null if the model has no data. @throws ProviderError if it is not such an answer */
export function readModel(body: unknown): SoilModel | null {
  const read = Answer.safeParse(body);
  if (!read.success)
    throw new ProviderError('bad-output', 'The soil model answered in a form we do not know.');
  const mean = (name: string): number | null => {
    const layer = read.data.properties.layers.find((one) => one.name === name);
    let sum = 0;
    let thickness = 0;
    for (const { label, values } of layer?.depths ?? []) {
      const weight = LAYERS_CM[label];
      if (!layer || weight === undefined || typeof values.mean !== 'number') continue;
      sum += (values.mean / layer.unit_measure.d_factor) * weight;
      thickness += weight;
    }
    return thickness > 0 ? sum / thickness : null;
  };
  const [clay, sand, silt] = [mean('clay'), mean('sand'), mean('silt')];
  if (clay === null || sand === null || silt === null) return null;
  const total = clay + sand + silt;
  if (!(total > 50 && total < 150) || Math.min(clay, sand, silt) < 0) return null;
  const pH = mean('phh2o');
  return {
    clay: (clay * 100) / total,
    sand: (sand * 100) / total,
    silt: (silt * 100) / total,
    pH: pH !== null && pH >= 3 && pH <= 10 ? pH : null,
    carbon: mean('soc'),
  };
}

export type ModelAdapter = { at(cell: Point): Promise<SoilModel | null> };

export function soilGrids({
  baseUrl = 'https://rest.isric.org/soilgrids/v2.0',
  limitMs = 4_000,
  unprovenMs,
  now = Date.now,
}: {
  baseUrl?: string;
  limitMs?: number;
  unprovenMs?: number;
  now?: () => number;
} = {}): ModelAdapter {
  // The ground under a cell does not change: an answer is kept for a year.
  let calls: number[] = [];
  const mayCall = () => {
    calls = calls.filter((at) => now() - at < 60_000);
    return calls.length < CALLS_PER_MINUTE;
  };
  const guard = guardService<SoilModel | null>({
    limitMs,
    mayCall,
    openMs: 600_000,
    keepMs: 365 * DAY_MS,
    keepEntries: 5_000,
    now,
    ...(unprovenMs === undefined ? {} : { unprovenMs }),
  });
  const properties = ['clay', 'sand', 'silt', 'phh2o', 'soc']
    .map((name) => `property=${name}`)
    .join('&');
  const depths = Object.keys(LAYERS_CM)
    .map((depth) => `depth=${depth}`)
    .join('&');
  return {
    at: ({ latitudeDeg, longitudeDeg }) => {
      const [lat, lon] = [latitudeDeg.toFixed(4), longitudeDeg.toFixed(4)];
      return guard.ask(`${lat},${lon}`, async (signal) => {
        calls.push(now());
        const { bytes } = await fetchBounded(
          `${baseUrl}/properties/query?lon=${lon}&lat=${lat}&${properties}&${depths}&value=mean`,
          { signal, maxBytes: MAX_BYTES, accept: /\bjson\b/ },
        );
        return readModel(readJson(bytes));
      });
    },
  };
}
