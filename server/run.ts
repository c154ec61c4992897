/** Server process lifecycle: prepare, listen, and stop without losing work. */
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import { compose } from '#server/compose.ts';
import type { Config } from '#server/config.ts';
import type { Container, Parts } from '#server/container.ts';
import { migrate, missingMigrations } from '#server/db/migrate.ts';
import { seedWithPictures } from '#server/db/seed-pictures.ts';
import { StartError } from '#server/errors.ts';
import { backupFolder } from '#server/features/backups/admin-routes.ts';
import { removeUnfinishedBackups } from '#server/features/backups/folder.ts';
import { enqueueNightlyBackup } from '#server/features/backups/use-cases.ts';
import { jobHandlers, pictureHandlers } from '#server/features/job-handlers.ts';
import { enqueueSamples } from '#server/features/designs/samples.ts';
import { enqueueCalendarReading } from '#server/features/busy-calendars/jobs.ts';
import { enqueueRetention } from '#server/features/retention/jobs.ts';
import { enqueuePictureSweep } from '#server/features/uploads/sweep.ts';
import { ensureOwnerPassword } from '#server/features/owner/password.ts';
import { createHttpApp } from '#server/http/app.ts';
import { createLog, type LogLevel } from '#server/http/logging.ts';
import { createWorker, type JobWorker } from '#server/jobs/worker.ts';
import { readVersion } from '#server/repository-root.ts';
import type { Role } from '#server/role.ts';

export type RunOptions = {
  config: Config;
  root: string;
  logLevel: LogLevel;
  development?: boolean;
  role?: Role;
  /** False leaves the library of a fresh install empty. */
  withSamples?: boolean;
  loadBuild: (() => Promise<ServerBuild>) | null;
  before?: (app: FastifyInstance) => void;
  /** Overrides parts before they are assembled. */
  adapt?: (parts: Parts) => Parts;
  /** Lines for the person at the console. */
  say: (line: string) => void;
};
export type Running = { address: string; container: Container; stop(): Promise<void> };

/** @throws StartError with a sentence for the person at the console */
export async function runServer({
  config,
  root,
  logLevel,
  development = false,
  role = 'all',
  withSamples = true,
  loadBuild,
  before,
  adapt,
  say,
}: RunOptions): Promise<Running> {
  const container = compose({
    config,
    root,
    version: readVersion(root),
    built: loadBuild !== null && !development,
    ...(adapt ? { adapt } : {}),
  });
  try {
    if (role === 'pictures') return await drawForOthers(container, logLevel, say);
    const password = await prepare(container, withSamples);
    const app = await createHttpApp({
      container,
      logLevel,
      development,
      loadBuild,
      clientDir: development || !loadBuild ? null : join(root, 'build', 'client'),
      ...(before ? { before } : {}),
    });
    const workers = jobHandlers(container, { withPictures: role === 'all' }).map((handlers) =>
      createWorker({ queue: container.queue, handlers, log: app.log }),
    );
    await listen(app, config);
    for (const worker of workers) worker.start();
    const address = addressOf(app, config);
    say(
      `Plotwright is ready at ${config.publicUrl ?? address}${config.publicUrl ? ` (listening at ${address})` : ''}`,
    );
    if (password)
      say(`The owner's password is ${password} — it is shown only this once, so please keep it.`);
    return { address, container, stop: () => stopServer(app, workers, container) };
  } catch (error) {
    await container.close();
    throw error;
  }
}

/** A process that draws pictures of the jobs in the shared database and listens to nobody. */
async function drawForOthers(
  container: Container,
  logLevel: LogLevel,
  say: RunOptions['say'],
): Promise<Running> {
  const missing = await missingMigrations(container.db).catch((error: unknown) => {
    throw unusable(error);
  });
  if (missing.length > 0)
    throw new StartError(
      'The database has not been brought to this version yet: start the site first, then this process.',
    );
  const log = createLog(logLevel);
  const workers = pictureHandlers(container).map((handlers) =>
    createWorker({ queue: container.queue, handlers, log }),
  );
  for (const worker of workers) worker.start();
  say('Plotwright draws pictures for the site.');
  if (container.config.storage.kind === 'folder')
    say(
      `They are put into ${join(container.config.dataDir, 'uploads')}: the site has to see the same folder, or both the same S3.`,
    );
  return { address: '', container, stop: () => stopWorkers(workers, container) };
}

const unusable = (error: unknown) =>
  new StartError(
    `DATABASE_URL is not usable: ${error instanceof Error ? error.message || String((error as NodeJS.ErrnoException).code) : String(error)}.`,
  );

async function prepare(container: Container, withSamples: boolean): Promise<string | null> {
  const { db, queue, config, passwords, content } = container;
  const ctx = container.contextFor({ kind: 'system' }, 'start');
  try {
    await migrate(db);
  } catch (error) {
    throw config.databaseUrl ? unusable(error) : error;
  }
  await seedWithPictures({
    ctx,
    storage: container.storage,
    source: container.sitePictures,
    content,
  });
  // With sole use of the database, any lease or half-written file is from a dead process.
  if (db.kind === 'sqlite') {
    await queue.takeBackAll();
    await container.storage.removeLeftovers(new Date());
    await removeUnfinishedBackups(backupFolder(container), new Date());
  }
  await enqueueRetention({ ctx, queue });
  await enqueueCalendarReading({ ctx, queue });
  await enqueuePictureSweep({ ctx, queue });
  await enqueueNightlyBackup({ ctx, queue });
  if (withSamples) await enqueueSamples({ ctx, queue, samples: content.samples });
  return ensureOwnerPassword({ ctx, configured: config.adminPassword, hasher: passwords });
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new StartError(
        `PORT ${port} is already in use on ${host}: stop what is using it, or choose another with PORT.`,
      );
    if (code === 'EACCES')
      throw new StartError(
        `PORT ${port} may not be used by this user: choose one above 1023 with PORT.`,
      );
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartError(
        `HOST ${host} is not an address of this machine: correct or remove HOST.`,
      );
    throw error;
  }
}

function addressOf(app: FastifyInstance, { host }: Config): string {
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${shown.includes(':') ? `[${shown}]` : shown}:${port}`;
}

/** Stops accepting requests, finishes running ones, returns jobs, closes the database. */
async function stopServer(
  app: FastifyInstance,
  workers: readonly JobWorker[],
  container: Container,
): Promise<void> {
  await stopWorkers(workers, container, () => app.close());
}

async function stopWorkers(
  workers: readonly JobWorker[],
  container: Container,
  before: () => Promise<void> = async () => undefined,
): Promise<void> {
  const handedBack = Promise.all(workers.map((worker) => worker.stop()));
  await before();
  await container.engine.close();
  await container.picture.close();
  await container.browser.close();
  await handedBack;
  await container.close();
}
