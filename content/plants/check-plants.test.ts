import { describe, expect, test } from 'vitest';
import type { Plant } from '#engine/model/plant.ts';
import { catalogue } from './catalogue.ts';
import { faultsOf, RULES } from './check-plants.ts';
import { CHECKED_NAMES, sourceOf } from './sources.ts';

const { plants } = catalogue;
const named = (latin: string): Plant => plants.find((one) => one.latinName.startsWith(latin))!;

test('the catalogue keeps every rule', () => {
  expect(faultsOf(plants)).toEqual([]);
});

describe('each rule can be broken', () => {
  const rose = named('Rosa glauca'),
    spurge = named('Euphorbia epithymoides'),
    yew = named('Taxus');
  test.each<[string, Plant[]]>([
    ['kin are graded alike for poison', [yew, { ...yew, toxicity: rose.toxicity }]],
    ['kin are graded alike for sap', [spurge, { ...spurge, contact: yew.contact }]],
    ['a grade of harm by touch', [{ ...rose, contact: { grade: 'low', by: [] } }]],
    ['nobody is sent to cut', [{ ...spurge, care: 'Cut the stems in June, in gloves.' }]],
    ['nobody is sent to cut', [{ ...rose, care: 'Prune in March.' }]],
    ['nothing banned', [{ ...rose, latinName: 'Crocosmia ×crocosmiiflora' }]],
    ['a hybrid has the sign ×', [{ ...rose, latinName: 'Abelia x grandiflora' }]],
    ['a hybrid has the sign ×', [{ ...rose, latinName: "Delphinium 'Galahad' Group" }]],
    ['a double flower', [{ ...rose, notes: 'Fully double', wildlife: ['bees'] }]],
    ['an evergreen is not', [{ ...yew, care: 'Cut it down to the ground in March.' }]],
    ['flower and interest', [{ ...rose, flower: { ...rose.flower, months: [1, 4, 8] } }]],
    ['berries are not', [{ ...rose, otherInterest: { months: [3], what: 'berries' } }]],
    ['what bears drought', [{ ...rose, soil: { ...rose.soil, moisture: ['wet'] } }]],
    ['grasses, and trees', [{ ...named('Betula'), pollenAllergy: 'low' }]],
  ])('%s', (says, broken) => {
    expect(
      faultsOf(broken)
        .map((fault) => fault.says)
        .some((said) => said.startsWith(says)),
    ).toBe(true);
  });
  test('and no rule is without one that breaks it', () => {
    expect(RULES.length).toBe(12);
  });
});

test('a plant names its source and the day, or says that it was not checked', () => {
  expect(sourceOf(named('Taxus'))).toMatch(/Blue Cross.*2026-11-26$/);
  expect(sourceOf(named('Abelia'))).toBe('not checked');
  for (const name of CHECKED_NAMES)
    expect(
      plants.some((one) => one.latinName.startsWith(name)),
      name,
    ).toBe(true);
  for (const { checked, latinName } of plants)
    for (const { what, source, on } of checked) {
      expect(what && source, latinName).toBeTruthy();
      expect(on, latinName).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
});
