/** A wish that is called met is met on the plan: measured here anew, and no longer met where what meets it is moved, cut, shaded or taken away. */
import { expect, test } from 'vitest';
import { designWeights } from '#content/design/weights.ts';
import { placeOf } from '#content/places/place-of.ts';
import { catalogue } from '#content/plants/catalogue.ts';
import { sampleRateBook } from '#content/rates/rate-book.ts';
import { area, bounds, distanceToEdge, contains } from '#engine/geometry/region.ts';
import { designGarden } from '#engine/index.ts';
import { bearsItsName } from '#engine/met/sun.ts';
import type { GardenDesign, GardenModel, WishOutcome } from '#engine/model/garden.ts';
import type { Area, Furnishing } from '#engine/model/layout.ts';
import type { Region } from '#engine/model/shapes.ts';
import { wishOutcomes } from '#engine/words/wish-outcomes.ts';
import { markedInput } from '#tests/support/marked-reading.ts';
import { sampled } from '#tests/support/sampled.ts';

type Box = ReturnType<typeof bounds>;
type Law = {
  /** The wish, with its marks. */
  words: string;
  quote: RegExp;
  /** What "met" has to mean, measured without the engine's own rules. */
  holds: (model: GardenModel) => boolean;
  /** The same garden with what meets the wish spoiled; null where it cannot be. */
  spoil: (model: GardenModel) => GardenModel | null;
};

const things = (model: GardenModel, kind: Furnishing['kind']): Furnishing[] =>
  model.layout.furnishings.filter((one) => one.kind === kind);
const areaOf = (model: GardenModel, feature: string): Area | undefined =>
  model.layout.areas.find((one) => one.feature === feature);
const plotOf = ({ site }: GardenModel): Box => bounds([[site.boundary]]);
const shifted = (region: Region, dx: number, dy: number): Region =>
  region.map((piece) => piece.map((ring) => ring.map(([x, y]) => [x + dx, y + dy] as const)));

/** The ground of a feature with all that stands on it, so far away. */
function moved(model: GardenModel, feature: string, dx: number, dy: number): GardenModel {
  const own = areaOf(model, feature)!;
  const { layout } = model;
  return {
    ...model,
    layout: {
      ...layout,
      areas: layout.areas.map((one) =>
        one === own ? { ...one, region: shifted(one.region, dx, dy) } : one,
      ),
      furnishings: layout.furnishings.map((one) =>
        one.areaId === own.id ? { ...one, x: one.x + dx, y: one.y + dy } : one,
      ),
    },
  };
}
/** With one thing of a kind fewer. */
function without(model: GardenModel, kind: Furnishing['kind']): GardenModel {
  const [gone] = things(model, kind);
  const furnishings = model.layout.furnishings.filter((one) => one !== gone);
  return { ...model, layout: { ...model.layout, furnishings } };
}
/** With nothing to walk on but the floors at the door and the places that ways lead to. */
function withoutPaths(model: GardenModel): GardenModel {
  const areas = model.layout.areas.map((one) =>
    one.kind === 'path' ? { ...one, material: 'turf' as const } : one,
  );
  return { ...model, layout: { ...model.layout, areas } };
}
/** How far from the house its ground begins and ends, and the plot. */
const spanOf = (model: GardenModel, feature: string): Box => bounds(areaOf(model, feature)!.region);

