/** Two processes on one PostgreSQL: what one counts the other knows, and one draws for the other. */
import { describe, expect, test } from 'vitest';
import type { ApiProcess } from '#tests/support/api-process.ts';
import { processesOnOne } from '#tests/support/two-processes.ts';

describe.skipIf(!process.env.TEST_DATABASE_URL)('two processes on one PostgreSQL', () => {
  const { start, rows } = processesOnOne();

  test(
    'a process that draws refuses to begin before the site has',
    { timeout: 60_000 },
    async () => {
      await expect(start({ ROLE: 'pictures' })).rejects.toThrow(/start the site first/);
    },
  );

  test(
    'pictures that the site leaves are drawn by another process',
    { timeout: 180_000 },
    async () => {
      const site = await start({ ROLE: 'site' });
      const answer = await fetch(`${site.address}/api/design`, {
        method: 'POST',
        body: new URLSearchParams({
          designDescription: 'Tiny courtyard 4 by 5 metres with a table for four',
          projectType: 'modern',
          requestKey: 'drawn-by-another-process',
        }),
      });
      expect(answer.status).toBe(200);
      const open = async () =>
        (
          await rows(
            "select count(*)::int as n from jobs where kind = 'design-render' and status = 'done'",
          )
        )[0]!.n;
      expect(await open()).toBe(0);
      const painter = await start({ ROLE: 'pictures' });
      expect(painter.address).toBe('nowhere');
      await expect.poll(open, { timeout: 120_000, interval: 250 }).toBeGreaterThan(0);
      expect(await painter.stop()).toBe(0);
      expect(
        await rows("select status from jobs where kind = 'design-render' and status = 'running'"),
      ).toEqual([]);
    },
  );

  test('the limit of a form is that of both together', { timeout: 120_000 }, async () => {
    const [one, two] = [await start({ ROLE: 'site' }), await start({ ROLE: 'site' })];
    const ask = async ({ address }: ApiProcess) =>
      (await fetch(`${address}/api/complaints`, { method: 'POST', body: new URLSearchParams() }))
        .status;
    const answers = [];
    for (let at = 0; at < 21; at += 1) answers.push(await ask(at % 2 === 0 ? one : two));
    expect(answers.slice(0, 20)).not.toContain(429);
    expect(answers[20]).toBe(429);
    expect(await ask(two)).toBe(429);
    const kept = await rows('select counted, client from client_counts');
    expect(JSON.stringify(kept)).not.toContain('127.0.0.1');
  });

  test('wrong passwords tried at one make the other wait', { timeout: 120_000 }, async () => {
    const [one, two] = [await start({ ROLE: 'site' }), await start({ ROLE: 'site' })];
    const tryAt = async ({ address }: ApiProcess) =>
      (
        await fetch(`${address}/api/admin/login`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', origin: address },
          body: JSON.stringify({ password: 'a wrong one' }),
        })
      ).status;
    const answers = [];
    for (let at = 0; at < 7; at += 1) answers.push(await tryAt(at % 2 === 0 ? one : two));
    expect(answers.slice(0, 5)).not.toContain(429);
    expect(answers.at(-1)).toBe(429);
  });
});
