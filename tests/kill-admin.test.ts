/** kill -9 in the middle of the owner's saves, uploads and backups: what was answered is kept, and no half of anything is given out. */
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { BackupsAnswer } from '#contracts/backups.ts';
import { seededRandom } from '#engine/geometry/random.ts';
import { verifyArchive } from '#server/features/backups/archive.ts';
import { type ApiProcess, startApiProcess } from '#tests/support/api-process.ts';
import { makeTempFolder } from '#tests/support/databases.ts';
import { drawImage } from '#tests/support/images.ts';
import {
  type OwnerCall,
  ownerAt,
  pictureForm,
  PROCESS_PASSWORD,
  signIn,
} from '#tests/support/owner-process.ts';

const ROUNDS = process.env.LONG === '1' ? 50 : 2;
/** At most so long after the awaited answer of a round, in ms. */
const LONGEST_LIFE_MS = 1_500;

/** A service as it was last answered, and as it may be if an answer was lost with the server. */
type Kept = {
  title: string;
  version: number;
  isDeleted: boolean;
  perhaps: { title: string; version: number; isDeleted: boolean } | null;
};
type Memory = {
  services: Map<string, Kept>;
  pictures: { url: string; urls: string[] }[];
  backups: number;
};

const input = (title: string, imageUrl = '') => ({
  title,
  description: 'Laid by hand, ten letters long.',
  shortDescription: 'Laid by hand',
  imageUrl,
  icon: null,
  order: 5,
  active: true,
});

/** null once the server is dead. */
const orDead = async <T>(asked: Promise<T>): Promise<T | null> => asked.catch(() => null);

async function save(
  owner: OwnerCall,
  { services }: Memory,
  name: string,
  answered: () => void,
): Promise<void> {
  for (let turn = 0; ; turn += 1) {
    const added = await orDead(
      owner('/api/admin/services', { method: 'POST', body: input(`${name} ${turn}`) }).then(
        async (answer) => ({
          status: answer.status,
          body: (await answer.json()) as { id: string; version: number },
        }),
      ),
    );
    if (!added) return;
    expect(added.status).toBe(201);
    const { id, version } = added.body;
    const kept: Kept = { title: `${name} ${turn}`, version, isDeleted: false, perhaps: null };
    services.set(id, kept);
    answered();
    for (const title of [`${name} ${turn} changed`, null]) {
      if (title === null && turn % 3 !== 0) continue;
      const next = {
        title: title ?? kept.title,
        version: kept.version + 1,
        isDeleted: title === null,
      };
      kept.perhaps = next;
      const changed = await orDead(
        owner(
          `/api/admin/services/${id}`,
          title === null
            ? { method: 'DELETE', version: kept.version }
            : { method: 'PUT', version: kept.version, body: input(title) },
        ).then(async (answer) => ({ status: answer.status, body: await answer.text() })),
      );
      if (!changed) return;
      expect(changed.status, changed.body).toBe(200);
      Object.assign(kept, next, { perhaps: null });
    }
  }
}

async function upload(
  owner: OwnerCall,
  { pictures }: Memory,
  seed: number,
  answered: () => void,
): Promise<void> {
  for (let turn = 0; ; turn += 1) {
    const bytes = new Uint8Array(
      await drawImage(480 + (seed % 50) * 8, 300 + turn * 4)
        .jpeg()
        .toBuffer(),
    );
    const stored = await orDead(
      owner('/api/admin/upload/service-image', { method: 'POST', form: pictureForm(bytes) }).then(
        async (answer) => ({
          status: answer.status,
          body: (await answer.json()) as {
            imageUrl: string;
            picture: { jpeg: { url: string }[]; avif: { url: string }[] };
          },
        }),
      ),
    );
    if (!stored) return;
    expect(stored.status).toBe(201);
    pictures.push({
      url: stored.body.imageUrl,
      urls: [...stored.body.picture.jpeg, ...stored.body.picture.avif].map((size) => size.url),
    });
    answered();
  }
}

async function backUp(owner: OwnerCall, memory: Memory, answered: () => void): Promise<void> {
  for (;;) {
    const asked = await orDead(
      owner('/api/admin/backups', { method: 'POST' }).then((answer) => answer.status),
    );
    if (asked === null) return;
    expect(asked).toBe(202);
    if (!(await orDead(untilBackedUp(owner)))) return;
    memory.backups += 1;
    answered();
  }
}

