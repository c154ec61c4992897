import { Download } from 'lucide-react';
import { Fragment, useId, useMemo, useState } from 'react';
import { capitalise, countOf, decimal, MONTH_NAMES } from '#engine/model/format.ts';
import { Button } from '#app/ui/button.tsx';
import { Table, Td, Th } from '#app/ui/table.tsx';
import { Input, Select } from '#app/ui/field.tsx';
import type { PageDesign } from './page-design.ts';
import { Section } from './section.tsx';

const FIRST_KINDS = 14;

/** The planting list, as it is counted on the plan. */
export function PlantingSection({ design }: { design: PageDesign }) {
  const [text, setText] = useState('');
  const [category, setCategory] = useState('');
  const [isWhole, setWhole] = useState(false);
  const id = useId();
  const categories = useMemo(
    () => [...new Set(design.schedule.map((line) => line.category))].sort(),
    [design.schedule],
  );
  const wanted = text.trim().toLowerCase();
  const lines = design.schedule.filter(
    (line) =>
      (category === '' || line.category === category) &&
      (wanted === '' ||
        `${line.latinName} ${line.commonName} ${line.why} ${line.hazard ?? ''}`
          .toLowerCase()
          .includes(wanted)),
  );
  const isHidden = (index: number) => !isWhole && index >= FIRST_KINDS;
  const total = lines.reduce((sum, line) => sum + line.count, 0);
  return (
    <Section
      id="planting"
      title="Planting"
      lede="Every plant on the plan, chosen for the sun and soil of its bed."
      isLong
      className="later [--later:180rem] lg:[--later:118rem]"
    >
      <div className="no-print flex flex-wrap items-end gap-4">
        <div className="min-w-52 flex-1">
          <label htmlFor={`${id}-text`} className="small font-medium">
            Find a plant
          </label>
          <Input
            id={`${id}-text`}
            type="search"
            value={text}
            onChange={(event) => setText(event.target.value)}
            className="mt-1.5"
            placeholder="Name, or a reason such as shade"
          />
        </div>
        <div className="min-w-44">
          <label htmlFor={`${id}-category`} className="small font-medium">
            Kind
          </label>
          <Select
            id={`${id}-category`}
            value={category}
            onChange={(event) => setCategory(event.target.value)}
            className="mt-1.5"
          >
            <option value="">All kinds</option>
            {categories.map((name) => (
              <option key={name} value={name}>
                {capitalise(name)}
              </option>
            ))}
          </Select>
        </div>
        <Button href={design.plantingCsvUrl} variant="outline" className="min-h-12" download>
          <Download aria-hidden size={17} strokeWidth={1.6} />
          Planting list (CSV)
        </Button>
      </div>
      <p aria-live="polite" className="figures small mt-4 text-ink-soft">
        {countOf(lines.length, 'kind')}, {countOf(total, 'plant')}
      </p>
      {lines.length > 0 ? (
        <div className="mt-3">
          <Table caption="Planting list">
            <thead>
              <tr>
                <Th className="w-12 text-right">Key</Th>
                <Th>Plant</Th>
                <Th className="text-right">Count</Th>
                <Th>Pot</Th>
                <Th className="hidden md:table-cell">Size in ten years</Th>
                <Th className="hidden min-w-52 sm:table-cell">Why</Th>
              </tr>
            </thead>
            <tbody>
              {lines.map((line, index) => (
                <Fragment key={line.plantId + line.role}>
                  <tr className={isHidden(index) ? 'hidden print:table-row' : undefined}>
                    <Td className="max-sm:border-b-0 text-right text-ink-soft">{line.key}</Td>
                    <Td className="max-sm:border-b-0">
                      <span className="latin block">{line.latinName}</span>
                      <span className="small block text-ink-soft">{line.commonName}</span>
                    </Td>
                    <Td className="max-sm:border-b-0 text-right font-medium">{line.count}</Td>
                    <Td className="max-sm:border-b-0 whitespace-nowrap">{line.potSize}</Td>
                    <Td className="hidden whitespace-nowrap md:table-cell">
                      {`${decimal(line.heightM)} × ${decimal(line.spreadM)} m`}
                    </Td>
                    <Td className="small hidden text-ink-soft sm:table-cell">
                      <Reasons line={line} />
                    </Td>
                  </tr>
                  <tr className={isHidden(index) ? 'hidden' : 'sm:hidden'}>
                    <Td className="pt-0" />
                    <Td colSpan={3} className="fine pt-0 text-ink-soft">
                      <Reasons line={line} />
                    </Td>
                  </tr>
                </Fragment>
              ))}
            </tbody>
          </Table>
          {lines.length > FIRST_KINDS ? (
            <Button
              variant="outline"
              className="no-print mt-5"
              aria-expanded={isWhole}
              onClick={() => setWhole(!isWhole)}
            >
              {isWhole ? `Show the first ${FIRST_KINDS}` : `Show all ${lines.length} kinds`}
            </Button>
          ) : null}
        </div>
      ) : (
        <p className="mt-6 border-y py-8 text-ink-soft">
          No plant on the list matches that. Clear the search to see all of them.
        </p>
      )}
      <div className="mt-12 max-w-3xl">
        <InterestChart months={design.interestByMonth} />
      </div>
    </Section>
  );
}

/** Why the plant stands there, and whom it may harm. */
function Reasons({ line }: { line: PageDesign['schedule'][number] }) {
  return (
    <>
      {line.why}
      {line.hazard ? <span className="mt-1 block text-ink">{line.hazard}</span> : null}
    </>
  );
}

/** How many kinds have something to show in each month. */
function InterestChart({ months }: { months: readonly number[] }) {
  const most = Math.max(1, ...months);
  return (
    <figure>
      <figcaption className="font-medium">Something to look at in every month</figcaption>
      <p className="small mt-1 text-ink-soft">
        Kinds with flower, leaf, berry or stem worth seeing.
      </p>
      <ol className="mt-5 grid grid-cols-12 items-end gap-1 sm:gap-2">
        {months.map((count, index) => (
          <li key={MONTH_NAMES[index]} className="flex flex-col items-stretch text-center">
            <span className="sr-only">{`${MONTH_NAMES[index]}: ${count}`}</span>
            <span aria-hidden className="figures fine text-ink-soft">
              {count}
            </span>
            <span aria-hidden className="mt-1 flex h-28 items-end">
              <span
                className={`block w-full ${count === most ? 'bg-clay' : 'bg-leaf'}`}
                style={{ height: `${Math.max(2, (count / most) * 100)}%` }}
              />
            </span>
            <span aria-hidden className="fine mt-1.5 text-ink-soft">
              <span className="sm:hidden">{MONTH_NAMES[index]?.charAt(0)}</span>
              <span className="hidden sm:inline">{MONTH_NAMES[index]?.slice(0, 3)}</span>
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
