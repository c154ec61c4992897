/** Which pictures a design has, which are being made, and asking for more. */
import {
  type DesignPictures,
  PICTURE_KINDS,
  type PictureKind,
  WantedPictures,
} from '#contracts/design.ts';
import type { Context } from '#server/context.ts';
import type { Reader, Tx } from '#server/db/database.ts';
import { AppError } from '#server/errors.ts';
import {
  FIRST_PICTURES,
  type PictureOrder,
  PRIORITY,
  qualitiesOf,
} from '#server/features/designs/picture-kinds.ts';
import { PICTURE_JOB, pictureJobKey } from '#server/features/designs/picture-job.ts';
import { presentPictures } from '#server/features/designs/present.ts';
import { isDesignId } from '#server/features/designs/read.ts';
import { RENDER_ATTEMPTS, RENDER_JOB, renderJobKey } from '#server/features/designs/render-job.ts';
import { findDesignSummary, listPictures, type PictureRow } from '#server/features/designs/repo.ts';
import type { Queue } from '#server/jobs/queue.ts';
import type { VisitorSpace } from '#server/storage/visitor-space.ts';

/** What a lane may have unfinished before its further work steps back behind everybody else's: three requests' pictures. */
const CROWDED = 45;
/** Beyond it nothing but plans is begun unasked, and no more can be asked for. */
const FULL = 600;
/** A sample's best pictures come with the product; of all others a quick one comes first. */
const SAMPLE_PICTURES: readonly PictureOrder[] = [
  { kind: 'aerial', quality: 'full' },
  { kind: 'eye', quality: 'full' },
];
const BEFORE: PictureOrder = { kind: 'before', quality: 'full' };

const NO_ROOM =
  'No more pictures can be kept here just now. The design itself is kept: please ask for this picture again later.';

type Asking = { queue: Queue; lane: string; designIds: readonly string[] };

/** In the transaction that stores a visitor's designs: their plans, and the pictures that every design has. */
export async function enqueueFirstPictures(
  tx: Tx,
  { queue, lane, designIds }: Asking,
): Promise<void> {
  const waiting = await queue.countOf(tx, lane);
  const priority = waiting > CROWDED ? PRIORITY.ofCrowd : PRIORITY.ofVisitor;
  for (const id of designIds)
    await enqueuePlan(tx, queue, { id, lane, priority: priority('plan') });
  if (waiting > FULL) return;
  for (const order of FIRST_PICTURES)
    for (const id of designIds)
      await enqueueRender(tx, queue, { id, order, lane, priority: priority(order) });
}

/** The same for a sample of a fresh install. @param isHero it is also shown as it was before */
export async function enqueueSamplePictures(
  tx: Tx,
  { queue, lane, designIds, isHero }: Asking & { isHero: boolean },
): Promise<void> {
  for (const id of designIds) {
    await enqueuePlan(tx, queue, { id, lane, priority: PRIORITY.ofSample('plan') });
    for (const order of [...SAMPLE_PICTURES, ...(isHero ? [BEFORE] : [])])
      await enqueueRender(tx, queue, { id, order, lane, priority: PRIORITY.ofSample(order) });
  }
}

/** In the transaction that takes designs out of the bin: what had not been made yet when they went. */
export async function enqueueMissingPictures(
  tx: Tx,
  { queue, lane, designIds }: Asking,
): Promise<void> {
  const rows = await listPictures(tx, designIds);
  for (const id of designIds) {
    const own = rows.filter((row) => row.design_id === id);
    if (!own.some((row) => row.kind === 'plan'))
      await enqueuePlan(tx, queue, { id, lane, priority: PRIORITY.ofVisitor('plan'), again: true });
    for (const order of FIRST_PICTURES) {
      if (order.quality === 'full' && !isFull(own, order.kind))
        await enqueueRender(tx, queue, {
          id,
          order,
          lane,
          priority: PRIORITY.ofVisitor(order),
          again: true,
        });
    }
  }
}

/** Changes follow one another: the pictures are made of the state a while after the last. */
const AFTER_CHANGE_MS = 45_000;

/** In the transaction that changes a design: what is queued for it is dropped, and its pictures are made anew once it is left alone. */
export async function enqueueChangedPictures(
  tx: Tx,
  { queue, lane, id }: { queue: Queue; lane: string; id: string },
): Promise<void> {
  await queue.drop(
    tx,
    PICTURE_KINDS.flatMap((kind) => keysOfKind(id, kind)),
    { isForgotten: true },
  );
  const afterMs = AFTER_CHANGE_MS;
  await enqueuePlan(tx, queue, { id, lane, priority: PRIORITY.ofCrowd('plan'), afterMs });
  for (const order of FIRST_PICTURES)
    await enqueueRender(tx, queue, { id, order, lane, priority: PRIORITY.ofCrowd(order), afterMs });
}

