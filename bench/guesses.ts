/** What visitors feel of a program that guesses the owner's password: the same pages, with and without it, in one run. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NO_BROWSER } from '../tests/e2e/support/start-site.ts';
import { load } from './load.ts';
import { cpuSeconds } from './processor.ts';
import { median, row } from './report.ts';

const PORT = 3988;
const ORIGIN = `http://127.0.0.1:${PORT}`;
const GUESSES_PER_MINUTE = 500;
const PATHS = ['/', '/services?made'];
const ROUNDS = 3;
const ALONE_MS = 15_000;
/** Of the processor in that time, by a server that nobody asks anything. */
const QUIET_SECONDS = 0.4;

async function untilReady(): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (
      await fetch(`${ORIGIN}/api/health-check`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('the server did not start');
}

/** Guesses at a steady rate until told to stop. @returns the statuses answered and their times in milliseconds */
async function guessUntil(signal: AbortSignal): Promise<{ statuses: number[]; times: number[] }> {
  const statuses: number[] = [];
  const times: number[] = [];
  const sent: Promise<void>[] = [];
  while (!signal.aborted) {
    const from = performance.now();
    sent.push(
      fetch(`${ORIGIN}/api/admin/login`, {
        method: 'POST',
        headers: {
          origin: ORIGIN,
          'content-type': 'application/json',
          'x-forwarded-for': '203.0.113.77',
        },
        body: JSON.stringify({ password: `guess ${statuses.length}` }),
      }).then(async (answer) => {
        await answer.arrayBuffer();
        statuses.push(answer.status);
        times.push(performance.now() - from);
      }),
    );
    await new Promise((resolve) => setTimeout(resolve, 60_000 / GUESSES_PER_MINUTE));
  }
  await Promise.all(sent);
  return { statuses, times };
}

const wait = () => new Promise((resolve) => setTimeout(resolve, ALONE_MS));

/** What they cost, whatever else the machine does: no page can lose more than this share of one core to them. */
async function rowOfGuessesAlone(pid: number): Promise<void> {
  const usedDuring = async (work: () => Promise<unknown>) => {
    const from = cpuSeconds(pid);
    await work();
    return cpuSeconds(pid) - from;
  };
  // The plans of the samples are drawn after a first start.
  for (let tries = 0; tries < 20 && (await usedDuring(wait)) > QUIET_SECONDS; tries += 1);
  let count = 0;
  const used = await usedDuring(async () => {
    const stop = new AbortController();
    const guessing = guessUntil(stop.signal);
    await wait();
    stop.abort();
    count = (await guessing).statuses.length;
  });
  // Per guess: a busy machine sends them more slowly than was asked for.
  const ofOneCore = ((used - (await usedDuring(wait))) / count) * (GUESSES_PER_MINUTE / 60);
  row(
    `${GUESSES_PER_MINUTE} guesses a minute, processor`,
    `${(ofOneCore * 100).toFixed(1)} % of one core`,
    'at most 10 %',
  );
}

export async function benchGuesses(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'plotwright-bench-'));
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(PORT),
      DATA_DIR: folder,
      TRUST_PROXY: '1',
      ADMIN_PASSWORD: 'bench only password',
      CHROMIUM_PATH: NO_BROWSER,
    },
    stdio: 'ignore',
  });
  try {
    await untilReady();
    await rowOfGuessesAlone(child.pid!);
    for (const path of PATHS) {
      const rates = { without: [] as number[], with: [] as number[] };
      const statuses: number[] = [];
      const times: number[] = [];
      // Turn about, so that whatever else the machine does falls on both.
      for (let round = 0; round < ROUNDS; round += 1) {
        rates.without.push((await load({ port: PORT, path, connections: 20, ms: 4000 })).perSecond);
        const stop = new AbortController();
        const guessing = guessUntil(stop.signal);
        rates.with.push((await load({ port: PORT, path, connections: 20, ms: 4000 })).perSecond);
        stop.abort();
        const guessed = await guessing;
        statuses.push(...guessed.statuses);
        times.push(...guessed.times);
      }
      const [without, beside] = [median(rates.without), median(rates.with)];
      row(
        `${path} a second, alone / beside ${GUESSES_PER_MINUTE} guesses a minute`,
        `${without.toFixed(0)} / ${beside.toFixed(0)} (${((beside / without) * 100).toFixed(0)} %)`,
        'at least 95 %',
      );
      row(
        'guesses: looked at / told to wait, ms at the median',
        `${statuses.filter((status) => status === 401).length} / ${statuses.filter((status) => status === 429).length}, ${median(times).toFixed(0)}`,
        '',
      );
    }
  } finally {
    child.kill('SIGTERM');
    await new Promise((done) => child.once('exit', done));
    rmSync(folder, { recursive: true, force: true });
  }
}
