import { expect, test } from 'vitest';
import { catalogue } from '#content/plants/catalogue.ts';
import type { DesignDetail } from '#contracts/design-detail.ts';
import type { Plant } from '#engine/model/plant.ts';
import { seasonNotes } from './season-notes.ts';

const line = (plant: Plant, count: number) =>
  ({ plantId: plant.id, count }) as DesignDetail['schedule'][number];
const flowersIn = (month: number) =>
  catalogue.plants.filter((plant) => plant.flower.hex && plant.flower.months.includes(month));
const textOf = (schedule: DesignDetail['schedule'], kind: string) =>
  seasonNotes(schedule, catalogue.plants).find((note) => note.kind === kind)!.text;

test('the four notes are in the order of the year, with the months of the pictures', () => {
  expect(seasonNotes([], catalogue.plants).map(({ name, month }) => `${name} ${month}`)).toEqual([
    'Spring April',
    'Summer June',
    'Autumn October',
    'Winter January',
  ]);
});

test('what flowers in June is named, the most planted first, and what does not is left out', () => {
  const [one, other] = flowersIn(6).filter((plant) => !plant.flower.months.includes(1));
  const never = catalogue.plants.find((plant) => !plant.flower.hex)!;
  const text = textOf([line(one!, 2), line(other!, 9), line(never, 40)], 'eye');
  expect(text).toBe(`In flower: ${other!.commonName} and ${one!.commonName}.`);
});

test('a long list names four kinds and counts the rest', () => {
  const names = new Set<string>();
  const kinds = flowersIn(6)
    .filter((plant) => !names.has(plant.commonName) && names.add(plant.commonName))
    .slice(0, 11);
  expect(
    textOf(
      kinds.map((plant) => line(plant, 3)),
      'eye',
    ),
  ).toMatch(/^In flower: .+ and 7 more\.$/);
});

test('winter names what stays green, and a garden that shows nothing says what is left', () => {
  const evergreen = catalogue.plants.find(
    (plant) =>
      plant.foliage.type === 'evergreen' &&
      !plant.flower.months.includes(1) &&
      !plant.otherInterest?.months.includes(1),
  )!;
  expect(textOf([line(evergreen, 5)], 'winter')).toBe(`Green all winter: ${evergreen.commonName}.`);
  expect(textOf([], 'winter')).toMatch(/bare branches/);
});
