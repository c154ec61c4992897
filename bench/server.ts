/** The built server on an empty data folder: answers, parallel load, memory, page weight. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { goldenBriefs } from '../tests/fixtures/briefs/golden-briefs.ts';
import { load } from './load.ts';
import { median, row } from './report.ts';

const PORT = 4390;
const PICTURE_LIMIT_MS = 180_000;
const ORIGIN = `http://127.0.0.1:${PORT}`;

async function until(check: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    if (await check().catch(() => false)) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('the server did not start');
}

function form(index: number): FormData {
  const { input } = goldenBriefs[index % goldenBriefs.length]!;
  const body = new FormData();
  body.set('designDescription', `${input.description} (${index})`);
  body.set('projectType', input.projectType);
  if (input.preferences.length) body.set('preferences', input.preferences.join(','));
  if (input.postcode) body.set('postcode', input.postcode);
  if (input.areaM2) body.set('area', String(input.areaM2));
  if (input.perimeterM) body.set('perimeter', String(input.perimeterM));
  return body;
}

async function post(index: number): Promise<{ ms: number; ok: boolean }> {
  const from = performance.now();
  const answer = await fetch(`${ORIGIN}/api/design`, {
    method: 'POST',
    body: form(index),
    headers: { origin: ORIGIN },
  });
  await answer.text();
  return { ms: performance.now() - from, ok: answer.status === 200 || answer.status === 422 };
}

async function healthWhile(work: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let going = true;
  void work.finally(() => {
    going = false;
  });
  while (going) {
    const from = performance.now();
    await (await fetch(`${ORIGIN}/api/health-check`)).text();
    times.push(performance.now() - from);
    await new Promise((done) => setTimeout(done, 20));
  }
  return times;
}

function residentMb(pid: number): number {
  const line = readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+) kB/);
  return line ? Number(line[1]) / 1024 : Number.NaN;
}

async function pageWeight(): Promise<number> {
  const html = await (await fetch(`${ORIGIN}/`)).text();
  const seen = new Set<string>();
  const visit = (path: string) => {
    if (seen.has(path)) return;
    seen.add(path);
    const code = readFileSync(`build/client${path}`, 'utf8');
    for (const [, name] of code.matchAll(/(?:from|import)\s*"(\.\/[^"]+\.js)"/g))
      visit(`/assets/${name!.slice(2)}`);
  };
  for (const [, path] of html.matchAll(
    /(?:href|src|from|import)[=\s("]*"?(\/assets\/[^"')]+\.js)"/g,
  ))
    visit(path!);
  return (
    [...seen].reduce((sum, path) => {
      try {
        return sum + statSync(`build/client${path}.br`).size;
      } catch {
        return sum + statSync(`build/client${path}`).size;
      }
    }, 0) / 1024
  );
}

type PictureState = { pictures: { kind: string; quality: string }[] };

/** Seconds from asking until the first design's aerial picture is there in this quality. */
async function untilPicture(id: string, quality: 'quick' | 'full', from: number): Promise<number> {
  for (;;) {
    const { pictures } = (await (
      await fetch(`${ORIGIN}/api/designs/${id}/pictures`)
    ).json()) as PictureState;
    if (
      pictures.some(
        (one) => one.kind === 'aerial' && (one.quality === quality || one.quality === 'full'),
      )
    )
      return (performance.now() - from) / 1000;
    if (performance.now() - from > PICTURE_LIMIT_MS) return Number.NaN;
    await new Promise((done) => setTimeout(done, 100));
  }
}

async function askForDesigns(index: number): Promise<string> {
  const answer = await fetch(`${ORIGIN}/api/design`, {
    method: 'POST',
    body: form(index),
    headers: { origin: ORIGIN },
  });
  const { designResults } = (await answer.json()) as { designResults: string };
  return (JSON.parse(designResults) as { designs: { id: string }[] }).designs[0]!.id;
}

