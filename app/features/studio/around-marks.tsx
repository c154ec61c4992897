import type { Frame } from '#engine/drawing/frame.ts';
import type { GardenModel } from '#engine/model/garden.ts';
import { aroundPlace } from '#engine/site/around-place.ts';

/** What stands beyond the boundary, as far as the paper reaches. */
export function AroundMarks({
  model: { site },
  frame,
  unit,
}: {
  model: GardenModel;
  frame: Frame;
  unit: number;
}) {
  const looks = {
    className: 'fill-ink/8 stroke-ink-soft',
    strokeWidth: 1.2 * unit,
    strokeDasharray: `${5 * unit} ${4 * unit}`,
    pointerEvents: 'none',
  } as const;
  return (site.around ?? []).map((one, i) => {
    const { x, y, widthMm, depthMm } = aroundPlace(site, one);
    const [px, py] = frame.at(x, y);
    const [w, d] = [widthMm * frame.k, depthMm * frame.k];
    return one.as === 'tree' ? (
      <circle key={i} cx={px} cy={py} r={w / 2} {...looks} />
    ) : (
      <rect
        key={i}
        x={-w / 2}
        y={-d / 2}
        width={w}
        height={d}
        transform={`translate(${px} ${py}) rotate(${frame.turnOf(0)})`}
        {...looks}
      />
    );
  });
}
