import { describe, expect, test } from 'vitest';
import type { GardenModel } from '../../model/garden.ts';
import type { Point, Region } from '../../model/shapes.ts';
import { bounds, disc, rectangle } from '../../geometry/region.ts';
import { hypot } from '../../geometry/trig.ts';
import { SHEET_VIEWS } from '../drawing.ts';
import { everyPrimitive, overlappingTexts, textBoxes, texts } from '../testing/read-drawing.ts';
import { sampleCatalogue } from '../testing/sample-catalogue.ts';
import { sampleModel, type SampleSize } from '../testing/sample-garden.ts';
import { toSvg } from '../to-svg.ts';
import { drawWorkingSheet, type SheetOptions } from './draw-sheet.ts';
import { depthOf, groundBuild } from './floor-layers.ts';
import { pegsOf } from './pegs.ts';
import { plantLabel } from './planting-plan.ts';
import { ringParts } from './ring-parts.ts';
import { cutOf, spansOf } from './section-cut.ts';

const SIZES: SampleSize[] = [
  {},
  { widthMm: 4000, depthMm: 4500, plants: 40 },
  { widthMm: 5000, depthMm: 25000 },
  { widthMm: 40000, depthMm: 50000, plants: 1200 },
  { widthMm: 14000, depthMm: 6000, bearingDeg: 37 },
];
const sheet = (view: SheetOptions['view'], size: SampleSize, paper: SheetOptions['paper']) =>
  drawWorkingSheet({
    model: sampleModel(size),
    catalogue: sampleCatalogue,
    view,
    paper,
    title: 'A garden',
    note: 'The firm',
  });

describe.each(SHEET_VIEWS)('the %s sheet', (view) => {
  test.each(['A3', 'A4', 'page'] as const)(
    'on %s: no text over another or off the paper',
    (paper) => {
      for (const size of SIZES) {
        const drawing = sheet(view, size, paper);
        expect(overlappingTexts(drawing)).toEqual([]);
        for (const { text, corners } of textBoxes(drawing))
          for (const [x, y] of corners) {
            expect(x, text).toBeGreaterThan(-0.5);
            expect(y, text).toBeGreaterThan(-0.5);
            expect(x, text).toBeLessThan(drawing.widthMm + 0.5);
            expect(y, text).toBeLessThan(drawing.heightMm + 0.5);
          }
      }
    },
  );
  test('is well formed, gives the same bytes twice and states its scale', () => {
    const drawing = sheet(view, {}, 'A4'),
      svg = toSvg(drawing);
    expect(svg).toBe(toSvg(sheet(view, {}, 'A4')));
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]));
    for (const match of svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g))
      expect(ids.has(match[1] ?? match[2])).toBe(true);
    expect(texts(drawing).map((t) => t.text)).toContain(`1:${drawing.scale}`);
    expect(1000 * drawing.paperPerGround * drawing.scale!).toBeCloseTo(1000, 6);
  });
});

test('every peg of the table stands on the plan under its number, and two tapes find it', () => {
  for (const size of SIZES) {
    const { a, b, groups } = pegsOf(sampleModel(size)),
      width = b[0] - a[0];
    expect(groups.flatMap((group) => group.pegs).length).toBeGreaterThan(4);
    for (const peg of groups.flatMap((group) => group.pegs)) {
      // the point where circles of the two lengths meet on the garden's side
      const along = (peg.aMm ** 2 - peg.bMm ** 2 + width ** 2) / (2 * width);
      expect(Math.abs(along - peg.alongMm)).toBeLessThan(3);
      expect(Math.abs(hypot(peg.alongMm, peg.offMm) - peg.aMm)).toBeLessThan(1);
    }
    const drawing = sheet('setting-out', size, 'A3'),
      numbers = texts(drawing, 'keys').map((t) => t.text);
    const listed = texts(drawing, 'panel').map((t) => t.text);
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const number of numbers) expect(listed).toContain(number);
    expect(numbers.length).toBeGreaterThan(3);
  }
});

test('a circle is one centre, a rectangle four corners, a rounded end corners and one centre', () => {
  const anywhere = () => true;
  const circle = ringParts(disc(3000, 4000, 1500)[0]![0]!, anywhere, 35);
  expect(circle.corners).toEqual([]);
  expect(circle.arcs).toHaveLength(1);
  expect(circle.arcs[0]).toMatchObject({ x: 3000, y: 4000 });
  expect(Math.abs(circle.arcs[0]!.radiusMm - 1500)).toBeLessThan(10);
  const square = ringParts(rectangle(0, 0, 2000, 3000)[0]![0]!, anywhere, 35);
  expect(square.arcs).toEqual([]);
  expect(new Set(square.corners.map(String)).size).toBe(4);
  const apse: Point[] = [
    [0, 0],
    [3000, 0],
    ...disc(1500, 2000, 1500, 40)[0]![0]!.filter(([, y]) => y >= 2000),
  ];
  const parts = ringParts(apse, anywhere, 35);
  expect(parts.arcs).toHaveLength(1);
  expect(new Set(parts.corners.map(String)).size).toBe(4);
});

