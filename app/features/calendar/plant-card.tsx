import { Cloud, CloudSun, Sun } from 'lucide-react';
import { harmOf, warningOf } from '#content/recommendations/harm.ts';
import { periodIncludes } from '#content/calendar/periods.ts';
import type { CalendarPlant } from '#contracts/site-content.ts';
import { classNames } from '#app/lib/class-names.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import {
  monthName,
  periodOf,
  setPeriod,
  setQuotes,
  TASK_LABELS,
  TASKS,
} from './calendar-filters.ts';
import { PlantPicture } from './plant-picture.tsx';
import { YearBars } from './year-bars.tsx';

const SUN_ICONS = { 'Full Sun': Sun, 'Partial Sun': CloudSun, Shade: Cloud } as const;
const DIFFICULTY_LABELS = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  expert: 'Expert',
} as const;
const SOIL_LABELS = { clay: 'clay', sandy: 'sand', loam: 'loam' } as const;

/** A plant as a specimen on its sheet: the plate, its names, its year, and how it is grown. */
export function PlantCard({
  plant,
  month,
  isEager,
}: {
  plant: CalendarPlant;
  month: number;
  isEager: boolean;
}) {
  const SunIcon = SUN_ICONS[plant.sunRequirement];
  const warning = warningOf(harmOf(plant));
  return (
    <article className="flex h-full flex-col border-t border-line-strong pt-5">
      <div className="grid grid-cols-[7rem_minmax(0,1fr)] items-center gap-x-5 sm:block">
        <PlantPicture
          plant={plant}
          isEager={isEager}
          sizes="(min-width: 80rem) 24rem, (min-width: 64rem) 30vw, (min-width: 40rem) 45vw, 7rem"
        />
        <div className="sm:mt-5">
          <h3 className="display-4">{setQuotes(plant.name)}</h3>
          {plant.latinName ? (
            <p lang="la" className="latin mt-0.5 text-ink-soft">
              {plant.latinName}
            </p>
          ) : null}
          <p className="fine mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-soft">
            <span className="inline-flex items-center gap-1.5">
              <SunIcon aria-hidden size={16} strokeWidth={1.6} />
              {plant.sunRequirement}
            </span>
            {plant.difficulty ? <span>{DIFFICULTY_LABELS[plant.difficulty]}</span> : null}
          </p>
        </div>
      </div>
      <YearBars plant={plant} className="mt-5 h-5" />
      <dl className="small mt-3 grid grid-cols-[5.5rem_minmax(0,1fr)] gap-y-1">
        {TASKS.map((task) => {
          const period = periodOf(plant, task);
          return period ? (
            <PeriodRow
              key={task}
              label={TASK_LABELS[task]}
              period={period}
              isNow={periodIncludes(period, month)}
              month={month}
            />
          ) : null;
        })}
        {plant.floweringPeriod ? (
          <PeriodRow label="Flowers" period={plant.floweringPeriod} isNow={false} month={month} />
        ) : null}
      </dl>
      {warning ? <p className="fine mt-3 text-ink-soft">{warning}</p> : null}
      {plant.description ? (
        <Disclosure
          className="mt-auto border-b-0 pt-2"
          summary={
            <span className="text-link small font-medium">
              How to grow it<span className="sr-only">: {plant.name}</span>
            </span>
          }
        >
          <p className="small">{setQuotes(plant.description)}</p>
          <GrowingFacts plant={plant} />
        </Disclosure>
      ) : null}
    </article>
  );
}

function PeriodRow({
  label,
  period,
  isNow,
  month,
}: {
  label: string;
  period: string;
  isNow: boolean;
  month: number;
}) {
  return (
    <>
      <dt className={isNow ? 'font-medium' : 'text-ink-soft'}>{label}</dt>
      <dd
        className={classNames('flex items-baseline gap-2', isNow ? 'font-medium' : 'text-ink-soft')}
      >
        {setPeriod(period)}
        {isNow ? (
          <>
            <span aria-hidden className="size-1.5 shrink-0 self-center rounded-full bg-clay" />
            <span className="sr-only">, {monthName(month)} among them</span>
          </>
        ) : null}
      </dd>
    </>
  );
}

function GrowingFacts({ plant }: { plant: CalendarPlant }) {
  const facts = [
    plant.spacingCm
      ? ['Apart', plant.spacingCm >= 100 ? `${plant.spacingCm / 100} m` : `${plant.spacingCm} cm`]
      : null,
    plant.heightM ? ['Height', `${plant.heightM} m`] : null,
    plant.soils.length > 0
      ? ['Soil', plant.soils.map((soil) => SOIL_LABELS[soil]).join(', ')]
      : null,
  ].filter((fact) => fact !== null);
  return (
    <dl className="figures fine mt-4 flex flex-wrap gap-x-6 gap-y-1 text-ink-soft">
      {facts.map(([label, value]) => (
        <div key={label} className="flex gap-1.5">
          <dt>{label}</dt>
          <dd className="font-medium text-ink">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
