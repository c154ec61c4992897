import { expect, test } from 'vitest';
import { SUN_AZIMUTH_DEG, makeFrame } from './frame.ts';
import { VIEWS, type UseItem, type View } from './drawing.ts';
import { drawPlan, type PlanOptions } from './draw-plan.ts';
import { LEAST_APART_MM } from './page/key-numbers.ts';
import { drawScaleBar } from './page/north-scale.ts';
import { textWidth } from './page/text-width.ts';
import { everyPrimitive, plantUses, texts } from './testing/read-drawing.ts';
import { sampleCatalogue } from './testing/sample-catalogue.ts';
import { sampleModel, type SampleSize } from './testing/sample-garden.ts';
import { toSvg } from './to-svg.ts';
import { PAPERS } from './views/options.ts';
import { hypot } from '../geometry/trig.ts';

function plan(view: View, size: SampleSize = {}, more: Partial<PlanOptions> = {}) {
  const model = sampleModel(size);
  const columns = Math.ceil((size.widthMm ?? 8000) / 250),
    rows = Math.ceil((size.depthMm ?? 11000) / 250);
  const sunMap = {
    x0: 0,
    y0: 0,
    cellMm: 250,
    columns,
    rows,
    tenths: Array.from({ length: columns * rows }, (_, i) => (i * 7) % 90),
  };
  return {
    model,
    drawing: drawPlan({
      model,
      catalogue: sampleCatalogue,
      view,
      sunMap,
      areaId: 'bed-1',
      title: 'A garden',
      ...more,
    }),
  };
}
const count = (list: readonly { plantId?: string }[]) =>
  Object.fromEntries(
    [...new Set(list.map((p) => p.plantId!))]
      .sort()
      .map((id) => [id, list.filter((p) => p.plantId === id).length]),
  );
const SIZES: SampleSize[] = [
  {},
  { widthMm: 4000, depthMm: 4500, plants: 40 },
  { widthMm: 5000, depthMm: 25000 },
  { widthMm: 40000, depthMm: 50000, plants: 1200 },
  { widthMm: 14000, depthMm: 6000, bearingDeg: 37 },
];

for (const view of VIEWS) {
  test(`the ${view} view draws every placement once and no other plant`, () => {
    for (const size of SIZES) {
      const { model, drawing } = plan(view, size);
      expect(count(plantUses(drawing))).toEqual(count(model.planting.placements));
    }
  });
  test(`the ${view} view gives the same bytes twice`, () => {
    expect(toSvg(plan(view).drawing)).toBe(toSvg(plan(view).drawing));
  });
}

test('every copy stands where its placement stands', () => {
  const { model, drawing } = plan('sheet');
  const board = model.planting.placements.map((p) => ({ id: p.plantId, p }));
  const uses = plantUses(drawing);
  const k = drawing.paperPerGround,
    one = uses.find((u) => u.plantId === board[0]!.id)!;
  expect(one.scale).toBeGreaterThan(0);
  const xs = uses.map((u) => (drawing.turn === 0 ? u.x : u.y) / k),
    gx = model.planting.placements.map((p) => p.x);
  expect(Math.max(...xs) - Math.min(...xs)).toBeCloseTo(Math.max(...gx) - Math.min(...gx), 3);
});

test('a title that holds markup stays text', () => {
  const { drawing } = plan(
    'sheet',
    {},
    { title: '<script>alert("x")</script>', subtitle: 'a & b', note: "O'Neill <b>" },
  );
  const svg = toSvg(drawing);
  expect(svg).not.toContain('<script');
  expect(svg).toContain('&lt;script&gt;');
  expect(svg).toContain('a &amp; b');
  expect(svg).toContain('Old apple &lt;tree&gt;');
  expect(svg).toContain('&#39;Sample &amp; Son&#39;');
});

test('control characters and lone surrogates are dropped from text', () => {
  const svg = toSvg(plan('sheet', {}, { title: 'one\u0000two\ud800three' }).drawing);
  expect(svg).toContain('onetwothree');
});

test('an id prefix is put before every id and reference', () => {
  const svg = toSvg(plan('sheet').drawing, { idPrefix: 'a7-' });
  for (const match of svg.matchAll(/ id="([^"]+)"/g))
    expect(match[1]!.startsWith('a7-')).toBe(true);
  for (const match of svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g))
    expect((match[1] ?? match[2])!.startsWith('a7-')).toBe(true);
});

