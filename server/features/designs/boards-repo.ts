/** SQL of designs side by side and of what is said of them. */
import type { Reader } from '#server/db/database.ts';
import { findRow, listRows, type RowOf } from '#server/db/rows.ts';

export type BoardRow = RowOf<'design_boards'>;
type MarkRow = RowOf<'board_marks'>;

export const findBoard = (db: Reader, id: string): Promise<BoardRow | undefined> =>
  findRow(db, 'design_boards', { id });

export const listBoardsOfSession = (db: Reader, sessionId: string): Promise<BoardRow[]> =>
  listRows(db, 'design_boards', { session_id: sessionId }, 'created_at', 'id');

/** The oldest first. */
export const listMarks = (db: Reader, boardId: string): Promise<MarkRow[]> =>
  listRows(db, 'board_marks', { board_id: boardId }, 'created_at', 'id');

/** Of everything of one request that was put side by side. */
export async function listMarksOfSession(db: Reader, sessionId: string): Promise<MarkRow[]> {
  const boards = await listBoardsOfSession(db, sessionId);
  const ids = boards.map(({ id }) => id);
  return listRows(db, 'board_marks', { board_id: ids }, 'created_at', 'id');
}
