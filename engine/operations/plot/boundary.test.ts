/** What stands along the edge, and where north is: the garden stays, and what follows from them does not. */
import { describe, expect, test } from 'vitest';
import { design, model, changed, refusal, derive } from '#tests/support/changed-design.ts';
import { distanceToSegment } from '../../geometry/region.ts';
import type { GardenModel } from '../../model/garden.ts';
import { findFaults, newFaults } from '../faults.ts';
import { openPieces } from './boundary.ts';
import { placeForGate } from './gates.ts';

const piece = openPieces(model).find(({ from, to }) => from[0] === to[0])!;
const along = { kind: 'boundary' as const, from: piece.from, to: piece.to };

describe('the boundary', () => {
  test('is changed by piece: ground and plants stay, and the sun of the beds follows', () => {
    const next = changed({ ...along, as: 'wall', heightMm: 3500, isNew: false });
    expect(next.layout).toBe(model.layout);
    expect(next.site.edges.filter((edge, i) => edge !== model.site.edges[i])).toEqual([
      { ...piece, kind: 'wall', heightMm: 3500 },
    ]);
    const after = derive(next);
    expect(after.model.planting.placements).toEqual(model.planting.placements);
    const sum = (tenths: readonly number[]) => tenths.reduce((total, one) => total + one, 0);
    expect(sum(after.sunMap.tenths)).toBeLessThan(sum(design.sunMap.tenths));
  });
  test('put up new is in the price, with the old one taken down; and not where it stands', () => {
    const stands = changed({ ...along, as: 'fence', heightMm: 1800, isNew: false });
    const next = changed({ ...along, as: 'fence', heightMm: 1800, isNew: true }, stands);
    const lines = derive(next).quantities.map(({ rateKey }) => rateKey);
    expect(lines).toEqual(expect.arrayContaining(['fence-closeboard', 'fence-down']));
    const back = changed({ ...along, as: 'fence', heightMm: 1800, isNew: false }, next);
    expect(back.site).toEqual(stands.site);
  });
  test('that is taken away carries no climber', () => {
    const next = changed({ ...along, as: 'open', heightMm: 0, isNew: false });
    const climbing = ({ planting }: GardenModel) =>
      planting.placements.filter(
        (one) =>
          one.role === 'climber' && distanceToSegment(one.x, one.y, piece.from, piece.to) < 450,
      );
    expect(climbing(next)).toEqual([]);
    const others = (of: GardenModel) =>
      of.planting.placements.filter((one) => !climbing(model).includes(one));
    expect(others(next)).toEqual(others(model));
  });
  test('is refused in a sentence where it cannot be', () => {
    expect(refusal({ ...along, as: 'fence', heightMm: 9000, isNew: false })).toContain('high');
    expect(refusal({ ...along, as: 'hedge', heightMm: 1800, isNew: true })).toContain('new');
    const house = model.site.edges.find(({ kind }) => kind === 'house')!;
    expect(
      refusal({
        kind: 'boundary',
        from: house.from,
        to: house.to,
        as: 'open',
        heightMm: 0,
        isNew: false,
      }),
    ).toContain('no longer there');
  });
});

describe('a gate', () => {
  const side = openPieces(model).find((one) => placeForGate(model, one) !== null)!;
  const alongMm = placeForGate(model, side)!;
  const added = changed({ kind: 'add-gate', from: side.from, to: side.to, alongMm, widthMm: 900 });
  const gates = ({ site }: GardenModel) => site.edges.filter(({ kind }) => kind === 'gate');
  test('is put where one walks in, in the piece it is in, and taken out again', () => {
    expect(gates(added)).toHaveLength(gates(model).length + 1);
    expect(added.layout).toBe(model.layout);
    expect(added.site.boundary).toBe(model.site.boundary);
    for (const [i, { to }] of added.site.edges.entries())
      expect(added.site.edges[(i + 1) % added.site.edges.length]!.from).toEqual(to);
    expect(newFaults(findFaults(model), findFaults(added))).toEqual([]);
    const [gate] = gates(added).filter((one) => !gates(model).includes(one));
    const { from, to } = gate!;
    expect(changed({ kind: 'remove-gate', from, to }, added).site).toEqual(model.site);
  });
  test('is refused where it opens on to planting, or finds no room', () => {
    const refused = openPieces(model).flatMap((one) =>
      Array.from({ length: 30 }, (_, i) =>
        refusal({
          kind: 'add-gate',
          from: one.from,
          to: one.to,
          alongMm: 300 + i * 400,
          widthMm: 900,
        }),
      ).filter(Boolean),
    );
    expect(refused.some((words) => words.includes('no ground to walk on'))).toBe(true);
    expect(refused.some((words) => words.includes('either side'))).toBe(true);
  });
});

describe('north', () => {
  test('is turned, and the sun with it; turned back everything is as it was', () => {
    const bearingDeg = (model.site.bearingDeg + 180) % 360;
    const next = changed({ kind: 'north', bearingDeg });
    const after = derive(next);
    expect(after.sunMap.tenths).not.toEqual(design.sunMap.tenths);
    expect(after.model.planting.placements).toEqual(model.planting.placements);
    expect(after.model.planting.beds).not.toEqual(model.planting.beds);
    expect(changed({ kind: 'north', bearingDeg: model.site.bearingDeg }, next)).toEqual(model);
    expect(refusal({ kind: 'north', bearingDeg: 400 })).toContain('359');
  });
});
