import { expect, test } from 'vitest';
import { goldenBriefs } from '../../tests/fixtures/briefs/golden-briefs.ts';
import { placeOf } from '../../content/places/place-of.ts';
import { PREFERENCES, PROJECT_TYPES } from '../model/brief.ts';
import { extentOf } from './plot-shape.ts';
import { readBrief } from './read-brief.ts';

test.each(goldenBriefs.map((g) => [g.id, g] as const))(
  'golden brief %s is read as it was meant',
  (_, golden) => {
    const { place, problem } = placeOf(golden.input.postcode);
    expect(problem).toBeUndefined();
    const brief = readBrief(golden.input, place!);
    const { expect: want } = golden;
    const wanted = brief.wanted.map((f) => f.value);
    expect(brief.problems.filter((p) => p.severity === 'error')).toEqual([]);
    for (const feature of golden.mustHave) expect(wanted, `wants ${feature}`).toContain(feature);
    for (const feature of golden.mustNotHave)
      expect(wanted, `does not want ${feature}`).not.toContain(feature);
    const { widthM, depthM } = extentOf(brief.shape.value);
    const got = {
      widthM: Math.round(widthM * 100) / 100,
      depthM: Math.round(depthM * 100) / 100,
      shape: brief.shape.value.kind,
      facing: brief.facing.value,
      position: brief.position.value,
      soil: brief.soil?.value,
      wet: brief.wet.value,
      toddler: brief.household.toddler.value,
      children: brief.household.children.value,
      dog: brief.household.dog.value,
      cat: brief.household.cat.value,
      wheelchair: brief.household.wheelchair.value,
      easyAccess: brief.household.easyAccess.value,
      hayFever: brief.household.hayFever.value,
      seatsFor: brief.household.seatsFor.value,
      budgetPounds: brief.budgetPence ? brief.budgetPence.value / 100 : null,
      overlooked: brief.overlooked.value,
      slope: brief.slope.value,
    };
    const { areaM2, keep, plants, noPlants, problems, ...plain } = want;
    expect(got).toMatchObject(plain);
    if (areaM2 !== undefined) expect(brief.areaM2.value).toBeCloseTo(areaM2, 0);
    if (keep) {
      for (const name of keep) expect(brief.keep.map((k) => k.name).join(', ')).toContain(name);
      if (!keep.length) expect(brief.keep).toEqual([]);
    }
    for (const plant of plants ?? [])
      expect(brief.plantsWanted.map((f) => f.value)).toContain(plant);
    for (const plant of noPlants ?? [])
      expect(brief.plantsRefused.map((f) => f.value)).toContain(plant);
    for (const code of problems ?? []) expect(brief.problems.map((p) => p.code)).toContain(code);
  },
);

test('the golden set covers every project type and preference, and no two are alike', () => {
  expect(goldenBriefs.length).toBeGreaterThanOrEqual(24);
  for (const type of PROJECT_TYPES)
    expect(goldenBriefs.filter((g) => g.input.projectType === type).length, type).toBeGreaterThan(
      1,
    );
  for (const preference of PREFERENCES)
    expect(
      goldenBriefs.some((g) => g.input.preferences.includes(preference)),
      preference,
    ).toBe(true);
  expect(new Set(goldenBriefs.map((g) => g.id)).size).toBe(goldenBriefs.length);
});
