/** One long-lived browser, a bounded number of pages at a time, and a new browser whenever the old one dies or grows old. */
import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { ProviderError } from '#server/errors.ts';
import { type Browser, type BrowserTask, PAGE_ORIGIN } from '#server/ports/browser.ts';
import { listBrowsers } from './find-browser.ts';
import { launch, type Launched } from './launch.ts';
import { pageTurns } from './page-turns.ts';
import { stepAside } from './step-aside.ts';

export type ChromiumPoolOptions = {
  root: string;
  unpackDir: string;
  /** CHROMIUM_PATH. */
  chromiumPath: string | null;
  /** Pages at a time. */
  size?: number;
  /** Queue limit of visitors' tasks. */
  queueLimit?: number;
  /** A browser is replaced after so many pages. */
  pagesPerBrowser?: number;
  timeoutMs?: number;
  /** A browser with nothing to do is stopped. */
  idleMs?: number;
};
/** `pid` of the running browser, for monitoring. */
export type ChromiumPool = Browser & { readonly pid: number | null };

type Life = Launched & { pages: number; active: number; isRetired: boolean };

const CLOSE_LIMIT_MS = 4_000;
/** Pause after a failed launch, during which tasks fail at once. */
const REST_AFTER_FAILURE_MS = 20_000;

