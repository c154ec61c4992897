import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { constants, getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { ProviderError } from '#server/errors.ts';
import { PAGE_ORIGIN } from '#server/ports/browser.ts';
import { findRepositoryRoot } from '#server/repository-root.ts';
import { descendantsOf } from '#tests/support/processes.ts';
import { chromiumPool, type ChromiumPool, type ChromiumPoolOptions } from './chromium-pool.ts';

const root = findRepositoryRoot();
const KILLS = process.env.LONG === '1' ? 20 : 3;
const open: ChromiumPool[] = [];

function makePool(options: Partial<ChromiumPoolOptions> = {}): ChromiumPool {
  const pool = chromiumPool({
    root,
    unpackDir: join(root, '.cache'),
    chromiumPath: process.env.CHROMIUM_PATH ?? null,
    ...options,
  });
  open.push(pool);
  return pool;
}
afterEach(async () => {
  await Promise.all(open.splice(0).map((pool) => pool.close()));
});

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    // A zombie process is not alive.
    return !/^[0-9]+ \(.*\) Z/.test(
      execFileSync('cat', [`/proc/${pid}/stat`], { encoding: 'utf8' }),
    );
  } catch {
    return false;
  }
};
const print = (pool: ChromiumPool, html = '<p>Garden</p>') =>
  pool.run({
    async use(page) {
      await page.setContent(html);
      return page.pdf();
    },
  });

test('a page is printed, and closing leaves no process behind', async () => {
  const pool = makePool();
  const pdf = await print(pool);
  expect(Buffer.from(pdf).subarray(0, 5).toString()).toBe('%PDF-');
  const { pid } = pool;
  expect(isAlive(pid!)).toBe(true);
  await pool.close();
  await expect.poll(() => isAlive(pid!)).toBe(false);
});