const LAWS: readonly Law[] = [
  {
    words: '{two benches|feature:seat|wanted}',
    quote: /two benches/,
    holds: (model) => things(model, 'bench').length >= 2,
    spoil: (model) => (things(model, 'bench').length === 2 ? without(model, 'bench') : null),
  },
  {
    words: '{four raised beds|feature:raisedbed|wanted}',
    quote: /raised beds/,
    holds: (model) => things(model, 'raised-bed').length >= 4,
    spoil: (model) =>
      things(model, 'raised-bed').length === 4 ? without(model, 'raised-bed') : null,
  },
  {
    words: '{a table for six|feature:dining|wanted}',
    quote: /table for six/,
    holds: (model) => things(model, 'dining-set').some(({ seats }) => (seats ?? 0) >= 6),
    spoil: (model) => ({
      ...model,
      layout: {
        ...model.layout,
        furnishings: model.layout.furnishings.map((one) =>
          one.kind === 'dining-set' ? { ...one, seats: 4 } : one,
        ),
      },
    }),
  },
  {
    words: '{a patio 4m by 3m|feature:patio|wanted}',
    quote: /patio/,
    holds: (model) =>
      model.layout.areas.some(({ kind, region }) => {
        const { x0, x1, y0, y1 } = bounds(region),
          [shorter, longer] = [x1 - x0, y1 - y0].toSorted((a, b) => a - b);
        return (
          (kind === 'terrace' || kind === 'seat') &&
          longer! >= 3800 &&
          shorter! >= 2850 &&
          area(region) >= 0.9 * 12e6
        );
      }),
    spoil: (model) => ({
      ...model,
      layout: {
        ...model.layout,
        areas: model.layout.areas.map((one) =>
          one.kind === 'terrace' || one.kind === 'seat'
            ? {
                ...one,
                region: one.region.map((piece) =>
                  piece.map((ring) => ring.map(([x, y]) => [x * 0.6, y * 0.6] as const)),
                ),
              }
            : one,
        ),
      },
    }),
  },
  {
    words: '{a greenhouse|feature:greenhouse|wanted back} at the far end',
    quote: /greenhouse/,
    holds: (model) => {
      const plot = plotOf(model),
        { y0, y1 } = spanOf(model, 'greenhouse'),
        off = plot.y1 - (y0 + y1) / 2;
      return off <= Math.max(1500, Math.min(4000, (plot.y1 - plot.y0) / 3)) || plot.y1 - y1 <= 1500;
    },
    spoil: (model) => moved(model, 'greenhouse', 0, -(spanOf(model, 'greenhouse').y0 - 500)),
  },
  {
    words: '{a shed|feature:shed|wanted left} along the left fence',
    quote: /shed/,
    holds: (model) => spanOf(model, 'shed').x0 - plotOf(model).x0 <= 1500,
    spoil: (model) => moved(model, 'shed', 2500, 0),
  },
  {
    words: '{a bench|feature:seat|wanted} by the back door',
    quote: /^a bench$/,
    holds: (model) =>
      things(model, 'bench').some(
        ({ x, y, widthMm, depthMm, turnDeg }) =>
          Math.hypot(
            Math.max(0, Math.abs(x - model.site.doorX) - (turnDeg % 180 ? depthMm : widthMm) / 2),
            Math.max(0, y - (turnDeg % 180 ? widthMm : depthMm) / 2),
          ) <= 1500,
      ),
    spoil: (model) => ({
      ...model,
      layout: {
        ...model.layout,
        furnishings: model.layout.furnishings.map((one) =>
          one.kind === 'bench' ? { ...one, y: one.y + 4000 } : one,
        ),
      },
    }),
  },
  {
    words: '{a store for 4 bikes|feature:store|wanted}',
    quote: /bikes/,
    holds: (model) => area(areaOf(model, 'store')!.region) >= 4 * 0.9e6,
    spoil: (model) => {
      const own = areaOf(model, 'store')!.region,
        floors = model.layout.areas.filter(
          ({ kind, material }) =>
            ['terrace', 'seat', 'play', 'space', 'vegetable'].includes(kind) && material !== 'turf',
        );
      const isNear = floors.some(({ region }) =>
        own.flat(2).some(([x, y]) => contains(region, x, y) || distanceToEdge(region, x, y) < 2000),
      );
      return isNear || model.site.edges.some(({ kind }) => kind === 'gate')
        ? null
        : withoutPaths(model);
    },
  },
  {
    words: '{a seat in the sun|feature:seat|wanted}',
    quote: /seat in the sun/,
    holds: (model) => model.layout.areas.some(({ kind }) => kind === 'seat' || kind === 'terrace'),
    spoil: (model) => {
      const seats = model.layout.areas.filter(({ kind }) => kind === 'seat' || kind === 'terrace');
      return {
        ...model,
        planting: {
          ...model.planting,
          placements: [
            ...model.planting.placements,
            ...seats.map(({ region }) => {
              const { x0, x1, y0, y1 } = bounds(region);
              return {
                ...model.planting.placements[0]!,
                x: (x0 + x1) / 2,
                y: (y0 + y1) / 2,
                radiusMm: 4000,
                heightMm: 8000,
                role: 'tree' as const,
              };
            }),
          ],
        },
      };
    },
  },
];

const PLOTS = ['12 m by 18 m', '7 m by 14 m', '10 m by 10 m'];
const WITH = ['{a lawn|feature:lawn|wanted}', '{lots of flowers|plant:flowers|wanted}'];
const cases = PLOTS.flatMap((plot, p) =>
  [0, 3, 6].map((from) => ({
    plot,
    seed: 5 + p,
    laws: LAWS.slice(from, from + 3),
    also: WITH[(p + from) % 2]!,
  })),
);

const answersOf = ({ outcomes }: Pick<GardenDesign, 'outcomes'>, quote: RegExp): WishOutcome[] =>
  (outcomes ?? []).filter((one) => quote.test(one.quote));

test.each(sampled(cases, 3))(
  'what is called met is measured as met, and spoiled it is not: $plot, $also',
  ({ plot, seed, laws, also }) => {
    const { designs, brief } = designGarden({
      brief: markedInput(
        `{${plot}|measure:plot|fact}, south-facing. We want ${laws.map(({ words }) => words).join('. We want ')}. We want ${also}.`,
      ),
      place: placeOf(null).place!,
      catalogue,
      rates: sampleRateBook,
      weights: designWeights,
      seed,
    });
    expect(designs).toHaveLength(3);
    for (const design of designs) {
      const { model, sunMap } = design;
      for (const { quote, holds, spoil } of laws)
        for (const { result } of answersOf(design, quote)) {
          if (result !== 'met') continue;
          const what = `${quote} ${model.layout.language}`;
          expect(holds(model), what).toBe(true);
          const spoiled = spoil(model);
          if (!spoiled) continue;
          const after = wishOutcomes({ brief, model: spoiled, catalogue, sunMap });
          for (const one of answersOf({ outcomes: after }, quote))
            expect(one.result, `${what}: ${one.why}`).not.toBe('met');
        }
      for (const own of model.layout.areas)
        expect(bearsItsName(model, own), `${own.label} ${model.layout.language}`).toBe(true);
    }
  },
);
