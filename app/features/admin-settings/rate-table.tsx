import { useId, type ReactNode } from 'react';
import { classNames } from '#app/lib/class-names.ts';
import { unitLabel } from '#engine/model/format.ts';
import { Table, Td, Th } from '#app/ui/table.tsx';
import { problemOf, type Book, type RateField } from './rate-edits.ts';

const SIGNS = { pounds: ['£', ''], percent: ['', '%'], hours: ['', 'h'], date: ['', ''] } as const;

/** A figure with its unit; changed ones are marked, wrong ones say why. */
export function RateBox({
  field,
  value,
  isChanged,
  onType,
}: {
  field: RateField;
  value: string;
  isChanged: boolean;
  onType: (text: string) => void;
}) {
  const id = useId();
  const problem = isChanged ? problemOf(field, value) : null;
  const [before, after] = SIGNS[field.unit];
  return (
    <div className="max-w-44">
      <div
        className={classNames(
          'flex items-center gap-1 rounded-sm border bg-sheet px-2.5 focus-within:border-ink',
          problem
            ? 'border-danger bg-danger-wash'
            : isChanged
              ? 'border-clay bg-clay-wash'
              : 'border-line-strong',
        )}
      >
        {before ? (
          <span aria-hidden className="text-ink-soft">
            {before}
          </span>
        ) : null}
        <input
          type={field.unit === 'date' ? 'date' : 'text'}
          inputMode={field.unit === 'date' ? undefined : 'decimal'}
          aria-label={`${field.label}${{ pounds: ', pounds', percent: ', per cent', hours: ', hours', date: '' }[field.unit]}`}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? id : undefined}
          value={value}
          onChange={(event) => onType(event.target.value)}
          className="figures h-10 min-w-0 flex-1 bg-transparent"
        />
        {after ? (
          <span aria-hidden className="text-ink-soft">
            {after}
          </span>
        ) : null}
      </div>
      {isChanged && !problem && field.unit !== 'date' ? (
        <p className="fine figures mt-0.5 text-ink-soft">
          was {before}
          {field.stored} {after}
        </p>
      ) : null}
      {problem ? (
        <p id={id} role="alert" className="fine mt-0.5 font-medium text-danger">
          {problem}
        </p>
      ) : null}
    </div>
  );
}

type Rate = Book['rates'][number];

export function RateTable({
  rates,
  plants,
  material,
  labour,
  plant,
}: {
  rates: readonly Rate[];
  plants: readonly (readonly [string, number])[];
  material: (rate: Rate) => ReactNode;
  labour: (rate: Rate) => ReactNode;
  plant: (key: string, pence: number) => ReactNode;
}) {
  return (
    <>
      {rates.length > 0 ? (
        <Table caption="Rates" className="mt-3 min-w-150">
          <thead>
            <tr>
              <Th>What</Th>
              <Th>For one</Th>
              <Th>Material</Th>
              <Th>Labour</Th>
            </tr>
          </thead>
          <tbody>
            {rates.map((rate) => (
              <tr key={rate.key}>
                <Td className="min-w-52">
                  {rate.name}
                  {rate.changed ? (
                    <span className="fine ml-2 rounded-full bg-leaf-wash px-2 py-0.5">yours</span>
                  ) : null}
                  {rate.note ? <span className="fine block text-ink-soft">{rate.note}</span> : null}
                </Td>
                <Td className="whitespace-nowrap text-ink-soft">
                  {unitLabel(rate.unit) || (rate.unit === 'item' ? 'garden' : 'piece')}
                </Td>
                <Td>{material(rate)}</Td>
                <Td>{labour(rate)}</Td>
              </tr>
            ))}
          </tbody>
        </Table>
      ) : null}
      {plants.length > 0 ? (
        <>
          <h3 className="display-4 mt-9">Plants by pot</h3>
          <p className="small mt-1 text-ink-soft">
            A price for a kind of plant goes before the price of its pot.
          </p>
          <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-x-5 gap-y-4">
            {plants.map(([key, pence]) => (
              <li key={key}>
                <p aria-hidden className="small mb-1">
                  {key.replace(':', ', ')}
                </p>
                {plant(key, pence)}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {rates.length + plants.length === 0 ? (
        <p className="mt-5 border-y py-8 text-center text-ink-soft">No rate is called that.</p>
      ) : null}
    </>
  );
}
