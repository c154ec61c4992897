import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { linkToken, readLinkToken } from '#server/links.ts';
import { DATABASES, openTestDatabase, type TestDatabase } from '#tests/support/databases.ts';

describe.each(DATABASES)('private links on %s', (kind) => {
  let opened: TestDatabase;
  let other: TestDatabase;
  beforeAll(async () => {
    [opened, other] = await Promise.all([openTestDatabase(kind), openTestDatabase(kind)]);
  });
  afterAll(() => Promise.all([opened.close(), other.close()]));
  const clock = { now: () => new Date('2026-11-22T10:00:00Z') };
  const here = () => ({ db: opened.db, clock });

  test('links are stable, even if first created concurrently', async () => {
    const tokens = await Promise.all(
      Array.from({ length: 8 }, () => linkToken(here(), 'booking', 'bkg_abc')),
    );
    expect(new Set(tokens).size).toBe(1);
    expect(await readLinkToken(here(), 'booking', tokens[0]!)).toBe('bkg_abc');
  });

  test('a link with another purpose, site or letter is invalid', async () => {
    const token = await linkToken(here(), 'booking', 'bkg_abc');
    expect(await readLinkToken(here(), 'enquiry', token)).toBeNull();
    expect(await readLinkToken({ db: other.db, clock }, 'booking', token)).toBeNull();
    expect(await readLinkToken(here(), 'booking', token.replace('abc', 'abd'))).toBeNull();
    for (let at = token.indexOf('.') + 1; at < token.length - 1; at += 7) {
      const letter = token[at] === 'A' ? 'B' : 'A';
      expect(
        await readLinkToken(
          here(),
          'booking',
          `${token.slice(0, at)}${letter}${token.slice(at + 1)}`,
        ),
      ).toBeNull();
    }
    // The last character has two unused bits: other bits make another text.
    const twins = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'].map(
      (letter) => token.slice(0, -1) + letter,
    );
    expect(
      (await Promise.all(twins.map((text) => readLinkToken(here(), 'booking', text)))).filter(
        (id) => id !== null,
      ),
    ).toEqual(['bkg_abc']);
    for (const text of ['', '.', 'bkg_abc', 'bkg_abc.', `${token}x`, `../${token}`])
      expect(await readLinkToken(here(), 'booking', text), text).toBeNull();
  });
});
