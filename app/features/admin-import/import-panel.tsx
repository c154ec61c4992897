import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  IMPORT_CHECK,
  type ImportDone,
  type ImportKind,
  type ImportReport,
  IMPORT_KINDS,
  IMPORTS,
  IMPORTS_API,
} from '#contracts/imports.ts';
import { countOf } from '#engine/model/format.ts';
import { adminFetch } from '#app/features/admin/admin-fetch.ts';
import { reasonOf } from '#app/features/admin/call-reason.ts';
import { FocusedNotice } from '#app/features/admin/focused-notice.tsx';
import { SectionHead } from '#app/features/admin-settings/section-head.tsx';
import { Button } from '#app/ui/button.tsx';
import { Field, Input, Select } from '#app/ui/field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Progress } from '#app/ui/progress.tsx';
import { ColumnMatch } from './column-match.tsx';
import { ImportHistory } from './import-history.tsx';
import { ImportResult } from './import-result.tsx';
import { PieceError, sendPieces } from './pieces.ts';
import { matchedPieces, readFile, type Sheet } from './sheet.ts';

/** Rows of a file become the site's own: chosen, matched by eye, looked at, brought in, and taken back in one step. */
export function ImportPanel() {
  const client = useQueryClient();
  const [kind, setKind] = useState<ImportKind>('customers');
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [report, setReport] = useState<ImportReport | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  /** Of a long file: pieces that are done, of how many. */
  const [progress, setProgress] = useState<{ done: number; count: number } | null>(null);
  /** Where bringing in stopped, to be taken up again. */
  const [stopped, setStopped] = useState<{ id: string | null; at: PieceError } | null>(null);

  const forget = () => {
    setReport(null);
    setStopped(null);
    setFailure(null);
  };
  const take = async (file: File | undefined, of: ImportKind) => {
    forget();
    setDone(null);
    setSheet(null);
    if (!file) return;
    const read = await readFile(file, of);
    if (typeof read === 'string') setFailure(read);
    else setSheet(read);
  };
  const work = async (
    send: (piece: { text: string; isPiece: boolean }) => Promise<ImportReport>,
    begun?: PieceError,
  ) => {
    if (!sheet) return null;
    const pieces = matchedPieces(kind, sheet);
    setIsBusy(true);
    setFailure(null);
    try {
      return await sendPieces({
        count: pieces.length,
        from: begun?.done ?? 0,
        ...(begun ? { before: begun.report } : {}),
        send: (at) => send({ text: pieces[at]!, isPiece: pieces.length > 1 }),
        onPiece: (at) => setProgress(pieces.length > 1 ? { done: at, count: pieces.length } : null),
      });
    } finally {
      setIsBusy(false);
      setProgress(null);
    }
  };
  const look = async () => {
    try {
      setReport(
        await work((piece) =>
          adminFetch<ImportReport>(IMPORT_CHECK, { method: 'POST', json: { kind, ...piece } }),
        ),
      );
    } catch (error) {
      setFailure(reasonOf(error instanceof PieceError ? error.cause : error));
    }
  };
  const bringIn = async () => {
    let id = stopped?.id ?? null;
    try {
      const sum = await work(async (piece) => {
        const answer = await adminFetch<ImportDone>(IMPORTS_API, {
          method: 'POST',
          json: { kind, ...piece, ...(id ? { into: id } : {}) },
        });
        id = answer.id;
        return answer.report;
      }, stopped?.at);
      setDone(`${countOf(sum?.good ?? 0, IMPORTS[kind].one, PLURALS[kind])} brought in`);
      setSheet(null);
      forget();
    } catch (error) {
      const isPart = error instanceof PieceError;
      setStopped(isPart && id ? { id, at: error } : null);
      setFailure(reasonOf(isPart ? error.cause : error));
    }
    void client.invalidateQueries();
  };
  return (
    <section aria-label="Bring in">
      <SectionHead title="Bring in">
        Customers, past enquiries, reviews, plants and projects from another program, as a CSV file.
        It is looked at before anything changes, and what came in can be taken back in one step.
      </SectionHead>
      <div className="grid max-w-2xl gap-6">
        <Field label="What is in the file" hint={IMPORTS[kind].becomes}>
          {(parts) => (
            <Select
              {...parts}
              value={kind}
              onChange={(event) => {
                setKind(event.target.value as ImportKind);
                setSheet(null);
                forget();
              }}
            >
              {IMPORT_KINDS.map((one) => (
                <option key={one} value={one}>
                  {IMPORTS[one].label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field
          label="CSV file"
          hint="Its first row names the columns. Commas, semicolons or tabs; from Excel, “Save as” CSV."
        >
          {(parts) => (
            <Input
              {...parts}
              key={`${kind}-${done ?? ''}`}
              type="file"
              className="pt-2.5"
              accept=".csv,.tsv,.txt,text/csv"
              onChange={(event) => void take(event.target.files?.[0], kind)}
            />
          )}
        </Field>
        {sheet ? (
          <ColumnMatch
            kind={kind}
            sheet={sheet}
            onChange={(columns) => {
              setSheet({ ...sheet, columns });
              forget();
            }}
          />
        ) : null}
        {report && !stopped ? <ImportResult report={report} kind={kind} /> : null}
        {failure ? (
          <FocusedNotice
            tone="error"
            title={
              stopped
                ? `${countOf(stopped.at.report.good, IMPORTS[kind].one, PLURALS[kind])} brought in, the rest not yet`
                : 'Nothing was brought in'
            }
          >
            <p>{failure}</p>
            {stopped ? (
              <p>
                Go on brings in the rest; or take back below what is in. Both treat the file as one.
              </p>
            ) : null}
          </FocusedNotice>
        ) : null}
        {progress && sheet ? (
          <div className="grid gap-2" role="status">
            <Progress
              value={Math.round((100 * progress.done) / progress.count)}
              label={report ? 'Bringing in' : 'Looking'}
            />
            <p className="small text-ink-soft">
              {report ? 'Bringing in' : 'Looking at'} {countOf(sheet.rows.length, 'row', 'rows')},
              piece {progress.done + 1} of {progress.count}. Please leave this page open.
            </p>
          </div>
        ) : null}
        {sheet ? (
          <div className="flex flex-wrap gap-4">
            {report && report.good > 0 ? (
              <Button disabled={isBusy} aria-busy={isBusy} onClick={() => void bringIn()}>
                {isBusy
                  ? 'Bringing in…'
                  : stopped
                    ? 'Go on'
                    : `Bring in ${countOf(report.good, IMPORTS[kind].one, PLURALS[kind])}`}
              </Button>
            ) : (
              <Button disabled={isBusy} aria-busy={isBusy} onClick={() => void look()}>
                {isBusy ? 'Looking…' : 'Look at it first'}
              </Button>
            )}
          </div>
        ) : null}
        <div role="status">{done ? <Notice title={done} /> : null}</div>
      </div>
      <ImportHistory />
    </section>
  );
}

const PLURALS: Record<ImportKind, string> = {
  customers: 'customers',
  enquiries: 'enquiries',
  reviews: 'reviews',
  plants: 'plants',
  projects: 'projects',
};