test('a curve whose centre has no ground to stand on is pegged along itself, near enough to bend a line by', () => {
  const ring = disc(0, 0, 4000)[0]![0]!,
    { arcs, corners } = ringParts(ring, () => false, 35);
  expect(arcs).toEqual([]);
  expect(corners.length).toBeGreaterThan(10);
});

test('a section is cut inside the plot and through ground', () => {
  for (const size of SIZES) {
    const model = sampleModel(size),
      cut = cutOf(model);
    expect(cut.x).toBeGreaterThan(model.site.house.x0);
    expect(cut.x).toBeLessThan(model.site.house.x1);
    expect(spansOf([[model.site.boundary]], cut.x)[0]).toEqual({ from: cut.from, to: cut.to });
  }
});

test('a section has the levels of house and ground, and two people where there is a floor', () => {
  const words = texts(sheet('section', {}, 'A4')).map((t) => t.text);
  expect(words).toContain('0.00 damp-proof course');
  expect(words).toContain('−0.15');
  expect(everyPrimitive(sheet('section', {}, 'A4'), 'structures')).toHaveLength(2);
});

describe('a garden with gates', () => {
  const withGates = (): GardenModel => {
    const model = sampleModel({}),
      { site } = model,
      { x } = cutOf(model),
      { x1, y1 } = bounds([[site.boundary]]),
      path: Region = rectangle(x1 - 1500, y1 - 1000, x1, y1);
    const gate = (from: Point, to: Point) => ({
      from,
      to,
      kind: 'gate' as const,
      heightMm: 1800,
    });
    return {
      ...model,
      layout: {
        ...model.layout,
        areas: [{ ...model.layout.areas[0]!, kind: 'path', region: path }],
      },
      site: {
        ...site,
        edges: [
          ...site.edges,
          gate([x1, y1 - 1000], [x1, y1]),
          { ...gate([x + 500, y1], [x - 500, y1]), isAssumed: true },
        ],
      },
    };
  };
  test('has a peg for each post, on a corner of the plot and at the end of a path too', () => {
    const { groups } = pegsOf(withGates()),
      posts = groups.filter(({ title }) => title.startsWith('Gate posts'));
    expect(posts.map(({ title, pegs }) => [title, pegs.length])).toEqual([
      ['Gate posts', 2],
      ['Gate posts, to be confirmed', 2],
    ]);
  });
  test('is cut through one of them with every coordinate known', () => {
    const svg = toSvg(
      drawWorkingSheet({
        model: withGates(),
        catalogue: sampleCatalogue,
        view: 'section',
        paper: 'A4',
      }),
    );
    expect(svg).not.toMatch(/NaN/);
  });
});

test('build-ups are those of the take-off, deeper on clay', () => {
  const { layout, site } = sampleModel({}),
    terrace = { ...layout.areas[0]!, kind: 'terrace' as const, material: 'sandstone' as const };
  const depth = (texture: typeof site.soil.texture) =>
    depthOf(groundBuild(terrace, { ...site, soil: { ...site.soil, texture } })!);
  expect(depth('sandy')).toBe(165);
  expect(depth('clay')).toBe(215);
});

test('a plan is lettered with the cultivar, or with the species where there is none', () => {
  expect(plantLabel({ latinName: "Calamagrostis × acutiflora 'Karl Foerster'" })).toBe(
    "Calamagrostis 'Karl Foerster'",
  );
  expect(plantLabel({ latinName: 'Cornus kousa var. chinensis' })).toBe(
    'Cornus kousa var. chinensis',
  );
});

test('every plant of the schedule is counted once in the labels and numbers of the planting plan', () => {
  const model = sampleModel({ widthMm: 14000, depthMm: 16000, plants: 150 });
  const drawing = drawWorkingSheet({
    model,
    catalogue: sampleCatalogue,
    view: 'planting',
    paper: 'A3',
  });
  const named = texts(drawing, 'keys').flatMap((t) => {
    const count = /^(\d+) \D/.exec(t.text)?.[1];
    return count ? [Number(count)] : [];
  });
  expect(named.length).toBeGreaterThan(10);
  const wanted = model.planting.placements.filter(
    (p) => !p.existing && model.planting.schedule.some((line) => line.plantId === p.plantId),
  ).length;
  const isAllNamed = texts(drawing, 'keys').every((t) => !/^\d+$/.test(t.text));
  const sum = named.reduce((a, b) => a + b, 0);
  if (isAllNamed) expect(sum).toBe(wanted);
  else expect(sum).toBeLessThan(wanted);
});
