/** kill -9 while designs are being stored and pictures made: nothing that was answered is lost, and the work is finished after the restart. */
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { seededRandom } from '#engine/geometry/random.ts';
import { type ApiProcess, startApiProcess } from '#tests/support/api-process.ts';
import { makeTempFolder } from '#tests/support/databases.ts';

const ROUNDS = process.env.LONG === '1' ? 20 : 1;
const BRIEFS = [
  'Tiny courtyard 4 by 5 metres with a table for four',
  'Garden 8 m by 10 m facing south, a lawn and a bench',
  'Small front garden 5 x 6 metres, easy to look after',
];

type Acknowledged = { key: string; ids: string[] };

async function ask(address: string, key: string, brief: string): Promise<Acknowledged | null> {
  try {
    const answer = await fetch(`${address}/api/design`, {
      method: 'POST',
      body: new URLSearchParams({
        designDescription: brief,
        projectType: 'modern',
        requestKey: key,
      }),
    });
    if (answer.status !== 200) return null;
    const { designResults } = (await answer.json()) as { designResults: string };
    return {
      key,
      ids: (JSON.parse(designResults) as { designs: { id: string }[] }).designs.map(
        (design) => design.id,
      ),
    };
  } catch {
    return null;
  }
}

/** Asks one after another until the server dies; only what was answered counts. */
async function askUntilDeath(
  address: string,
  name: string,
  answered: () => void,
): Promise<Acknowledged[]> {
  const acknowledged: Acknowledged[] = [];
  // Every design asks for pictures that the last server has to finish.
  for (let i = 0; i < 2; i++) {
    const answer = await ask(address, `${name}-${i}-0000000`, BRIEFS[i % BRIEFS.length]!);
    if (!answer) return acknowledged;
    acknowledged.push(answer);
    answered();
  }
  return acknowledged;
}

async function expectKept(address: string, acknowledged: readonly Acknowledged[]): Promise<void> {
  for (const { key, ids } of acknowledged) {
    const again = await ask(address, key, BRIEFS[Number(key.split('-')[1]) % BRIEFS.length]!);
    expect(again?.ids).toEqual(ids);
    for (const id of ids) expect((await fetch(`${address}/api/designs/${id}`)).status).toBe(200);
  }
}

test(
  `killed ${ROUNDS} times at any moment, the server loses no answered design and finishes its jobs`,
  { timeout: ROUNDS * 60_000 + 240_000 },
  async () => {
    const random = seededRandom(20_261_120);
    const dataDir = makeTempFolder();
    const acknowledged: Acknowledged[] = [];
    let server: ApiProcess | null = null;
    try {
      for (let round = 0; round < ROUNDS; round++) {
        server = await startApiProcess({ DATA_DIR: dataDir });
        await expectKept(server.address, acknowledged.slice(-4));
        const first = Promise.withResolvers<void>();
        const asking = askUntilDeath(server.address, `r${round}`, first.resolve);
        // Every other round dies at any moment; the rest soon after an answer, while its pictures are being made.
        if (round % 2 === 0) await Promise.race([first.promise, asking]);
        await new Promise((resolve) =>
          setTimeout(resolve, random.between(0, round % 2 === 0 ? 1500 : 4000)),
        );
        await server.kill();
        acknowledged.push(...(await asking));
      }
      expect(acknowledged.length).toBeGreaterThan(0);
      server = await startApiProcess({ DATA_DIR: dataDir });
      await expectKept(server.address, acknowledged);
      await expectJobsFinished(dataDir);
      expect(await server.stop()).toBe(0);
      expectWhole(dataDir);
    } finally {
      await server?.kill();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
);

/** Looked at from outside: the write-ahead log lets another process read. */
async function expectJobsFinished(dataDir: string): Promise<void> {
  const db = new DatabaseSync(join(dataDir, 'plotwright.db'), { readOnly: true });
  const statuses = () =>
    db
      .prepare(
        "select status, count(*) as count from jobs where kind = 'design-picture' group by status",
      )
      .all();
  await expect
    .poll(() => statuses().map((row) => row.status), { timeout: 240_000, interval: 500 })
    .toEqual(['done']);
  db.close();
}

function expectWhole(dataDir: string): void {
  const db = new DatabaseSync(join(dataDir, 'plotwright.db'), { readOnly: true });
  expect(db.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
  const bare = db
    .prepare(
      'select count(*) as count from designs where not exists (select 1 from design_pictures where design_id = designs.id)',
    )
    .get();
  expect(bare?.count).toBe(0);
  expect(
    db
      .prepare(
        'select max(copies) as most from (select count(*) as copies from designs group by session_id)',
      )
      .get()?.most,
  ).toBe(3);
  const stored = readdirSync(join(dataDir, 'uploads', 'designs'));
  for (const { key } of db.prepare('select key from files where doomed_at is null').all())
    expect(stored).toContain(String(key).replace('designs/', ''));
  expect(
    db.prepare("select count(*) as count from audit where action = 'designs.create'").get()?.count,
  ).toBe(db.prepare('select count(*) as count from design_sessions').get()?.count);
  db.close();
}

test(
  'a second server on the same data folder is refused, and let in once the first was killed',
  { timeout: 60_000 },
  async () => {
    const dataDir = makeTempFolder();
    const first = await startApiProcess({ DATA_DIR: dataDir });
    await expect(startApiProcess({ DATA_DIR: dataDir })).rejects.toThrow(
      /^Another Plotwright process is using the data folder/,
    );
    await first.kill();
    const second = await startApiProcess({ DATA_DIR: dataDir });
    expect(await second.stop()).toBe(0);
    rmSync(dataDir, { recursive: true, force: true });
  },
);

test(
  'a stop in the middle of work ends with exit code 0 and hands the job back',
  { timeout: 60_000 },
  async () => {
    const dataDir = makeTempFolder();
    const server = await startApiProcess({ DATA_DIR: dataDir });
    expect(await ask(server.address, 'stop-in-the-middle', BRIEFS[0]!)).not.toBeNull();
    expect(await server.stop()).toBe(0);
    const db = new DatabaseSync(join(dataDir, 'plotwright.db'), { readOnly: true });
    expect(
      db.prepare("select count(*) as count from jobs where status = 'running'").get()?.count,
    ).toBe(0);
    expect(
      db.prepare("select count(*) as count from jobs where status = 'queued'").get()?.count,
    ).toBeGreaterThan(0);
    db.close();
    rmSync(dataDir, { recursive: true, force: true });
  },
);
