import { defineConfig } from '@playwright/test';
import { COMPILED_ONCE } from '#tests/support/compile-cache.ts';
import { OWNER_PASSWORD } from './tests/e2e/support/owner.ts';
import { SITE_DATA } from './tests/e2e/support/seed-data.ts';
import { foundBrowser, NO_BROWSER, LESS_WORK } from './tests/e2e/support/start-site.ts';

/** The browser that the set-up found, and where the site under test listens. */
const browser = foundBrowser();
const PORT = Number(process.env.E2E_PORT ?? 3917);

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  // Node takes the types off by itself, in a quarter of the time that Playwright takes.
  build: { external: ['**/*.ts'] },
  outputDir: 'test-results',
  timeout: 60_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  // What a shorter walk or a test of units proves in the main is walked in full by the long run alone (docs/testing.md).
  ...(process.env.LONG ? {} : { grepInvert: /@long/ }),
  globalSetup: './tests/e2e/support/wait-for-samples.ts',
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // The site's worker would answer before page.route could: only the journeys about it let it in.
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
    // A trace costs every journey a third of its time: asked for when one is looked into.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: browser.shell ?? browser.path,
      env: { ...(process.env as Record<string, string>), ...browser.env },
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  // A fresh site of its own: the built bundle, with the samples made ahead for this run (make-samples.ts) or made anew.
  webServer: {
    command: `"${process.execPath}" tests/e2e/support/prepare-site.ts && exec "${process.execPath}" server/main.ts`,
    url: `http://127.0.0.1:${PORT}/api/health-check`,
    env: {
      PORT: String(PORT),
      DATA_DIR: SITE_DATA,
      ...COMPILED_ONCE,
      ...LESS_WORK,
      NODE_ENV: 'production',
      ADMIN_PASSWORD: OWNER_PASSWORD,
      CHROMIUM_PATH: NO_BROWSER,
    },
    reuseExistingServer: false,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
  },
});
