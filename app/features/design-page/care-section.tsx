import {
  byMonth,
  durationWords,
  howWords,
  monthlyMinutes,
  yearlyMinutes,
} from '#engine/model/care-words.ts';
import { decimal, wholeNumber } from '#engine/model/format.ts';
import { Button } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { Select } from '#app/ui/field.tsx';
import type { StillDesign } from './page-design.ts';
import { Section } from './section.tsx';

type Line = StillDesign['care'][number];
/** Years of the garden by which its care is told apart. */
const YEARS = [
  { title: 'In the first year', tells: ({ fromYear }: Line) => fromYear === 1 },
  {
    title: 'In the third',
    tells: ({ fromYear, toYear }: Line) => fromYear <= 3 && (toYear ?? 3) >= 3,
  },
  { title: 'After that', tells: ({ toYear }: Line) => toYear === null },
] as const;

/** Hours of a year's lines, each as often as it is done. */
const hoursOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, line) => sum + yearlyMinutes(line), 0) / 60;

/** What the garden asks of its owner, month by month. */
export function CareSection({ design }: { design: StillDesign }) {
  return (
    <Section
      id="care"
      title="Care"
      lede={`About ${wholeNumber(design.upkeep.hoursPerYear)} hours a year once it has settled in. Each plant has its own work in its own month; what is done only in the first years, or every few, says so.`}
      isLong
    >
      <dl className="figures grid max-w-3xl grid-cols-3 gap-x-6">
        {YEARS.map(({ title, tells }) => (
          <div key={title} className="flex flex-col justify-between border-t pt-3">
            <dt className="small text-ink-soft">{title}</dt>
            <dd className="font-display text-[1.75rem] leading-tight font-semibold">
              {wholeNumber(hoursOf(design.care.filter(tells)))} h
            </dd>
          </div>
        ))}
      </dl>
      <TakeAway design={design} />
      <div className="mt-10 gap-x-12 md:columns-2">
        {byMonth(design.care)
          .filter(({ lines }) => lines.length)
          .map(({ month, name, lines }) => (
            <Month key={month} name={name} lines={lines} />
          ))}
      </div>
      <div className="mt-10 border-t">
        <Disclosure summary={<span className="font-medium">Hours by task</span>}>
          <HoursByTask upkeep={design.upkeep} />
        </Disclosure>
      </div>
    </Section>
  );
}

function Month({ name, lines }: { name: string; lines: readonly Line[] }) {
  return (
    <section className="mb-9" aria-label={`${name}: care`}>
      <h3 className="flex items-baseline justify-between gap-4 border-t pt-3">
        <span className="display-4">{name}</span>
        <span className="small figures text-ink-soft">
          about {durationWords(monthlyMinutes(lines))}
        </span>
      </h3>
      <ul className="mt-3 grid gap-3">
        {lines.map((line) => (
          <li key={line.words} className="break-inside-avoid">
            {line.isOwn ? <OwnWords words={line.words} /> : line.words}
            <span className="small block text-ink-soft">{howWords(line)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A plant's own care: its name stands out before the colon. */
function OwnWords({ words }: { words: string }) {
  const end = words.indexOf(': ');
  return (
    <>
      <span className="font-medium">{words.slice(0, end)}</span>
      {words.slice(end)}
    </>
  );
}

/** How many years after a design was made it may be planted, by the list. */
const YEARS_AHEAD = 4;

/** The file for a calendar, from the garden's first summer on, and the sheet for the shed door. */
function TakeAway({ design }: { design: StillDesign }) {
  const made = Number(design.createdAt.slice(0, 4));
  // what is designed from September on has its first summer in the next year
  const likely = Number(design.createdAt.slice(5, 7)) >= 9 ? made + 1 : made;
  return (
    <div className="no-print mt-8 flex flex-wrap items-end gap-x-6 gap-y-4">
      <form action={design.careCalendarUrl} className="flex flex-wrap items-end gap-3">
        <label className="small grid gap-1.5 text-ink-soft">
          First summer of the garden
          <Select name="planted" defaultValue={likely} className="w-36">
            {Array.from({ length: YEARS_AHEAD }, (_none, ahead) => (
              <option key={ahead} value={made + ahead}>
                {made + ahead}
              </option>
            ))}
          </Select>
        </label>
        <Button type="submit" variant="outline">
          Into my calendar (.ics)
        </Button>
      </form>
      <Button href={`/design/${design.id}?sheet=shed-door`} variant="outline">
        A sheet for the shed door
      </Button>
    </div>
  );
}

function HoursByTask({ upkeep }: { upkeep: StillDesign['upkeep'] }) {
  const most = Math.max(1, ...upkeep.items.map((item) => item.hours));
  return (
    <ul className="figures mt-2 grid max-w-3xl gap-2.5">
      {upkeep.items.map((item) => (
        <li
          key={item.task}
          className="grid grid-cols-[minmax(0,1fr)_3.5rem] items-center gap-x-4 sm:grid-cols-[14rem_minmax(0,1fr)_3.5rem]"
        >
          <span className="text-ink-soft">{item.task}</span>
          <span aria-hidden className="hidden h-2.5 sm:block">
            <span
              className="block h-full bg-leaf"
              style={{ width: `${(item.hours / most) * 100}%` }}
            />
          </span>
          <span className="text-right">
            {item.hours < 10 ? decimal(item.hours) : wholeNumber(item.hours)} h
          </span>
        </li>
      ))}
    </ul>
  );
}
