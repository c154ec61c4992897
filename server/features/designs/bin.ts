/** Designs into the bin and out of it. */
import { PROJECT_TYPE_LABELS } from '#contracts/design.ts';
import type { IdeaSource } from '#contracts/admin-designs.ts';
import type { BinEntry } from '#contracts/records.ts';
import { type Context, requireActor, requireOwner } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import type { Tx } from '#server/db/database.ts';
import { goesAtOf, type BinProvider, rememberRemoval } from '#server/db/records.ts';
import { AppError } from '#server/errors.ts';
import { enqueueMissingPictures } from '#server/features/designs/ask-pictures.ts';
import {
  listDeletedDesigns,
  listDeletedSessions,
  listOwnedDesigns,
  listSampleSessionIds,
  listSampleTitles,
  type OwnedDesign,
} from '#server/features/designs/bin-repo.ts';
import { ERASED } from '#server/features/designs/person-repo.ts';
import {
  findTarget,
  isSessionId,
  putAway,
  type RemovalParts,
  removeForGood,
  takeBack,
  type Target,
} from '#server/features/designs/removal.ts';
import { findSession } from '#server/features/designs/repo.ts';
import { ALL_SAMPLES, type Sample, sampleJobKey } from '#server/features/designs/sample-marks.ts';
import type { Queue } from '#server/jobs/queue.ts';
import type { ProjectType } from '#engine/model/brief.ts';

const GONE =
  'This is no longer there: it has been deleted in the meantime. You can find it in the bin.';
const NOT_IN_BIN = 'This does not lie in the bin: it has been restored, or has gone for good.';

/**
 * Into the bin. Of source 'designs': the request with its designs, pictures and reports. Of source 'design_ideas': one
 * shared design with its own; the request it came from, and the other designs of it, stay.
 * @throws AppError not-found
 */
export async function deleteDesignIdea({
  ctx,
  queue,
  id,
  source,
}: {
  ctx: Context;
  queue: Queue;
  id: string;
  source: IdeaSource;
}): Promise<void> {
  requireOwner(ctx);
  await ctx.db.write(async (tx) => {
    const target = isSessionId(id) === (source === 'designs') ? await findTarget(tx, id) : null;
    if (!target || (await deletedAtOf(tx, target)) !== null) throw new AppError('not-found', GONE);
    if (!target.isWhole && target.designs[0]!.shared === 0)
      throw new AppError(
        'not-found',
        'This design no longer stands in the library. Its request is in the list of AI sessions.',
      );
    const gone = await putAway(tx, { queue, target, at: ctx.clock.now().toISOString() });
    await writeAudit(tx, ctx, {
      action: 'designs.delete',
      subject: id,
      detail: { designs: gone.length },
      before: keptOf(gone),
    });
  });
}

/** In the record of changes, of the designs that went or came back by this act: the titles that they were given, and which of them were in the library; nothing of what their visitor wrote. */
const keptOf = (designs: readonly OwnedDesign[]) => ({
  title: designs
    .filter((design) => design.state_of === null)
    .map((design) => design.title)
    .join(', '),
  shared: designs.filter((design) => design.shared === 1).map((design) => design.title),
});

/** Null while it is not in the bin. A design whose request is there takes it along. */
async function deletedAtOf(
  tx: Tx,
  { sessionId, designs, isWhole }: Target,
): Promise<string | null> {
  const session = (await findSession(tx, sessionId))?.deleted_at ?? null;
  return isWhole ? session : (designs[0]!.deleted_at ?? session);
}

/**
 * Every sample design into the bin, and no sample of this or a later version is made any more.
 * @returns how many went into the bin
 */
export async function removeSampleDesigns({
  ctx,
  queue,
  samples,
}: {
  ctx: Context;
  queue: Queue;
  samples: readonly Pick<Sample, 'slug'>[];
}): Promise<number> {
  requireOwner(ctx);
  return ctx.db.write(async (tx) => {
    // Those that a fresh install has not made yet.
    await queue.drop(
      tx,
      samples.map(({ slug }) => sampleJobKey(slug)),
      { isForgotten: false },
    );
    await rememberRemoval(tx, ctx, 'designs', ALL_SAMPLES);
    const at = ctx.clock.now().toISOString();
    const ids = await listSampleSessionIds(tx);
    for (const sessionId of ids) {
      const designs = await listOwnedDesigns(tx, [sessionId]);
      const gone = await putAway(tx, { queue, target: { sessionId, designs, isWhole: true }, at });
      await writeAudit(tx, ctx, {
        action: 'designs.delete',
        subject: sessionId,
        detail: { sample: true },
        before: keptOf(gone),
      });
    }
    return ids.length;
  });
}

