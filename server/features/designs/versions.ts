/** Versions of a changed design that were given a name: to compare, and to go back to. */
import type { z } from 'zod';
import { NameVersionInput, type NamedVersions, OpenStudioInput } from '#contracts/studio.ts';
import type { Operation } from '#engine/model/operation.ts';
import type { Context } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import type { Reader } from '#server/db/database.ts';
import { deleteRows, insertRows, listRows } from '#server/db/rows.ts';
import { AppError, ChangedError } from '#server/errors.ts';
import { requireOwn, standingOf } from '#server/features/designs/change.ts';
import { findChanges } from '#server/features/designs/changes-repo.ts';
import { unpackGarden } from '#server/features/designs/garden-text.ts';
import { summaryOfDesign } from '#server/features/designs/other-ways.ts';
import { DESIGN_GONE, isDesignId } from '#server/features/designs/read.ts';
import { findDesign } from '#server/features/designs/repo.ts';

/** No one looks through more than this. */
const MOST = 20;

type Versions = z.infer<typeof NamedVersions>;

async function listOf(db: Reader, designId: string): Promise<Versions> {
  const rows = await listRows(db, 'design_versions', { design_id: designId }, 'created_at', 'id');
  return {
    versions: rows.map((row) => ({
      id: row.id,
      title: row.title,
      operations: JSON.parse(row.operations) as Operation[],
      summary: JSON.parse(row.summary) as Versions['versions'][number]['summary'],
      createdAt: row.created_at,
    })),
  };
}

/** Seeing is not changing: anyone with the link may look. @throws AppError not-found */
export async function listVersions({ ctx, id }: { ctx: Context; id: string }): Promise<Versions> {
  if (!isDesignId(id) || !(await findDesign(ctx.db.read, id)))
    throw new AppError('not-found', DESIGN_GONE);
  return listOf(ctx.db.read, id);
}

/**
 * Gives what is saved a name.
 * @throws AppError not-found; forbidden for everybody but its maker; conflict where there are very many; changed where
 * another window saved since
 */
export async function nameVersion({
  ctx,
  id,
  input,
}: {
  ctx: Context;
  id: string;
  input: unknown;
}): Promise<Versions> {
  const { sessionId, version, title } = NameVersionInput.parse(input);
  return ctx.db.write(async (tx) => {
    const row = requireOwn(isDesignId(id) ? await findDesign(tx, id) : undefined, sessionId);
    const changes = await findChanges(tx, id);
    if ((changes?.version ?? 0) !== version) throw new ChangedError(standingOf(changes));
    const others = await listOf(tx, id);
    if (others.versions.length >= MOST)
      throw new AppError(
        'conflict',
        `A garden keeps ${MOST} named versions. Please remove one that you no longer need.`,
      );
    const garden = await unpackGarden(row.garden);
    const summary = summaryOfDesign(garden);
    await insertRows(tx, 'design_versions', {
      id: ctx.ids.make('ver'),
      design_id: id,
      title,
      operations: changes?.operations ?? '[]',
      summary: JSON.stringify(summary),
      created_at: ctx.clock.now().toISOString(),
    });
    await writeAudit(tx, ctx, { action: 'designs.name-version', subject: id, detail: { version } });
    return listOf(tx, id);
  });
}

/** @throws AppError not-found; forbidden for everybody but its maker */
export async function removeVersion({
  ctx,
  id,
  versionId,
  input,
}: {
  ctx: Context;
  id: string;
  versionId: string;
  input: unknown;
}): Promise<Versions> {
  const { sessionId } = OpenStudioInput.parse(input);
  return ctx.db.write(async (tx) => {
    requireOwn(isDesignId(id) ? await findDesign(tx, id) : undefined, sessionId);
    const removed = await deleteRows(tx, 'design_versions', { id: versionId, design_id: id });
    if (removed)
      await writeAudit(tx, ctx, { action: 'designs.remove-version', subject: id, detail: {} });
    return listOf(tx, id);
  });
}
