import { expect, test } from 'vitest';
import { billOf, price } from '#tests/support/price.ts';
import {
  FIXTURES,
  fixtureGarden,
  plainGarden,
  withSite,
} from '../costing/fixtures/sample-gardens.ts';
import type { GardenModel } from '../model/garden.ts';
import { find, none } from './fixtures/find-line.ts';
import { takeOff } from './take-off.ts';

const throughHouse = (model: GardenModel): GardenModel =>
  withSite(model, { access: { way: 'through-house' } });

test('what comes through the house is carried: spoil out, and stone, soil and floors in', () => {
  const lines = takeOff(throughHouse(plainGarden()), none),
    line = find(lines, 'carrying-through-house');
  // 6.71 dug + 6.24 strippings; 3.6 stone + 0.96 bed + 2.81 topsoil + 2.59 compost + 1.73 mulch + 0.6 slabs + 1.13 turf
  expect(line.net).toBeCloseTo(26.36, 1);
  expect(line.source.formula).toBe('12.9 m³ of spoil out + 13.4 m³ of stone, soil and floors in');
  expect(find(lines, 'house-protection').net).toBe(1);
  expect(find(lines, 'excavation-by-hand').net).toBe(5.16);
});

test('a way through the house adds 8 to 30 % and is said; other ways add nothing', () => {
  for (const name of FIXTURES) {
    const model = fixtureGarden(name),
      was = price(model),
      now = price(throughHouse(model));
    expect(now.totalPence / was.totalPence, name).toBeGreaterThan(1.08);
    expect(now.totalPence / was.totalPence, name).toBeLessThan(1.3);
    expect(now.includes.join(' ')).toContain('through the house');
    expect(now.includes.join(' ')).not.toContain('side way');
    expect(was.includes.join(' ')).toContain('a side way at least 0.9 m wide');
    for (const way of ['side', 'rear', 'front'] as const)
      expect(price(withSite(model, { access: { way } })).totalPence, way).toBe(was.totalPence);
  }
});

test('where nothing is dug the carrying is in its own line already', () => {
  for (const site of [{ position: 'roof' as const }, { noDigging: true as const }])
    expect(
      takeOff(withSite(throughHouse(plainGarden()), site), none).some((line) =>
        ['carrying-through-house', 'house-protection'].includes(line.rateKey),
      ),
    ).toBe(false);
});

test('a saving that carries less saves the carrying too, to the penny', () => {
  const model = throughHouse(plainGarden()),
    saved = { ...model, savings: ['own-clearance' as const] };
  const swap = price(model).swaps.find((one) => one.id === 'own-clearance');
  expect(find(billOf(saved), 'carrying-through-house').net).toBeLessThan(
    find(billOf(model), 'carrying-through-house').net,
  );
  expect(swap?.savesPence).toBe(price(model).totalPence - price(saved).totalPence);
});
