import { useEffect, useState, useSyncExternalStore } from 'react';
import type { BoardMark, BoardView, MarkInput } from '#contracts/boards.ts';
import { BOARD_API } from '#contracts/board-paths.ts';
import { callApi, plainWordsOf } from '#app/lib/call-api.ts';
import { findOwnSession } from '#app/lib/own-designs.ts';
import { keepAuthor, onAuthor, readAuthor } from './board-author.ts';

const neverChanges = () => () => {};
type Answer = { marks: BoardMark[] };
export type Said = Omit<MarkInput, 'author'>;

/** What was said of the designs, and saying and taking away more. */
export function useMarks(board: BoardView) {
  const author = useSyncExternalStore(onAuthor, readAuthor, () => null);
  const [marks, setMarks] = useState<readonly BoardMark[]>(board.marks);
  /** Whose designs they are may take away what others said. */
  const sessionId = useSyncExternalStore(
    neverChanges,
    () => board.designs.reduce<string | null>((found, { id }) => found ?? findOwnSession(id), null),
    () => null,
  );
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const key = author?.key;
  useEffect(() => {
    if (!key) return;
    // which of it is this browser's own, its server has to be asked
    callApi<Answer>(BOARD_API.look(board.id), { json: { author: key } }).then(
      (answer) => setMarks(answer.marks),
      () => undefined,
    );
  }, [board, key]);

  const call = async (url: string, json: object): Promise<boolean> => {
    setBusy(true);
    setFault(null);
    try {
      setMarks((await callApi<Answer>(url, { json })).marks);
      return true;
    } catch (error) {
      setFault(plainWordsOf(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  const say = async (said: Said): Promise<boolean> => {
    if (!author || isBusy) return false;
    const now = { ...author, name: said.name };
    keepAuthor(now);
    return call(BOARD_API.marks(board.id), { author: author.key, ...said });
  };
  const remove = async (markId: string): Promise<boolean> =>
    author !== null && !isBusy
      ? call(BOARD_API.removeMark(board.id, markId), { author: author.key, sessionId })
      : false;
  return { marks, author, isMaker: sessionId !== null, fault, isBusy, say, remove };
}
export type Marks = ReturnType<typeof useMarks>;
