/** What is read of levels, and what becomes of it on the ground. */
import { expect, test } from 'vitest';
import { placeOf } from '#content/places/place-of.ts';
import { markedInput } from '#tests/support/marked-reading.ts';
import type { Corrections } from '../model/brief.ts';
import { makeSite } from '../site/make-site.ts';
import { fallOf, fallOver, levelAt } from '../site/levels.ts';
import { readBrief } from './read-brief.ts';

const place = placeOf(null).place!;
const siteOf = (marked: string, corrections: Corrections = {}) =>
  makeSite(readBrief({ ...markedInput(marked), corrections }, place), place);
const PLOT = '{6m wide by 20m deep|measure:plot|fact}';

test('a step at the door is read with the figure beside it', () => {
  const site = siteOf(`${PLOT} with {a step down|level:step|fact} of {0.4 m|measure:level|fact}`);
  expect(site.levels).toEqual({ doorStepMm: 400, fallMm: null });
  expect(levelAt(site, 3000, 10000)).toBe(-400);
});

test('without a word the ground lies 150 mm below the threshold, and level', () => {
  const site = siteOf(PLOT);
  expect(site).not.toHaveProperty('levels');
  expect(levelAt(site, 3000, 20000)).toBe(-150);
  expect(fallOf(site)).toBe(0);
});

test('ground said to rise without a figure is taken to rise one in twenty', () => {
  const site = siteOf(`${PLOT} that {rises|level:slope_up|fact} from the house`);
  expect(fallOf(site)).toBe(1000);
  expect(levelAt(site, 0, 20000)).toBe(850);
});

test('an entered fall is spread over the length of the plot', () => {
  const site = siteOf(`${PLOT} that {falls|level:slope_down|fact} away`, {
    fallM: 2,
    doorStepM: 0,
  });
  expect(fallOver(site, 5000)).toBe(500);
  expect(levelAt(site, 0, 10000)).toBe(-1000);
});

test('a fall is nothing where the ground is said to be level', () => {
  expect(fallOf(siteOf(PLOT, { slope: 'level', fallM: 2 }))).toBe(0);
});

test('a slope said as one in so many falls by the length of the plot', () => {
  expect(fallOf(siteOf(`${PLOT} that {slopes down 1 in 20|level:slope_down|fact}`))).toBe(1000);
  expect(
    fallOf(siteOf(`${PLOT} that {slopes up|level:slope_up|fact} at approximately 1 in 8`)),
  ).toBe(2500);
});

test('the figure of a step or a drop stands in its words or soon after them', () => {
  const step = siteOf(`${PLOT}. {Step down of about|level:step|fact} 30cm from the patio doors`);
  expect(step.levels).toEqual({ doorStepMm: 300, fallMm: null });
  expect(
    fallOf(siteOf(`${PLOT} and it {drops about 1.4m over its length|level:slope_down|fact}`)),
  ).toBe(1400);
});

test('two steps down without a height are two risers, and a lone small height is the door’s', () => {
  expect(siteOf(`${PLOT}, {two steps down|level:steps_down|fact}`).levels).toEqual({
    doorStepMm: 340,
    fallMm: null,
  });
  expect(siteOf(`${PLOT}, one step, {17 cm|measure:level|fact}`).levels).toEqual({
    doorStepMm: 170,
    fallMm: null,
  });
});

test('who comes out on wheels has the floor brought up to the threshold, however far down the ground lies', () => {
  const site = siteOf(
    `${PLOT}, {two steps down|level:steps_down|fact}, for my {wheelchair|health:wheelchair|fact}`,
  );
  expect(site.levels).toEqual({
    doorStepMm: 340,
    fallMm: null,
    isFlush: true,
    stepFree: { oneIn: 20, widthMm: 1200, isOnWheels: true },
  });
});

test('an area too small to be one gives way to the size in the words', () => {
  const { areaM2, problems } = readBrief(
    { ...markedInput('a garden {25m wide by 18m deep|measure:plot|fact}'), areaM2: 0.33 },
    place,
  );
  expect(areaM2.value).toBeCloseTo(450, 0);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
});
