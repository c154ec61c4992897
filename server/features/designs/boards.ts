/** Designs of one request side by side. Whoever has the address sees them and what was said of them, and nobody else. */
import { createHash } from 'node:crypto';
import type { z } from 'zod';
import {
  BoardAuthor,
  type BoardMark,
  type BoardMarks,
  type BoardView,
  MarkInput,
  RemoveMarkInput,
  TogetherInput,
} from '#contracts/boards.ts';
import type { Context } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import type { Reader, Tx } from '#server/db/database.ts';
import { deleteRows, insertRows, listRows, updateRows } from '#server/db/rows.ts';
import { AppError } from '#server/errors.ts';
import {
  type BoardRow,
  findBoard,
  listBoardsOfSession,
  listMarks,
} from '#server/features/designs/boards-repo.ts';
import { unpackGarden } from '#server/features/designs/garden-text.ts';
import { isMaker } from '#server/features/designs/maker.ts';
import {
  CONCEPT_MARK,
  presentDesign,
  presentPictures,
  publicGarden,
} from '#server/features/designs/present.ts';
import { DESIGN_GONE, isDesignId } from '#server/features/designs/read.ts';
import {
  findDesign,
  findSession,
  listDesignsOfSession,
  listPictures,
} from '#server/features/designs/repo.ts';
import { type StateParts, stateOf } from '#server/features/designs/states.ts';

/** What fits side by side. */
const MOST_TOGETHER = 3;
/** Of one request: every change may have one of its own. */
const MOST_BOARDS = 20;
/** On one board: a family and its friends. */
const MOST_MARKS = 90;

const BOARD_GONE =
  'There is nothing at this address. The designs may have been deleted, or the link is not complete.';
const isBoardId = (text: string): boolean => /^brd_[A-Za-z0-9_-]{8,64}$/.test(text);
const hashOf = (author: string): string =>
  createHash('sha256').update(author).digest('base64url').slice(0, 22);

/**
 * A design and those that answered the same description, side by side as they stand now, at an address of their own. The
 * same states have the same address. Whoever sees one of them sees the others from its page, and may ask for it; of a design
 * of the library its maker alone.
 * @throws AppError not-found; conflict where there is nothing beside it, or there are very many
 */
export async function putTogether({
  ctx,
  queue,
  space,
  lane,
  id,
  input,
}: StateParts & { id: string; input: unknown }): Promise<{ id: string; designIds: string[] }> {
  const { sessionId } = TogetherInput.parse(input);
  await space.requireRoom();
  const made = await ctx.db.write(async (tx) => {
    const row = isDesignId(id) ? await findDesign(tx, id) : undefined;
    if (!row) throw new AppError('not-found', DESIGN_GONE);
    // a link that was ever public, or is that of a kept state, gives away no link to what lies beside it
    const isMakers = isMaker(row, sessionId ?? undefined);
    if (row.sample === 1 || row.state_of !== null || (row.public_at !== null && !isMakers))
      throw new AppError('conflict', 'This design is shown by itself.');
    const all = await listDesignsOfSession(tx, row.session_id);
    const chosen = [row, ...all.filter((one) => one.id !== id)]
      .slice(0, MOST_TOGETHER)
      .toSorted((a, b) => a.position - b.position);
    if (chosen.length < 2)
      throw new AppError('conflict', 'There is no other design of this garden to lay beside it.');
    const designIds: string[] = [];
    for (const one of chosen) designIds.push(await stateOf(tx, ctx, { row: one, queue, lane }));
    const boards = await listBoardsOfSession(tx, row.session_id);
    const kept = JSON.stringify(designIds);
    const known = boards.find((board) => board.design_ids === kept);
    if (known) return { id: known.id, designIds };
    if (boards.length >= MOST_BOARDS)
      throw new AppError(
        'conflict',
        'These designs were put side by side very often already. Please use one of those addresses.',
      );
    const boardId = ctx.ids.make('brd');
    await insertRows(tx, 'design_boards', {
      id: boardId,
      session_id: row.session_id,
      design_ids: kept,
      created_at: ctx.clock.now().toISOString(),
    });
    await writeAudit(tx, ctx, {
      action: 'designs.put-together',
      subject: row.session_id,
      detail: { designs: designIds.length },
    });
    return { id: boardId, designIds };
  });
  queue.announce();
  return made;
}

