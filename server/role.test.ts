import { expect, test } from 'vitest';
import { readRole } from '#server/role.ts';

const shared = { databaseUrl: 'postgres://somewhere/site' };

test('without a word a process serves and draws', () => {
  expect(readRole(['--dev'], { databaseUrl: null })).toBe('all');
});

test('a role needs a database that others can reach', () => {
  expect(readRole(['--role=pictures'], shared)).toBe('pictures');
  expect(() => readRole(['--role=pictures'], { databaseUrl: null })).toThrow(/needs DATABASE_URL/);
});

test.each(['--role', '--role=', '--role=picture', '--roles=site'])('%s is refused', (arg) => {
  expect(() => readRole([arg], shared)).toThrow(/is no role/);
});