/** Titles of those that `removeSampleDesigns` takes away. @throws AppError forbidden */
export async function previewSampleDesigns({ ctx }: { ctx: Context }): Promise<string[]> {
  requireOwner(ctx);
  return listSampleTitles(ctx.db.read);
}

const TITLE_LENGTH = 60;

/** Of a request: how its description begins. */
export function titleOfRequest({
  input,
  project_type: projectType,
}: {
  input: string;
  project_type: string;
}): string {
  const { designDescription = '' } = JSON.parse(input) as { designDescription?: string };
  const text = designDescription.replace(/\s+/g, ' ').trim();
  if (!text)
    return `${PROJECT_TYPE_LABELS[projectType as ProjectType] ?? 'Garden'}: a request for designs`;
  return text.length > TITLE_LENGTH ? `${text.slice(0, TITLE_LENGTH)}…` : text;
}

/** Designs come back as they were: nothing is published that was not. */
function onRestoreOf(sharedCount: number, isWhole: boolean): string {
  const what = isWhole
    ? 'The request comes back with its designs, pictures and reports.'
    : 'The design comes back with its pictures and reports.';
  return sharedCount > 0
    ? `${what} What stood in the library stands there again.`
    : `${what} It stays private, as it was.`;
}

async function listBinned(ctx: Context): Promise<BinEntry[]> {
  const [sessions, designs] = await Promise.all([
    listDeletedSessions(ctx.db.read),
    listDeletedDesigns(ctx.db.read),
  ]);
  const owned = await listOwnedDesigns(
    ctx.db.read,
    sessions.map((session) => session.id),
  );
  const entry = (
    row: { id: string; deleted_at: string },
    title: string,
    onRestore: string,
  ): BinEntry => ({
    kind: 'designs',
    id: row.id,
    title,
    deletedAt: row.deleted_at,
    goesAt: goesAtOf(row.deleted_at),
    onRestore,
  });
  return [
    ...sessions.map((session) =>
      entry(
        session,
        titleOfRequest(session),
        onRestoreOf(
          owned.filter(
            (one) =>
              one.session_id === session.id &&
              one.shared === 1 &&
              one.deleted_at === session.deleted_at,
          ).length,
          true,
        ),
      ),
    ),
    ...designs.map((design) => entry(design, design.title, onRestoreOf(design.shared, false))),
  ];
}

/** @throws AppError not-found when it is not in the bin by itself */
async function requireBinned(tx: Tx, id: string): Promise<{ target: Target; deletedAt: string }> {
  const target = await findTarget(tx, id);
  if (!target) throw new AppError('not-found', NOT_IN_BIN);
  const row = await findSession(tx, target.sessionId);
  if (!row || row.request_hash === ERASED) throw new AppError('not-found', NOT_IN_BIN);
  const session = row.deleted_at;
  if (!target.isWhole && session !== null)
    throw new AppError(
      'not-found',
      'This design went into the bin with its request: restore the request.',
    );
  const deletedAt = target.isWhole ? session : target.designs[0]!.deleted_at;
  if (deletedAt === null) throw new AppError('not-found', NOT_IN_BIN);
  return { target, deletedAt };
}

export function designKeeper({ storage, queue }: RemovalParts): BinProvider {
  return {
    kind: 'designs',
    listDeleted: ({ ctx }) => listBinned(ctx),
    async restore({ ctx, id }) {
      requireOwner(ctx);
      await ctx.db.write(async (tx) => {
        const { target, deletedAt } = await requireBinned(tx, id);
        const back = await takeBack(tx, { target, deletedAt });
        await enqueueMissingPictures(tx, {
          queue,
          lane: target.sessionId,
          designIds: back.map((design) => design.id),
        });
        await writeAudit(tx, ctx, {
          action: 'designs.restore',
          subject: id,
          detail: { designs: back.length },
          after: keptOf(back),
        });
      });
      queue.announce();
    },
    async purge({ ctx, id }) {
      requireActor(ctx, 'owner', 'job');
      await ctx.db.write((tx) => requireBinned(tx, id));
      await removeForGood({ ctx, storage, queue, id, action: 'designs.purge' });
    },
  };
}
