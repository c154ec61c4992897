/** Other ways that were found, over the plan: in thin lines, chosen and taken where one looks. */
import { X } from 'lucide-react';
import type { Frame } from '#engine/drawing/frame.ts';
import type { GardenModel } from '#engine/model/garden.ts';
import { centroid } from '#engine/geometry/region.ts';
import { signedPounds } from './prices.ts';
import type { Ghost } from './studio-state.ts';
import type { Studio, StudioState } from './studio-store.ts';

/** What of a way lies otherwise than the garden does: ground, furniture and trees. */
export function GhostMarks({
  model,
  ghost,
  frame,
  unit,
}: {
  model: GardenModel;
  ghost: Ghost;
  frame: Frame;
  unit: number;
}) {
  const now = new Set(model.layout.areas.map(({ region }) => JSON.stringify(region)));
  const { layout, planting } = ghost.made;
  const areas = layout.areas.filter(
    ({ kind, region }) => kind !== 'bed' && kind !== 'margin' && !now.has(JSON.stringify(region)),
  );
  const line = {
    fill: 'none',
    stroke: 'var(--clay)',
    strokeWidth: 1.6 * unit,
    strokeDasharray: `${6 * unit} ${4 * unit}`,
  };
  return (
    <g pointerEvents="none" data-ghost={ghost.id}>
      {areas.map((area) => (
        <path
          key={area.id}
          d={frame.region(area.region)}
          {...line}
          fill="var(--clay)"
          fillOpacity={0.07}
          fillRule="evenodd"
          strokeLinejoin="round"
        />
      ))}
      {planting.placements
        .filter(({ role, existing }) => (role === 'tree' || role === 'screening') && !existing)
        .map((one) => {
          const [x, y] = frame.at(one.x, one.y);
          return (
            <circle key={`${one.x} ${one.y}`} cx={x} cy={y} r={one.radiusMm * frame.k} {...line} />
          );
        })}
      {areas.map((area) => {
        const [x, y] = frame.at(...centroid(area.region));
        return (
          <text
            key={area.id}
            x={x}
            y={y}
            fontSize={12 * unit}
            textAnchor="middle"
            fill="var(--clay)"
            stroke="#faf7f0"
            strokeWidth={3 * unit}
            paintOrder="stroke"
          >
            {area.label}
          </text>
        );
      })}
    </g>
  );
}

/** Which way lies over the plan, and taking it. */
export function GhostBar({ studio, state }: { studio: Studio; state: StudioState }) {
  const { ghosts } = state;
  if (!ghosts || state.shown) return null;
  const chosen = ghosts.ways.find(({ id }) => id === ghosts.at);
  const take = ({ id, name }: Ghost) => {
    if (
      studio.change({ kind: 'arrange', id }, `${name} is taken. Undo brings back what was.`, true)
    )
      void studio.saveNow();
  };
  return (
    <div
      role="group"
      aria-label="Other ways over the plan"
      className="small absolute right-1.5 bottom-15 left-1.5 z-10 mx-auto flex w-fit flex-wrap items-center gap-x-1 border border-[#8a8c7c] bg-[#fffdf8]/95 pl-1.5 text-[#24301f] md:top-3 md:right-40 md:bottom-auto md:left-3 md:ml-0"
    >
      {ghosts.ways.map((way) => {
        const isOn = way.id === ghosts.at;
        return (
          <button
            key={way.id}
            type="button"
            aria-pressed={isOn}
            className={`min-h-9 px-2 ${isOn ? 'font-medium underline decoration-2 underline-offset-4' : ''}`}
            onClick={() =>
              studio.offer(
                { ...ghosts, at: isOn ? null : way.id },
                isOn ? 'The plan shows your garden alone.' : `${way.name} lies over the plan.`,
              )
            }
          >
            {way.name}
          </button>
        );
      })}
      {chosen ? (
        <button
          type="button"
          className="min-h-9 bg-[#24301f] px-3 font-medium text-[#fffdf8]"
          onClick={() => take(chosen)}
        >
          Take it{' '}
          <span className="figures font-normal">{signedPounds(chosen.differencePounds)}</span>
        </button>
      ) : null}
      <button
        type="button"
        aria-label="Put the other ways away"
        className="inline-flex min-h-9 min-w-9 items-center justify-center"
        onClick={() => studio.offer(null, 'The other ways are put away.')}
      >
        <X aria-hidden size={16} strokeWidth={1.7} />
      </button>
    </div>
  );
}
