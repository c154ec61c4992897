import { useSaysVat } from '#app/lib/site.ts';
import { type ReactNode, useId } from 'react';
import type { Design, DesignFigures } from '#contracts/design.ts';
import {
  decimal,
  longDate,
  percent,
  pounds,
  squareMetres,
  wholeNumber,
} from '#engine/model/format.ts';
import { classNames } from '#app/lib/class-names.ts';

type Row = {
  label: string;
  show: (figures: DesignFigures) => ReactNode;
  measure?: (figures: DesignFigures) => number;
  best?: 'least' | 'most';
};

const ROWS: readonly Row[] = [
  { label: 'Cost', show: (f) => pounds(f.total), measure: (f) => f.total, best: 'least' },
  { label: 'Likely range', show: (f) => `${pounds(f.low)} to ${pounds(f.high)}` },
  {
    label: 'Days for a team of two',
    show: (f) => decimal(f.teamDays),
    measure: (f) => f.teamDays,
    best: 'least',
  },
  { label: 'Terrace', show: (f) => areaOf(f.terraceM2) },
  { label: 'Lawn', show: (f) => areaOf(f.lawnM2) },
  {
    label: 'Planting',
    show: (f) => areaOf(f.plantingM2),
    measure: (f) => f.plantingM2,
    best: 'most',
  },
  { label: 'Water', show: (f) => areaOf(f.waterM2) },
  { label: 'Paths', show: (f) => areaOf(f.pathM2) },
  { label: 'Paved area', show: (f) => percent(f.hardShare) },
  {
    label: 'Rain soaks in',
    show: (f) => percent(f.permeableShare),
    measure: (f) => f.permeableShare,
    best: 'most',
  },
  {
    label: 'Sun on the terrace',
    show: (f) => `${decimal(f.terraceSunHours)} hours a day`,
    measure: (f) => f.terraceSunHours,
    best: 'most',
  },
  {
    label: 'Evening sun at the best seat',
    show: (f) => `${decimal(f.bestSeatEveningHours)} hours`,
    measure: (f) => f.bestSeatEveningHours,
    best: 'most',
  },
  {
    label: 'Upkeep',
    show: (f) => `${wholeNumber(f.upkeepHoursPerYear)} hours a year`,
    measure: (f) => f.upkeepHoursPerYear,
    best: 'least',
  },
  {
    label: 'Plants',
    show: (f) => `${wholeNumber(f.plantCount)} of ${wholeNumber(f.plantKinds)} kinds`,
  },
  {
    label: 'Months of interest',
    show: (f) => wholeNumber(f.monthsOfInterest),
    measure: (f) => f.monthsOfInterest,
    best: 'most',
  },
  { label: 'What’s included', show: (f) => <NameList names={f.features} /> },
  {
    label: 'What didn’t fit',
    show: (f) => (f.leftOut.length > 0 ? <NameList names={f.leftOut} /> : 'Nothing'),
  },
  {
    label: 'What would save money',
    show: (f) =>
      f.saves.length > 0 ? (
        <ul className="grid gap-1.5">
          {f.saves.map((save) => (
            <li key={save.title}>
              {save.title}, <span className="whitespace-nowrap">{pounds(save.pounds)}</span>
            </li>
          ))}
        </ul>
      ) : (
        'Nothing much'
      ),
  },
];

function areaOf(value: number): string {
  return value > 0 ? squareMetres(value) : 'None';
}

function NameList({ names }: { names: readonly string[] }) {
  return (
    <ul className="grid gap-1">
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}

/** What every figure in pounds includes: said once, below the table. */
export function priceNote(designs: readonly Pick<Design, 'priceDate'>[], saysVat = true): string {
  const dates = [...new Set(designs.map((design) => design.priceDate))];
  const at = `at prices of ${dates.map(longDate).join(' and ')}.`;
  return saysVat ? `Costs and savings include VAT, ${at}` : `Costs and savings are ${at}`;
}

/** Which columns are best at a row: only where they truly differ. */
export function bestColumns(values: readonly number[], best: 'least' | 'most'): boolean[] {
  const target = best === 'least' ? Math.min(...values) : Math.max(...values);
  const isTie = values.every((value) => value === target);
  return values.map((value) => !isTie && value === target);
}

/**
 * The designs in one table. On a phone each row's name stands above its values, so that three columns fit; the roles
 * are written out because a grid would otherwise take the table's meaning away.
 */
export function ComparisonTable({ designs }: { designs: readonly Design[] }) {
  const columns = { gridTemplateColumns: `repeat(${designs.length}, minmax(0, 1fr))` };
  const wide = 'md:grid-cols-[minmax(9rem,0.8fr)_repeat(var(--count),minmax(0,1fr))]!';
  const rowLook = classNames('grid gap-x-3 border-b py-2.5 sm:gap-x-8 md:py-3', wide);
  const style = { ...columns, '--count': designs.length } as React.CSSProperties;
  const noteId = useId();
  return (
    <>
      <table
        role="table"
        aria-describedby={noteId}
        className="block w-full text-[0.9375rem] leading-snug"
      >
        <caption className="sr-only">The designs compared, figure by figure</caption>
        <thead role="rowgroup" className="sticky top-[4.25rem] z-10 block bg-linen xl:top-14">
          <tr role="row" className={classNames(rowLook, 'border-b-line-strong')} style={style}>
            <td role="cell" className="hidden md:block" />
            {designs.map((design) => (
              <th
                key={design.id}
                role="columnheader"
                scope="col"
                className="text-left font-display text-[1.125rem] leading-tight font-semibold sm:text-[1.375rem]"
              >
                {design.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="block">
          {ROWS.map((row) => {
            const best =
              row.measure && row.best
                ? bestColumns(
                    designs.map((design) => row.measure?.(design.figures) ?? 0),
                    row.best,
                  )
                : [];
            return (
              <tr key={row.label} role="row" className={rowLook} style={style}>
                <th
                  role="rowheader"
                  scope="row"
                  className="col-span-full pb-0.5 text-left text-[0.8125rem] font-normal text-ink-soft md:col-span-1 md:text-[0.9375rem]"
                >
                  {row.label}
                </th>
                {designs.map((design, index) => (
                  <td
                    key={design.id}
                    role="cell"
                    className={classNames(
                      'figures min-w-0 break-words',
                      best[index] && 'font-semibold',
                    )}
                  >
                    {row.show(design.figures)}
                    {best[index] ? (
                      <span className="fine block font-medium text-leaf">
                        {row.best === 'least' ? 'Least' : 'Most'}
                      </span>
                    ) : null}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      <p id={noteId} className="fine mt-4 text-ink-soft">
        {priceNote(designs, useSaysVat())}
      </p>
    </>
  );
}