/** Runs last: its pictures go on being drawn. */
async function benchPictures(pid: number, idleMedian: number): Promise<void> {
  const from = performance.now();
  const id = await askForDesigns(900);
  row(
    'POST to quick picture, s',
    (await untilPicture(id, 'quick', from)).toFixed(1),
    'limit 5 after the plan',
  );
  row(
    'POST to full picture, s',
    (await untilPicture(id, 'full', from)).toFixed(1),
    'limit 15 a picture',
  );
  for (let i = 0; i < 5; i++) await askForDesigns(910 + i);
  const times: number[] = [];
  for (let i = 0; i < 12; i++) times.push((await post(930 + i)).ms);
  row(
    'POST while pictures of 5 sessions are drawn, ms',
    median(times).toFixed(0),
    `${(median(times) / idleMedian).toFixed(2)} of idle`,
  );
  row('resident MB while pictures are drawn', residentMb(pid).toFixed(0), 'limit 250');
}

const LISTS = [
  '/api/plants',
  '/api/services',
  '/api/portfolio',
  '/api/testimonials',
  '/api/design-library',
  '/api/hero-images',
];
const LOAD = { port: PORT, connections: 20, ms: 3000 };

/** From memory, and beside it the same made for each visitor: how far the two are apart depends little on the machine. */
async function benchReady(): Promise<void> {
  for (const path of ['/', '/services', ...LISTS]) {
    // A query keeps an address out of memory.
    const made = await load({ ...LOAD, path: `${path}?made`, ms: 1500 });
    const ready = await load({ ...LOAD, path });
    const limit = path.startsWith('/api/') ? 'at least 8,000' : 'at least 1,500';
    const wrong = ready.others + made.others;
    row(
      `${path} a second, ready / made each time`,
      `${ready.perSecond.toFixed(0)} / ${made.perSecond.toFixed(0)} (${(ready.perSecond / made.perSecond).toFixed(1)} times)`,
      wrong ? `${wrong} went wrong` : limit,
    );
  }
  const tag =
    (await fetch(`${ORIGIN}/api/plants`, { headers: { 'accept-encoding': 'br' } })).headers.get(
      'etag',
    ) ?? '';
  const known = await load({ ...LOAD, path: '/api/plants', headers: { 'if-none-match': tag } });
  row('/api/plants a second, 304', known.perSecond.toFixed(0), 'no body');
}

export async function benchServer(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'plotwright-bench-'));
  // The same limits as `npm start`, read from where they are written.
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: { start: string };
  };
  const flags = scripts.start.match(/--max-\S+/g) ?? [];
  const arenas = scripts.start.match(/MALLOC_ARENA_MAX=(\d+)/)?.[1] ?? '';
  const child = spawn(process.execPath, [...flags, 'server/main.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      MALLOC_ARENA_MAX: arenas,
      PORT: String(PORT),
      DATA_DIR: folder,
      TRUST_PROXY: '1',
      ADMIN_PASSWORD: 'bench only password',
    },
    stdio: 'ignore',
  });
  try {
    await until(async () => (await fetch(`${ORIGIN}/api/health-check`)).ok);
    const paths = ['/', '/design-library', '/ai-design'];
    const before = residentMb(child.pid!);
    const from = performance.now();
    for (let i = 0; i < 1000; i++)
      await (
        await fetch(`${ORIGIN}${paths[i % paths.length]}`, { headers: { 'accept-encoding': 'br' } })
      ).arrayBuffer();
    row(
      'pages a second, one connection',
      (1000 / ((performance.now() - from) / 1000)).toFixed(0),
      '',
    );
    row(
      'resident MB before / after 1,000 pages',
      `${before.toFixed(0)} / ${residentMb(child.pid!).toFixed(0)}`,
      'limit 250',
    );
    await benchReady();
    for (let i = 0; i < 4; i++) await post(i);
    const single: number[] = [];
    for (let i = 0; i < 16; i++) single.push((await post(100 + i)).ms);
    row(
      'POST /api/design, ms at the median, one at a time',
      median(single).toFixed(0),
      'limit 1,500',
    );
    const parallel = Promise.all(Array.from({ length: 10 }, (_, i) => post(200 + i)));
    const health = await healthWhile(parallel);
    const answers = await parallel;
    row('ten at once: errors', String(answers.filter((a) => !a.ok).length), 'none');
    row(
      'health check meanwhile, ms: median / most',
      `${median(health).toFixed(0)} / ${Math.max(...health).toFixed(0)}`,
      'limit 200',
    );
    await benchPictures(child.pid!, median(single));
    row('home page JavaScript, kB brotli', (await pageWeight()).toFixed(1), 'limit 125');
  } finally {
    child.kill('SIGTERM');
    await new Promise((done) => child.once('exit', done));
    rmSync(folder, { recursive: true, force: true });
  }
}