async function untilBackedUp(owner: OwnerCall): Promise<BackupsAnswer> {
  for (;;) {
    const answer = (await (await owner('/api/admin/backups')).json()) as BackupsAnswer;
    if (!answer.isRunning) return answer;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Asks the running server; what the last death left open is decided then, and stays so. */
async function expectKept(
  address: string,
  owner: OwnerCall,
  { services, pictures }: Memory,
): Promise<void> {
  const all = new Map(
    (
      (await (await owner('/api/admin/services')).json()) as {
        id: string;
        title: string;
        version: number;
      }[]
    ).map((one) => [one.id, one]),
  );
  for (const [id, kept] of services) {
    const found = all.get(id);
    const isNow = (state: { title: string; version: number; isDeleted: boolean }) =>
      found
        ? !state.isDeleted && found.title === state.title && found.version === state.version
        : state.isDeleted;
    if (kept.perhaps && isNow(kept.perhaps)) Object.assign(kept, kept.perhaps);
    expect(
      isNow(kept),
      `${id} should be ${JSON.stringify(kept)} and is ${JSON.stringify(found)}`,
    ).toBe(true);
    kept.perhaps = null;
  }
  for (const url of pictures.slice(-6).flatMap((picture) => picture.urls)) {
    const answer = await fetch(address + url);
    expect(answer.status, url).toBe(200);
    await expect(
      sharp(Buffer.from(await answer.arrayBuffer()), { failOn: 'truncated' }).stats(),
      url,
    ).resolves.toBeTruthy();
  }
}

async function expectWholeFiles(dataDir: string): Promise<void> {
  const uploads = join(dataDir, 'uploads');
  const files = readdirSync(uploads, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  expect(files.filter((entry) => entry.name.endsWith('.part')).map((entry) => entry.name)).toEqual(
    [],
  );
  const own = files.filter((entry) => entry.parentPath.endsWith('/site'));
  expect(own.length).toBeGreaterThan(0);
  for (const entry of own)
    await expect(
      sharp(join(entry.parentPath, entry.name), { failOn: 'truncated' }).stats(),
      entry.name,
    ).resolves.toBeTruthy();
  const backups = readdirSync(join(dataDir, 'backups'));
  expect(backups.filter((name) => !name.endsWith('.tar.gz'))).toEqual([]);
  expect(backups.length).toBeGreaterThan(0);
  for (const name of backups)
    expect((await verifyArchive(join(dataDir, 'backups', name))).tables.length).toBeGreaterThan(10);
}

function expectWholeDatabase(dataDir: string, { services }: Memory): void {
  const db = new DatabaseSync(join(dataDir, 'plotwright.db'), { readOnly: true });
  expect(db.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
  expect(db.prepare('pragma foreign_key_check').all()).toEqual([]);
  const versions = db.prepare('select version from audit where subject = ? order by version');
  for (const [id, kept] of services)
    expect(
      versions.all(`services:${id}`).map((row) => row.version),
      id,
    ).toEqual(Array.from({ length: kept.version }, (_, i) => i + 1));
  db.close();
}

test(
  `killed ${ROUNDS} times among the owner's saves, uploads and backups, the server keeps what it answered and no half file`,
  { timeout: ROUNDS * 60_000 + 240_000 },
  async () => {
    const random = seededRandom(20_261_122);
    const dataDir = makeTempFolder();
    const env = { DATA_DIR: dataDir, ADMIN_PASSWORD: PROCESS_PASSWORD };
    const memory: Memory = { services: new Map(), pictures: [], backups: 0 };
    let server: ApiProcess | null = null;
    let cookie: string | null = null;
    try {
      for (let round = 0; round < ROUNDS; round += 1) {
        server = await startApiProcess(env);
        // One session through every death.
        cookie ??= await signIn(server.address);
        const owner = ownerAt(server.address, cookie);
        await expectKept(server.address, owner, memory);
        // The rounds take turns in what has been answered once when death comes at any moment after.
        const saved = Promise.withResolvers<void>();
        const uploaded = Promise.withResolvers<void>();
        const backedUp = Promise.withResolvers<void>();
        const working = Promise.all([
          save(owner, memory, `Round ${round}`, saved.resolve),
          upload(owner, memory, round, uploaded.resolve),
          backUp(owner, memory, backedUp.resolve),
        ]);
        await Promise.race([[uploaded, backedUp, saved][round % 3]!.promise, working]);
        await new Promise((resolve) => setTimeout(resolve, random.between(0, LONGEST_LIFE_MS)));
        await server.kill();
        await working;
      }
      expect(
        Math.min(memory.services.size, memory.pictures.length, memory.backups),
      ).toBeGreaterThanOrEqual(Math.ceil(ROUNDS / 4));
      server = await startApiProcess(env);
      const owner = ownerAt(server.address, cookie!);
      await expectKept(server.address, owner, memory);
      // Nothing of the last death keeps the panel from making the next one.
      expect((await owner('/api/admin/backups', { method: 'POST' })).status).toBe(202);
      const { problem, backups } = await untilBackedUp(owner);
      expect([problem, backups.length > 0]).toEqual([null, true]);
      expect(await server.stop()).toBe(0);
      await expectWholeFiles(dataDir);
      expectWholeDatabase(dataDir, memory);
    } finally {
      await server?.kill();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
);
