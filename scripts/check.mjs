// The fast round while working: format, types, lint and the short unit tests.
import { bin, runTool } from './run-steps.mjs';
import { checkTypes } from './typecheck.mjs';

const failed = await checkTypes();
if ((await runTool([bin('prettier'), '--check', '--log-level=warn', '.'])).code !== 0)
  failed.push('format');
if ((await runTool([bin('oxlint'), '--deny-warnings'])).code !== 0) failed.push('lint');
if (
  (
    await runTool(
      [
        bin('vitest'),
        'run',
        '--reporter=dot',
        '--exclude',
        '**/*.slow.test.ts',
        '--exclude',
        'tests/kill*.test.ts',
        '--exclude',
        'tests/backup-journey.test.ts',
      ],
      { env: { QUICK: '1' } },
    )
  ).code !== 0
)
  failed.push('unit tests');
console.log(failed.length ? `not right: ${failed.join(', ')}` : 'all checks pass');
process.exit(failed.length ? 1 : 0);
