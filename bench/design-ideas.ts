/** The owner's list of designs over 10,000 of them, on the embedded database. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '../server/db/database.ts';
import { migrate } from '../server/db/migrate.ts';
import type { Context } from '../server/context.ts';
import { listDesignIdeas, listNewestIdeas } from '../server/features/designs/ideas.ts';
import { median, row } from './report.ts';
import { relatedRecords } from '#server/features/related-records.ts';

const SESSIONS = 3_334;
const DESIGNS_EACH = 3;
/** About what a packed garden weighs. */
const GARDEN_LETTERS = 24_000;

export async function benchDesignIdeas(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plotwright-bench-'));
  const db = openSqlite(dataDir);
  try {
    await migrate(db);
    await fill(db);
    const ctx: Context = {
      actor: { kind: 'owner' },
      requestId: 'bench',
      db,
      clock: { now: () => new Date() },
      ids: { make: (prefix) => `${prefix}_x` },
      related: relatedRecords,
    };
    row(
      'Owner’s list of 10,000 designs, first page',
      await time(() => listDesignIdeas({ ctx, query: {} })),
      '100 ms',
    );
    row(
      '  its last page',
      await time(() => listDesignIdeas({ ctx, query: { page: 99_999 } })),
      '100 ms',
    );
    row(
      '  a search',
      await time(() => listDesignIdeas({ ctx, query: { search: 'apple 3211' } })),
      '100 ms',
    );
    row('  the plain list (newest 1,000)', await time(() => listNewestIdeas({ ctx })), '1,000 ms');
  } finally {
    await db.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function time(work: () => Promise<unknown>): Promise<string> {
  const times = [];
  for (let i = 0; i < 7; i++) {
    const from = performance.now();
    await work();
    times.push(performance.now() - from);
  }
  return `${median(times).toFixed(0)} ms`;
}

async function fill(db: ReturnType<typeof openSqlite>): Promise<void> {
  const garden = 'H4sI'.repeat(GARDEN_LETTERS / 4);
  for (let from = 0; from < SESSIONS; from += 200) {
    await db.write(async (tx) => {
      for (let i = from; i < Math.min(from + 200, SESSIONS); i++) {
        const id = `ses_bench${i}`;
        const at = new Date(Date.UTC(2026, 0, 1) + i * 60_000).toISOString();
        const words = `A family garden number ${i} with an apple tree, a lawn and a terrace for six people behind our house`;
        await tx
          .insertInto('design_sessions')
          .values({
            id,
            request_key: null,
            request_hash: 'x',
            project_type: 'family',
            input: JSON.stringify({ designDescription: words }),
            facts: '[]'.padEnd(5_000),
            problems: '[]',
            sample: 0,
            created_at: at,
          })
          .execute();
        await tx
          .insertInto('design_search')
          .values({ session_id: id, text: words.toLowerCase() })
          .execute();
        for (let position = 0; position < DESIGNS_EACH; position++) {
          await tx
            .insertInto('designs')
            .values({
              id: `dsn_bench${i}-${position}`,
              session_id: id,
              position,
              project_type: 'family',
              title: 'The Long Lawn',
              concept: 'One clear shape of grass. '.repeat(20),
              main_feature: 'A terrace',
              style: 'Family',
              plot_m2: 80,
              total_pence: 2_400_000,
              rating: 4,
              evening_sun_hours: 2,
              garden,
              shared: position === 0 ? 1 : 0,
              sample: 0,
              hero: 0,
              created_at: at,
            })
            .execute();
        }
      }
    });
  }
}
