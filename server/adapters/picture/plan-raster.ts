/** Plan pictures from the drawing's SVG, in a process of its own: rendering holds a core for seconds and takes hundreds of megabytes. */
import { createPool } from '#server/engine-pool/pool.ts';
import { findWorkerScript, startProcess } from '#server/engine-pool/workers.ts';
import type { Picture, PlanPictures } from '#server/ports/picture.ts';

const TASK_LIMIT_MS = 60_000;
const QUEUE_LIMIT = 20;
const IDLE_MS = 10_000;

/** @param built uses the bundled worker */
export function planRaster({ root, built = false }: { root: string; built?: boolean }): Picture {
  const pool = createPool({
    script: findWorkerScript({ root, name: 'picture', source: 'server/adapters/picture/plan-raster-worker.ts', built }),
    start: startProcess,
    size: 1,
    timeoutMs: TASK_LIMIT_MS,
    queueLimit: QUEUE_LIMIT,
    idleMs: IDLE_MS,
  });
  return {
    renderPlan: (input) => pool.run<PlanPictures>('render', input),
    close: () => pool.close(),
  };
}
