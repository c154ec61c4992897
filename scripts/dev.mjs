// Runs the development server and starts it again when anything that it has loaded outside the pages changes.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleRenderPage } from '../app/scene/render-page/bundle.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const WATCHED = ['server', 'contracts', 'engine', 'content'];
const env = {
  ...process.env,
  NODE_ENV: 'development',
  PATH: join(root, 'node_modules', '.bin') + delimiter + process.env.PATH,
};
let child = null;
let timer = null;
let isStopping = false;

function start() {
  child = spawn(process.execPath, ['server/main.ts', '--dev'], {
    cwd: root,
    stdio: 'inherit',
    env,
  });
  child.once('exit', (code) => {
    child = null;
    if (isStopping) process.exit(0);
    if (code) console.log('[dev] the server stopped; it starts again when a file changes');
  });
}

function restart() {
  if (!child) return start();
  child.once('exit', start);
  child.kill('SIGTERM');
}

for (const folder of WATCHED) {
  watch(join(root, folder), { recursive: true }, (_event, file) => {
    if (!file || !/\.(ts|tsx|json|mjs)$/.test(file) || /\.test\.tsx?$/.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      console.log(`[dev] ${folder}/${file} changed, starting again`);
      restart();
    }, 150);
  });
}
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    isStopping = true;
    if (!child) process.exit(0);
    child.kill('SIGTERM');
  });
}
// Pictures are drawn by the renderer as it is now.
await bundleRenderPage();
start();
