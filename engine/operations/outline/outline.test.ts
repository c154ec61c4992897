/** Outlines taken hold of at their corners. */
import { describe, expect, test } from 'vitest';
import { designWeights } from '#content/design/weights.ts';
import { placeOf } from '#content/places/place-of.ts';
import { catalogue } from '#content/plants/catalogue.ts';
import { sampleRateBook } from '#content/rates/rate-book.ts';
import { goldenBriefs } from '#tests/fixtures/briefs/golden-briefs.ts';
import { brokenByHand } from '#tests/support/changes-by-hand.ts';
import { changedUnnamed } from '#tests/support/unnamed-changes.ts';
import { seededRandom } from '../../geometry/random.ts';
import { area as areaOf, disc } from '../../geometry/region.ts';
import { designGarden } from '../../index.ts';
import type { Operation } from '../../model/operation.ts';
import type { Ring } from '../../model/shapes.ts';
import { applyOperation } from '../apply.ts';
import { addKnot, isStraight, knotsOf, moveKnot, removeKnot, roundKnot } from './knots.ts';
import { mayBeReshaped, outlineOf } from './reshape.ts';

const SQUARE: Ring = [
  [0, 0],
  [2000, 0],
  [4000, 0],
  [4000, 3000],
  [0, 3000],
];
const given = { plants: new Map(catalogue.plants.map((plant) => [plant.id, plant])) };

describe('corners', () => {
  test('are those of a straight outline, without the points along its sides', () => {
    expect(knotsOf(SQUARE).map((i) => SQUARE[i])).toEqual([
      [0, 0],
      [4000, 0],
      [4000, 3000],
      [0, 3000],
    ]);
  });
  test('of a curve are few, and the curve follows when one is moved, by most beside it', () => {
    const ring = disc(0, 0, 3000, 72)[0]![0]!,
      knots = knotsOf(ring);
    expect(knots.length).toBeLessThan(14);
    expect(knots.length).toBeGreaterThan(4);
    const [x, y] = ring[knots[0]!]!;
    const { ring: next } = moveKnot(ring, knots, 0, [Math.round(x * 1.3), Math.round(y * 1.3)]);
    expect(next).toHaveLength(ring.length);
    expect(areaOf([[next]])).toBeGreaterThan(areaOf([[ring]]));
    const moved = next.filter(([a, b]) => !ring.some(([c, d]) => c === a && d === b));
    expect(moved.length).toBeGreaterThan(4);
    expect(moved.length).toBeLessThan(ring.length / 2);
  });
  test('are moved, added, taken out and rounded', () => {
    const knots = knotsOf(SQUARE);
    expect(moveKnot(SQUARE, knots, 2, [5000, 3500]).ring).toEqual([
      [0, 0],
      [2000, 0],
      [4000, 0],
      [5000, 3500],
      [0, 3000],
    ]);
    const more = addKnot(SQUARE, knots, 1);
    expect(more.ring[more.knots[more.at]!]).toEqual([4000, 1500]);
    expect(areaOf([[more.ring]])).toBe(areaOf([[SQUARE]]));
    expect(areaOf([[removeKnot(SQUARE, knots, 2)!.ring]])).toBe(6e6);
    const round = roundKnot(SQUARE, knots, 2, 1000)!;
    // a square metre less the quarter of a circle
    expect(12e6 - areaOf([[round.ring]])).toBeGreaterThan(0.2e6);
    expect(12e6 - areaOf([[round.ring]])).toBeLessThan(0.23e6);
    expect(removeKnot([SQUARE[0]!, SQUARE[2]!, SQUARE[3]!], [0, 1, 2], 0)).toBeNull();
    expect(isStraight([0, 0], [[2000, 10]], [4000, 0])).toBe(true);
  });
});

describe('an outline that is drawn', () => {
  const gardens = goldenBriefs.slice(0, process.env.LONG === '1' ? 12 : 3).flatMap(({ input }) => {
    const place = placeOf(input.postcode ?? null).place!;
    return designGarden({
      brief: input,
      place,
      catalogue,
      rates: sampleRateBook,
      seed: 7,
      weights: designWeights,
    }).designs.map(({ model }) => model);
  });

  test('keeps the ground whole and everything that is not beside it, over generated outlines', () => {
    const failures: string[] = [];
    let made = 0;
    for (const [g, first] of gardens.entries()) {
      const random = seededRandom(60 + g);
      let model = first;
      for (let n = 0; n < 25; n++) {
        const area = random.pick(model.layout.areas.filter(mayBeReshaped));
        const ring = outlineOf(area),
          knots = knotsOf(ring),
          at = random.index(knots.length);
        const [x, y] = ring[knots[at]!]!;
        const to = [
          Math.round(x + random.between(-900, 900)),
          Math.round(y + random.between(-900, 900)),
        ] as const;
        const next =
          random.index(4) === 0
            ? addKnot(ring, knots, at)
            : random.index(4) === 0
              ? roundKnot(ring, knots, at, 800)
              : moveKnot(ring, knots, at, to);
        if (!next) continue;
        const operation: Operation = { kind: 'reshape', areaId: area.id, corners: next.ring };
        const outcome = applyOperation(model, operation, given);
        if ('refused' in outcome) {
          expect(outcome.refused).toMatch(/^[A-Z].*\.$/);
          continue;
        }
        if (outcome.model !== model) made++;
        const broken = brokenByHand(outcome.model);
        const changed = changedUnnamed(model, outcome.model, operation);
        for (const fault of [...broken, ...changed])
          failures.push(`${g}.${n} ${area.id}: ${fault}`);
        model = outcome.model;
      }
    }
    expect(failures).toEqual([]);
    expect(made).toBeGreaterThan(gardens.length * 4);
  });

  test('that crosses itself, or lies elsewhere, is refused', () => {
    const [model] = gardens;
    const refusal = (corners: Ring) => {
      const outcome = applyOperation(
        model!,
        { kind: 'reshape', areaId: 'terrace', corners },
        given,
      );
      return 'refused' in outcome ? outcome.refused : '';
    };
    expect(
      refusal([
        [0, 0],
        [3000, 3000],
        [3000, 0],
        [0, 3000],
      ]),
    ).toContain('cross itself');
    expect(
      refusal([
        [900_000, 900_000],
        [903_000, 900_000],
        [903_000, 903_000],
      ]),
    ).toContain('lies beside');
  });
});
