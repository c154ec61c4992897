/** The wall of the house: eaves, windows and further doors, put by hand. */
import { expect, test } from 'vitest';
import { model, changed, refusal, derive } from '#tests/support/changed-design.ts';
import { openingsOf } from '../../drawing/house.ts';
import type { Operation } from '../../model/operation.ts';
import { findFaults, newFaults } from '../faults.ts';
import { openingsNow, placeForOpening, STOREY_EAVES, storeysOf } from './house-wall.ts';

type Wall = Extract<Operation, { kind: 'house-wall' }>;
const now: Wall = {
  kind: 'house-wall',
  heightMm: model.site.house.heightMm,
  openings: openingsNow(model),
};

test('windows that were guessed are kept as they are drawn, and changed one by one', () => {
  expect(openingsNow(changed(now))).toEqual(now.openings);
  const none = changed({ ...now, openings: [] });
  expect(openingsOf(none.site)).toEqual([openingsOf(model.site)[0]]);
  expect(none.layout).toBe(model.layout);
  expect(none.planting).toBe(model.planting);
});

test('a further door finds room, and what stands before it is told', () => {
  const door = placeForOpening(model, [], 'door')!;
  const put = changed({ ...now, openings: [door] });
  expect(openingsOf(put.site).filter((one) => one.door)).toHaveLength(2);
  const thing = model.layout.furnishings[0]!;
  const blocked = {
    ...put,
    layout: {
      ...put.layout,
      furnishings: put.layout.furnishings.map((one) =>
        one === thing ? { ...one, x: (door.x0 + door.x1) / 2, y: 600 } : one,
      ),
    },
  };
  const texts = newFaults(findFaults(put), findFaults(blocked)).map(({ text }) => text);
  expect(texts.join(' ')).toMatch(/stands before another door of the house/);
});

test('a higher house shades the garden more', () => {
  const beds = (heightMm: number) => derive(changed({ ...now, heightMm })).model.planting.beds;
  expect(beds(12_000)).not.toEqual(beds(STOREY_EAVES[1]));
  expect(storeysOf(STOREY_EAVES[2])).toBe(2);
});

test('what no wall can be is refused in a sentence', () => {
  const { x0, x1 } = model.site.house;
  const [main] = openingsOf(model.site);
  const put = (from: number, to: number) =>
    refusal({ ...now, openings: [{ x0: from, x1: to, door: false }] });
  expect(refusal({ ...now, heightMm: 900 })).toMatch(/eaves/);
  expect(put(x0 - 500, x0 + 500)).toMatch(/outside the wall/);
  expect(put(x1 - 100, x1)).toMatch(/wide/);
  expect(put(Math.round(main!.x0) + 10, Math.round(main!.x0) + 900)).toMatch(/garden door/);
  const a = placeForOpening(model, [], 'window')!;
  expect(refusal({ ...now, openings: [a, { ...a, x0: a.x0 + 100 }] })).toMatch(/one another/);
});
