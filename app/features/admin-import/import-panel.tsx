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
import { ColumnMatch } from './column-match.tsx';
import { ImportHistory } from './import-history.tsx';
import { ImportResult } from './import-result.tsx';
import { matchedText, readFile, type Sheet } from './sheet.ts';

/** Rows of a file become the site's own: chosen, matched by eye, looked at, brought in, and taken back in one step. */
export function ImportPanel() {
  const client = useQueryClient();
  const [kind, setKind] = useState<ImportKind>('customers');
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [report, setReport] = useState<ImportReport | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const take = async (file: File | undefined, of: ImportKind) => {
    setReport(null);
    setFailure(null);
    setDone(null);
    setSheet(null);
    if (!file) return;
    const read = await readFile(file, of);
    if (typeof read === 'string') setFailure(read);
    else setSheet(read);
  };
  const call = async <T,>(path: string, then: (answer: T) => void) => {
    if (!sheet) return;
    setIsBusy(true);
    setFailure(null);
    try {
      then(
        await adminFetch<T>(path, {
          method: 'POST',
          json: { kind, text: matchedText(kind, sheet) },
        }),
      );
    } catch (error) {
      setFailure(reasonOf(error));
    } finally {
      setIsBusy(false);
    }
  };
  const bringIn = () =>
    call<ImportDone>(IMPORTS_API, ({ report: { good } }) => {
      setDone(`${countOf(good, IMPORTS[kind].one, PLURALS[kind])} brought in`);
      setSheet(null);
      setReport(null);
      void client.invalidateQueries();
    });
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
                setReport(null);
                setFailure(null);
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
              setReport(null);
            }}
          />
        ) : null}
        {report ? <ImportResult report={report} kind={kind} /> : null}
        {failure ? (
          <FocusedNotice tone="error" title="Nothing was brought in">
            <p>{failure}</p>
          </FocusedNotice>
        ) : null}
        {sheet ? (
          <div className="flex flex-wrap gap-4">
            {report && report.good > 0 ? (
              <Button disabled={isBusy} aria-busy={isBusy} onClick={() => void bringIn()}>
                {isBusy
                  ? 'Bringing in…'
                  : `Bring in ${countOf(report.good, IMPORTS[kind].one, PLURALS[kind])}`}
              </Button>
            ) : (
              <Button
                disabled={isBusy}
                aria-busy={isBusy}
                onClick={() => void call<ImportReport>(IMPORT_CHECK, setReport)}
              >
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
