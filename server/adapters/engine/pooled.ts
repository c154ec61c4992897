/** The engine in worker threads. */
import { availableParallelism } from 'node:os';
import type { BedPalette } from '#engine/model/operation.ts';
import type { Addition } from '#engine/model/operation.ts';
import { createPool } from '#server/engine-pool/pool.ts';
import { findWorkerScript, startThread } from '#server/engine-pool/workers.ts';
import { AppError, ProviderError } from '#server/errors.ts';
import type {
  ChangeAnswer,
  DesignAnswer,
  Engine,
  GardenPrice,
  OthersAnswer,
  PlanPage,
  Reference,
  SceneText,
  BedAnswer,
  SwapAnswer,
  WordsOutcome,
} from '#server/ports/engine.ts';

const TASK_LIMIT_MS = 30_000;
const QUEUE_LIMIT = 100;
/** A page of the library whose pictures are still being made asks for as many drawings as it shows designs. */
const LANE_LIMIT = 60;
/** Threads are there while there is work: an idle one holds some forty megabytes and starts again in half a second. */
const IDLE_MS = 60_000;

const shared = ({ version, ...value }: Reference) => ({ version, value });

/** @param built uses the bundled worker */
export function pooledEngine({
  root,
  warm,
  built,
}: {
  root: string;
  warm: boolean;
  built: boolean;
}): Engine {
  const pool = createPool({
    script: findWorkerScript({
      root,
      name: 'engine',
      source: 'server/engine-pool/worker.ts',
      built,
    }),
    start: startThread,
    size: Math.min(2, availableParallelism()),
    timeoutMs: TASK_LIMIT_MS,
    queueLimit: QUEUE_LIMIT,
    laneLimit: LANE_LIMIT,
    idleMs: IDLE_MS,
  });
  if (warm) pool.warm();
  return {
    design: (task, reference, turn) =>
      pool
        .run<DesignAnswer>('design', task, shared(reference), { ...turn, isUrgent: true })
        .catch(sayPlainly),
    change: (task, reference, turn) =>
      pool
        .run<ChangeAnswer>('change', task, shared(reference), { ...turn, isUrgent: true })
        .catch(sayPlainly),
    others: (task, reference, turn) =>
      pool
        .run<OthersAnswer>('others', task, shared(reference), { ...turn, isUrgent: true })
        .catch(sayPlainly),
    swaps: (task, reference, turn) =>
      pool
        .run<SwapAnswer>('swaps', task, shared(reference), { ...turn, isUrgent: true })
        .catch(sayPlainly),
    bed: (task, reference, turn) =>
      pool
        .run<BedAnswer>('bed', task, shared(reference), { ...turn, isUrgent: true })
        .catch(sayPlainly),
    palettes: (task, reference, turn) =>
      pool
        .run<BedPalette[]>('palettes', task, shared(reference), { ...turn, isUrgent: true })
        .catch(sayPlainly),
    words: (task, reference, turn) =>
      pool
        .run<WordsOutcome>('words', task, shared(reference), { ...turn, isUrgent: true })
        .catch(sayPlainly),
    additions: (task, reference, turn) =>
      pool
        .run<Addition[]>('additions', task, shared(reference), { ...turn, isUrgent: true })
        .catch(sayPlainly),
    draw: (task, reference, turn) =>
      pool.run<string>('draw', task, shared(reference), turn).catch(sayPlainly),
    drawPage: (task, reference, turn) =>
      pool.run<PlanPage>('drawPage', task, shared(reference), turn).catch(sayPlainly),
    scene: (model, reference) =>
      pool.run<SceneText>('scene', model, shared(reference)).catch(sayPlainly),
    price: (task) => pool.run<GardenPrice[][]>('price', task).catch(sayPlainly),
    close: () => pool.close(),
  };
}

/** Visitors get an actionable message; the log gets the error's `cause`. */
function sayPlainly(error: unknown): never {
  const isBusy = error instanceof ProviderError && error.kind === 'rate-limited';
  const sentence = isBusy
    ? 'Many gardens are being designed at this moment. Please try again in a few seconds.'
    : 'The design could not be made at the moment. Please try again in a few seconds.';
  throw Object.assign(new AppError('unavailable', sentence), { cause: error });
}
