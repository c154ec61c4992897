/**
 * The server without its pages, straight from the sources, for tests that kill it: the same life as the product's own
 * (server/run.ts). Solid pictures are made at once and show nothing, so that a test of other things need not wait for them;
 * with SMALL_PICTURES they are really drawn, a few hundred pixels wide. ROLE is what the command line says otherwise. Prints "listening <address>" once it answers or draws.
 */
import { readConfig } from '#server/config.ts';
import { readRole } from '#server/role.ts';
import type { Parts } from '#server/container.ts';
import { findRepositoryRoot } from '#server/repository-root.ts';
import { runServer } from '#server/run.ts';
import { countingPicture } from '#tests/support/server.ts';

const SMALL = { width: 240, height: 150, samples: 1, detail: 0.1 };

function adapt(parts: Parts): Parts {
  const { picture } = parts;
  const renderScene: typeof picture.renderScene = process.env.SMALL_PICTURES
    ? (order) => picture.renderScene({ ...order, shot: { ...order.shot, ...SMALL } })
    : countingPicture().renderScene;
  return { ...parts, picture: { ...picture, renderScene } };
}

try {
  const config = readConfig(process.env);
  const running = await runServer({
    config,
    role: readRole(process.env.ROLE ? [`--role=${process.env.ROLE}`] : [], config),
    root: findRepositoryRoot(),
    logLevel: 'silent',
    loadBuild: null,
    withSamples: false,
    adapt,
    say: () => undefined,
  });
  process.once('SIGTERM', () => void running.stop().then(() => process.exit(0)));
  console.log(`listening ${running.address || 'nowhere'}`);
} catch (error) {
  console.log(`refused ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