test('every reference has its definition', () => {
  for (const view of VIEWS) {
    const svg = toSvg(plan(view).drawing),
      ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]));
    for (const match of svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g))
      expect(ids.has(match[1] ?? match[2])).toBe(true);
    expect(svg).not.toContain('NaN');
    expect(svg).not.toContain('undefined');
    expect(svg).not.toContain('Infinity');
  }
});

test('the picture has no lettering', () => {
  expect(texts(plan('picture').drawing)).toEqual([]);
});

test('a picture keeps the aspect asked for and holds every crown', () => {
  for (const aspect of [1.5, 1.6, 1.91, 0.8])
    for (const size of SIZES) {
      const { drawing } = plan('picture', size, { aspect });
      expect(drawing.widthMm / drawing.heightMm).toBeCloseTo(aspect, 6);
      const k = drawing.paperPerGround;
      for (const use of everyPrimitive(drawing, 'canopies').filter(
        (p): p is UseItem => p.kind === 'use',
      )) {
        const r = 1500 * k;
        expect(use.x - r).toBeGreaterThan(0);
        expect(use.y - r).toBeGreaterThan(0);
        expect(use.x + r).toBeLessThan(drawing.widthMm);
        expect(use.y + r).toBeLessThan(drawing.heightMm);
      }
    }
});

test('a wall of ten metres measures 200 mm at 1:50', () => {
  const { drawing } = plan('sheet', { widthMm: 10000, depthMm: 4500, plants: 0 }, { paper: 'A3' });
  expect(drawing.scale).toBe(50);
  expect(10000 * drawing.paperPerGround).toBe(200);
  expect(drawing.widthMm).toBe(420);
  expect(toSvg(drawing)).toContain('width="420mm" height="297mm"');
});

test('the sheet takes the largest listed scale that fits, and everything written stays on the paper', () => {
  for (const [size, scale] of [
    [SIZES[1]!, 20],
    [SIZES[2]!, 100],
    [SIZES[3]!, 200],
  ] as const) {
    const { drawing } = plan('sheet', size, { paper: 'A3' });
    expect(drawing.scale).toBe(scale);
    for (const t of texts(drawing)) {
      if (t.turnDeg) continue;
      const face = t.font === 'title' ? 'title' : t.bold ? 'bold' : 'text',
        w = textWidth(t.text, t.size, face, t.spacing ?? 0);
      // labels of areas are set within groups and checked by their own test
      if (t.x === 0) continue;
      const left = t.anchor === 'middle' ? t.x - w / 2 : t.anchor === 'end' ? t.x - w : t.x;
      expect(left).toBeGreaterThan(0);
      expect(left + w).toBeLessThan(PAPERS.A3.width);
      expect(t.y).toBeLessThan(PAPERS.A3.height);
    }
  }
});

test('a schedule of eighty kinds fits above the scale bar without overlapping lines', () => {
  const model = sampleModel(),
    line = model.planting.schedule[0]!;
  model.planting.schedule = Array.from({ length: 80 }, (_, i) => ({
    ...line,
    key: i + 1,
    latinName: `Planta longissima var. sample 'Number ${i}'`,
  }));
  for (const paper of ['A3', 'A4'] as const) {
    const drawing = drawPlan({
      model,
      catalogue: sampleCatalogue,
      view: 'sheet',
      paper,
      title: 'A long title that has to be set over two lines of the panel',
    });
    const rows = texts(drawing, 'panel').filter((t) => t.text.startsWith('Planta'));
    expect(rows).toHaveLength(80);
    for (const a of rows)
      for (const b of rows)
        if (a !== b && Math.abs(a.x - b.x) < 1)
          expect(Math.abs(a.y - b.y)).toBeGreaterThan(Math.min(a.size, b.size));
    const bar = texts(drawing, 'panel').find((t) => t.text.startsWith('1:'))!;
    expect(Math.max(...rows.map((t) => t.y))).toBeLessThan(bar.y - 4);
  }
});

test('key numbers never stand closer than five millimetres', () => {
  for (const view of ['sheet', 'bed'] as const) {
    const discs = texts(plan(view, { plants: 600 }).drawing, 'keys');
    expect(discs.length).toBeGreaterThan(10);
    for (let i = 0; i < discs.length; i++)
      for (let j = i + 1; j < discs.length; j++)
        expect(hypot(discs[i]!.x - discs[j]!.x, discs[i]!.y - discs[j]!.y)).toBeGreaterThanOrEqual(
          LEAST_APART_MM,
        );
  }
});

