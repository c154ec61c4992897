import { Download } from 'lucide-react';
import { countOf, decimal, percent, pounds, unitLabel } from '#engine/model/format.ts';
import { Button } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { Table, Td, Th } from '#app/ui/table.tsx';
import type { StillDesign } from './page-design.ts';
import { Section } from './section.tsx';

type Line = StillDesign['quantities'][number];

/** What has to be bought and done, phase by phase, each line with the ground it was measured from. */
export function QuantitiesSection({ design }: { design: StillDesign }) {
  const phases = design.costing.phases
    .map(({ phase, title }) => ({
      phase,
      title,
      lines: design.quantities.filter((line) => line.phase === phase),
    }))
    .filter(({ lines }) => lines.length > 0);
  return (
    <Section
      id="quantities"
      title="Quantities"
      lede={`Measured from the plan, line by line. Line prices are ${design.costing.vat > 0 ? 'net of VAT and' : 'before'} contingency.`}
      isLong
    >
      <div className="border-t">
        {phases.map(({ phase, title, lines }, index) => (
          <Disclosure
            key={phase}
            open={index === 0}
            summary={
              <span className="flex flex-wrap items-baseline justify-between gap-x-6">
                <span className="font-display text-[1.375rem] leading-tight font-semibold">
                  {title}
                </span>
                <span className="small figures text-ink-soft">
                  {`${countOf(lines.length, 'line')}, ${pounds(lines.reduce((sum, line) => sum + line.total, 0))} net`}
                </span>
              </span>
            }
          >
            <PhaseTable title={title} lines={lines} />
          </Disclosure>
        ))}
      </div>
      <div className="no-print mt-6">
        <Button href={design.quantitiesCsvUrl} variant="outline" download>
          <Download aria-hidden size={17} strokeWidth={1.6} />
          Quantities (CSV)
        </Button>
      </div>
    </Section>
  );
}

function PhaseTable({ title, lines }: { title: string; lines: readonly Line[] }) {
  return (
    <Table caption={`Quantities: ${title}`} className="min-w-[38rem]">
      <thead>
        <tr>
          <Th className="min-w-56">Item</Th>
          <Th className="text-right">Net</Th>
          <Th className="text-right">Waste</Th>
          <Th className="text-right">To buy</Th>
          <Th className="text-right">Materials</Th>
          <Th className="text-right">Labour</Th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <tr key={`${index} ${line.description}`}>
            <Td>
              <span className="font-medium">{line.description}</span>
              <span className="fine block text-ink-soft">{line.formula}</span>
            </Td>
            <Td className="text-right whitespace-nowrap">
              {`${decimal(line.net, 2)} ${unitLabel(line.unit)}`}
            </Td>
            <Td className="text-right">{line.waste > 0 ? percent(line.waste) : '–'}</Td>
            <Td className="text-right font-medium whitespace-nowrap">
              {`${decimal(line.gross, 2)} ${unitLabel(line.unit)}`}
            </Td>
            <Td className="text-right">{pounds(line.materials)}</Td>
            <Td className="text-right">{pounds(line.labour)}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
