import { expect, test } from 'vitest';
import { placeOf } from '#content/places/place-of.ts';
import { withReading } from '#server/reader.ts';
import { makeSite } from '../site/make-site.ts';
import { readBrief } from './read-brief.ts';

const briefOf = (description: string, areaM2?: number) =>
  readBrief(
    withReading({
      description,
      projectType: 'family',
      preferences: [],
      ...(areaM2 ? { areaM2 } : {}),
    }),
    placeOf(null).place!,
  );

test('a wedge is as wide at the house as it was said to be along it, and its straight side is straight', () => {
  for (const [house, far, long] of [
    [13, 3, 17],
    [11, 4, 15],
  ] as const)
    for (const hand of ['Left', 'Right'] as const) {
      const { shape } = briefOf(
        `What we've got is a wedge. ${house}m along the back of the house, and it comes to more or less a point at the far end, ${far}m wide there. ${hand} side is straight, ${long}m.`,
      );
      const [x0, x1] = hand === 'Left' ? [0, far] : [house - far, house];
      expect(shape.value).toEqual({
        kind: 'polygon',
        points: [
          [0, 0],
          [house * 1000, 0],
          [x1 * 1000, long * 1000],
          [x0 * 1000, long * 1000],
        ],
      });
    }
});

test('which way is the long one settles two lengths of which nobody said more', () => {
  const sizeOf = (text: string) => briefOf(text).shape.value;
  expect(sizeOf('The garden is 12 metres by 10, the long way is side to side.')).toEqual({
    kind: 'rectangle',
    widthMm: 12000,
    depthMm: 10000,
  });
  expect(sizeOf('The garden is 12 metres by 10, it is wider than it is deep.')).toMatchObject({
    widthMm: 12000,
  });
  expect(sizeOf('The garden is 12 metres by 10.')).toMatchObject({ widthMm: 10000 });
});

test('a length from where a part ends comes on top of that part', () => {
  expect(
    briefOf(
      "You come out onto a yard about 3m deep, then there's a wall. 16m from the yard wall to the top fence, 9m across.",
    ).shape.value,
  ).toEqual({ kind: 'rectangle', widthMm: 9000, depthMm: 19000 });
});

test('a rise that was told beats steps that were counted, and one beyond a wall comes on top of the wall', () => {
  const text =
    "The garden goes UP. You come out of the kitchen onto a yard about 3m deep, then there's a flint wall at 1.2m, then 23 wonky steps on the left, then grass. 16m from the yard wall to the top fence, 9m across, and rises roughly 2.5m over that.";
  const { surroundings } = briefOf(text);
  const { breaks, steps } = surroundings!.terraces!.value;
  expect(breaks[0]).toMatchObject({ kind: 'wall', atMm: 3000, riseMm: 1200, isFailing: false });
  expect(breaks.reduce((sum, { riseMm }) => sum + riseMm, 0)).toBe(3700);
  expect(steps).toBe('left');
  expect(surroundings!.walls ?? []).toEqual([]);
});

test('a building across the far end stands on its own ground, once, and the form may count what it leaves', () => {
  for (const [wide, long, deep] of [
    [9, 15, 3],
    [7, 20, 4],
  ] as const) {
    const text = `Size is ${wide} metre wide and ${long} metre long, there is outbuilding at the end full width (${deep} metre deep, so it is ${long - deep} metre left).`;
    for (const areaM2 of [undefined, wide * (long - deep)]) {
      const brief = briefOf(text, areaM2);
      expect(brief.shape.value).toEqual({
        kind: 'rectangle',
        widthMm: wide * 1000,
        depthMm: long * 1000,
      });
      expect(brief.keep).toHaveLength(1);
      expect(makeSite(brief, placeOf(null).place!).existing).toEqual([
        expect.objectContaining({
          boxMm: [wide * 1000, deep * 1000],
          x: wide * 500,
          y: long * 1000 - deep * 500,
        }),
      ]);
      expect(brief.problems.map(({ code }) => code)).not.toContain('size-differs');
    }
  }
});

test('what runs along a side is a hedge', () => {
  for (const [text, side] of [
    ["It's a lawn and there is a privet down the left.", 'left'],
    ['Established rhododendron along the rear boundary, to be retained.', 'back'],
  ] as const)
    expect(
      briefOf(`The garden is 9 m wide and 12 m deep. ${text}`).surroundings?.sides?.map(
        ({ value }) => [value.side, value.kind],
      ),
    ).toContainEqual([side, 'hedge']);
  expect(
    briefOf('It is 9 m by 12 m. The roses along the right hand side are to stay.').surroundings
      ?.sides,
  ).toBe(undefined);
});

test('a way past the house has its hand, and a gate as wide as the machine that comes through it', () => {
  for (const side of ['left', 'right'] as const) {
    const brief = briefOf(`Rear garden, 22 m wide and 30 m deep. Machine access 3.2m on ${side}.`);
    expect(brief.surroundings?.waysIn?.value).toEqual([{ kind: 'side', side }]);
    const gate = makeSite(brief, placeOf(null).place!).edges.find(({ kind }) => kind === 'gate')!;
    expect(Math.abs(gate.to[0] - gate.from[0])).toBe(3200);
    expect(gate.from[0] < 11000).toBe(side === 'left');
    expect(gate.isAssumed).toBe(undefined);
  }
});

test('a front door that nobody placed leaves room for two cars', () => {
  const site = (text: string) => makeSite(briefOf(text), placeOf(null).place!);
  const cars = 'Front garden, 8m wide by 7m deep. Need two cars off road.';
  expect(site(`${cars} Dropped kerb at the left.`).doorX).toBe(6000);
  expect(site(`${cars} Dropped kerb at the right.`).doorX).toBe(2000);
  expect(site('Front garden, 8m wide by 7m deep.').doorX).toBe(3200);
});
