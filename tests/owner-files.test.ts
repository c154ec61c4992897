/** What the build gives to visitors holds nothing of the back office. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findRepositoryRoot } from '#server/repository-root.ts';

const client = join(findRepositoryRoot(), 'build', 'client');
const isBuilt = existsSync(join(client, 'assets', 'admin'));
const scriptsIn = (folder: string) =>
  readdirSync(join(client, folder))
    .filter((file) => file.endsWith('.js'))
    .map((file) => `${folder}/${file}`);
const read = (file: string) => readFileSync(join(client, file), 'utf8');
/** Words that stand on pages of the back office and nowhere else. */
const WORDS = ['Please sign in again', 'Service Management', 'Admin Dashboard'];

describe.skipIf(!isBuilt)('as built', () => {
  const open = isBuilt ? scriptsIn('assets') : [];
  const owners = isBuilt ? scriptsIn('assets/admin') : [];

  test('the words of the back office are in its own folder alone', () => {
    expect(owners.length).toBeGreaterThan(4);
    expect(open.length).toBeGreaterThan(40);
    for (const words of WORDS) {
      expect(
        owners.filter((file) => read(file).includes(words)),
        words,
      ).not.toEqual([]);
      expect(
        open.filter((file) => read(file).includes(words)),
        words,
      ).toEqual([]);
    }
  });

  test("no script of a visitor names one of the owner's, nor does the router's list of pages", () => {
    const leading = open.filter((file) => /["'`](?:\.\/|\/assets\/)admin\//.test(read(file)));
    expect(leading).toEqual([]);
  });

  test("every page of the back office but the login is in the owner's folder", () => {
    const list = read(owners.find((file) => /\/manifest-[\w-]+\.js$/.test(file))!);
    const modules = [
      ...list.matchAll(/"id":"((?:routes\/)?admin[\w./-]*)"[^{}]*?"module":"([^"]+)"/g),
    ].map((match) => [match[1]!, match[2]!] as const);
    expect(modules.length).toBeGreaterThanOrEqual(4);
    for (const [id, module] of modules)
      expect(module.startsWith('/assets/admin/'), id).toBe(id !== 'routes/admin/login');
  });

  test('the copy for phones without a connection leaves the back office and its login out', () => {
    const worker = read('sw.js');
    expect(worker).toContain('/assets/');
    expect(worker.match(/\/assets\/(?:admin\/|login)[\w.-]*\.js/g)).toBeNull();
  });
});
