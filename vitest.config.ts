import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// Every test file is beside what it tests; tests/ has what belongs to no one place.
export default defineConfig({
  test: {
    environment: 'node',
    // Many files wait for a database or a process of their own: one core less would be idle.
    maxWorkers: availableParallelism(),
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        // Nothing here changes its process, so files share workers and what these have loaded: half the processor time.
        test: {
          name: 'pure',
          include: ['{engine,contracts,content,app,scripts}/**/*.test.{ts,tsx}'],
          pool: 'threads',
          isolate: false,
          unstubGlobals: true,
          restoreMocks: true,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', 'tests/*.test.ts'],
          globalSetup: 'tests/support/migrated-templates.ts',
          pool: 'forks',
        },
      },
    ],
  },
});
