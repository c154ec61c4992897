import { countOf, decimal, longDate, percent, pounds, wholeNumber } from '#engine/model/format.ts';
import { Table, Td, Th } from '#app/ui/table.tsx';
import type { StillDesign } from './page-design.ts';
import { Section, TextList } from './section.tsx';

const PARTS = [
  ['materials', 'Materials', 'bg-clay'],
  ['plants', 'Plants', 'bg-leaf'],
  ['labor', 'Labour', 'bg-line-strong'],
] as const;

/** What it costs, what that holds, and what would change it. */
export function CostSection({ design }: { design: StillDesign }) {
  const { costing, costBreakdown } = design;
  return (
    <Section id="cost" title="Cost" isLong>
      <div className="grid gap-x-14 gap-y-10 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div>
          <p className="figures font-display text-[clamp(3rem,2rem+4vw,5rem)] leading-none font-medium tracking-[-0.02em]">
            {pounds(costing.total)}
          </p>
          <p className="mt-3 text-ink-soft">
            {costing.vat > 0 ? `Including VAT at ${percent(costing.vatRate)}, at` : 'At'} prices of{' '}
            {longDate(costing.priceDate)}. About {pounds(costing.perM2)} per m².
          </p>
          {costing.range.perM2 ? (
            <p className="figures mt-5 text-[1.125rem]">
              We do not know the size of the plot, so this is a price of the garden as drawn and no
              promise for yours. Reckon with{' '}
              <strong className="font-semibold">
                {pounds(costing.range.perM2.low)} to {pounds(costing.range.perM2.high)}
              </strong>{' '}
              per m².
            </p>
          ) : null}
          <p className="figures mt-5 text-[1.125rem]">
            {costing.range.perM2 ? 'At the size drawn, likely' : 'Likely'} between{' '}
            <strong className="font-semibold">{pounds(costing.range.low)}</strong> and{' '}
            <strong className="font-semibold">{pounds(costing.range.high)}</strong>.
          </p>
          {costing.range.narrowedBy.length > 0 ? (
            <div className="mt-4">
              <p className="small mb-2 text-ink-soft">What would narrow it down:</p>
              <TextList items={costing.range.narrowedBy} />
            </div>
          ) : null}
        </div>
        <div className="self-start">
          <div aria-hidden className="flex h-4 gap-px">
            {PARTS.map(([key, , colour]) => (
              <div
                key={key}
                className={colour}
                style={{
                  width: `${(costBreakdown[key] / Math.max(1, costBreakdown.total)) * 100}%`,
                }}
              />
            ))}
          </div>
          <dl className="figures mt-3">
            {PARTS.map(([key, label, colour]) => (
              <div key={key} className="flex justify-between gap-6 border-b py-2.5">
                <dt className="flex items-center gap-2.5 text-ink-soft">
                  <span aria-hidden className={`size-3 ${colour}`} />
                  {label}
                </dt>
                <dd>
                  {pounds(costBreakdown[key])}{' '}
                  <span className="text-ink-soft">
                    ({percent(costBreakdown[key] / Math.max(1, costBreakdown.total))})
                  </span>
                </dd>
              </div>
            ))}
          </dl>
          <p className="small mt-3 text-ink-soft">
            {costing.vat > 0
              ? `Each with its VAT and share of contingency. Net ${pounds(costing.net)}, contingency ${pounds(costing.contingency)}, VAT ${pounds(costing.vat)}.`
              : `Each with its share of contingency. The lines come to ${pounds(costing.net)}, contingency ${pounds(costing.contingency)}.`}
          </p>
        </div>
      </div>

      <Stages costing={costing} />

      <div className="mt-12">
        <Table
          caption={`Phases of the work: ${countOf(costing.teamDays, 'day')} for a team of two`}
          showCaption
        >
          <thead>
            <tr>
              <Th>Phase</Th>
              <Th className="hidden sm:table-cell">What is done</Th>
              <Th className="text-right">Days</Th>
              <Th className="text-right">Cost</Th>
            </tr>
          </thead>
          <tbody>
            {costing.phases.map((phase) => (
              <tr key={phase.phase}>
                <Td className="font-medium">
                  {phase.title}
                  <span className="small block font-normal text-ink-soft sm:hidden">
                    {phase.what.join('; ')}
                  </span>
                </Td>
                <Td className="small hidden text-ink-soft sm:table-cell">
                  {phase.what.join('; ')}
                </Td>
                <Td className="text-right">{decimal(phase.days)}</Td>
                <Td className="text-right">{pounds(phase.total)}</Td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="font-semibold">
              <Td>Together</Td>
              <Td className="hidden sm:table-cell" />
              <Td className="text-right">{decimal(costing.teamDays)}</Td>
              <Td className="text-right">{pounds(costing.total)}</Td>
            </tr>
          </tfoot>
        </Table>
      </div>

      {costing.swaps.length > 0 ? (
        <div className="mt-12">
          <h3 className="display-4">What would save money</h3>
          <ul className="mt-4 grid gap-x-8 sm:grid-cols-2 xl:grid-cols-3">
            {costing.swaps.map((swap) => (
              <li key={swap.id} className="border-t py-4">
                <p className="flex items-baseline justify-between gap-4 font-medium">
                  {swap.title}
                  <span className="figures whitespace-nowrap text-leaf">
                    −£{wholeNumber(swap.saves)}
                  </span>
                </p>
                <p className="small mt-1 text-ink-soft">{swap.detail}</p>
              </li>
            ))}
          </ul>
        </div>
      ) : null}

      <div className="mt-10 grid gap-10 sm:grid-cols-2">
        <div>
          <h3 className="display-4 mb-3">The price includes</h3>
          <TextList items={costing.includes} />
        </div>
        <div>
          <h3 className="display-4 mb-3">It leaves out</h3>
          <TextList items={costing.excludes} />
        </div>
      </div>
    </Section>
  );
}

/** What the budget makes first, where it does not make it all. */
function Stages({ costing: { stages, dearerInStages } }: Pick<StillDesign, 'costing'>) {
  if (!stages.length) return null;
  return (
    <div className="mt-12">
      <h3 className="display-4">What your budget makes first</h3>
      <p className="mt-2 max-w-[62ch] text-ink-soft">
        The garden can be made in stages, in the order in which you would miss its parts.
        {dearerInStages > 0
          ? ` Together they cost ${pounds(dearerInStages)} more than all at once, as each is set up anew.`
          : ''}
      </p>
      <ol className="mt-4 grid gap-x-8 sm:grid-cols-2 xl:grid-cols-4">
        {stages.map((stage) => (
          <li key={stage.title} className="border-t py-4">
            <p className="flex items-baseline justify-between gap-4 font-medium">
              {stage.title}
              <span className="figures whitespace-nowrap">{pounds(stage.total)}</span>
            </p>
            {stage.isOwnWork ? (
              <p className="small mt-1 text-ink-soft">Materials and plants; the work is yours.</p>
            ) : null}
            <ul className="small mt-1 text-ink-soft">
              {stage.what.map((what) => (
                <li key={what}>{what}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </div>
  );
}