/** null where there is none, or its designs are in the bin. */
export async function readBoard({
  ctx,
  id,
}: {
  ctx: Context;
  id: string;
}): Promise<BoardView | null> {
  const { read } = ctx.db;
  const board = await findLiving(read, id);
  if (!board) return null;
  const ids = idsOf(board);
  const rows = await listRows(read, 'designs', { id: ids, deleted_at: null });
  if (!rows.length) return null;
  const pictures = await listPictures(read, ids);
  const designs = await Promise.all(
    rows
      .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
      .map(async (row) => {
        const own = pictures.filter((picture) => picture.design_id === row.id);
        const stored = await unpackGarden(row.garden);
        const isPublic = row.public_at !== null && row.sample === 0;
        const shown = presentDesign(row, isPublic ? publicGarden(stored) : stored, own);
        const { id: designId, title, concept, imageUrl, priceDate, figures, costBreakdown } = shown;
        const pictureAlt = presentPictures(own)[0]?.alt ?? `Plan of ${title}`;
        return {
          id: designId,
          title,
          concept,
          imageUrl,
          priceDate,
          figures,
          costBreakdown,
          pictureAlt,
        };
      }),
  );
  return {
    id,
    createdAt: board.created_at,
    conceptMark: CONCEPT_MARK,
    designs,
    marks: await marksFor(read, id, null),
  };
}

const idsOf = (board: BoardRow): string[] => JSON.parse(board.design_ids) as string[];

async function findLiving(db: Reader, id: string): Promise<BoardRow | undefined> {
  const board = isBoardId(id) ? await findBoard(db, id) : undefined;
  const session = board && (await findSession(db, board.session_id));
  return session && session.deleted_at === null ? board : undefined;
}

async function requireBoard(db: Reader, id: string): Promise<BoardRow> {
  const board = await findLiving(db, id);
  if (!board) throw new AppError('not-found', BOARD_GONE);
  return board;
}

async function marksFor(db: Reader, id: string, author: string | null): Promise<BoardMark[]> {
  const own = author === null ? null : hashOf(author);
  return (await listMarks(db, id)).map((row) => ({
    id: row.id,
    designId: row.design_id,
    name: row.name,
    hasHeart: row.heart === 1,
    comment: row.comment,
    at: row.created_at,
    isMine: row.author_hash === own,
  }));
}

type Marks = z.infer<typeof BoardMarks>;
type Order = { ctx: Context; id: string; input: unknown };

/** What was said, with what is this browser's own. @throws AppError not-found */
export async function lookAtMarks({ ctx, id, input }: Order): Promise<Marks> {
  const { author } = BoardAuthor.parse(input);
  await requireBoard(ctx.db.read, id);
  return { marks: await marksFor(ctx.db.read, id, author) };
}

/**
 * A person's heart and comment on one design, in the place of what they said of it before; neither takes it back.
 * @throws AppError not-found; conflict where very much was said
 */
export async function markDesign({ ctx, id, input }: Order): Promise<Marks> {
  const { author, designId, hasHeart, name, comment } = MarkInput.parse(input);
  return ctx.db.write(async (tx) => {
    const board = await requireBoard(tx, id);
    if (!idsOf(board).includes(designId)) throw new AppError('not-found', BOARD_GONE);
    const key = { board_id: id, design_id: designId, author_hash: hashOf(author) };
    const before = (await listRows(tx, 'board_marks', key))[0];
    const said = { name, heart: hasHeart ? 1 : 0, comment };
    if (!hasHeart && !comment) await deleteRows(tx, 'board_marks', key);
    else if (before) await updateRows(tx, 'board_marks', key, said);
    else {
      if ((await listMarks(tx, id)).length >= MOST_MARKS)
        throw new AppError('conflict', 'No more can be said here. Please talk to one another.');
      await insertRows(tx, 'board_marks', {
        id: ctx.ids.make('mrk'),
        ...key,
        ...said,
        created_at: ctx.clock.now().toISOString(),
      });
    }
    await note(tx, ctx, board, 'designs.mark', { hasHeart, hasComment: comment !== '' });
    return { marks: await marksFor(tx, id, author) };
  });
}

/** @throws AppError not-found; forbidden for everybody but who said it and who asked for the designs */
export async function removeMark({
  ctx,
  id,
  markId,
  input,
}: Order & { markId: string }): Promise<Marks> {
  const { author, sessionId } = RemoveMarkInput.parse(input);
  return ctx.db.write(async (tx) => {
    const board = await requireBoard(tx, id);
    const mark = (await listRows(tx, 'board_marks', { id: markId, board_id: id }))[0];
    const isMakers = isMaker({ sample: 0, session_id: board.session_id }, sessionId ?? undefined);
    if (mark && !isMakers && mark.author_hash !== hashOf(author))
      throw new AppError(
        'forbidden',
        'Only who said it, and who asked for the designs, can take it away.',
      );
    if (mark) {
      await deleteRows(tx, 'board_marks', { id: markId });
      await note(tx, ctx, board, 'designs.remove-mark', { isMakers });
    }
    return { marks: await marksFor(tx, id, author) };
  });
}

/** Nothing of what was said stands in the history. */
const note = (
  tx: Tx,
  ctx: Context,
  board: BoardRow,
  action: string,
  detail: Record<string, boolean>,
): Promise<void> => writeAudit(tx, ctx, { action, subject: board.session_id, detail });
