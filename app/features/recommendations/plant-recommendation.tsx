import { capitalise } from '#engine/model/format.ts';
import { periodIncludes } from '#content/calendar/periods.ts';
import { caveatLine } from '#content/recommendations/reasons.ts';
import type { RecommendedPlant } from '#content/recommendations/recommend.ts';
import {
  periodOf,
  setPeriod,
  setQuotes,
  TASK_LABELS,
  TASKS,
} from '#app/features/calendar/calendar-filters.ts';
import { PlantPicture } from '#app/features/calendar/plant-picture.tsx';
import { YearBars } from '#app/features/calendar/year-bars.tsx';

/** A recommended plant: what speaks for it, what against, what is poisonous about it, and its year. */
export function PlantRecommendation({
  recommendation: { plant, matchScore, reasons, caveats, warning, time, careInstructions },
  month,
}: {
  recommendation: RecommendedPlant;
  month: number;
}) {
  const but = caveatLine(caveats);
  return (
    <article className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-5 gap-y-6 sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-x-8 lg:grid-cols-[15rem_minmax(0,1fr)_17rem] lg:gap-x-12 xl:gap-x-16">
      <PlantPicture
        plant={plant}
        sizes="(min-width: 64rem) 15rem, (min-width: 40rem) 11rem, 6.5rem"
      />
      <div className="min-w-0">
        <h3 className="display-3">{setQuotes(plant.name)}</h3>
        {plant.latinName ? (
          <p lang="la" className="latin mt-1 text-ink-soft">
            {plant.latinName}
          </p>
        ) : null}
        <ul className="mt-4 grid gap-1.5">
          {reasons.map((reason) => (
            <li
              key={reason}
              className="relative pl-5 font-medium before:absolute before:top-[0.8em] before:left-0 before:h-px before:w-2.5 before:bg-clay"
            >
              {reason}
            </li>
          ))}
        </ul>
        {time ? <p className="mt-3 max-w-prose font-medium">When: {time}.</p> : null}
        {but ? <p className="small mt-3 max-w-prose text-ink-soft">{but}</p> : null}
        {warning ? <p className="small mt-3 max-w-prose text-danger">{warning}</p> : null}
        <p className="mt-4 hidden max-w-prose text-ink-soft sm:block">{careInstructions}</p>
      </div>
      <p className="col-span-2 max-w-prose text-ink-soft sm:hidden">{careInstructions}</p>
      <div className="col-span-2 min-w-0 self-start lg:col-span-1">
        <p className="figures flex items-baseline gap-2">
          <span className="font-display text-[2.75rem] leading-none font-medium tracking-[-0.02em]">
            {matchScore}
          </span>
          <span className="small text-ink-soft">of 100: how well it matches</span>
        </p>
        <YearBars plant={plant} className="mt-4 h-5" />
        <dl className="small mt-3 grid grid-cols-[5.5rem_minmax(0,1fr)] gap-y-1">
          {TASKS.map((task) => {
            const period = periodOf(plant, task);
            return period ? (
              <Fact
                key={task}
                label={TASK_LABELS[task]}
                value={setPeriod(period)}
                isNow={periodIncludes(period, month)}
              />
            ) : null;
          })}
          <Fact label="Sun" value={plant.sunRequirement} />
          {plant.difficulty ? <Fact label="Skill" value={capitalise(plant.difficulty)} /> : null}
        </dl>
      </div>
    </article>
  );
}

function Fact({ label, value, isNow = false }: { label: string; value: string; isNow?: boolean }) {
  return (
    <>
      <dt className={isNow ? 'font-medium' : 'text-ink-soft'}>{label}</dt>
      <dd className={isNow ? 'font-medium' : 'text-ink-soft'}>
        {value}
        {isNow ? <span className="text-clay"> (now)</span> : null}
      </dd>
    </>
  );
}
