/** What a mason, a gardener and a client would mend, counted over the layouts of the sample gardens. */
import { designWeights } from '../content/design/weights.ts';
import { placeOf } from '../content/places/place-of.ts';
import { sampleBriefs } from '../content/samples/sample-briefs.ts';
import { readBrief } from '../engine/brief/read-brief.ts';
import { bounds, contains } from '../engine/geometry/region.ts';
import { layOut } from '../engine/layout/lay-out.ts';
import type { Layout } from '../engine/model/layout.ts';
import type { Site } from '../engine/model/site.ts';
import { makeSite } from '../engine/site/make-site.ts';
import { siteSun } from '../engine/sunlight/site-sun.ts';
import { layoutFigures } from '../tests/support/layout-figures.ts';

/** Ground is compared at points this far apart, mm. */
const CELL_MM = 300;
const SEED = 5;

export type LayoutTotals = {
  designs: number;
  /** Pieces of ground under 1 m². */
  leftovers: number;
  /** Edges under 300 mm in straight languages. */
  jogs: number;
  /** Corners of slabs and pavers under 60°. */
  acute: number;
  /** Means of the shares of bed ground under 0.9 m deep, and over 2.5 m with no step into it. */
  thin: number;
  deep: number;
  /** Mean share of the ground that has the same use in two of the three designs of a garden. */
  likeness: number;
  /** Gardens of whose three designs two have one idea. */
  ideasTwice: number;
};

/** @param count of the sample gardens, from the first */
export function measureLayouts(count: number): LayoutTotals {
  const gardens = sampleBriefs.slice(0, count).map(({ input }) => {
    const place = placeOf(input.postcode ?? null).place!,
      brief = readBrief(input, place),
      site = makeSite(brief, place);
    const { layouts } = layOut({
      site,
      brief,
      sun: siteSun(site),
      seed: SEED,
      weights: designWeights.layout,
    });
    return { site, layouts };
  });
  const figures = gardens.flatMap(({ site, layouts }) =>
    layouts.map((layout) => layoutFigures({ site, layout })),
  );
  const pairs = gardens.flatMap(({ site, layouts }) =>
    layouts.flatMap((a, i) => layouts.slice(i + 1).map((b) => likenessOf(site, a, b))),
  );
  const sum = (list: readonly number[]) => list.reduce((total, each) => total + each, 0),
    mean = (list: readonly number[]) => sum(list) / Math.max(1, list.length);
  return {
    designs: figures.length,
    leftovers: sum(figures.map((one) => one.leftovers.length)),
    jogs: sum(figures.map((one) => one.jogs.length)),
    acute: sum(figures.map((one) => one.acute.length)),
    thin: mean(figures.map((one) => one.thin)),
    deep: mean(figures.map((one) => one.deep)),
    likeness: mean(pairs),
    ideasTwice: gardens.filter(
      ({ layouts }) => new Set(layouts.map(({ idea }) => idea)).size < layouts.length,
    ).length,
  };
}

function likenessOf({ boundary }: Site, a: Layout, b: Layout): number {
  const { x0, y0, x1, y1 } = bounds([[boundary]]);
  let ground = 0,
    same = 0;
  for (let y = y0 + CELL_MM / 2; y < y1; y += CELL_MM)
    for (let x = x0 + CELL_MM / 2; x < x1; x += CELL_MM) {
      if (!contains([[boundary]], x, y)) continue;
      ground++;
      if (kindAt(a, x, y) === kindAt(b, x, y)) same++;
    }
  return same / Math.max(1, ground);
}
const kindAt = ({ areas }: Layout, x: number, y: number) =>
  areas.find(({ region }) => contains(region, x, y))?.kind;

/** The figures as lines of a table. */
export const layoutLines = (t: LayoutTotals): string => {
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  return `layouts      designs  under 1 m²  edges < 300 mm  corners < 60°  beds < 0.9 m  beds out of reach  alike  idea twice
samples      ${String(t.designs).padStart(7)}  ${String(t.leftovers).padStart(10)}  ${String(t.jogs).padStart(14)}  ${String(t.acute).padStart(13)}  ${percent(t.thin).padStart(12)}  ${percent(t.deep).padStart(17)}  ${percent(t.likeness).padStart(5)}  ${String(t.ideasTwice).padStart(10)}`;
};