type Job = { id: string; lane: string; priority: number; again?: boolean; afterMs?: number };

const enqueuePlan = (tx: Tx, queue: Queue, { id, ...rest }: Job): Promise<void> =>
  queue.enqueue(tx, {
    kind: PICTURE_JOB,
    key: pictureJobKey(id),
    payload: { designId: id },
    ...rest,
  });

const enqueueRender = (
  tx: Tx,
  queue: Queue,
  { id, order, ...rest }: Job & { order: PictureOrder },
): Promise<void> =>
  queue.enqueue(tx, {
    kind: RENDER_JOB,
    key: renderJobKey(id, order),
    payload: { designId: id, ...order },
    maxAttempts: RENDER_ATTEMPTS,
    ...rest,
  });

export type PicturesView = { shared: boolean; pictures: DesignPictures };

/** null when there is no such design. */
export async function readPictures({
  ctx,
  queue,
  id,
}: {
  ctx: Context;
  queue: Queue;
  id: string;
}): Promise<PicturesView | null> {
  const design = isDesignId(id) ? await findDesignSummary(ctx.db.read, id) : undefined;
  return design
    ? { shared: design.shared === 1, pictures: await present(ctx.db.read, queue, id) }
    : null;
}

/**
 * Asks for kinds of pictures: what is there or being made is left alone, what failed is tried once more.
 * @param lane whose turn it takes
 * @throws AppError not-found; too-many, or unavailable without room, where new pictures would be made
 */
export async function askForPictures({
  ctx,
  queue,
  space,
  id,
  lane,
  input,
}: {
  ctx: Context;
  queue: Queue;
  space: VisitorSpace;
  id: string;
  lane: string;
  input: unknown;
}): Promise<PicturesView> {
  const { kinds } = WantedPictures.parse(input);
  const hasRoom = await space.hasRoom();
  const view = await ctx.db.write(async (tx) => {
    const design = isDesignId(id) ? await findDesignSummary(tx, id) : undefined;
    if (!design) throw new AppError('not-found', 'There is no such design.');
    const { rows, states } = await look(tx, queue, id);
    const waiting = await queue.countOf(tx, lane);
    const priority = waiting > CROWDED ? PRIORITY.ofCrowd : PRIORITY.ofVisitor;
    const wanted = [...new Set(kinds)].filter(
      (kind) => !isFull(rows, kind) && !isPending(states, kind),
    );
    if (wanted.length && !hasRoom) throw new AppError('unavailable', NO_ROOM);
    if (wanted.length && waiting > FULL)
      throw new AppError(
        'too-many',
        'Many pictures are being made for you already. Please wait until some of them are there.',
      );
    for (const kind of wanted) {
      if (kind === 'plan')
        await enqueuePlan(tx, queue, { id, lane, priority: priority('plan'), again: true });
      else
        for (const order of ordersOf(kind))
          await enqueueRender(tx, queue, {
            id,
            order,
            lane,
            priority: priority(order),
            again: true,
          });
    }
    return { shared: design.shared === 1, pictures: await present(tx, queue, id) };
  });
  queue.announce();
  return view;
}

const ordersOf = (kind: Exclude<PictureKind, 'plan'>): PictureOrder[] =>
  qualitiesOf(kind).map((quality) => ({ kind, quality }));
const keysOfKind = (id: string, kind: PictureKind): string[] =>
  kind === 'plan'
    ? [pictureJobKey(id)]
    : (['quick', 'full'] as const).map((quality) => renderJobKey(id, { kind, quality }));

type States = Map<PictureKind, readonly string[]>;
const isPending = (states: States, kind: PictureKind) =>
  (states.get(kind) ?? []).some((status) => status === 'queued' || status === 'running');
const isFull = (rows: readonly PictureRow[], kind: PictureKind) =>
  rows.some((row) => row.kind === kind && row.quality === 'full');

async function look(
  read: Reader,
  queue: Queue,
  id: string,
): Promise<{ rows: PictureRow[]; states: States }> {
  const jobs = await queue.statesOf(
    read,
    PICTURE_KINDS.flatMap((kind) => keysOfKind(id, kind)),
  );
  const states = new Map(
    PICTURE_KINDS.map((kind) => [
      kind,
      keysOfKind(id, kind).flatMap((key) => jobs.get(key)?.status ?? []),
    ]),
  );
  return { rows: await listPictures(read, [id]), states };
}

async function present(read: Reader, queue: Queue, id: string): Promise<DesignPictures> {
  const { rows, states } = await look(read, queue, id);
  const pending = PICTURE_KINDS.filter((kind) => isPending(states, kind) && !isFull(rows, kind));
  const failed = PICTURE_KINDS.filter(
    (kind) =>
      !isFull(rows, kind) &&
      !isPending(states, kind) &&
      (states.get(kind) ?? []).includes('failed'),
  );
  return { pictures: presentPictures(rows), pending, failed };
}
