import { useId } from 'react';
import { NUMBER_STEP_LABELS, type NumberStep } from '#contracts/admin-numbers.ts';
import { classNames } from '#app/lib/class-names.ts';
import { wholeNumber } from '#engine/model/format.ts';

type Counts = Partial<Record<NumberStep, number>>;

/** Counts in rows; on a narrow screen it is pushed sideways under a first column that stays. */
export function CountTable({
  caption,
  first,
  steps,
  rows,
  total,
  empty,
}: {
  caption: string;
  /** Of the first column. */
  first: string;
  steps: readonly NumberStep[];
  rows: readonly { id: string; name: string; counts: Counts }[];
  total: Counts;
  empty?: string;
}) {
  const id = useId();
  const cell = 'px-3 py-2.5 text-right whitespace-nowrap';
  const head = 'sticky left-0 min-w-28 bg-paper py-2.5 pr-4 text-left';
  return (
    <div className="mt-12">
      <h2 id={id} className="display-3">
        {caption}
      </h2>
      {rows.length === 0 ? <p className="mt-4 border-y py-8 text-ink-soft">{empty}</p> : null}
      {rows.length > 0 ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- pushed sideways with the keyboard
        <div
          role="region"
          aria-labelledby={id}
          tabIndex={0}
          className="quiet-scroll relative mt-4 overflow-x-auto"
        >
          <table className="figures w-full border-collapse">
            <thead>
              <tr className="border-b border-line-strong">
                <th scope="col" className={classNames(head, 'small font-medium')}>
                  {first}
                </th>
                {steps.map((step) => (
                  <th key={step} scope="col" className={classNames(cell, 'small font-medium')}>
                    {NUMBER_STEP_LABELS[step]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.id} className="border-b">
                  <th scope="row" className={classNames(head, 'font-normal')}>
                    {row.name}
                  </th>
                  {steps.map((step) => (
                    <td
                      key={step}
                      className={classNames(cell, !row.counts[step] && 'text-ink-faint')}
                    >
                      {wholeNumber(row.counts[step] ?? 0)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr className="font-medium">
                <th scope="row" className={classNames(head, 'font-medium')}>
                  In all
                </th>
                {steps.map((step) => (
                  <td key={step} className={cell}>
                    {wholeNumber(total[step] ?? 0)}
                  </td>
                ))}
              </tr>
            </tfoot>
          </table>
        </div>
      ) : null}
    </div>
  );
}
