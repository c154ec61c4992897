/**
 * The server without its pages, straight from the sources, for tests that kill it: the same life as the product's own
 * (server/run.ts). Prints "listening <address>" once it answers.
 */
import { readConfig } from '#server/config.ts';
import { findRepositoryRoot } from '#server/repository-root.ts';
import { runServer } from '#server/run.ts';

try {
  const running = await runServer({ config: readConfig(process.env), root: findRepositoryRoot(), logLevel: 'silent', loadBuild: null, withSamples: false, say: () => undefined });
  process.once('SIGTERM', () => void running.stop().then(() => process.exit(0)));
  console.log(`listening ${running.address}`);
} catch (error) {
  console.log(`refused ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
