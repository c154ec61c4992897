/** The ground that is described is the ground that is drawn: from words to the site. */
import { expect, test } from 'vitest';
import { placeOf } from '#content/places/place-of.ts';
import { markedInput } from '#tests/support/marked-reading.ts';
import type { Corrections } from '../model/brief.ts';
import type { GroundSaid } from '../model/ground-said.ts';
import { isBarred, isBarredToTrees } from '../site/limits.ts';
import { levelAt } from '../site/levels.ts';
import { makeSite } from '../site/make-site.ts';
import { readBrief } from './read-brief.ts';

const place = placeOf(null).place!;
const PLOT = '{10m wide by 16m deep|measure:plot|fact}';
function briefOf(marked: string, ground: GroundSaid = {}, corrections: Corrections = {}) {
  const input = markedInput(marked);
  return readBrief({ ...input, reading: { ...input.reading!, ground }, corrections }, place);
}
const siteOf = (marked: string, ground: GroundSaid = {}, corrections: Corrections = {}) =>
  makeSite(briefOf(marked, ground, corrections), place);
const standing = (
  what: NonNullable<GroundSaid['standing']>[number]['what'],
  where: NonNullable<GroundSaid['standing']>[number]['place'],
  isKept = true,
) => ({ what, name: what, place: where, sizeM: null, isKept, quote: what, start: 900, end: 910 });

test('a garage stands in the corner that was told, to its usual size', () => {
  const [garage] = siteOf(PLOT, { standing: [standing('garage', 'back-left')] }).existing;
  expect(garage).toMatchObject({ name: 'garage', boxMm: [2700, 5200], x: 1500, y: 13250 });
  expect(garage).not.toHaveProperty('isAssumed');
});

test('a conservatory stands against the house', () => {
  const [glass] = siteOf(PLOT, { standing: [standing('conservatory', 'left')] }).existing;
  expect(glass!.y).toBe(glass!.boxMm![1] / 2);
});

test('what stays and has no place is drawn, marked as a guess and asked about first', () => {
  const brief = briefOf(PLOT, { standing: [standing('greenhouse', null)] });
  expect(makeSite(brief, place).existing[0]).toMatchObject({ kind: 'greenhouse', isAssumed: true });
  expect(brief.questions[0]!.text).toContain('greenhouse');
  const { corrections } = brief.questions[0]!.answers[0]!;
  const [moved] = siteOf(PLOT, { standing: [standing('greenhouse', null)] }, corrections).existing;
  expect(moved).not.toHaveProperty('isAssumed');
  expect(moved!.x).toBeLessThan(5000);
});

test('a thing that was read already is drawn once, where the words put it', () => {
  const { existing } = siteOf(`${PLOT} and {the shed|feature:shed|keep}`, {
    standing: [standing('shed', 'right')],
  });
  expect(existing.map(({ kind }) => kind)).toEqual(['shed']);
  expect(existing[0]!.x).toBeGreaterThan(7000);
});

test('a hedge that stays is the whole edge of its side', () => {
  const { edges, existing } = siteOf(`${PLOT} and {hawthorn hedge|boundary:hedge|keep right}`);
  const hedge = edges.filter(({ kind }) => kind === 'hedge');
  expect(hedge.map(({ from, to }) => [from, to])).toEqual([
    [
      [10000, 0],
      [10000, 16000],
    ],
  ]);
  expect(existing).toMatchObject([{ kind: 'hedge', x: 9900 }]);
});

test('ground falls to the hand that was told', () => {
  const low = (to: 'left' | 'right') => siteOf(PLOT, { fall: { to, metres: 0.9, quote: 'falls' } });
  expect(levelAt(low('right'), 0, 8000) - levelAt(low('right'), 10000, 8000)).toBe(900);
  expect(levelAt(low('left'), 10000, 8000) - levelAt(low('left'), 0, 8000)).toBe(900);
});

test('a slope to a point of the compass is down where the garden looks there', () => {
  const south = '{faces south|orientation:S|fact}';
  const brief = briefOf(`${PLOT} ${south}`, { fall: { to: 'S', metres: 2, quote: 'south' } });
  if (brief.facing.source.kind !== 'assumed') expect(brief.slope.value).toBe('down');
  expect(
    briefOf(PLOT, { fall: { to: 'house', metres: 1, quote: 'to the house' } }).slope.value,
  ).toBe('up');
});

test('sides of unlike lengths are the outline', () => {
  const { boundary } = siteOf(PLOT, {
    edges: { houseM: 13.2, backM: null, leftM: 19, rightM: 16.5, quote: 'not square' },
  });
  expect(boundary).toEqual([
    [0, 0],
    [13200, 0],
    [13200, 16500],
    [0, 19000],
  ]);
});

test('nothing is built and no tree set within the strip of a sewer that runs aslant', () => {
  const site = siteOf(PLOT, {
    services: [{ what: 'sewer', course: 'diagonal', from: null, clearM: 3, quote: 'sewer' }],
    standing: [{ ...standing('cover', null), fromHouseM: [4] }],
  });
  expect(site.services![0]).toMatchObject({ clearMm: 3000, isAssumed: true });
  expect(isBarred(site, { x0: 4000, y0: 6000, x1: 7000, y1: 9000 })).toBe(true);
  expect(isBarred(site, { x0: 200, y0: 12500, x1: 3000, y1: 15500 })).toBe(false);
  expect(isBarredToTrees(site, 5000, 8000)).toBe(true);
  // its manhole lies on it
  expect(site.covers).toMatchObject([{ x: 2500, y: 4000 }]);
});

test('double gates at the end are wide enough for a car', () => {
  const { edges } = siteOf(PLOT, { rearGate: { side: null, isDouble: true, quote: 'gates' } });
  const gate = edges.find(({ kind }) => kind === 'gate')!;
  expect(gate.leadsTo).toBe('rear-way');
  expect(Math.abs(gate.to[0] - gate.from[0])).toBe(3000);
});

test('a kept concrete base is no terrace at the door', () => {
  const { existing } = siteOf(`${PLOT} keep {the concrete|feature:patio|keep}`, {
    standing: [standing('base', null, false)],
  });
  expect(existing).toMatchObject([{ kind: 'other', name: 'concrete base', isAssumed: true }]);
  expect(existing[0]!.y).toBeGreaterThan(8000);
});

test.each([
  ['with {a privet|plant:privet|keep left} down the left', 'hedge'],
  ['{established rhododendron|plant:rhododendron|keep back} along the rear boundary', 'hedge'],
  ['{a rhododendron|plant:rhododendron|keep back} in the far corner', 'shrub'],
] as const)('a row along an edge is a hedge, and one bush is none: %s', (words, kind) => {
  expect(siteOf(`${PLOT} ${words}.`, {}).existing).toMatchObject([{ kind }]);
});

test('trees all round stand beyond the edge, and none of them within', () => {
  const site = siteOf(
    `${PLOT} There are {oaks|plant:oak|keep} all round the outside which are protected.`,
  );
  expect(site.existing).toEqual([]);
  expect(new Set(site.around?.map(({ as, side }) => `${as} ${side}`))).toEqual(
    new Set(['tree left', 'tree right', 'tree back']),
  );
});
