import { describe, expect, it } from 'vitest';
import { calendarPlants } from '#content/calendar/calendar.ts';
import { catalogue } from '#content/plants/catalogue.ts';
import { CALENDAR, PLANT } from './case.fixture.ts';
import { harmOf, harmTo, warningOf } from './harm.ts';

const ORDER = { none: 0, low: 1, high: 2 };
const harmNamed = (
  name: string,
  latinName: string | null = null,
  description: string | null = null,
) => harmOf({ name, latinName, description });
const WHO = ['people', 'dogs', 'cats'] as const;
const grades = (harm: Record<(typeof WHO)[number], string> | null) =>
  WHO.map((who) => harm?.[who] ?? 'none');

describe('what is poisonous', () => {
  it('says of every plant of the calendar what the design tool says of it', () => {
    const known = new Map(catalogue.plants.map((plant) => [plant.id, plant.toxicity]));
    for (const { cataloguePlantId, ...plant } of calendarPlants)
      if (cataloguePlantId)
        expect(grades(harmOf({ ...PLANT, ...plant })), plant.name).toEqual(
          grades(known.get(cataloguePlantId)!),
        );
  });
  it('makes less of no plant than the design tool does, so that one the owner adds is known too', () => {
    for (const { commonName, latinName, toxicity, contact, crop } of catalogue.plants) {
      const harm = harmNamed(commonName, latinName);
      for (const who of WHO)
        expect(ORDER[harm?.[who] ?? 'none'], latinName).toBeGreaterThanOrEqual(
          ORDER[toxicity[who]],
        );
      if (!crop || contact.grade !== 'high' || latinName.startsWith('Ficus'))
        expect(ORDER[harm?.contact ?? 'none'], latinName).toBeGreaterThanOrEqual(
          ORDER[contact.grade],
        );
    }
  });
  it('knows the calendar’s plants by their English names alone', () => {
    for (const plant of CALENDAR)
      expect(grades(harmNamed(plant.name)), plant.name).toEqual(grades(harmOf(plant)));
  });
  it.each([
    ['Peonies', null, 'low', 'low'],
    ['Lily of the valley', null, 'high', 'high'],
    ['Cherry laurel', null, 'low', 'high'],
    ['Bay laurel', null, 'none', 'low'],
    ['Peppermint tea rose', null, 'none', 'none'],
    ['Sweet potato', 'Dioscorea batatas', 'none', 'none'],
    ['White foxglove', 'Digitalis purpurea f. albiflora', 'high', 'high'],
    ['My onion', 'Allium × proliferum', 'none', 'high'],
  ])('%s, %s', (name, latinName, people, pets) => {
    expect(grades(harmNamed(name, latinName))).toEqual([people, pets, pets]);
  });
  it.each([
    [
      'Pretty. The seeds are poisonous, so pick the pods! Sow in May.',
      'Poisonous to people and pets: the seeds are poisonous, so pick the pods.',
    ],
    ['It is not poisonous.', null],
    ['A non-toxic plant for a play garden.', null],
    [null, null],
  ])(
    'takes a plant that it does not know at its description’s word: %s',
    (description, warning) => {
      expect(warningOf(harmNamed('Nothing we know', null, description))).toBe(warning);
    },
  );
  it.each([
    ['Foxglove', 'Poisonous to people and pets: every part is very poisonous.'],
    ['Grape', 'Poisonous to dogs: grapes can cause kidney failure in dogs.'],
    ['Lily', 'Poisonous to cats: deadly to cats, pollen and all.'],
    [
      'Iris',
      'Take care: rhizomes upset the stomach and irritate skin; the sap may irritate skin, so wear gloves to cut it.',
    ],
    ['Rose', 'Take care: it has thorns, so wear stout gloves.'],
  ])('%s: %s', (name, warning) => {
    expect(warningOf(harmNamed(name))).toBe(warning);
  });
  it('takes the owner’s own grades for a plant before any other', () => {
    const harm = {
      people: 'none',
      dogs: 'high',
      cats: 'none',
      horses: 'none',
      contact: 'low',
      words: 'The seeds kill dogs.',
    } as const;
    const own = harmOf({ ...PLANT, name: 'Rose', harm });
    expect(harmTo(own, ['dogs'])).toBe('high');
    expect(warningOf(own)).toBe('Poisonous to dogs: the seeds kill dogs.');
    expect(
      harmOf({ ...PLANT, name: 'Rose', harm: { ...harm, dogs: 'none', contact: 'none' } }),
    ).toBeNull();
  });
  it('weighs a plant for those who were ticked', () => {
    const daffodil = harmNamed('Daffodil');
    expect(harmTo(daffodil, [])).toBe('none');
    expect(harmTo(daffodil, ['children'])).toBe('low');
    expect(harmTo(daffodil, ['children', 'cats'])).toBe('high');
    expect(harmTo(harmNamed('Crocus'), ['children'])).toBe('none');
    expect(harmTo(harmNamed('Fig'), ['children'])).toBe('high');
    expect(harmTo(harmNamed('Lily'), ['dogs'])).toBe('low');
    expect(harmTo(harmNamed('Lily'), ['cats'])).toBe('high');
    expect(harmTo(harmNamed('Rose'), ['dogs'])).toBe('none');
    expect(harmTo(harmNamed('Rose'), ['children'])).toBe('low');
    expect(harmTo(null, ['dogs'])).toBe('none');
  });
});
