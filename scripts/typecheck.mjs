// Types: the router's generated ones first, then one project per area, so that each sees only what it may use.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bin, root, runTool } from './run-steps.mjs';

const PROJECTS = ['engine', 'contracts', 'content', 'server', 'app', 'tests'];

/** @returns {Promise<string[]>} the areas that failed */
export async function checkTypes() {
  const failed = [];
  if (existsSync(join(root, 'app', 'routes.ts'))) {
    const typegen = await runTool([bin('react-router'), 'typegen']);
    if (typegen.code !== 0) failed.push('react-router typegen');
  }
  for (const project of PROJECTS) {
    const buildInfo = join(root, '.cache', `types-${project}.tsbuildinfo`);
    const { code } = await runTool([
      bin('tsc'),
      '-p',
      project,
      '--incremental',
      '--tsBuildInfoFile',
      buildInfo,
    ]);
    if (code !== 0) failed.push(`types of ${project}`);
  }
  return failed;
}

if (import.meta.filename === process.argv[1]) {
  const failed = await checkTypes();
  console.log(failed.length ? `failed: ${failed.join(', ')}` : 'types: all areas pass');
  process.exit(failed.length ? 1 : 0);
}
