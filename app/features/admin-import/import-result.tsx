import { type ImportKind, type ImportReport, IMPORTS } from '#contracts/imports.ts';
import { countOf, wholeNumber } from '#engine/model/format.ts';
import { Table, Td, Th } from '#app/ui/table.tsx';

/** What the dry run found: how many go in, how many are here, and what is wrong with which row. */
export function ImportResult({ report, kind }: { report: ImportReport; kind: ImportKind }) {
  const { rows, good, known, bad, problems } = report;
  return (
    <section aria-label="What was found" role="status" className="min-w-0">
      <p>
        <span className="font-medium">
          {wholeNumber(good)} of {countOf(rows, 'row', 'rows')} can be brought in
        </span>
        {known > 0
          ? `; ${wholeNumber(known)} ${known === 1 ? 'is' : 'are'} here already or twice in the file`
          : ''}
        {bad > 0 ? `; ${wholeNumber(bad)} cannot, and would be left out` : ''}. Nothing has changed
        yet.
      </p>
      {problems.length > 0 ? (
        <div className="mt-4 max-h-96 overflow-y-auto">
          <Table caption={`Rows that cannot be brought in as a ${IMPORTS[kind].one}`}>
            <thead>
              <tr>
                <Th>Row</Th>
                <Th>Why not</Th>
              </tr>
            </thead>
            <tbody>
              {problems.map(({ row, words }) => (
                <tr key={row}>
                  <Td className="figures">{row}</Td>
                  <Td className="wrap-anywhere">{words}</Td>
                </tr>
              ))}
            </tbody>
          </Table>
          {bad > problems.length ? (
            <p className="small mt-2 text-ink-soft">
              and {wholeNumber(bad - problems.length)} more.
            </p>
          ) : null}
        </div>
      ) : null}
    </section>
  );
}
