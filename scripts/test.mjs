// Everything that must be true: types, format and lint beside the unit tests and laws on real databases, then a browser.
// node scripts/test.mjs [--long | --short]: with every case; or without the browser and what kills and restores servers.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { failedJourneys, failedUnits } from './failed-tests.ts';
import { bin, root, runTool } from './run-steps.mjs';
import { checkTypes } from './typecheck.mjs';

const env = process.argv.includes('--long') ? { LONG: '1' } : {};
const isShort = process.argv.includes('--short');
const SLOW = ['tests/kill*.test.ts', 'tests/backup-journey.test.ts'];
const unitReport = join(root, '.cache', 'vitest.json');
const browserReport = join(root, '.cache', 'playwright.json');
const totals = { passed: 0, failed: 0 };
const faults = [];
const failed = [];
const started = Date.now();

const count = (passed, failures) => {
  totals.passed += passed;
  totals.failed += failures;
};
const readReport = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null);

async function checkQuietly() {
  const types = await checkTypes({ hold: true });
  const format = await runTool([bin('oxfmt'), '--check'], { hold: true });
  const lint = await runTool([bin('oxlint'), '--deny-warnings'], { hold: true });
  return [
    { name: 'types', faults: types.failed, output: types.output },
    { name: 'format', faults: format.code === 0 ? [] : ['format'], output: format.output },
    { name: 'lint', faults: lint.code === 0 ? [] : ['lint'], output: lint.output },
  ];
}

/** The samples of the site that the journeys walk. Where this fails that site makes them itself. */
async function makeSamples() {
  const made = await runTool([join('tests', 'e2e', 'support', 'make-samples.ts')], { hold: true });
  if (made.code !== 0) console.log(`the samples were not made ahead:\n${made.output}`);
}

async function runJourneys() {
  console.log('— browser');
  const browser = await runTool([bin('playwright'), 'test', '--reporter=list,json'], {
    env: {
      ...env,
      PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport,
      E2E_MADE: '1',
      // Each worker loads the same modules: they are compiled once (tests/support/compile-cache.ts).
      NODE_COMPILE_CACHE: join(root, '.cache', 'node'),
    },
  });
  const journeys = readReport(browserReport);
  const { expected = 0, flaky = 0, unexpected = 0 } = journeys?.stats ?? {};
  count(expected + flaky, unexpected);
  if (browser.code !== 0) {
    faults.push('browser tests');
    failed.push(...failedJourneys(journeys, (path) => readFileSync(path, 'utf8')));
    if (!unexpected) count(0, 1);
  }
}

mkdirSync(join(root, '.cache'), { recursive: true });
for (const report of [unitReport, browserReport]) rmSync(report, { force: true });

console.log('— unit tests, laws, databases; types, format and lint beside them');
const [checks, unit] = await Promise.all([
  checkQuietly(),
  runTool(
    [
      bin('vitest'),
      'run',
      isShort ? '--reporter=dot' : '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${unitReport}`,
      ...(isShort ? SLOW.flatMap((pattern) => ['--exclude', pattern]) : []),
    ],
    { env },
  ),
  isShort ? null : makeSamples(),
]);
for (const check of checks) {
  const isRight = check.faults.length === 0;
  console.log(`— ${check.name}: ${isRight ? 'right' : 'not right'}`);
  if (!isRight) console.log(check.output);
  count(isRight ? 1 : 0, check.faults.length);
  faults.push(...check.faults);
}
const units = readReport(unitReport);
count(units?.numPassedTests ?? 0, units?.numFailedTests ?? 0);
if (unit.code !== 0) {
  faults.push('unit tests');
  failed.push(...failedUnits(units, root));
  // A file that could not even be loaded has no failed test of its own.
  if (!units?.numFailedTests) count(0, 1);
}

if (!isShort) await runJourneys();

if (failed.length) console.log(`\n— what failed\n${failed.map((text) => `  ${text}`).join('\n')}`);
console.log(
  `\n${totals.passed} passed, ${totals.failed} failed in ${Math.round((Date.now() - started) / 1000)} s`,
);
if (faults.length) console.log(`not right: ${faults.join(', ')}`);
process.exit(totals.failed || faults.length ? 1 : 0);