test('a page has no network, no scripts unless requested, and loads only provided files', async () => {
  let asked = 0;
  const site = createServer((_request, response) => {
    asked += 1;
    response.end('x');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => site.once('listening', resolve));
  const address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  const pool = makePool();
  const html = `<img src="${address}/a.png"><link rel="stylesheet" href="${address}/a.css"><iframe src="${address}/"></iframe><script>document.title = 'ran'; fetch('${address}/b')</script>`;
  try {
    expect(
      await pool.run({
        async use(page) {
          await page.setContent(html);
          return page.evaluate<string>('document.title');
        },
      }),
    ).toBe('');
    const files = new Map([
      [
        '/',
        {
          contentType: 'text/html',
          body: `<title>none</title>${html}<script src="/own.js"></script>`,
        },
      ],
      ['/own.js', { contentType: 'text/javascript', body: "document.title = 'own file'" }],
    ]);
    expect(
      await pool.run({
        scripts: true,
        files,
        async use(page) {
          await page.goto(`${PAGE_ORIGIN}/`);
          return page.evaluate<string>('document.title');
        },
      }),
    ).toBe('own file');
    expect(asked).toBe(0);
  } finally {
    site.close();
  }
});

test(`killed ${KILLS} times in the middle of a page, every task still ends well`, async () => {
  const pool = makePool();
  const pids = new Set<number>();
  for (let round = 0; round < KILLS; round++) {
    let tries = 0;
    const pdf = await pool.run({
      async use(page) {
        await page.setContent('<p>Garden</p>');
        if (tries++ === 0) {
          pids.add(pool.pid!);
          process.kill(pool.pid!, 'SIGKILL');
        }
        return page.pdf();
      },
    });
    expect([tries, Buffer.from(pdf).subarray(0, 5).toString()]).toEqual([2, '%PDF-']);
  }
  expect(pids.size).toBe(KILLS);
  await pool.close();
  for (const pid of pids) expect(isAlive(pid)).toBe(false);
});

test('a browser that always crashes is reported with its reason, and the next task is served', async () => {
  const pool = makePool();
  await expect(
    pool.run({
      async use(page) {
        process.kill(pool.pid!, 'SIGKILL');
        return page.pdf();
      },
    }),
  ).rejects.toMatchObject({ name: 'ProviderError', kind: 'unavailable' });
  expect((await print(pool)).byteLength).toBeGreaterThan(500);
});

test('a hanging task is ended, with its page', async () => {
  const pool = makePool();
  await expect(
    pool.run({
      timeoutMs: 400,
      scripts: true,
      use: (page) => page.evaluate('new Promise(() => {})'),
    }),
  ).rejects.toMatchObject({ kind: 'unavailable', message: 'A page was not done within 0.4 s.' });
  expect((await print(pool)).byteLength).toBeGreaterThan(500);
});

test('a page that hangs in a loop does not hold the next one up', async () => {
  const pool = makePool({ size: 1 });
  const hung = pool.run({
    timeoutMs: 500,
    scripts: true,
    use: (page) => page.evaluate('(() => { for (;;); })()'),
  });
  await expect(hung).rejects.toBeInstanceOf(ProviderError);
  expect((await print(pool)).byteLength).toBeGreaterThan(500);
});

test("a task's own error is passed on, and tasks beyond the queue limit are refused", async () => {
  const pool = makePool({ size: 1, queueLimit: 1 });
  await expect(
    pool.run({
      use: async () => {
        throw new RangeError('mine');
      },
    }),
  ).rejects.toThrow(RangeError);
  const tasks = await Promise.allSettled([print(pool), print(pool), print(pool)]);
  expect(tasks.map((one) => one.status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  expect((tasks[2] as PromiseRejectedResult).reason).toMatchObject({ kind: 'rate-limited' });
});

test('a browser is replaced after its pages, and stopped when there is nothing to do', async () => {
  const pool = makePool({ pagesPerBrowser: 3 });
  const pids: (number | null)[] = [];
  for (let round = 0; round < 5; round++)
    await pool.run({ use: async () => void pids.push(pool.pid) });
  expect([pids[0] === pids[1], pids[0] === pids[3], pids[3] === pids[4]]).toEqual([
    true,
    false,
    true,
  ]);
  expect(isAlive(pids[0]!)).toBe(false);
  const last = makePool({ idleMs: 50 });
  let pid = 0;
  await last.run({
    use: async () => {
      pid = last.pid!;
    },
  });
  await expect.poll(() => isAlive(pid), { timeout: 10_000 }).toBe(false);
  expect((await print(last)).byteLength).toBeGreaterThan(500);
});

test('printing goes before drawing, and one picture is drawn at a time', async () => {
  const pool = makePool({ size: 2 });
  const order: string[] = [];
  const gates = [0, 1, 2].map(() => Promise.withResolvers<void>());
  const begun = Promise.withResolvers<void>();
  const next = Promise.withResolvers<string>();
  const task = (name: string, draws: boolean, gate?: Promise<void>) =>
    pool.run({
      draws,
      async use() {
        order.push(name);
        if (order.length === 2) begun.resolve();
        if (order.length === 3) next.resolve(name);
        await gate;
      },
    });
  const all = [
    task('draw 1', true, gates[0]!.promise),
    task('draw 2', true),
    task('print 1', false, gates[1]!.promise),
  ];
  await begun.promise;
  all.push(task('draw 3', true), task('print 2', false, gates[2]!.promise));
  // A page is free for the print that waits longest only when the first print is done; pictures wait for the first picture.
  gates[1]!.resolve();
  expect(await next.promise).toBe('print 2');
  gates[0]!.resolve();
  gates[2]!.resolve();
  await Promise.all(all);
  expect([order.slice(0, 2).toSorted(), order.slice(2)]).toEqual([
    ['draw 1', 'print 1'],
    ['print 2', 'draw 2', 'draw 3'],
  ]);
});

/** Empty of one that has ended since it was listed. */
function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

test('drawing processes run at a lower priority', async () => {
  const pool = makePool();
  await pool.run({
    draws: true,
    scripts: true,
    async use(page) {
      await page.evaluate(
        "document.createElement('canvas').getContext('webgl2').getParameter(7936)",
      );
    },
  });
  const gpu = descendantsOf(pool.pid!).filter((pid) => /--type=gpu-process/.test(commandOf(pid)));
  expect(gpu.length).toBeGreaterThan(0);
  for (const pid of gpu)
    for (const thread of readdirSync(`/proc/${pid}/task`))
      expect(getPriority(Number(thread))).toBe(constants.priority.PRIORITY_BELOW_NORMAL);
  // The browser process, which prints, keeps its priority.
  expect(getPriority(pool.pid!)).toBeLessThan(constants.priority.PRIORITY_BELOW_NORMAL);
});

test('a browser that cannot draw still prints, and says why there are no pictures', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'plotwright-browser-'));
  try {
    const path = join(folder, 'flat-browser');
    const machine =
      process.env.CHROMIUM_PATH ??
      execFileSync(
        'sh',
        ['-c', 'command -v chromium || command -v chromium-browser || command -v google-chrome'],
        { encoding: 'utf8' },
      ).trim();
    writeFileSync(path, `#!/bin/sh\nexec "${machine}" --disable-3d-apis "$@"\n`, { mode: 0o755 });
    const pool = makePool({ chromiumPath: path });
    await expect(pool.run({ draws: true, use: async () => 1 })).rejects.toMatchObject({
      kind: 'unavailable',
      message: 'This browser prints but cannot draw pictures: it has no WebGL2.',
    });
    expect(
      Buffer.from(await print(pool))
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('a program that is no browser is a failure that says so', async () => {
  const pool = makePool({ chromiumPath: '/bin/false', unpackDir: tmpdir() });
  const started = print(pool);
  await expect(started).rejects.toMatchObject({ name: 'ProviderError', kind: 'unavailable' });
  await expect(started).rejects.toThrow(/No browser can be started \(CHROMIUM_PATH: /);
});
