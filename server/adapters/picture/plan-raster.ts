/** Plan pictures from the drawing's SVG, in a thread of their own: rendering holds a core for a second. */
import { join } from 'node:path';
import { createPool } from '#server/engine-pool/pool.ts';
import type { Picture, PlanPictures } from '#server/ports/picture.ts';

const TASK_LIMIT_MS = 60_000;
const QUEUE_LIMIT = 20;

export function planRaster({ root }: { root: string }): Picture {
  const pool = createPool({ script: join(root, 'server', 'adapters', 'picture', 'plan-raster-worker.ts'), size: 1, timeoutMs: TASK_LIMIT_MS, queueLimit: QUEUE_LIMIT });
  return {
    renderPlan: (input) => pool.run<PlanPictures>('render', input),
    close: () => pool.close(),
  };
}
