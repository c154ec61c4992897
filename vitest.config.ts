import { defineConfig } from 'vitest/config';

// Every test file stands beside what it tests; tests/ holds what belongs to no one place.
export default defineConfig({
  test: {
    include: ['{engine,contracts,content,server,app,scripts}/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
    environment: 'node',
    pool: 'forks',
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
