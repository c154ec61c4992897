/** Which design is changed: the one that was asked for, or a copy where that has to stay. */
import { OpenStudioInput } from '#contracts/studio.ts';
import type { Context } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import type { Tx } from '#server/db/database.ts';
import { AppError } from '#server/errors.ts';
import { enqueueFirstPictures } from '#server/features/designs/ask-pictures.ts';
import { fixedBecause, requireOwn } from '#server/features/designs/change.ts';
import { packGarden, unpackGarden } from '#server/features/designs/garden-text.ts';
import { isDesignId } from '#server/features/designs/read.ts';
import {
  type DesignRow,
  findDesign,
  insertDesigns,
  listSummariesOfSession,
} from '#server/features/designs/repo.ts';
import type { Queue } from '#server/jobs/queue.ts';

/** Copies included; no one looks through more than this. */
const MOST_OF_REQUEST = 24;

/**
 * The design to change: the one that was asked for, or a copy of it where that has to stay.
 * @throws AppError not-found; forbidden for everybody but its maker
 */
export async function openForChanges({
  ctx,
  queue,
  lane,
  id,
  input,
}: {
  ctx: Context;
  queue: Queue;
  lane: string;
  id: string;
  input: unknown;
}): Promise<{ id: string }> {
  const { sessionId } = OpenStudioInput.parse(input);
  const opened = await ctx.db.write(async (tx) => {
    const row = requireOwn(isDesignId(id) ? await findDesign(tx, id) : undefined, sessionId);
    if ((await fixedBecause(ctx, tx, row)) === null) return { id, isNew: false };
    return { id: await copyDesign(tx, ctx, { row, queue, lane }), isNew: true };
  });
  if (opened.isNew) queue.announce();
  return { id: opened.id };
}

async function copyDesign(
  tx: Tx,
  ctx: Context,
  { row, queue, lane }: { row: DesignRow; queue: Queue; lane: string },
): Promise<string> {
  const others = await listSummariesOfSession(tx, row.session_id);
  if (others.length >= MOST_OF_REQUEST)
    throw new AppError(
      'conflict',
      'There are many copies of these designs already. Please go on with one of them.',
    );
  const title = freeTitle(
    row.title,
    others.map((one) => one.title),
  );
  const garden = await unpackGarden(row.garden);
  const id = ctx.ids.make('dsn');
  await insertDesigns(tx, [
    {
      ...row,
      id,
      position: Math.max(-1, ...others.map((one) => one.position)) + 1,
      title,
      garden: await packGarden({ ...garden, words: { ...garden.words, title } }),
      shared: 0,
      public_at: null,
      hero: 0,
      state_of: null,
      state_version: null,
      created_at: ctx.clock.now().toISOString(),
    },
  ]);
  await writeAudit(tx, ctx, { action: 'designs.copy', subject: id, detail: { from: row.id } });
  await enqueueFirstPictures(tx, { queue, lane, designIds: [id] });
  return id;
}

function freeTitle(title: string, taken: readonly string[]): string {
  const base = title.replace(/, version \d+$/, '');
  for (let n = 2; ; n++) {
    const next = `${base}, version ${n}`;
    if (!taken.includes(next)) return next;
  }
}
