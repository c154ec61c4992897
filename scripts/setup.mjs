// Plain Node (18 or newer) without dependencies: it runs on the machine's own Node before node_modules exists.
// node scripts/setup.mjs [build] [browser]
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
const wanted = new Set(process.argv.slice(2));
const binFolder = join(root, 'node_modules', '.bin');
const say = (message) => console.log(`[setup] ${message}`);
const die = (message) => {
  console.error(`[setup] ${message}`);
  process.exit(1);
};

function hashFiles(paths) {
  const hash = createHash('sha256');
  const add = (path) => {
    if (!existsSync(path)) return;
    if (statSync(path).isDirectory()) {
      for (const entry of readdirSync(path).sort()) add(join(path, entry));
      return;
    }
    if (/\.test\.tsx?$/.test(path)) return;
    hash.update(path).update('\0').update(readFileSync(path)).update('\0');
  };
  paths.forEach(add);
  return hash.digest('hex');
}
const readStamp = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

/** Node 24 comes from npm on Linux; elsewhere the machine's own must do. */
function findNode() {
  const own = join(binFolder, 'node');
  if (existsSync(own)) return own;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 22)) return process.execPath;
  return die(
    `This machine's Node is ${process.version}. Plotwright needs Node 24 here: please install it from https://nodejs.org and run the command again.`,
  );
}

function installDependencies() {
  const env = { ...process.env, NODE_ENV: 'development' };
  for (const name of Object.keys(env)) if (/^npm_(package|lifecycle)_/.test(name)) delete env[name];
  // npm must not run on the Node that it is about to delete.
  env.PATH = (env.PATH ?? '')
    .split(delimiter)
    .filter((path) => !path.endsWith(join('node_modules', '.bin')))
    .join(delimiter);
  const npm = process.env.npm_execpath;
  const args = [
    'ci',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const result = npm
    ? spawnSync(process.env.npm_node_execpath ?? process.execPath, [npm, ...args], {
        stdio: 'inherit',
        env,
      })
    : spawnSync('npm', args, { stdio: 'inherit', env, shell: true });
  if (result.status !== 0)
    die('The dependencies could not be installed: npm ci failed, as shown above.');
}

// The lock file names every dependency; the rest of package.json may change without an installation.
const lockHash = `${hashFiles(['package-lock.json'])}-${process.platform}-${process.arch}`;
const dependencyStamp = 'node_modules/.setup-dependencies';
if (readStamp(dependencyStamp) !== lockHash) {
  say('installing dependencies …');
  installDependencies();
  writeFileSync(dependencyStamp, lockHash);
}
const node = findNode();

if (wanted.has('build')) {
  const sources = [
    'app',
    'server',
    'contracts',
    'engine',
    'reader',
    'content',
    'public',
    'scripts/build.mjs',
    'vite.config.ts',
    'react-router.config.ts',
    'tsconfig.base.json',
  ];
  const sourceHash = lockHash + hashFiles(sources);
  const buildStamp = 'build/.setup-build';
  if (readStamp(buildStamp) !== sourceHash) {
    say('building …');
    const env = {
      ...process.env,
      NODE_ENV: 'production',
      PATH: binFolder + delimiter + process.env.PATH,
    };
    const result = spawnSync(node, ['scripts/build.mjs'], { encoding: 'utf8', env });
    if (result.status !== 0) die(`The build failed:\n${result.stdout}\n${result.stderr}`);
    mkdirSync(dirname(buildStamp), { recursive: true });
    writeFileSync(buildStamp, sourceHash);
  }
}

if (wanted.has('browser')) {
  const result = spawnSync(node, ['scripts/find-chromium.mjs'], { stdio: 'inherit' });
  if (result.status !== 0) process.exit(result.status ?? 1);
}
