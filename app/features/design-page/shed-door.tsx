import { ArrowLeft } from 'lucide-react';
import { byMonth, KIND_TITLES, yearsMark } from '#engine/model/care-words.ts';
import { CARE_KINDS } from '#engine/model/care.ts';
import type { DesignDetail } from '#contracts/design-detail.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { Button } from '#app/ui/button.tsx';

export type SheetLine = Pick<
  DesignDetail['care'][number],
  'month' | 'kind' | 'label' | 'tools' | 'often' | 'fromYear' | 'toYear'
>;
export type Sheet = { id: string; title: string; lines: SheetLine[] };

export const toSheet = ({ id, title, care }: DesignDetail): Sheet => ({
  id,
  title,
  lines: care.map(({ month, kind, label, tools, often, fromYear, toYear }) => ({
    month,
    kind,
    label,
    tools,
    often,
    fromYear,
    toYear,
  })),
});

/** No page of its own for those who search: it shows the design in another way. */
export const sheetMeta = (
  matches: Parameters<typeof pageMeta>[0],
  { id, title }: Sheet,
): ReturnType<typeof pageMeta> =>
  pageMeta(matches, {
    title: `${title}: the year`,
    description: 'The work of a garden, month by month, on one sheet of A4 for the shed door.',
    path: `/design/${id}`,
    isPrivate: true,
  });

/** Letters on the sheet up to which it prints in that size; above the last in the smallest. */
const SIZES = [
  ['large', 2600],
  ['middle', 4200],
  ['small', 6500],
] as const;

/** A year of work on one page: what, month by month, in a few words. The design's page says how. */
export function ShedDoor({ sheet }: { sheet: Sheet }) {
  const letters = sheet.lines.reduce((sum, { label }) => sum + label.length + 14, 0);
  const size = SIZES.find(([, most]) => letters <= most)?.[0] ?? 'tiny';
  return (
    <div className="wrap pt-8 pb-20 lg:pt-12">
      <div className="no-print mb-8 flex flex-wrap items-center justify-between gap-4">
        <a
          href={`/design/${sheet.id}#care`}
          className="small inline-flex min-h-8 items-center gap-2 text-ink-soft hover:text-ink"
        >
          <ArrowLeft aria-hidden size={16} strokeWidth={1.6} />
          Back to the design
        </a>
        <Button onClick={() => window.print()}>Print on one A4 sheet</Button>
      </div>
      <article className="shed-door" data-size={size}>
        <header>
          <h1 className="display-2">{sheet.title}: the year</h1>
          <p className="small mt-2 max-w-prose text-ink-soft">
            G: wear gloves. E: cover the eyes too. Look for nests before any hedge or climber is cut
            from March to August. How each job is done stands on the page of the design.
          </p>
        </header>
        <div className="months mt-6 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
          {byMonth(sheet.lines).map(({ month, name, lines }) => (
            <section key={month} aria-labelledby={`month-${month}`} className="border-t pt-2">
              <h2 id={`month-${month}`} className="display-4">
                {name}
              </h2>
              {lines.length ? (
                <dl className="mt-1 grid gap-1">
                  {CARE_KINDS.map((kind) => (
                    <Kind
                      key={kind}
                      title={KIND_TITLES[kind]}
                      lines={lines.filter((line) => line.kind === kind)}
                    />
                  ))}
                </dl>
              ) : (
                <p className="mt-1 text-ink-soft">Nothing that cannot wait.</p>
              )}
            </section>
          ))}
        </div>
      </article>
    </div>
  );
}

function Kind({ title, lines }: { title: string; lines: readonly SheetLine[] }) {
  if (!lines.length) return null;
  return (
    <div>
      <dt className="inline font-medium">{title}: </dt>
      <dd className="inline">{lines.map(shortOf).join('; ')}</dd>
    </div>
  );
}

/** "lavender", "spurge, G E", "hawthorn (from year 3)". */
function shortOf(line: SheetLine): string {
  const worn = [
    line.tools.some((tool) => tool.endsWith('gloves')) ? 'G' : '',
    line.tools.includes('eye protection') ? 'E' : '',
  ]
    .filter(Boolean)
    .join(' ');
  const years = yearsMark(line);
  return `${line.label}${worn ? `, ${worn}` : ''}${years ? ` (${years})` : ''}`;
}
