import { useState, type ReactNode } from 'react';
import type { NamedVersion, VersionSummary } from '#contracts/studio.ts';
import { decimal, percent, pounds } from '#engine/model/format.ts';
import type { Operation } from '#engine/model/operation.ts';
import { summaryOf } from '#engine/model/summary.ts';
import { Select } from '#app/ui/field.tsx';
import { BothPlans } from './both-plans.tsx';
import { differing } from './differences.ts';
import type { Studio, StudioState } from './studio-store.ts';

type Column = {
  key: string;
  title: string;
  summary: VersionSummary;
  /** null: as it stands. */
  operations: readonly Operation[] | null;
};

/** Two versions side by side: price, care, areas and plants, and of those what differs. */
export function CompareVersions({
  studio,
  state,
  versions,
}: {
  studio: Studio;
  state: StudioState;
  versions: readonly NamedVersion[];
}) {
  const { figures, model } = state;
  const columns: Column[] = [
    { key: 'first', title: 'As it was designed', summary: studio.designed(), operations: [] },
    ...versions.map(({ id, title, summary, operations }) => ({
      key: id,
      title,
      summary,
      operations,
    })),
    {
      key: 'now',
      title: 'As it is now',
      operations: null,
      summary: {
        ...summaryOf(model),
        total: figures.total,
        upkeepHoursPerYear: figures.upkeepHoursPerYear,
      },
    },
  ];
  const [picked, setPicked] = useState<readonly [string, string]>(['first', 'now']);
  const at = (key: string) => columns.find((one) => one.key === key);
  const [a, b] = [at(picked[0]) ?? columns[0]!, at(picked[1]) ?? columns.at(-1)!];
  return (
    <div>
      <h4 id="studio-compare" className="fine text-ink-soft">
        Compare
      </h4>
      <div className="mt-1 grid grid-cols-2 gap-2">
        {[a, b].map((one, i) => (
          <Select
            key={i}
            aria-label={i ? 'With' : 'Compare'}
            className="[&>select]:h-10"
            value={one.key}
            onChange={(event) =>
              setPicked(i ? [a.key, event.target.value] : [event.target.value, b.key])
            }
          >
            {columns.map(({ key, title }) => (
              <option key={key} value={key}>
                {title}
              </option>
            ))}
          </Select>
        ))}
      </div>
      <BothPlans studio={studio} state={state} sides={[a, b]} />
      <table className="small mt-3 w-full border-collapse">
        <thead>
          <tr className="text-left text-ink-soft">
            <th scope="col" className="py-1.5 pr-3 font-normal">
              <span className="sr-only">What</span>
            </th>
            {[a, b].map((one, i) => (
              <th key={i} scope="col" className="py-1.5 pl-3 text-right font-normal wrap-anywhere">
                {one.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row name="Price" a={pounds(a.summary.total)} b={pounds(b.summary.total)} />
          <Row
            name="Care a year"
            a={hours(a.summary.upkeepHoursPerYear)}
            b={hours(b.summary.upkeepHoursPerYear)}
          />
          <Row
            name="Rain soaks in"
            a={percent(a.summary.permeableShare)}
            b={percent(b.summary.permeableShare)}
          />
          <Row name="Plants" a={String(a.summary.plantCount)} b={String(b.summary.plantCount)} />
          <Group>Ground</Group>
          {differing(
            a.summary.areas.map(({ label, m2 }) => [label, m2]),
            b.summary.areas.map(({ label, m2 }) => [label, m2]),
          ).map(([name, x, y]) => (
            <Row key={name} name={name} a={m2(x)} b={m2(y)} />
          ))}
          <Group>Plants</Group>
          {differing(
            a.summary.plants.map(({ name, count }) => [name, count]),
            b.summary.plants.map(({ name, count }) => [name, count]),
          ).map(([name, x, y]) => (
            <Row key={name} name={name} a={x ? String(x) : 'none'} b={y ? String(y) : 'none'} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
const hours = (value: number): string => `${value} h`;
const m2 = (value: number): string => (value ? `${decimal(value)} m²` : 'none');

const Row = ({ name, a, b }: { name: string; a: string; b: string }) => (
  <tr className="border-t">
    <th scope="row" className="py-1.5 pr-3 text-left font-normal wrap-anywhere">
      {name}
    </th>
    <td className="figures py-1.5 pl-3 text-right whitespace-nowrap text-ink-soft">{a}</td>
    <td
      className={`figures py-1.5 pl-3 text-right whitespace-nowrap ${a === b ? 'text-ink-soft' : 'font-medium'}`}
    >
      {b}
    </td>
  </tr>
);
const Group = ({ children }: { children: ReactNode }) => (
  <tr className="border-t">
    <th scope="rowgroup" colSpan={3} className="fine pt-3 pb-1 text-left font-normal text-ink-soft">
      {children}, where they differ
    </th>
  </tr>
);
