/** Measures, rises, damp and places as they are told, from the words to the site. */
import { expect, test } from 'vitest';
import { placeOf } from '#content/places/place-of.ts';
import { withReading } from '#server/reader.ts';
import { levelAt } from '../site/levels.ts';
import { makeSite } from '../site/make-site.ts';
import { returnBrief } from '../words/return-brief.ts';
import { areaOf, extentOf } from './plot-shape.ts';
import { readBrief } from './read-brief.ts';

const place = placeOf(null).place!;
const briefOf = (description: string, areaM2?: number) =>
  readBrief(
    withReading({
      description,
      projectType: 'family',
      preferences: [],
      ...(areaM2 ? { areaM2 } : {}),
    }),
    place,
  );
const siteOf = (description: string, areaM2?: number) =>
  makeSite(briefOf(description, areaM2), place);

test('widths at both ends and a length are drawn, and the side that runs in is the one that was named', () => {
  for (const side of ['left', 'right'] as const)
    for (const [near, far, long] of [
      [14.2, 11.6, 18.5],
      [9, 7.5, 16],
      [6, 8, 12],
    ] as const) {
      const m2 = ((near + far) / 2) * long;
      for (const form of [undefined, Math.round(m2)]) {
        const { shape, problems } = briefOf(
          `Our back garden. Width at house ${near} m, at rear boundary ${far} m, length ${long} m. The ${side} boundary is the one that tapers in.`,
          form,
        );
        expect(Math.abs(areaOf(shape.value) - m2)).toBeLessThan(0.02 * m2);
        const [, , farRight, farLeft] = shape.value.kind === 'polygon' ? shape.value.points : [];
        // the other side runs straight out from the house
        if (side === 'left') expect(farRight![0]).toBe(near * 1000);
        else expect(farLeft![0]).toBe(0);
        expect(problems.filter(({ code }) => /^(?:size|plot)/.test(code))).toEqual([]);
      }
    }
});

test('a patio and the lawn beyond it are one garden, and the form that says their sum is believed', () => {
  const words =
    'We have a patio at the kitchen door. The patio is 6 metres by 4 straight across the back of the house. Beyond it is lawn, about 12 metres, on clay.';
  for (const form of [undefined, 96, 100])
    expect(extentOf(briefOf(words, form).shape.value)).toEqual({ widthM: 6, depthM: 16 });
});

test('nobody is told that no measure was given where one was read', () => {
  for (const words of [
    'The garden is about forty foot long and I would say twenty two wide.',
    'Garden: width 9, length from house to garage 18 metres.',
    'L shaped garden, the long bit is about 8 metres and the short bit maybe 3 by 3.',
    'The garden is 30 foot long and not quite as wide as it is long.',
  ])
    for (const { message } of briefOf(words).problems)
      expect(message, words).not.toMatch(/not find|no measures|one length/);
});

test('the height of the top is the rise of the whole, whatever walls are told below it', () => {
  for (const rise of [3, 4, 5]) {
    const site = siteOf(
      `The garden goes up. From the kitchen door there is a flat piece 2.5 m deep, then a retaining wall 1 metre high which is leaning, then grass up to the fence. The whole is 8 m wide and 22 m long and the top is ${rise} metres higher than the kitchen floor.`,
    );
    const door = levelAt(site, 4000, 100);
    expect(levelAt(site, 4000, 21_900) - door).toBeCloseTo(rise * 1000, -2);
    // the grass slopes on from the head of the wall
    expect(levelAt(site, 4000, 2520) - door).toBeCloseTo(1000, -1);
  }
});

test('paving that falls to the house is a fault of the paving, and what is laid anew lies below the damp course', () => {
  for (const words of [
    'The garden is 6 m wide and 16 m long. The patio slopes towards the house and the water sits against the wall.',
    'The garden is 6 m wide and 16 m long. He laid the slabs sloping towards my house, and it is over the airbricks. My wife has had her knee done and cannot do steps.',
  ]) {
    const brief = briefOf(words),
      site = makeSite(brief, place);
    expect(brief.slope.value).toBe('level');
    expect(site.levels?.doorStepMm).toBeGreaterThanOrEqual(150);
    expect(site.levels?.isFlush).toBeUndefined();
  }
  // somebody on wheels comes out level all the same, over a drained channel
  expect(
    siteOf(
      'The garden is 6 m wide and 16 m long. The patio slopes towards the house. My husband uses a wheelchair.',
    ).levels?.isFlush,
  ).toBe(true);
});

test('so far from the house and so far from a side is where it stands', () => {
  for (const [out, aside] of [
    [5.5, 3],
    [8, 2],
  ] as const)
    for (const hand of ['left', 'right'] as const) {
      const [birch] = siteOf(
        `The garden is 12 m wide and 18 m long. A silver birch stays, the birch is ${out} m out from the house, ${aside} m in from the ${hand} fence.`,
      ).existing;
      expect(birch).toMatchObject({
        y: out * 1000,
        x: (hand === 'left' ? aside : 12 - aside) * 1000,
      });
      expect(birch).not.toHaveProperty('isAssumed');
    }
});

test('what the sun tells is said as what we take it for, with its words', () => {
  const said = returnBrief(briefOf('The garden is 5 m by 8 m. Sun is there from 10 to around 5.'));
  expect(said.join(' ')).toMatch(/we take it that the garden looks south/);
  expect(
    briefOf('The garden is 5 m by 8 m. Sun is there from 10 to around 5.').questions.map(
      ({ id }) => id,
    ),
  ).toContain('facing');
});

test('an area that was multiplied in feet is one in square feet', () => {
  const { areaM2 } = briefOf('Back garden about 40 foot by 25.', 1000);
  expect(areaM2.value).toBeCloseTo(92.9, 0);
  expect(areaM2.source.kind).toBe('read');
});

test('a bare sum that would make no garden is one of thousands', () => {
  const words = 'The garden is big. Say 400 all in.';
  expect(briefOf(words, 1900).budgetPence?.value).toBe(40_000_000);
  expect(briefOf('The garden is big. Say £400 all in.', 1900).budgetPence?.value).toBe(40_000);
  expect(briefOf(words, 250).budgetPence?.value).toBe(40_000);
});

test('a rise that would be a cliff is another thing’s figure', () => {
  const { surroundings, slope } = briefOf('9 by 10 m. It slopes up to the back fence, about 8 m.');
  expect(slope.value).toBe('up');
  expect(surroundings?.levels?.fallMm).toBeUndefined();
});

test('a bare shed of figures under five is in metres, and one of five and more in feet', () => {
  for (const [words, size] of [
    ['4 x 3', [4000, 3000]],
    ['8 x 6', [2438, 1829]],
    ['6 x 4', [1829, 1219]],
  ] as const) {
    const { wishes } = briefOf(`Our garden is 7m by 18m. We want a shed, ${words}, and a lawn.`);
    expect(wishes.find(({ feature }) => feature === 'shed')?.sizeMm, words).toEqual(size);
  }
});

test('how tall somebody is makes nobody a child', () => {
  const { household } = briefOf(
    'Our garden is 7m by 18m. We want a shed with headroom and im 6 3. Herbs too.',
  );
  expect(household.children.value).toBe(false);
});
