import type { Frame } from '#engine/drawing/frame.ts';
import type { GardenModel } from '#engine/model/garden.ts';
import { listZones } from '#engine/operations/plot/zones.ts';
import { asData, TARGET } from './grips.ts';

/** Ground that is left free: taken hold of by its edge, so that what lies in it can be chosen; the chosen one by the whole of it. */
export function ZoneMarks({
  model,
  selected,
  frame,
  unit,
}: {
  model: GardenModel;
  /** By its id. */
  selected: string | null;
  frame: Frame;
  unit: number;
}) {
  return listZones(model).map(({ id, outline }) => {
    const d = frame.region([[outline]]);
    const isOn = id === selected;
    return (
      <g key={id}>
        {isOn ? (
          <path
            d={d}
            className="fill-clay/15 stroke-clay"
            strokeWidth={2.5 * unit}
            strokeLinejoin="round"
            pointerEvents="none"
          />
        ) : null}
        <path
          d={d}
          fill={isOn ? 'transparent' : 'none'}
          stroke="transparent"
          strokeWidth={TARGET * unit}
          className={isOn ? 'cursor-grab' : 'cursor-pointer hover:stroke-clay/15'}
          {...asData({ kind: 'zone', id })}
        />
      </g>
    );
  });
}
