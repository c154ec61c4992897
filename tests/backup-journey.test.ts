/** A backup as it is made and used: the commands themselves, beside a server that is being worked on, into an empty folder elsewhere. */
import { spawn } from 'node:child_process';
import { createWriteStream, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { ADMIN_API } from '#contracts/admin-paths.ts';
import { API } from '#contracts/routes.ts';
import { archiveWriter } from '#server/features/backups/archive.ts';
import { findRepositoryRoot } from '#server/repository-root.ts';
import { startApiProcess } from '#tests/support/api-process.ts';
import { COMPILED_ONCE } from '#tests/support/compile-cache.ts';
import { makeTempFolder } from '#tests/support/databases.ts';
import { drawImage } from '#tests/support/images.ts';
import {
  type OwnerCall,
  ownerAt,
  pictureForm,
  PROCESS_PASSWORD,
  signIn,
} from '#tests/support/owner-process.ts';

const LISTS = [
  API.services,
  API.portfolio,
  API.testimonials,
  API.plants,
  API.designLibrary,
  API.heroImages,
];
const folders: string[] = [];
const folder = () => {
  folders.push(makeTempFolder());
  return folders.at(-1)!;
};
afterAll(() => {
  for (const one of folders) rmSync(one, { recursive: true, force: true });
});

type Said = { code: number | null; out: string; err: string };

function runScript(
  name: 'backup' | 'restore',
  args: readonly string[],
  env: Record<string, string>,
): Promise<Said> {
  const child = spawn(process.execPath, [join('scripts', `${name}.ts`), ...args], {
    cwd: findRepositoryRoot(),
    env: { PATH: process.env.PATH ?? '', ...COMPILED_ONCE, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: Said = { code: null, out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    said.out += String(chunk);
  });
  child.stderr.on('data', (chunk) => {
    said.err += String(chunk);
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ ...said, code }));
  });
}

const service = (title: string, imageUrl: string) => ({
  title,
  description: 'Ten letters and “more” — ünïcode, 花園.',
  shortDescription: 'Short words',
  imageUrl,
  icon: null,
  order: 1,
  active: true,
});
const answersOf = async (address: string) =>
  Object.fromEntries(
    await Promise.all(
      LISTS.map(async (path) => [path, await (await fetch(address + path)).json()] as const),
    ),
  ) as Record<string, unknown>;

/** Without the one that is being saved all the time. */
const services = (list: unknown) =>
  (list as { title: string }[]).filter((one) => !one.title.startsWith('Being written'));

/** Every address under /uploads/ that an answer names. */
const picturesIn = (answers: unknown): string[] => [
  ...new Set(JSON.stringify(answers).match(/\/uploads\/[\w/.-]+\.(?:jpg|avif|webp|png)/g)),
];

async function addContent(owner: OwnerCall): Promise<string> {
  const bytes = new Uint8Array(await drawImage(900, 600).jpeg().toBuffer());
  const stored = await owner('/api/admin/upload/service-image', {
    method: 'POST',
    form: pictureForm(bytes),
  });
  expect(stored.status).toBe(201);
  const { imageUrl } = (await stored.json()) as { imageUrl: string };
  const added = (await (
    await owner('/api/admin/services', {
      method: 'POST',
      body: service('Dry stone walls', imageUrl),
    })
  ).json()) as { id: string; version: number };
  const changed = await owner(`/api/admin/services/${added.id}`, {
    method: 'PUT',
    version: added.version,
    body: service('Dry stone walls, mended', imageUrl),
  });
  expect(changed.status).toBe(200);
  return added.id;
}

/** Saves one service again and again until told to stop. @returns how many saves were answered */
async function keepWriting(owner: OwnerCall, until: { isOver: boolean }): Promise<number> {
  const added = (await (
    await owner('/api/admin/services', { method: 'POST', body: service('Being written', '') })
  ).json()) as { id: string };
  let saves = 0;
  while (!until.isOver) {
    const answer = await owner(`/api/admin/services/${added.id}`, {
      method: 'PUT',
      body: service(`Being written ${saves}`, ''),
    });
    expect(answer.status).toBe(200);
    saves += 1;
  }
  return saves;
}

