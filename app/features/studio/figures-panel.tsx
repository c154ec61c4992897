import { useSaysVat } from '#app/lib/site.ts';
import { percent, pounds } from '#engine/model/format.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { WishRows } from '#app/ui/wish-rows.tsx';
import type { StudioState } from './studio-store.ts';

/** Price, upkeep and what the checks say, of the garden as it stands. */
export function FiguresPanel({
  state,
  estimate,
}: {
  state: StudioState;
  /** Pounds, while the server has not said the price of the garden as it stands. */
  estimate: number | null;
}) {
  const { figures, isFresh, model } = state;
  const total = estimate ?? figures.total;
  const difference = Math.round(total - figures.startTotal);
  const { permeable } = model.layout.shares;
  return (
    <section
      aria-labelledby="studio-figures"
      aria-busy={!isFresh}
      className="bg-paper lg:sticky lg:-top-5 lg:z-10 lg:-mt-5 lg:border-b lg:pt-5 lg:pb-4"
    >
      <h2 id="studio-figures" className="sr-only">
        Price and figures
      </h2>
      <p className="figures">
        <span className="font-display text-[2.25rem] leading-none font-medium">
          {estimate === null ? '' : <span className="text-[1.25rem]">about </span>}
          {pounds(total)}
        </span>{' '}
        {useSaysVat() ? <span className="fine text-ink-soft">including VAT</span> : null}
        {difference === 0 ? null : (
          <span className="small mt-1 block text-ink-soft">
            {pounds(Math.abs(difference))} {difference > 0 ? 'more' : 'less'} than it began
          </span>
        )}
      </p>
      <dl className="mt-3 grid grid-cols-3 gap-3">
        <Figure name="Care a year" value={`${figures.upkeepHoursPerYear} h`} />
        <Figure
          name="Rain soaks in"
          value={percent(isFresh ? figures.permeableShare : permeable)}
        />
        <Figure name="Plants" value={String(figures.plantCount)} />
      </dl>
      {estimate !== null && state.save === 'offline' ? (
        <p className="fine mt-2 text-ink-soft">
          Worked out on this device. The exact sum, new planting and the checks come when there is a
          network.
        </p>
      ) : null}
    </section>
  );
}

const Figure = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt className="fine text-ink-soft">{name}</dt>
    <dd className="figures font-medium">{value}</dd>
  </div>
);

/** Planning and safety, as on the design's page. */
export function CheckList({ state: { figures } }: { state: StudioState }) {
  if (!figures.checks.length) return null;
  return (
    <Disclosure
      summary={
        <h3 className="font-medium">
          Checks <span className="figures font-normal text-ink-soft">{figures.checks.length}</span>
        </h3>
      }
    >
      <ul className="grid gap-3">
        {figures.checks.map((check) => (
          <li key={`${check.id} ${check.title}`} className="small">
            <span className="font-medium">{check.title}</span>
            <span className="block text-ink-soft">{check.text}</span>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

/** What was wished for, and what has become of it by now. */
export function WishList({ state: { figures } }: { state: StudioState }) {
  const { wishes } = figures;
  if (!wishes.length) return null;
  const met = wishes.filter(({ result }) => result === 'met').length;
  return (
    <Disclosure
      summary={
        <h3 className="font-medium">
          Wishes{' '}
          <span className="figures font-normal text-ink-soft">
            {met} of {wishes.length} met
          </span>
        </h3>
      }
    >
      <WishRows wishes={wishes} className="border-t" />
    </Disclosure>
  );
}