test('north points where the bearing says, whichever way the garden lies', () => {
  expect(makeFrame({ x0: 0, y0: 0, x1: 1, y1: 1 }, 1, 0, 0, 0, 0).northDeg).toBe(0);
  expect(makeFrame({ x0: 0, y0: 0, x1: 1, y1: 1 }, 1, 0, 0, 0, 90).northDeg).toBe(270);
  // with the house at the left, +y lies to the right: bearing 90 there is a map with north up
  expect(makeFrame({ x0: 0, y0: 0, x1: 1, y1: 1 }, 1, 1, 0, 0, 90).northDeg).toBe(0);
});

test('shade falls away from the sun by the compass of the page', () => {
  for (const bearing of [0, 45, 180, 275])
    for (const turn of [0, 1] as const) {
      const frame = makeFrame({ x0: 0, y0: 0, x1: 1000, y1: 1000 }, 1, turn, 0, 0, bearing);
      const north = (frame.northDeg * Math.PI) / 180,
        fall = ((SUN_AZIMUTH_DEG - 180) * Math.PI) / 180;
      expect(frame.shade[0]).toBeCloseTo(Math.sin(north + fall), 6);
      expect(frame.shade[1]).toBeCloseTo(-Math.cos(north + fall), 6);
    }
});

test('the map is never mirrored', () => {
  for (const turn of [0, 1] as const) {
    const frame = makeFrame({ x0: 0, y0: 0, x1: 1000, y1: 2000 }, 0.1, turn, 5, 7, 0);
    const o = frame.at(0, 0),
      x = frame.at(1000, 0),
      y = frame.at(0, 1000);
    // y runs down the page, so a true map turns clockwise from +x to +y as a negative cross product
    expect((x[0] - o[0]) * (y[1] - o[1]) - (x[1] - o[1]) * (y[0] - o[0])).toBeLessThan(0);
    expect(frame.from(...frame.at(321, 654))[0]).toBeCloseTo(321, 6);
  }
});

test('a scale bar is as long as its figures say', () => {
  for (const scale of [20, 50, 100, 200, 500]) {
    const bar = drawScaleBar(0, 0, 1 / scale, 90, 3);
    expect(bar.lengthMm * scale).toBeCloseTo(bar.metres * 1000, 6);
    expect(bar.lengthMm).toBeLessThanOrEqual(90);
  }
});

test('only crowns, shade, house and lettering lie outside the plot', () => {
  const { drawing } = plan('sheet');
  for (const id of ['stones', 'shadows', 'plants', 'tree-shadows'] as const) {
    const layer = drawing.layers.find((l) => l.id === id)!;
    expect(layer.items.length).toBeGreaterThan(0);
    for (const item of layer.items) expect(item.kind === 'group' && item.clip).toBe('plot');
  }
});

test('two thousand plants make a drawing under 350 kB', () => {
  const svg = toSvg(plan('picture', { widthMm: 30000, depthMm: 40000, plants: 2000 }).drawing);
  expect(svg.length).toBeLessThan(350_000);
});

test('the sun view without a map and a bed that is not there are refused plainly', () => {
  const model = sampleModel();
  expect(() => drawPlan({ model, catalogue: sampleCatalogue, view: 'sun' })).toThrow('sun map');
  expect(() =>
    drawPlan({ model, catalogue: sampleCatalogue, view: 'bed', areaId: 'nowhere' }),
  ).toThrow('nowhere');
});

test('a bed lists only what grows in it, and as many', () => {
  const { model, drawing } = plan('bed');
  const inBed = model.planting.placements.filter((p) => p.areaId === 'bed-1').length;
  expect(texts(drawing, 'panel').some((t) => t.text === `${inBed} plants`)).toBe(true);
});

test('the plan of a report fits its page, upright unless lying shows it larger, at the largest scale of the list', () => {
  const cases: [SampleSize, number, boolean][] = [
    [{ widthMm: 4000, depthMm: 4500, plants: 4 }, 25, false],
    [{ widthMm: 5000, depthMm: 24000, plants: 4 }, 100, true],
    [{ widthMm: 40000, depthMm: 50000, plants: 20 }, 250, false],
  ];
  for (const [size, scale, isLying] of cases) {
    const { drawing } = plan('page', size);
    expect([drawing.scale, drawing.widthMm > 200]).toEqual([scale, isLying]);
    expect(drawing.paperPerGround).toBe(1 / scale);
    expect(drawing.widthMm).toBeLessThanOrEqual(isLying ? 269 : 182);
    expect(drawing.heightMm).toBeLessThanOrEqual(isLying ? 167 : 250);
    expect(texts(drawing).map((item) => item.text)).toContain(`1:${scale}`);
  }
});
