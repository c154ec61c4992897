import { useMemo } from 'react';
import type { OtherWay } from '#contracts/studio.ts';
import { countOf, decimal, pounds } from '#engine/model/format.ts';
import { summaryOf } from '#engine/model/summary.ts';
import { Button } from '#app/ui/button.tsx';
import { differing } from './differences.ts';
import { drawStudioPlan } from './plan-drawing.ts';
import { differenceInWords, signedPounds } from './prices.ts';
import type { Studio, StudioState } from './studio-store.ts';

/** So many changes of ground are named; the compare table has all. */
const MOST_NAMED = 5;

/** One way: its picture, what changes with it, and taking it. */
export function WayCard({
  studio,
  state,
  way,
  name,
  isStale,
  onTake,
}: {
  studio: Studio;
  state: StudioState;
  way: OtherWay;
  name: string;
  isStale: boolean;
  onTake: (way: OtherWay, name: string) => void;
}) {
  const { model, figures, plants, shown } = state;
  const isShown = shown?.layout === way.arrangement.layout;
  // hundreds of plants more beside the plan's own would slow the page
  const picture = useMemo(
    () =>
      `data:image/svg+xml,${encodeURIComponent(
        drawStudioPlan(
          { ...model, layout: way.arrangement.layout, planting: way.arrangement.planting },
          plants,
          name,
        ).svg,
      )}`,
    // drawn once: what is changed meanwhile makes the way another's
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [way],
  );
  const now = summaryOf(model);
  const price = way.summary.total - figures.total;
  const ground = differing(
    now.areas.map(({ label, m2 }) => [label, m2]),
    way.summary.areas.map(({ label, m2 }) => [label, m2]),
  ).sort(([, a, b], [, c, d]) => Math.abs(d - c) - Math.abs(b - a));
  const lost = ground.filter(([, was, is]) => was && !is);
  const kinds = differing(
    now.plants.map((one) => [one.name, one.count]),
    way.summary.plants.map((one) => [one.name, one.count]),
  );
  const isNew = kinds.filter(([, was]) => !was).length,
    isGone = kinds.filter(([, , is]) => !is).length;
  return (
    <li className="border bg-sheet">
      <img
        src={picture}
        alt={`Plan of ${name.toLowerCase()}`}
        className="block aspect-[4/3] w-full border-b bg-[#faf7f0] object-contain"
      />
      <div className="grid gap-2 p-3">
        <h5 className="flex items-baseline justify-between gap-3 font-medium">
          {name}
          <span className="figures">
            {pounds(way.summary.total)}{' '}
            <span className="fine font-normal text-ink-soft">({signedPounds(price)})</span>
          </span>
        </h5>
        <ul className="small text-ink-soft">
          {lost.length ? (
            <li className="text-ink">
              <span className="font-medium">Finds no place in it:</span>{' '}
              {lost.map(([label]) => label.toLowerCase()).join(', ')}
            </li>
          ) : null}
          {ground.slice(0, MOST_NAMED).map(([label, was, is]) => (
            <li key={label} className="figures flex justify-between gap-3">
              <span className="min-w-0">{label}</span>
              <span className="shrink-0">
                {was ? `${decimal(was)}` : 'none'} → {is ? `${decimal(is)} m²` : 'none'}
              </span>
            </li>
          ))}
          {ground.length > MOST_NAMED ? (
            <li>and {countOf(ground.length - MOST_NAMED, 'more change')} of ground</li>
          ) : null}
          <li>
            {countOf(way.summary.plantCount, 'plant')} of{' '}
            {countOf(way.summary.plants.length, 'kind')}
            {isNew ? `, ${isNew} new` : ''}
            {isGone ? `, ${isGone} gone` : ''}; {way.summary.upkeepHoursPerYear} h of care a year
          </li>
        </ul>
        <div className="flex flex-wrap gap-2 pt-1">
          <Button
            size="small"
            aria-disabled={isStale}
            aria-label={`Take ${name.toLowerCase()}, ${differenceInWords(price)}`}
            onClick={() => (isStale ? undefined : onTake(way, name))}
          >
            Take it
          </Button>
          <Button
            size="small"
            variant="outline"
            aria-pressed={isShown}
            aria-disabled={isStale}
            aria-label={`Show ${name.toLowerCase()} on the plan`}
            onClick={() =>
              isStale
                ? undefined
                : studio.show(
                    isShown ? null : way.arrangement,
                    isShown
                      ? 'The plan shows your garden.'
                      : `The plan shows ${name.toLowerCase()}.`,
                  )
            }
          >
            {isShown ? 'Hide it' : 'Show on the plan'}
          </Button>
        </div>
      </div>
    </li>
  );
}
