// @vitest-environment happy-dom
import type { KeyboardEvent } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { StudioView } from '#contracts/studio.ts';
import { area } from '#engine/geometry/region.ts';
import type { Area } from '#engine/model/layout.ts';
import { placeGround, searchable } from '#engine/operations/places.ts';
import { listStanding } from '#engine/operations/plot/standing.ts';
import { makeSampleGarden } from '#tests/support/sample-garden.ts';
import { drawStudioPlan } from './plan-drawing.ts';
import { planKeys } from './plan-keys.ts';
import { createStudio, type Selection, type Studio } from './studio-store.ts';

const { model: bare } = makeSampleGarden();
const TABLE = {
  id: 'table',
  kind: 'dining-set',
  areaId: 'terrace',
  x: 3000,
  y: 1500,
  widthMm: 2200,
  depthMm: 1900,
  turnDeg: 0,
  heightMm: 750,
  round: false,
  seats: 6,
} as const;
const garden = { ...bare, layout: { ...bare.layout, furnishings: [TABLE] } };

let studio: Studio;
beforeEach(() => {
  localStorage.clear();
  // nothing is saved here: what the server makes of changes is held by its own tests
  vi.useFakeTimers();
  studio = createStudio(
    {
      id: 'dsn_keys',
      version: 0,
      operations: [],
      arrangements: {},
      original: garden,
      planting: garden.planting,
      plants: [],
      figures: { startTotal: 0 },
    } as unknown as StudioView,
    'ses_keys',
  );
  return () => void vi.useRealTimers();
});

function press(key: string, held: { shiftKey?: boolean; altKey?: boolean } = {}): void {
  const state = studio.read();
  const { model, selection } = state;
  const of = <T extends { id: string }>(kind: Selection['kind'], list: readonly T[]) =>
    selection?.kind === kind && 'id' in selection
      ? list.find(({ id }) => id === selection.id)
      : undefined;
  planKeys({
    studio,
    state,
    frame: drawStudioPlan(model, state.plants, '').frame,
    view: {} as Parameters<typeof planKeys>[0]['view'],
    thing: of('thing', model.layout.furnishings) ?? null,
    area: of('area', model.layout.areas) ?? null,
    standing: of('standing', listStanding(model)),
    zone: undefined,
    sprouting: null,
  })({ key, preventDefault() {}, ...held } as unknown as KeyboardEvent);
}
const areaOf = (id: string): Area => studio.read().model.layout.areas.find((a) => a.id === id)!;
const done = () => studio.read().history.operations.map(({ kind }) => kind);

/** In the middle of the lawn there is room all round. */
const MIDDLE = { x: 4800, y: 6500 };
/** Ground that a hand laid, selected. */
function layGround(feature: 'seat' | 'shed', at: Partial<typeof MIDDLE> = {}): Area {
  studio.change({ ...placeGround(searchable(garden), feature)!, ...at }, '', true);
  const area = studio.read().model.layout.areas.find((one) => one.feature === feature)!;
  studio.select({ kind: 'area', id: area.id });
  return area;
}

test('a table is turned one way and the other, put a second time and taken out', () => {
  studio.select({ kind: 'thing', id: 'table' });
  press('r');
  const turn = () => studio.read().model.layout.furnishings[0]!.turnDeg;
  expect(turn()).toBe(15);
  press('R', { shiftKey: true });
  expect(turn()).toBe(0);
  press('Delete');
  expect(studio.read().model.layout.furnishings).toEqual([]);
  expect(studio.read().said).toMatch(/removed\.$/);
});

test('ground is turned as its outline runs, and keeps its size', () => {
  const { id, region } = layGround('seat', MIDDLE);
  press('r');
  expect(studio.read().refusal).toBeNull();
  expect(done()).toEqual(['add-ground', 'reshape']);
  expect(areaOf(id).region).not.toEqual(region);
  // corners lie on whole millimetres
  expect(area(areaOf(id).region) / area(region)).toBeCloseTo(1, 2);
});

test('another piece of ground of the same kind and size is laid beside the first', () => {
  const { region } = layGround('shed');
  press('d');
  const sheds = studio.read().model.layout.areas.filter(({ feature }) => feature === 'shed');
  expect(done()).toEqual(['add-ground', 'add-ground']);
  expect(sheds).toHaveLength(2);
  for (const shed of sheds) expect(area(shed.region)).toBe(area(region));
});

test('what the rest is laid out round stays, and says so', () => {
  studio.select({ kind: 'area', id: 'lawn' });
  press('r');
  expect(done()).toEqual([]);
  expect(studio.read().refusal).toMatch(/stays: the rest is laid out round it\.$/);
  press('d');
  expect(studio.read().refusal).toMatch(/no room for another one/);
});

test('what stands already is turned by a quarter, put a second time and taken away', () => {
  studio.change(
    {
      kind: 'stand',
      id: 'hand-1',
      as: 'shed',
      name: 'shed',
      x: 4000,
      y: 7000,
      widthMm: 2400,
      depthMm: 1200,
      heightMm: 2100,
      evergreen: false,
    },
    '',
    true,
  );
  expect(studio.read().refusal).toBeNull();
  studio.select({ kind: 'standing', id: 'hand-1' });
  press('r');
  expect(listStanding(studio.read().model)).toMatchObject([{ widthMm: 1200, depthMm: 2400 }]);
  press('d');
  expect(listStanding(studio.read().model)).toHaveLength(2);
  expect(studio.read().selection).toEqual({ kind: 'standing', id: 'hand-2' });
  press('Delete');
  expect(listStanding(studio.read().model).map(({ id }) => id)).toEqual(['hand-1']);
});

test('a piece of ground is locked, and the next key that would change it is refused', () => {
  const { id, region } = layGround('seat', MIDDLE);
  press('l');
  press('r');
  expect(areaOf(id).region).toEqual(region);
  expect(studio.read().refusal).toMatch(/is locked/);
});
