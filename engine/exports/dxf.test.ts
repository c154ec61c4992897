/** The drawing file is read again, pair by pair, and measured. */
import { expect, test } from 'vitest';
import { designWeights } from '#content/design/weights.ts';
import { placeOf } from '#content/places/place-of.ts';
import { catalogue } from '#content/plants/catalogue.ts';
import { sampleRateBook } from '#content/rates/rate-book.ts';
import { goldenBriefs } from '#tests/fixtures/briefs/golden-briefs.ts';
import { ringArea } from '../geometry/region.ts';
import { designGarden } from '../index.ts';
import type { Point } from '../model/shapes.ts';
import { gardenDxf } from './dxf.ts';

const { input } = goldenBriefs[0]!;
const { model } = designGarden({
  brief: input,
  place: placeOf(input.postcode ?? null).place!,
  catalogue,
  rates: sampleRateBook,
  seed: 7,
  weights: designWeights,
}).designs[0]!;

type Entity = { type: string; layer: string; pairs: [number, string][]; points: Point[] };
function read(text: string): { layers: string[]; entities: Entity[] } {
  const lines = text.split('\r\n');
  expect(lines.pop()).toBe('');
  expect(lines.length % 2).toBe(0);
  const pairs = Array.from({ length: lines.length / 2 }, (_, i): [number, string] => [
    Number(lines[2 * i]),
    lines[2 * i + 1]!,
  ]);
  const layers: string[] = [];
  const entities: Entity[] = [];
  let inEntities = false;
  for (const [i, [code, value]] of pairs.entries()) {
    expect(Number.isInteger(code)).toBe(true);
    if (code === 2 && value === 'ENTITIES') inEntities = true;
    else if (code === 0 && value === 'LAYER') layers.push(pairs[i + 1]![1]);
    else if (inEntities && code === 0 && value === 'VERTEX') entities.at(-1)!.points.push([0, 0]);
    else if (
      inEntities &&
      code === 0 &&
      value !== 'SEQEND' &&
      value !== 'ENDSEC' &&
      value !== 'EOF'
    )
      entities.push({ type: value, layer: '', pairs: [], points: [] });
    else if (inEntities && entities.length) {
      const entity = entities.at(-1)!,
        last = entity.points.length - 1;
      if (code === 8 && !entity.layer) entity.layer = value;
      else if (last >= 0 && code === 10) entity.points[last] = [Number(value), 0];
      else if (last >= 0 && code === 20)
        entity.points[last] = [entity.points[last]![0], Number(value)];
      else entity.pairs.push([code, value]);
    }
  }
  return { layers, entities };
}

test('a drawing file holds the garden at true size, every layer named, in ASCII', () => {
  const text = gardenDxf(model, { title: 'Größe & 10 m²' });
  expect(text).toMatch(/^[\r\n -~]*$/);
  expect(text).toContain('\\U+00B2');
  expect(text).not.toMatch(/NaN|Infinity|undefined|e[+-]\d/);
  const { layers, entities } = read(text);
  for (const { layer } of entities) expect(layers).toContain(layer);
  for (const area of model.layout.areas)
    for (const ring of area.region.flat())
      expect(
        entities.some(
          ({ layer, points }) =>
            layer.startsWith('GROUND-') &&
            points.length === ring.length &&
            ringArea(points) === ringArea(ring),
        ),
      ).toBe(true);
  const circles = entities.filter(({ type }) => type === 'CIRCLE');
  expect(circles.filter(({ layer }) => layer === 'TREES')).toHaveLength(
    model.planting.placements.filter(({ role }) => role === 'tree' || role === 'screening').length,
  );
  expect(circles.length).toBeGreaterThanOrEqual(model.planting.placements.length);
});
