import { expect, test } from 'vitest';
import { plainSite, wanting } from '#tests/support/generated-sites.ts';
import { brokenLevels } from '#tests/support/level-laws.ts';
import { box } from '#tests/support/plot-shapes.ts';
import { design } from '#tests/support/plots.ts';
import { brokenSlopes } from '#tests/support/slope-laws.ts';
import { seededRandom, type Random } from '../geometry/random.ts';
import type { ExistingThing, Site } from '../model/site.ts';
import { placeBreaks } from '../site/breaks.ts';
import { levelAt } from '../site/levels.ts';
import { levelsOf } from './levels.ts';

const SEEDS = Array.from({ length: 7 }, (_, i) => i + 7);

/** A tree or shrubs that stay, somewhere off the house. */
function kept(random: Random, wide: number, deep: number): ExistingThing[] {
  const at = (id: string, kind: 'tree' | 'shrub', radiusMm: number): ExistingThing => ({
    id,
    kind,
    name: kind,
    x: Math.round(random.between(1000, wide - 1000)),
    y: Math.round(random.between(5000, deep - 1000)),
    radiusMm,
    heightMm: radiusMm * 2,
    evergreen: false,
  });
  return [
    at('tree', 'tree', random.pick([1800, 2600, 4000])),
    at('rose', 'shrub', 900),
    at('lilac', 'shrub', 1300),
  ];
}

function sloping(seed: number): Site {
  const random = seededRandom(seed),
    wide = Math.round(random.between(7000, 14000)),
    deep = Math.round(random.between(10000, 22000)),
    slope = random.pick(['up', 'down', 'across'] as const);
  return {
    ...plainSite(box(wide, deep), {
      doorX: Math.round(wide * 0.4),
      existing: kept(random, wide, deep),
    }),
    slope,
    levels: {
      doorStepMm: random.pick([0, 150]),
      fallMm: Math.round(
        (slope === 'across' ? wide : deep) * random.pick([0.02, 0.04, 0.08, 0.14, 0.2]),
      ),
    },
  };
}

test('no wall of a sloping garden is high, none stands on gentle ground or among roots', () => {
  const broken = SEEDS.flatMap((seed) => {
    const site = sloping(seed);
    return design({ wanted: wanting('dining', 'lawn', 'seat') }, site, seed).layouts.flatMap(
      (layout, i) =>
        [...brokenSlopes({ site, layout }), ...brokenLevels({ site, layout })].map(
          (law) => `${seed} ${i} ${site.slope} ${site.levels!.fallMm}: ${law}`,
        ),
    );
  });
  expect(broken).toEqual([]);
});

test('on a fall gentler than 1 in 20 nobody who does no steps meets one', () => {
  const broken = SEEDS.slice(0, 4).flatMap((seed) => {
    const one = sloping(seed),
      deep = Math.max(...one.boundary.map(([, y]) => y)),
      site: Site = {
        ...one,
        slope: seed % 2 ? 'up' : 'down',
        levels: {
          doorStepMm: 0,
          fallMm: Math.round(deep / 27),
          isFlush: true,
          stepFree: { oneIn: 20, widthMm: 1200, isOnWheels: true },
        },
      };
    return design(
      { wanted: wanting('dining', 'lawn', 'seat', 'shed') },
      site,
      seed,
    ).layouts.flatMap((layout, i) => {
      const { flights, edges } = levelsOf({ site, layout });
      return flights.length + edges.length
        ? [`${seed} ${i}: ${flights.length} flights, ${edges.length} walls`]
        : [];
    });
  });
  expect(broken).toEqual([]);
});

const TOLD = {
  share: 0.36,
  isPlaceAssumed: false,
  isRiseAssumed: false,
  isNew: true,
  isFailing: false,
  asTwo: false,
};
test('a wall that would be high is two or three lower ones, and what the ground rises by beyond it is a slope', () => {
  const plot = box(12000, 19000);
  for (const riseMm of [900, 1200, 1500, 2400, -1800]) {
    const breaks = placeBreaks(plot, 5000, {
      breaks: [
        { ...TOLD, atMm: 5000, riseMm, kind: 'wall' },
        { ...TOLD, atMm: 5000, riseMm: Math.sign(riseMm) * 1300, kind: 'slope', isNew: false },
      ],
      steps: null,
      isFirst: false,
      isWanted: false,
    });
    const walls = breaks.filter(({ kind }) => kind === 'wall');
    expect(Math.max(...walls.map((one) => Math.abs(one.riseMm)))).toBeLessThanOrEqual(1200);
    expect(walls.reduce((sum, one) => sum + one.riseMm, 0)).toBe(riseMm);
    const site: Site = {
      ...plainSite(plot),
      slope: 'up',
      levels: { doorStepMm: 0, fallMm: null, breaks },
    };
    const at = (y: number) => levelAt(site, 6000, y);
    expect(at(4900)).toBe(0);
    expect(at(19000) - at(18000)).not.toBe(0);
    expect(at(19000)).toBeCloseTo(riseMm + Math.sign(riseMm) * 1300, -1);
  }
});
