/** Loaded before anything else by the processes of a site of the journeys: the one for picture files becomes plain-picture-worker.ts. */
import { registerHooks } from 'node:module';

const own = new URL('plain-picture-worker.ts', import.meta.url).href;
if (process.argv[1]?.endsWith('picture.js'))
  registerHooks({
    resolve: (specifier, context, next) =>
      next(context.parentURL === undefined ? own : specifier, context),
  });
