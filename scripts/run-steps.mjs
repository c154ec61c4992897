// Shared by the scripts that run several tools.
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
export const bin = (name) => join(root, 'node_modules', '.bin', name);

/**
 * Runs a tool of node_modules/.bin on this Node. Its output is shown as it comes; with `hold` it is kept instead, for a
 * tool that runs beside another.
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runTool(args, { env = {}, hold = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', hold ? 'pipe' : 'inherit', hold ? 'pipe' : 'inherit'],
      env: {
        ...process.env,
        PATH: join(root, 'node_modules', '.bin') + delimiter + process.env.PATH,
        ...env,
      },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => {
        output += chunk;
      });
    child.on('error', (error) => resolve({ code: 1, output: String(error) }));
    child.on('close', (code, signal) => resolve({ code: code ?? (signal ? 1 : 0), output }));
  });
}
