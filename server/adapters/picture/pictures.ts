/**
 * Pictures of plans and scenes. Solid pictures are drawn by the headless browser from the renderer's own page; all files are
 * made in a process of low priority: that holds a core for seconds and takes hundreds of megabytes.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createPool } from '#server/engine-pool/pool.ts';
import { findWorkerScript, startProcess } from '#server/engine-pool/workers.ts';
import { ProviderError } from '#server/errors.ts';
import { type Browser, PAGE_ORIGIN } from '#server/ports/browser.ts';
import type {
  Picture,
  PictureFile,
  PlanPictures,
  ScenePictures,
  Shot,
} from '#server/ports/picture.ts';
import type { SceneOrder } from './picture-worker.ts';

/** Generous: at low priority, a picture waits for everything else on a busy machine. */
const TASK_LIMIT_MS = 180_000;
const QUEUE_LIMIT = 20;
const IDLE_MS = 10_000;
/** Many times the idle duration: drawing has low priority under load, ms. */
const DRAW_LIMIT_MS = 180_000;
/** Without loss that would be seen: the files are made of it. */
const DRAWN_QUALITY = 1;

export type PicturesOptions = {
  root: string;
  browser: Browser;
  /** The renderer's page, one file with all that it needs. */
  renderPage: string;
  /** Uses the bundled worker. */
  built?: boolean;
};

export function pictures({ root, browser, renderPage, built = false }: PicturesOptions): Picture {
  const pool = createPool({
    script: findWorkerScript({
      root,
      name: 'picture',
      source: 'server/adapters/picture/picture-worker.ts',
      built,
    }),
    start: startProcess,
    size: 1,
    timeoutMs: TASK_LIMIT_MS,
    queueLimit: QUEUE_LIMIT,
    idleMs: IDLE_MS,
  });

  return {
    renderPlan: (input) => pool.run<PlanPictures>('plan', input),
    async renderScene({ scene, shot, ...rest }) {
      const drawn = await draw(browser, { page: await readPage(renderPage), scene, shot });
      return pool.run<ScenePictures>('scene', { ...rest, drawn } satisfies SceneOrder);
    },
    makeCard: (input) => pool.run<PictureFile>('card', input),
    // The page contains the renderer, so its hash is the version.
    rendererVersion: async () =>
      createHash('sha256')
        .update(await readPage(renderPage))
        .digest('hex')
        .slice(0, 16),
    close: () => pool.close(),
  };
}

async function readPage(path: string): Promise<Buffer> {
  try {
    return await readFile(path);
  } catch {
    throw new ProviderError(
      'misconfigured',
      'The renderer of pictures has not been built: npm run build makes it.',
    );
  }
}

/** The scene is fetched by the page as a file: an expression of a megabyte would be parsed as a program. */
function draw(
  browser: Browser,
  { page, scene, shot }: { page: Buffer; scene: string; shot: Shot },
): Promise<Uint8Array> {
  const files = new Map([
    ['/render.html', { contentType: 'text/html; charset=utf-8', body: page }],
    ['/scene.json', { contentType: 'application/json', body: scene }],
  ]);
  const request = { ...shot, type: 'image/jpeg', quality: DRAWN_QUALITY };
  return browser.run({
    scripts: true,
    draws: true,
    files,
    timeoutMs: DRAW_LIMIT_MS,
    async use(opened) {
      await opened.goto(`${PAGE_ORIGIN}/render.html`);
      const dataUrl = await opened.evaluate<string>(
        `fetch('/scene.json').then((answer) => answer.json()).then((scene) => window.renderStill({ ...${JSON.stringify(request)}, scene })).then((still) => still.dataUrl)`,
      );
      return new Uint8Array(Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64'));
    },
  });
}
