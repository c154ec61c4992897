/** A long file sent piece by piece: what each piece comes to is added up, and what stops one says how far it came. */
import type { ImportReport } from '#contracts/imports.ts';

const NOTHING: ImportReport = { rows: 0, good: 0, known: 0, bad: 0, problems: [] };
const MOST_TOLD = 100;

/** @param seen what told apart the good rows of earlier pieces, which those of this one are added to */
export function addReports(
  a: ImportReport,
  b: ImportReport,
  seen: Set<string> = new Set(),
): ImportReport {
  const doubles = (b.keys ?? []).filter((key) => seen.has(key)).length;
  for (const key of b.keys ?? []) seen.add(key);
  return {
    rows: a.rows + b.rows,
    good: a.good + b.good - doubles,
    known: a.known + b.known + doubles,
    bad: a.bad + b.bad,
    problems: [...a.problems, ...b.problems].slice(0, MOST_TOLD),
  };
}

/** How far it came before it was stopped. */
export class PieceError extends Error {
  readonly done: number;
  readonly report: ImportReport;

  constructor(cause: unknown, done: number, report: ImportReport) {
    super('a piece was not taken', { cause });
    this.done = done;
    this.report = report;
  }
}

/**
 * One after the other, since what one brings in the next has to know.
 * @param from the first piece that has not been done
 * @param onPiece how many pieces are done
 * @throws PieceError
 */
export async function sendPieces({
  count,
  from = 0,
  before = NOTHING,
  send,
  onPiece,
}: {
  count: number;
  from?: number;
  before?: ImportReport;
  send(piece: number): Promise<ImportReport>;
  onPiece(done: number): void;
}): Promise<ImportReport> {
  let report = before;
  const seen = new Set<string>();
  for (let at = from; at < count; at += 1) {
    onPiece(at);
    try {
      report = addReports(report, await send(at), seen);
    } catch (error) {
      throw new PieceError(error, at, report);
    }
  }
  return report;
}