export function chromiumPool(options: ChromiumPoolOptions): ChromiumPool {
  const {
    size = 2,
    queueLimit = 24,
    pagesPerBrowser = 200,
    timeoutMs: usualMs = 60_000,
    idleMs = 90_000,
  } = options;
  const turns = pageTurns({ size, queueLimit });
  const lives = new Set<Life>();
  let isClosed = false;
  let current: Promise<Life> | null = null;
  let failed: { error: ProviderError; until: number } | null = null;
  let idleTimer: NodeJS.Timeout | undefined;

  async function begin(): Promise<Life> {
    if (failed && Date.now() < failed.until) throw failed.error;
    const reasons: string[] = [];
    try {
      for await (const found of listBrowsers({
        root: options.root,
        unpackDir: options.unpackDir,
        given: options.chromiumPath,
      })) {
        try {
          return adopt(await launch(found));
        } catch (error) {
          reasons.push(`${found.source}: ${firstLine(error)}`);
        }
      }
    } catch (error) {
      reasons.push(firstLine(error));
    }
    const error = new ProviderError(
      'unavailable',
      `No browser can be started (${reasons.join('; ') || 'none is installed'}).`,
    );
    failed = { error, until: Date.now() + REST_AFTER_FAILURE_MS };
    throw error;
  }

  function adopt(launched: Launched): Life {
    const life: Life = { ...launched, pages: 0, active: 0, isRetired: false };
    lives.add(life);
    launched.browser.once('disconnected', () => {
      life.isRetired = true;
      lives.delete(life);
    });
    return life;
  }

  /** The browser that takes the next page. */
  async function take(): Promise<Life> {
    clearTimeout(idleTimer);
    for (;;) {
      if (isClosed) throw new ProviderError('unavailable', 'The server is stopping.');
      const pending = (current ??= begin());
      try {
        const life = await pending;
        if (!life.isRetired && life.browser.isConnected()) {
          life.active += 1;
          life.pages += 1;
          if (life.pages >= pagesPerBrowser) retire(life, pending);
          return life;
        }
      } catch (error) {
        if (current === pending) current = null;
        throw error;
      }
      if (current === pending) current = null;
    }
  }

  /** Accepts no new pages; stops after its last one. */
  function retire(life: Life, pending: Promise<Life> | null): void {
    life.isRetired = true;
    if (current === pending) current = null;
  }

  async function giveBack(life: Life): Promise<void> {
    life.active -= 1;
    if (life.isRetired && life.active === 0) await end(life);
    if (turns.isLast() && !isClosed) {
      clearTimeout(idleTimer);
      idleTimer = setTimeout(() => void rest(), idleMs).unref();
    }
  }

  async function rest(): Promise<void> {
    if (!turns.isIdle() || !current) return;
    const life = await current.catch(() => null);
    if (!life || !turns.isIdle()) return;
    current = null;
    life.isRetired = true;
    await end(life);
  }

  async function attempt<T>(task: BrowserTask<T>): Promise<{ value: T } | { lost: unknown }> {
    const life = await take();
    let context: BrowserContext | null = null;
    const limit = new AbortController();
    const limitMs = task.timeoutMs ?? usualMs;
    const late = wait(limitMs, undefined, { signal: limit.signal }).then(() => {
      throw new ProviderError('unavailable', `A page was not done within ${limitMs / 1000} s.`);
    });
    late.catch(() => undefined);
    try {
      if (task.draws && life.cannotDraw)
        throw new ProviderError(
          'unavailable',
          `This browser prints but cannot draw pictures: ${life.cannotDraw}.`,
        );
      const work = (async () => {
        if (task.draws) await stepAside(life.browser);
        context = await life.browser.newContext({
          javaScriptEnabled: task.scripts ?? false,
          acceptDownloads: false,
          serviceWorkers: 'block',
          locale: 'en-GB',
        });
        return task.use(await openPage(context, task));
      })();
      work.catch(() => undefined);
      return { value: await Promise.race([work, late]) };
    } catch (error) {
      const isTimeout = error instanceof ProviderError;
      if (!isTimeout && (!life.browser.isConnected() || isCrash(error))) {
        // a browser that can give no picture gives none the second time either
        life.isRetired = true;
        return { lost: error };
      }
      throw error;
    } finally {
      limit.abort();
      if (!(await closesInTime(context))) await end(life);
      await giveBack(life);
    }
  }

  async function end(life: Life): Promise<void> {
    life.isRetired = true;
    lives.delete(life);
    const closed = life.browser.close().then(
      () => true,
      () => true,
    );
    if (await Promise.race([closed, wait(CLOSE_LIMIT_MS, false, { ref: false })])) return;
    if (life.pid !== null) kill(life.pid);
    await Promise.race([closed, wait(CLOSE_LIMIT_MS, false, { ref: false })]);
  }

  return {
    get pid() {
      return [...lives].findLast((life) => !life.isRetired)?.pid ?? null;
    },
    async run(task) {
      await turns.enter(task);
      try {
        const first = await attempt(task);
        if ('value' in first) return first.value;
        const second = await attempt(task);
        if ('value' in second) return second.value;
        throw new ProviderError(
          'unavailable',
          `The browser stopped while a page was being made: ${firstLine(second.lost)}`,
        );
      } finally {
        turns.leave(task);
      }
    },
    async close() {
      isClosed = true;
      clearTimeout(idleTimer);
      await current?.catch(() => undefined);
      await Promise.all([...lives].map(end));
    },
  };
}

/** Blocks the network: a page loads only its own content and files we provide. */
async function openPage(
  context: BrowserContext,
  { files }: Pick<BrowserTask<unknown>, 'files'>,
): Promise<Page> {
  await context.route('**/*', async (route) => {
    const url = new URL(route.request().url());
    const file = url.origin === PAGE_ORIGIN ? files?.get(url.pathname) : undefined;
    if (file)
      await route.fulfill({
        contentType: file.contentType,
        body: typeof file.body === 'string' ? file.body : Buffer.from(file.body),
      });
    else await route.abort('blockedbyclient');
  });
  await context.routeWebSocket(/.*/, (socket) => socket.close());
  return context.newPage();
}

async function closesInTime(context: BrowserContext | null): Promise<boolean> {
  if (!context) return true;
  return Promise.race([
    context.close().then(
      () => true,
      () => true,
    ),
    wait(CLOSE_LIMIT_MS, false, { ref: false }),
  ]);
}

const isCrash = (error: unknown) =>
  error instanceof Error &&
  /crashed|has been closed|Target closed|disconnected|Unable to capture screenshot|Printing failed/i.test(
    error.message,
  );
const firstLine = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0]!.slice(0, 300);

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It is gone already.
  }
}
