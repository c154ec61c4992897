/** kill -9 in the middle of drawing: every picture is made in the end or failed with its reason, and no browser is left behind. */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { bundleRenderPage } from '#app/scene/render-page/bundle.ts';
import { findRepositoryRoot } from '#server/repository-root.ts';
import { type ApiProcess, startApiProcess } from '#tests/support/api-process.ts';
import { makeTempFolder } from '#tests/support/databases.ts';
import { descendantsOf, isAlive } from '#tests/support/processes.ts';

const ROUNDS = process.env.LONG === '1' ? 20 : 1;
const BRIEF = {
  designDescription: 'Tiny courtyard 4 by 5 metres with a table for four',
  projectType: 'modern',
  requestKey: 'killed-while-drawing',
};

test(
  `killed ${ROUNDS} times while it draws, the server ends every picture job and leaves no browser`,
  { timeout: ROUNDS * 90_000 + 300_000 },
  async () => {
    if (!existsSync(join(findRepositoryRoot(), 'build', 'scene', 'render.html')))
      await bundleRenderPage();
    const dataDir = makeTempFolder();
    let server: ApiProcess | null = null;
    const left = new Set<number>();
    try {
      for (let round = 0; round < ROUNDS; round++) {
        server = await startApiProcess({ DATA_DIR: dataDir, SMALL_PICTURES: '1' });
        const answer = await fetch(`${server.address}/api/design`, {
          method: 'POST',
          body: new URLSearchParams({
            ...BRIEF,
            requestKey: `${BRIEF.requestKey}-${Math.floor(round / 5)}`,
          }),
        });
        expect(answer.status).toBe(200);
        const db = new DatabaseSync(join(dataDir, 'plotwright.db'), { readOnly: true });
        const running = db.prepare(
          "select count(*) as count from jobs where kind = 'design-render' and status = 'running'",
        );
        const unfinished = db.prepare(
          "select count(*) as count from jobs where kind = 'design-render' and status in ('queued', 'running')",
        );
        // All may be done by the time of a late round: then there is nothing to interrupt.
        await expect
          .poll(
            () =>
              (Number(running.get()?.count) > 0 && hasBrowser(server!)) ||
              Number(unfinished.get()?.count) === 0,
            { timeout: 60_000, interval: 25 },
          )
          .toBe(true);
        db.close();
        for (const pid of descendantsOf(server.child.pid!)) left.add(pid);
        await server.kill();
      }
      expect(left.size).toBeGreaterThan(ROUNDS);
      await expect.poll(() => [...left].filter(isAlive), { timeout: 30_000 }).toEqual([]);
      const most = ROUNDS === 1 ? keepOneDesign(dataDir) : 10;
      server = await startApiProcess({ DATA_DIR: dataDir, SMALL_PICTURES: '1' });
      const db = new DatabaseSync(join(dataDir, 'plotwright.db'), { readOnly: true });
      const open = db.prepare(
        "select count(*) as count from jobs where kind = 'design-render' and status in ('queued', 'running')",
      );
      await expect
        .poll(() => Number(open.get()?.count), { timeout: 280_000, interval: 500 })
        .toBe(0);
      const unexplained = db
        .prepare(
          "select key from jobs where kind = 'design-render' and (status not in ('done', 'failed') or (status = 'failed' and coalesce(error, '') = ''))",
        )
        .all();
      expect(unexplained).toEqual([]);
      expect(
        Number(
          db
            .prepare(
              "select count(*) as count from jobs where kind = 'design-render' and status = 'done'",
            )
            .get()?.count,
        ),
      ).toBeGreaterThanOrEqual(most);
      const pids = descendantsOf(server.child.pid!);
      expect(await server.stop()).toBe(0);
      await expect.poll(() => pids.filter(isAlive), { timeout: 20_000 }).toEqual([]);
      const whole = db
        .prepare(
          "select key from jobs as j where kind = 'design-render' and key like '%:full' and status = 'done' and not exists (select 1 from design_pictures as p where j.key = 'design-render:' || p.design_id || ':' || p.kind || ':full' and p.quality = 'full')",
        )
        .all();
      expect(whole).toEqual([]);
      db.close();
    } finally {
      await server?.kill();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
);

/**
 * Each picture takes seconds: the default run lets the last server draw those of one design of the three, the one whose
 * picture was interrupted. Returns how many those are.
 */
function keepOneDesign(dataDir: string): number {
  const db = new DatabaseSync(join(dataDir, 'plotwright.db'));
  const interrupted = db
    .prepare("select key from jobs where kind = 'design-render' and status = 'running'")
    .get();
  const [kind, design] = String(interrupted!.key).split(':');
  const own = `${kind}:${design}:%`;
  db.prepare(
    "delete from jobs where kind = 'design-render' and status = 'queued' and key not like ?",
  ).run(own);
  const { count } = db.prepare('select count(*) as count from jobs where key like ?').get(own)!;
  db.close();
  expect(count).toBeGreaterThan(1);
  return Number(count);
}

/** Drawing has begun, not only been claimed. */
const hasBrowser = (server: ApiProcess): boolean => descendantsOf(server.child.pid!).length > 4;
