import { expect, test } from 'vitest';
import { assumed, plainBrief, plainSite, said } from '#tests/support/generated-sites.ts';
import { box } from '#tests/support/plot-shapes.ts';
import type { Brief, Wish } from '../model/brief.ts';
import type { Layout } from '../model/layout.ts';
import { grassThatStays } from './grass-there.ts';

const LAWN = { areas: [{ material: 'turf' }] } as unknown as Pick<Layout, 'areas'>;
const staysOn = (width: number, depth: number, brief: Partial<Brief>) =>
  grassThatStays(
    plainBrief({ areaM2: assumed((width * depth) / 1e6), ...brief }),
    LAWN,
    plainSite(box(width, depth)),
  );
const lawnOf = (quote: string) => [{ feature: 'lawn', held: null, quote } as Wish];

test('grass that somebody tells of stays, unless they ask for a lawn or it is told that there is none', () => {
  expect(staysOn(9000, 15_000, { hasGrass: said(true) })).toBe('told');
  expect(staysOn(9000, 15_000, { hasGrass: said(true), wishes: lawnOf('new turf') })).toBeNull();
  expect(staysOn(9000, 15_000, {})).toBeNull();
  expect(staysOn(30_000, 40_000, { hasGrass: said(false) })).toBeNull();
});

test('on a large plot the open ground is taken to be grass, and nobody strips it who does not ask for a new lawn', () => {
  expect(staysOn(30_000, 40_000, {})).toBe('assumed');
  expect(staysOn(30_000, 40_000, { wishes: lawnOf('the lawn below') })).toBe('assumed');
  expect(staysOn(30_000, 40_000, { wishes: lawnOf('a level lawn') })).toBeNull();
});
