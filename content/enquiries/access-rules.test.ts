import { describe, expect, test } from 'vitest';
import {
  ACCESS_ANSWERS,
  ACCESS_QUESTIONS,
  type AccessAnswers,
  type AccessQuestion,
  type PriceBasis,
} from '#contracts/enquiry-words.ts';
import { COST_SERVICE_IDS } from '../calculator/price-list.ts';
import { ACCESS_RULES, applyAccess, basisOfService, SERVICE_SHARES } from './access-rules.ts';

/** A generator of whole numbers below a bound: the same for the same seed. */
function makeDice(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
const dice = makeDice(7);

function anyBasis(): PriceBasis {
  const lowPence = dice(5_000_000);
  const labourPence = dice(lowPence + 1);
  return {
    lowPence,
    highPence: lowPence + dice(2_000_000),
    labourPence,
    groundworkPence: dice(labourPence + 1),
  };
}
const anyAnswers = (): AccessAnswers =>
  Object.fromEntries(
    ACCESS_QUESTIONS.flatMap((question) => {
      const answers: readonly string[] = ACCESS_ANSWERS[question];
      const at = dice(answers.length + 1);
      return at === answers.length ? [] : [[question, answers[at]]];
    }),
  ) as AccessAnswers;
const CASES = Array.from({ length: 300 }, () => ({ basis: anyBasis(), answers: anyAnswers() }));

describe('what the way in adds', () => {
  test('every answer that can be given has a rule with a sentence, and no rule is without an answer', () => {
    for (const question of ACCESS_QUESTIONS) {
      expect(Object.keys(ACCESS_RULES[question])).toEqual([...ACCESS_ANSWERS[question]]);
      for (const rule of Object.values(ACCESS_RULES[question])) {
        expect(rule.why).toMatch(/^[A-Z].{20,}\.$/);
        for (const [from, to] of [rule.groundwork, rule.labour, rule.pence].filter(
          (one) => one !== undefined,
        ))
          expect(from).toBeLessThanOrEqual(to);
      }
    }
  });

  test('a design priced through the house is not charged for it again', () => {
    for (const { basis, answers } of CASES) {
      const { gate, ...others } = answers;
      const priced = { ...basis, isThroughHouse: true };
      expect(applyAccess(priced, answers).after).toEqual(applyAccess(priced, others).after);
      if (gate !== undefined && basis.labourPence > 0)
        expect(
          applyAccess(priced, answers).lines.find((line) => line.question === 'gate')?.why,
        ).toContain('nothing is added');
    }
  });

  test('a design whose price has its steps and walls is not charged for its slope again', () => {
    for (const { basis, answers } of CASES) {
      const { levels, ...others } = answers;
      const priced = { ...basis, isLevelled: true };
      expect(applyAccess(priced, answers).after).toEqual(applyAccess(priced, others).after);
      if (levels !== undefined && basis.labourPence > 0)
        expect(
          applyAccess(priced, answers).lines.find((line) => line.question === 'levels')?.why,
        ).toContain('nothing is added');
    }
  });

  test('nothing answered leaves the range as it is', () => {
    for (const { basis } of CASES)
      expect(applyAccess(basis, {}).after).toEqual({
        lowPence: basis.lowPence,
        highPence: basis.highPence,
      });
  });

  test('the range is the range before and its lines, to the penny, and its ends stand in order', () => {
    for (const { basis, answers } of CASES) {
      const { lines, after, open } = applyAccess(basis, answers);
      expect(after.lowPence).toBe(lines.reduce((sum, line) => sum + line.lowPence, basis.lowPence));
      expect(after.highPence).toBe(
        lines.reduce((sum, line) => sum + line.highPence, basis.highPence),
      );
      expect(after.lowPence).toBeGreaterThanOrEqual(basis.lowPence);
      expect(after.highPence).toBeGreaterThanOrEqual(after.lowPence);
      for (const line of lines) expect(line.lowPence).toBeLessThanOrEqual(line.highPence);
      if (basis.labourPence > 0) expect(lines.length + open.length).toBe(ACCESS_QUESTIONS.length);
    }
  });

  test.each(ACCESS_QUESTIONS)(
    'a harder answer about the %s never makes either end smaller',
    (question: AccessQuestion) => {
      for (const { basis, answers } of CASES) {
        const ends = [undefined, ...ACCESS_ANSWERS[question]].map(
          (answer) => applyAccess(basis, { ...answers, [question]: answer }).after,
        );
        for (const [index, end] of ends.entries()) {
          if (index < 2) continue;
          expect(end.lowPence).toBeGreaterThanOrEqual(ends[index - 1]!.lowPence);
          expect(end.highPence).toBeGreaterThanOrEqual(ends[index - 1]!.highPence);
        }
      }
    },
  );

  test('each question moves the range of work in a garden', () => {
    const basis: PriceBasis = {
      lowPence: 2_000_000,
      highPence: 2_600_000,
      groundworkPence: 600_000,
      labourPence: 1_000_000,
    };
    for (const question of ACCESS_QUESTIONS) {
      const hardest = ACCESS_ANSWERS[question].at(-1)!;
      expect(applyAccess(basis, { [question]: hardest }).after.highPence, question).toBeGreaterThan(
        basis.highPence,
      );
    }
  });

  test('a gate under 0.9 m adds 8 to 15 per cent of clearing, digging and hard landscape labour', () => {
    const { after } = applyAccess(
      {
        lowPence: 2_000_000,
        highPence: 2_600_000,
        groundworkPence: 600_000,
        labourPence: 1_000_000,
      },
      { gate: 'narrow' },
    );
    expect(after).toEqual({ lowPence: 2_048_000, highPence: 2_690_000 });
  });

  test('a design and monthly care cost the same whatever the way in', () => {
    expect(Object.keys(SERVICE_SHARES)).toEqual([...COST_SERVICE_IDS]);
    const hardest: AccessAnswers = {
      gate: 'house',
      parking: 'far',
      permit: 'yes',
      steps: 'many',
      levels: 'steep',
      wires: 'yes',
    };
    for (const service of ['garden-design', 'garden-maintenance'])
      expect(applyAccess(basisOfService(service, 120_000), hardest)).toEqual({
        lines: [],
        after: { lowPence: 120_000, highPence: 120_000 },
        open: [],
      });
    expect(
      applyAccess(basisOfService('paving-stonework', 680_000), hardest).after.highPence,
    ).toBeGreaterThan(680_000);
  });
});
