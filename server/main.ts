/** Starts the server: the built bundle, or with --dev the sources through Vite. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { readConfig } from '#server/config.ts';
import { readRole } from '#server/role.ts';
import { findRepositoryRoot } from '#server/repository-root.ts';
import type { RunOptions, Running } from '#server/run.ts';

type Bundle = {
  runServer(options: RunOptions): Promise<Running>;
  loadBuild(): Promise<ServerBuild>;
};

const STOP_LIMIT_MS = 15_000;
const root = findRepositoryRoot();
const say = (line: string) => console.log(line);

async function startBuilt(): Promise<Running> {
  const bundle = join(root, 'build', 'server', 'index.js');
  if (!existsSync(bundle))
    throw Object.assign(new Error('The site has not been built yet: run npm run build first.'), {
      name: 'StartError',
    });
  const { runServer, loadBuild } = (await import(pathToFileURL(bundle).href)) as Bundle;
  const config = readConfig(process.env);
  return runServer({
    config,
    root,
    logLevel: 'info',
    role: readRole(process.argv, config),
    loadBuild,
    say,
  });
}

async function startDevelopment(): Promise<Running> {
  const { createServer } = await import('vite');
  const config = readConfig(process.env);
  const vite = await createServer({ root, server: { middlewareMode: true }, appType: 'custom' });
  const { runServer } = (await vite.ssrLoadModule('/server/app.ts')) as Bundle;
  const running = await runServer({
    config,
    root,
    logLevel: 'warn',
    development: true,
    say,
    loadBuild: () =>
      vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>,
    before(app) {
      app.addHook('onRequest', (request, reply, done) => {
        if (request.url.startsWith('/api/') || request.url.startsWith('/uploads/')) return done();
        vite.middlewares(request.raw, reply.raw, () => done());
      });
    },
  });
  return {
    ...running,
    stop: async () => {
      await Promise.all([running.stop(), vite.close()]);
    },
  };
}

/** Handles signals from the start: a stop during start-up is deferred until it can be done cleanly. */
function stopOnSignal(starting: Promise<Running>): void {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
      starting
        .then((running) => running.stop())
        .then(
          () => process.exit(0),
          (error: unknown) => {
            console.error(error);
            process.exit(1);
          },
        );
    });
  }
}

try {
  // Configuration errors are reported before anything is loaded.
  readRole(process.argv, readConfig(process.env));
  const starting = process.argv.includes('--dev') ? startDevelopment() : startBuilt();
  stopOnSignal(starting);
  await starting;
} catch (error) {
  // The bundle has its own copy of the class, so it is checked by name.
  if (error instanceof Error && error.name === 'StartError') console.error(error.message);
  else console.error(error);
  process.exit(1);
}
