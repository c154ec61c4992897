import { expect, test } from 'vitest';
import { failedJourneys, failedUnits } from './failed-tests.ts';

test('each failed test is named with its reason, and a file that cannot be loaded once', () => {
  const report = {
    testResults: [
      {
        name: '/site/a.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'holds' },
          {
            status: 'failed',
            fullName: 'adds up',
            failureMessages: ['\u001b[31mexpected 3\u001b[39m\n    at a.test.ts:4'],
          },
        ],
      },
      {
        name: '/site/b.test.ts',
        status: 'failed',
        message: 'cannot find module',
        assertionResults: [],
      },
      {
        name: '/site/c.test.ts',
        status: 'passed',
        assertionResults: [{ status: 'passed', fullName: 'holds' }],
      },
    ],
  };
  expect(failedUnits(report, '/site')).toEqual([
    'a.test.ts › adds up\n      expected 3\n          at a.test.ts:4',
    'b.test.ts\n      cannot find module',
  ]);
  expect(failedUnits(null, '/site')).toEqual([]);
});

test('failed journeys are found in groups too, and what fails outside of them is told', () => {
  const spec = (title: string, ok: boolean) => ({
    title,
    ok,
    file: 'a.spec.ts',
    line: 7,
    tests: [
      {
        results: [
          { errors: [{ message: 'first try' }] },
          {
            errors: ok ? [] : [{ message: 'not seen' }],
            attachments: [{ name: 'error-context', path: 'note.md' }],
          },
        ],
      },
    ],
  });
  const report = {
    errors: [{ message: 'the site did not start' }],
    suites: [{ specs: [spec('opens', true)], suites: [{ specs: [spec('closes', false)] }] }],
  };
  const read = (path: string) => `# ${path}\n\`\`\`yaml\n- dialog\n  - alert: Too late\n\`\`\`\n`;
  expect(failedJourneys(report, read)).toEqual([
    'outside the journeys\n      the site did not start',
    'a.spec.ts:7 › closes\n      not seen\n      | - dialog\n      |   - alert: Too late',
  ]);
  expect(failedJourneys(null, read)).toEqual([]);
});
