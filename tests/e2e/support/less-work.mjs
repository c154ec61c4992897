/**
 * Loaded before anything else by the processes and threads of a site of the journeys: the process for picture files becomes
 * plain-picture-worker.ts, and the engine's threads remember what was designed (remembered-designs.ts).
 */
import { registerHooks } from 'node:module';

const STAND_INS = [
  ['workers/picture.js', 'plain-picture-worker.ts'],
  ['workers/engine.js', 'remembered-designs.ts'],
];
const own = STAND_INS.find(([worker]) => process.argv[1]?.endsWith(worker))?.[1];
if (own)
  registerHooks({
    resolve: (specifier, context, next) =>
      next(
        context.parentURL === undefined ? new URL(own, import.meta.url).href : specifier,
        context,
      ),
  });
