// Types: the router's generated ones first, then one project per area, so that each sees only what it may use. The tests
// import nearly all of the app: their project checks both, so that its types are worked out once.
import { join } from 'node:path';
import { bin, root, runTool } from './run-steps.mjs';

const PROJECTS = ['engine', 'reader', 'contracts', 'content', 'server', 'tests'];

/**
 * @param {{ hold?: boolean }} options hold: the output is given back instead of shown
 * @returns {Promise<{ failed: string[], output: string }>} the areas that failed, and what was held
 */
export async function checkTypes({ hold = false } = {}) {
  const failed = [];
  let output = '';
  const run = async (name, command) => {
    const done = await runTool(command, { hold });
    output += done.output;
    if (done.code !== 0) failed.push(name);
  };
  await run('react-router typegen', [bin('react-router'), 'typegen']);
  for (const project of PROJECTS) {
    const buildInfo = join(root, '.cache', `types-${project}.tsbuildinfo`);
    await run(`types of ${project}`, [
      bin('tsc'),
      '-p',
      project,
      '--incremental',
      // Each checker works out the shared types anew: four take two thirds more processor time than one.
      '--checkers',
      '1',
      '--tsBuildInfoFile',
      buildInfo,
    ]);
  }
  return { failed, output };
}

if (import.meta.filename === process.argv[1]) {
  const { failed } = await checkTypes();
  console.log(failed.length ? `failed: ${failed.join(', ')}` : 'types: all areas pass');
  process.exit(failed.length ? 1 : 0);
}
