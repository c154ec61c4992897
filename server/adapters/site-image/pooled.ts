/** Processes pictures in a child process, one at a time, with a time limit; it exits when idle to free memory. */
import { createPool } from '#server/engine-pool/pool.ts';
import { findWorkerScript, startProcess } from '#server/engine-pool/workers.ts';
import { ProviderError } from '#server/errors.ts';
import { MOST_MEGAPIXELS, type SiteImages } from '#server/ports/site-image.ts';
import type { SiteImageReply } from './site-image-worker.ts';

/** Ten times the largest picture's time on an idle core, ms. */
const TASK_LIMIT_MS = 30_000;
/** Each waiting task holds its file in memory. */
const QUEUE_LIMIT = 8;
const IDLE_MS = 10_000;

export type PooledOptions = { root: string; built?: boolean; limitMs?: number };

export function pooledSiteImages({
  root,
  built = false,
  limitMs = TASK_LIMIT_MS,
}: PooledOptions): SiteImages {
  const pool = createPool({
    script: findWorkerScript({
      root,
      name: 'site-image',
      source: 'server/adapters/site-image/site-image-worker.ts',
      built,
    }),
    // One picture at a time needs one heap: with several, glibc keeps twice the memory.
    start: (script) => startProcess(script, { MALLOC_ARENA_MAX: '1' }),
    size: 1,
    timeoutMs: limitMs,
    queueLimit: QUEUE_LIMIT,
    idleMs: IDLE_MS,
  });
  return {
    async make(bytes, lane) {
      const reply = await pool.run<SiteImageReply>('make', { bytes }, null, { lane });
      if ('image' in reply) return reply.image;
      if (reply.refusal === 'too-many-pixels')
        throw new ProviderError(
          'too-long',
          `The picture has more than ${MOST_MEGAPIXELS} megapixels.`,
        );
      throw new ProviderError('bad-output', 'The picture is broken or cut off.');
    },
    close: () => pool.close(),
  };
}
