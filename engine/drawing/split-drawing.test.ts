import { expect, test } from 'vitest';
import { drawPlan } from './draw-plan.ts';
import { splitDrawing } from './split-drawing.ts';
import { sampleCatalogue } from './testing/sample-catalogue.ts';
import { sampleModel } from './testing/sample-garden.ts';
import { toSvg } from './to-svg.ts';

const drawing = drawPlan({ model: sampleModel({}), catalogue: sampleCatalogue, view: 'page' });

test('a split drawing paints everything but what is written, and each half has what it refers to', () => {
  const { painted, written } = splitDrawing(drawing);
  expect([...painted.layers, ...written.layers].map((layer) => layer.id).sort()).toEqual(
    drawing.layers.map((layer) => layer.id).sort(),
  );
  expect(written.layers.map((layer) => layer.id)).toEqual([
    'dimensions',
    'labels',
    'keys',
    'panel',
  ]);
  expect(written.defs.length).toBeLessThan(drawing.defs.length);
  for (const half of [painted, written]) {
    const svg = toSvg(half);
    for (const [, id] of svg.matchAll(/(?:href="#|url\(#)([\w-]+)/g))
      expect(svg, id).toContain(`id="${id}"`);
  }
});

test('a sheet with a picture shows it beneath what is drawn, in the size of the sheet', () => {
  const svg = toSvg(drawing, { picture: 'data:image/jpeg;base64,AA' });
  expect(svg).toContain('<image href="data:image/jpeg;base64,AA" x="0" y="0" width="');
  expect(svg.indexOf('<image')).toBeLessThan(svg.indexOf('<g data-layer'));
});
