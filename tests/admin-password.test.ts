/** The command that sets the owner's password, as it is called: another process beside a running server. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ADMIN_API } from '#contracts/admin-paths.ts';
import { argon2Hasher } from '#server/adapters/password/argon2.ts';
import { findRepositoryRoot } from '#server/repository-root.ts';
import { COMPILED_ONCE } from '#tests/support/compile-cache.ts';
import { logIn, OWN_ORIGIN } from '#tests/support/owner.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

type Said = { code: number | null; out: string; err: string };

function runCommand(env: Record<string, string>, typed: string): Promise<Said> {
  const child = spawn(process.execPath, ['scripts/admin-password.ts'], {
    cwd: findRepositoryRoot(),
    env: { PATH: process.env.PATH ?? '', ...COMPILED_ONCE, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const said: Said = { code: null, out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    said.out += String(chunk);
  });
  child.stderr.on('data', (chunk) => {
    said.err += String(chunk);
  });
  child.stdin.end(typed);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ ...said, code }));
  });
}

const enter = (server: TestServer, password: string) =>
  server.app.inject({
    method: 'POST',
    url: ADMIN_API.login,
    headers: { origin: OWN_ORIGIN },
    payload: { password },
  });

test('while the server runs, a typed password takes the place of the old one and every session ends', async () => {
  const server = await startTestServer({ parts: { passwords: argon2Hasher } });
  try {
    const { cookie } = await logIn(server);
    const { dataDir } = server.container.config;
    expect(await runCommand({ DATA_DIR: dataDir }, 'typed at the console\n')).toEqual({
      code: 0,
      out: "The owner's password is changed.\n1 session was ended.\n",
      err: '',
    });
    expect(
      (await server.app.inject({ url: ADMIN_API.session, headers: { cookie } })).statusCode,
    ).toBe(401);
    expect((await enter(server, 'typed at the console')).statusCode).toBe(200);

    const made = await runCommand({ DATA_DIR: dataDir }, '');
    expect(made.out).toMatch(
      /^The owner's password is now (\w{4}-){3}\w{4} — it is shown only this once/,
    );
    expect((await enter(server, /now ([\w-]+)/.exec(made.out)![1]!)).statusCode).toBe(200);
    expect((await enter(server, 'typed at the console')).statusCode).toBe(401);

    const short = await runCommand(
      { DATA_DIR: dataDir, ADMIN_PASSWORD: 'of the environment' },
      'short',
    );
    expect(short).toMatchObject({
      code: 1,
      err: 'The password must have 8 to 200 characters.\n',
      out: '',
    });
  } finally {
    await server.close();
  }
});

test('a folder without a database is named and left as it is', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'plotwright-empty-'));
  try {
    const said = await runCommand({ DATA_DIR: dataDir }, 'typed at the console');
    expect(said).toMatchObject({ code: 1, out: '' });
    expect(said.err).toBe(
      `DATA_DIR is not usable: there is no database in ${dataDir} yet. Start the site once, or name its folder with DATA_DIR.\n`,
    );
  } finally {
    rmSync(dataDir, { recursive: true });
  }
});
