import type { Frame } from '#engine/drawing/frame.ts';
import type { GardenModel } from '#engine/model/garden.ts';
import { listStanding, type Standing } from '#engine/operations/plot/standing.ts';
import { asData, TARGET } from './grips.ts';

/** A trunk is taken hold of at this half-width at least, mm. */
const TRUNK_MM = 350;

/** What stands already: where it is taken hold of, and how far the selected one reaches. */
export function StandingMarks({
  model,
  selected,
  put,
  frame,
  unit,
}: {
  model: GardenModel;
  /** By its id. */
  selected: string | null;
  /** The one that is dragged, where it would come to stand. */
  put: Standing | null;
  frame: Frame;
  unit: number;
}) {
  const all = listStanding(model);
  const shown = put ?? all.find(({ id }) => id === selected);
  return (
    <>
      {shown ? (
        <Outline
          of={shown}
          frame={frame}
          className={`${put ? 'fill-clay/35' : 'fill-clay/15'} stroke-clay`}
          strokeWidth={2.5 * unit}
          pointerEvents="none"
        />
      ) : null}
      {all.map((one) => (
        <Outline
          key={one.id}
          of={{ ...one, ...grippedOf(one, (TARGET * unit) / frame.k) }}
          frame={frame}
          fill="transparent"
          className="cursor-grab hover:fill-clay/15"
          {...asData({ kind: 'standing', id: one.id })}
        />
      ))}
    </>
  );
}

/** Of a tree its trunk, so that what stands under its crown can be taken hold of. */
function grippedOf({ as, widthMm, depthMm }: Standing, leastMm: number) {
  const isPlant = as === 'tree' || as === 'shrub';
  const [width, depth] = isPlant ? [TRUNK_MM * 2, TRUNK_MM * 2] : [widthMm, depthMm];
  return { widthMm: Math.max(width, leastMm), depthMm: Math.max(depth, leastMm) };
}

function Outline({
  of: { as, x, y, widthMm, depthMm },
  frame,
  ...rest
}: {
  of: Standing;
  frame: Frame;
} & React.SVGAttributes<SVGElement>) {
  const [px, py] = frame.at(x, y);
  if (as === 'tree' || as === 'shrub')
    return <circle cx={px} cy={py} r={(widthMm / 2) * frame.k} {...rest} />;
  const [w, d] = [widthMm * frame.k, depthMm * frame.k];
  return (
    <rect
      x={-w / 2}
      y={-d / 2}
      width={w}
      height={d}
      transform={`translate(${px} ${py}) rotate(${frame.turnOf(0)})`}
      {...rest}
    />
  );
}
