import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const databases = 'tests/support/migrated-templates.ts';

/**
 * The browser without windows that the set-up found: it needs a third of the work. The long run prints and draws in the one
 * that a server would find.
 */
function quickBrowser(): Record<string, string> {
  const found = '.cache/chromium.json';
  if (process.env.LONG || process.env.CHROMIUM_PATH || !existsSync(found)) return {};
  const { shell } = JSON.parse(readFileSync(found, 'utf8')) as { shell: string | null };
  return shell ? { CHROMIUM_PATH: shell } : {};
}

/** What starts or kills servers, opens databases or mocks a module: each in a process of its own. */
const ALONE =
  'tests/{kill*,admin-*,backup-journey,drafts,layout-faults,lent-databases,render-picture,sanitize-unicode}.test.ts';

/** A short file that kills servers takes longest: begun last it would run on alone, beside an idle processor. */
const TAKES_LONG = /\/tests\/(?:kill|sanitize-unicode|backup-journey)/;
class KillsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const kills = sorted.filter(({ moduleId }) => TAKES_LONG.test(moduleId));
    const others = sorted.filter((file) => !kills.includes(file));
    const first = others.findIndex(({ project }) => project.name === 'whole');
    return others.toSpliced(first < 0 ? others.length : first, 0, ...kills);
  }
}

/**
 * Node loads the modules as it does for visitors, without vitest's translation of each: a tenth to a fifth less work. It
 * takes types off but reads no JSX, so that the app's tests are loaded by vitest.
 */
const BY_NODE = {
  // what no test loads is counted too, and only vitest reads the JSX in it
  viteModuleRunner: process.argv.includes('--coverage'),
  nodeLoader: false,
};

// Every test file is beside what it tests; tests/ has what belongs to no one place.
export default defineConfig({
  test: {
    environment: 'node',
    env: quickBrowser(),
    // Many files wait for a database or a process of their own: one core less would be idle.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: KillsFirst },
    // A law over all its cases is one test, which takes half an hour and more.
    testTimeout: process.env.LONG ? 7_200_000 : 60_000,
    hookTimeout: 60_000,
    coverage: {
      provider: 'v8',
      include: ['{engine,reader,contracts,content,server,app}/**/*.{ts,tsx}'],
      exclude: ['**/*.test.{ts,tsx}', '**/*.d.ts'],
      reporter: [['text', { skipFull: true, maxCols: 120 }], 'text-summary'],
    },
    // A file of the first three shares its worker and the modules loaded there with others: it leaves no global changed.
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['{engine,reader,contracts,content,scripts}/**/*.test.ts', 'tests/*.test.ts'],
          exclude: [ALONE],
          pool: 'threads',
          isolate: false,
          experimental: BY_NODE,
        },
      },
      {
        extends: true,
        test: {
          name: 'app',
          include: ['app/**/*.test.{ts,tsx}'],
          pool: 'threads',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          globalSetup: databases,
          pool: 'forks',
          isolate: false,
          experimental: BY_NODE,
        },
      },
      {
        extends: true,
        test: {
          name: 'whole',
          include: [ALONE],
          globalSetup: databases,
          pool: 'forks',
          // One of them mocks a module, which takes vitest's hooks.
          experimental: { ...BY_NODE, nodeLoader: true },
        },
      },
    ],
  },
});
