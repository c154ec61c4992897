import type { WishView } from '#contracts/design.ts';
import { capitalise, lowerFirst } from '#engine/model/format.ts';
import { Badge, type Tone } from './badge.tsx';

const RESULTS: Record<WishView['result'], { label: string; tone: Tone }> = {
  met: { label: 'Met', tone: 'leaf' },
  partly: { label: 'In part', tone: 'amber' },
  'left-out': { label: 'Left out', tone: 'plain' },
};

/** Every wish as met, in part or left out, with why and what it would take. */
export function WishRows({
  wishes,
  className = '',
}: {
  wishes: readonly WishView[];
  className?: string;
}) {
  return (
    <dl className={className}>
      {wishes.map(({ name, result, why, takes }, i) => (
        <div
          key={i}
          className="grid grid-cols-[minmax(0,1fr)_auto] content-start gap-x-4 border-b py-3"
        >
          <dt className="font-medium wrap-anywhere">{capitalise(name)}</dt>
          <dd>
            <Badge tone={RESULTS[result].tone}>{RESULTS[result].label}</Badge>
          </dd>
          <dd className="small col-span-2 mt-0.5 text-ink-soft">
            {why}
            {takes ? (
              <span className="block">
                <span className="text-ink">What it would take:</span> {lowerFirst(takes)}
              </span>
            ) : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
