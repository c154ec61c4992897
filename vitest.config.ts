import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// Every test file stands beside what it tests; tests/ holds what belongs to no one place.
export default defineConfig({
  test: {
    include: [
      '{engine,contracts,content,server,app,scripts}/**/*.test.{ts,tsx}',
      'tests/*.test.ts',
    ],
    environment: 'node',
    pool: 'forks',
    // Many files wait for a database or a process of their own: one core less would stand idle.
    maxWorkers: availableParallelism(),
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
