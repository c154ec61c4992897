import { join } from 'node:path';
import { findRepositoryRoot } from '#server/repository-root.ts';

/** Environment of a process that a test starts: its modules are compiled once for all of them, a fifth of a start. */
export const COMPILED_ONCE = {
  NODE_COMPILE_CACHE: join(findRepositoryRoot(), '.cache', 'node'),
};
