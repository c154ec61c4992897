import { join } from 'node:path';
import { findRepositoryRoot } from '#server/repository-root.ts';

/** Environment of a process that a test starts: its modules are compiled once for all of them, a fifth of a start. */
export const COMPILED_ONCE = {
  NODE_COMPILE_CACHE: join(findRepositoryRoot(), '.cache', 'node'),
};

/**
 * Arguments of a server that makes a few designs and ends: what V8 would compile to the last for it costs more than it
 * saves. The long run runs servers as they are started for visitors.
 */
export const SHORT_LIVED: readonly string[] = process.env.LONG ? [] : ['--no-turbofan'];
