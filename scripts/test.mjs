// Everything that must hold: types, lint, unit tests and laws on real databases, then a real browser.
// node scripts/test.mjs [--long]
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { failedJourneys, failedUnits } from './failed-tests.ts';
import { bin, root, runTool } from './run-steps.mjs';
import { checkTypes } from './typecheck.mjs';

const env = process.argv.includes('--long') ? { LONG: '1' } : {};
const totals = { passed: 0, failed: 0 };
const faults = [];
const failed = [];
mkdirSync(join(root, '.cache'), { recursive: true });

const count = (passed, failed) => {
  totals.passed += passed;
  totals.failed += failed;
};
const readReport = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null);
const started = Date.now();

console.log('— types');
const untyped = await checkTypes();
count(untyped.length ? 0 : 1, untyped.length);
faults.push(...untyped);

for (const [name, command] of [
  ['format', [bin('prettier'), '--check', '--log-level=warn', '.']],
  ['lint', [bin('oxlint'), '--deny-warnings']],
]) {
  console.log(`— ${name}`);
  const { code } = await runTool(command);
  count(code === 0 ? 1 : 0, code === 0 ? 0 : 1);
  if (code !== 0) faults.push(name);
}

console.log('— unit tests, laws, databases');
const unitReport = join(root, '.cache', 'vitest.json');
const unit = await runTool(
  [
    bin('vitest'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${unitReport}`,
  ],
  { env },
);
const units = readReport(unitReport);
count(units?.numPassedTests ?? 0, units?.numFailedTests ?? 0);
if (unit.code !== 0) {
  faults.push('unit tests');
  failed.push(...failedUnits(units, root));
  // A file that could not even be loaded has no failed test of its own.
  if (!units?.numFailedTests) count(0, 1);
}

if (existsSync(join(root, 'playwright.config.ts'))) {
  console.log('— browser');
  const browserReport = join(root, '.cache', 'playwright.json');
  const browser = await runTool([bin('playwright'), 'test', '--reporter=list,json'], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport },
  });
  const report = readReport(browserReport);
  const stats = report?.stats;
  count((stats?.expected ?? 0) + (stats?.flaky ?? 0), stats?.unexpected ?? 0);
  if (browser.code !== 0) {
    faults.push('browser tests');
    failed.push(...failedJourneys(report));
    if (!stats?.unexpected) count(0, 1);
  }
}

if (failed.length) console.log(`\n— what failed\n${failed.map((text) => `  ${text}`).join('\n')}`);
console.log(
  `\n${totals.passed} passed, ${totals.failed} failed in ${Math.round((Date.now() - started) / 1000)} s`,
);
if (faults.length) console.log(`not right: ${faults.join(', ')}`);
process.exit(totals.failed || faults.length ? 1 : 0);