test(
  'a backup made while the owner works brings the same site back in an empty folder: lists, pictures and the password, but no session',
  { timeout: 240_000 },
  async () => {
    const [here, there, shelf] = [folder(), folder(), folder()];
    const file = join(shelf, 'site.tar.gz');
    const first = await startApiProcess({ DATA_DIR: here, ADMIN_PASSWORD: PROCESS_PASSWORD });
    try {
      const cookie = await signIn(first.address);
      const owner = ownerAt(first.address, cookie);
      await addContent(owner);
      const before = await answersOf(first.address);

      const until = { isOver: false };
      const writing = keepWriting(owner, until);
      const made = await runScript('backup', ['--to', file], { DATA_DIR: here });
      until.isOver = true;
      expect(await writing).toBeGreaterThan(0);
      expect(made).toMatchObject({ code: 0, err: '' });
      expect(made.out).toMatch(
        /^The backup is written: .*site\.tar\.gz \(\d+ rows of \d+ tables, \d+ files\)\.\n$/,
      );
      expect(readdirSync(shelf)).toEqual(['site.tar.gz']);

      // The folder of a running site is refused, and so is one with a site in it.
      expect(await runScript('restore', ['--from', file], { DATA_DIR: here })).toMatchObject({
        code: 1,
        out: '',
        err: expect.stringContaining('There is a site here already') as string,
      });
      expect(
        await runScript('restore', ['--from', file, '--replace'], { DATA_DIR: here }),
      ).toMatchObject({
        code: 1,
        out: '',
        err: expect.stringContaining(
          'Another Plotwright process is using the data folder',
        ) as string,
      });
      expect((await fetch(first.address + API.services)).status).toBe(200);

      expect(await runScript('restore', ['--from', file], { DATA_DIR: there })).toMatchObject({
        code: 0,
        err: '',
        out: expect.stringMatching(
          /^The backup of .* is back: \d+ rows and \d+ files\. Start the site with npm start\.\n$/,
        ) as string,
      });
      const second = await startApiProcess({ DATA_DIR: there });
      try {
        const after = await answersOf(second.address);
        for (const path of LISTS)
          expect(path === API.services ? services(after[path]) : after[path], path).toEqual(
            path === API.services ? services(before[path]) : before[path],
          );
        expect(services(after[API.services]).map((one) => one.title)).toContain(
          'Dry stone walls, mended',
        );
        const pictures = picturesIn(before);
        expect(pictures.length).toBeGreaterThan(2);
        for (const url of pictures) {
          const [one, other] = await Promise.all(
            [first.address, second.address].map(async (address) =>
              Buffer.from(await (await fetch(address + url)).arrayBuffer()),
            ),
          );
          expect(one!.equals(other!), url).toBe(true);
          await expect(
            sharp(other!, { failOn: 'truncated' }).metadata(),
            url,
          ).resolves.toBeTruthy();
        }
        expect(
          (await fetch(second.address + ADMIN_API.session, { headers: { cookie } })).status,
        ).toBe(401);
        const again = ownerAt(second.address, await signIn(second.address));
        expect(
          (
            await again('/api/admin/services', {
              method: 'POST',
              body: service('After the move', ''),
            })
          ).status,
        ).toBe(201);
      } finally {
        expect(await second.stop()).toBe(0);
      }
    } finally {
      await first.kill();
    }

    // The same file once more, in the place of what is there now, which is kept beside.
    const replaced = await runScript('restore', ['--from', file, '--replace'], { DATA_DIR: there });
    expect(replaced).toMatchObject({ code: 0, err: '' });
    const aside = /kept in (\S+)\. Start/.exec(replaced.out)![1]!;
    expect(existsSync(join(aside, 'plotwright.db'))).toBe(true);
    expect(existsSync(join(aside, 'uploads'))).toBe(true);

    // One that fails after the old site was put aside says where that lies.
    const wrong = join(shelf, 'wrong.tar.gz');
    const archive = archiveWriter(new Date());
    const writing = archive.writeTo(createWriteStream(wrong));
    await archive.finish({
      format: 1,
      version: '1.0.0',
      madeAt: new Date().toISOString(),
      database: 'sqlite',
      migrations: [],
      tables: [{ name: 'never_a_table', columns: ['id'], rows: 0 }],
      entries: [],
      files: 0,
    });
    await writing;
    const failed = await runScript('restore', ['--from', wrong, '--replace'], { DATA_DIR: there });
    expect(failed).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringMatching(
        /^The backup could not be brought back: .* What was here before is kept in \S+before-restore-\d{17}\.\n$/,
      ) as string,
    });
    expect(readdirSync(there).filter((name) => name.startsWith('before-restore-'))).toHaveLength(2);
  },
);
