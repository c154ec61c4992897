import type { DrawnPlot } from '#engine/model/drawn-plot.ts';
import type { Point, Region } from '#engine/model/shapes.ts';
import { angleAt, isRight, lengthOfSide } from '#engine/operations/plot/measure.ts';
import { metres } from '#app/features/studio/names.ts';
import { angleInWords } from './plot-words.ts';
import type { Projection } from './plot-view.ts';
import type { Ghost } from './use-plot-gestures.ts';

/** What lies under the outline that is drawn: the garden as it is planned. */
export type Under = { areas: readonly Region[]; boundary: readonly Point[] };

const GUIDE_WORDS = {
  square: 'right angle',
  parallel: 'parallel',
  'in line': 'in line',
} as const;
/** A side that is shorter on the screen has no room for its length, px. */
const LEAST_LABEL_PX = 46;
const SQUARE_PX = 11;

/** Outline, house, lengths and angles. Decoration to a screen reader, which has the table. */
export function PlotDrawing({
  plot,
  isTraced,
  selected,
  ghost,
  under,
  projection,
}: {
  /** Something lies underneath, and shows through. */
  isTraced: boolean;
  plot: DrawnPlot;
  selected: number;
  ghost: Ghost | null;
  under: Under | null;
  projection: Projection;
}) {
  const { toScreen, k } = projection;
  const pathOf = (ring: readonly Point[]) =>
    `M${ring
      .map((point) =>
        toScreen(point)
          .map((value) => value.toFixed(1))
          .join(' '),
      )
      .join('L')}Z`;
  const { corners } = plot;
  const [hx0, hy] = toScreen(corners[0]!),
    [hx1] = toScreen(corners[1]!);
  const [doorX] = toScreen([plot.doorX, 0]);
  const isFaulty = Boolean(ghost?.fault);
  return (
    <svg aria-hidden className="pointer-events-none absolute inset-0 size-full">
      <rect
        x={hx0}
        y={hy}
        width={Math.max(0, hx1 - hx0)}
        height={Math.max(22, 1000 * k)}
        className="fill-[#d8d0c0]"
        fillOpacity={isTraced ? 0.35 : 1}
      />
      <text x={hx0 + 8} y={hy + 16} className="fill-[#55594c] text-[12px]">
        House
      </text>
      <path
        d={pathOf(corners)}
        className={isFaulty ? 'fill-[#f3d9d2]' : 'fill-[#e9ecd9]'}
        fillOpacity={isTraced ? 0.2 : 1}
      />
      {under?.areas.map((region, i) => (
        <path
          key={i}
          d={region.flatMap((rings) => rings.map(pathOf)).join('')}
          fillRule="evenodd"
          className="fill-[#24301f]/5 stroke-[#24301f]/25"
          strokeWidth={0.8}
        />
      ))}
      {under ? (
        <path
          d={pathOf(under.boundary)}
          fill="none"
          className="stroke-[#24301f]/45"
          strokeWidth={1.2}
          strokeDasharray="5 4"
        />
      ) : null}
      {ghost?.guides.map(({ from, to, says }, i) => {
        const [ax, ay] = toScreen(from),
          [bx, by] = toScreen(to);
        return (
          <g key={says + String(from)}>
            <line
              x1={ax}
              y1={ay}
              x2={bx}
              y2={by}
              className="stroke-clay"
              strokeWidth={1.4}
              strokeDasharray="3 3"
            />
            <text
              x={bx + 16}
              y={by - 14 - i * 15}
              className="fill-[#7a3519] text-[12px] font-medium"
            >
              {GUIDE_WORDS[says]}
            </text>
          </g>
        );
      })}
      <path
        d={pathOf(corners)}
        fill="none"
        className={isFaulty ? 'stroke-[#a3271b]' : 'stroke-[#24301f]'}
        strokeWidth={2.2}
        strokeLinejoin="round"
      />
      <line x1={hx0} y1={hy} x2={hx1} y2={hy} className="stroke-[#24301f]" strokeWidth={5} />
      <line
        x1={doorX - Math.max(10, 450 * k)}
        y1={hy}
        x2={doorX + Math.max(10, 450 * k)}
        y2={hy}
        className="stroke-[#f7efe0]"
        strokeWidth={4}
      />
      {corners.map((_, at) => (
        <Measures
          key={at}
          plot={plot}
          at={at}
          isNear={isBeside(at, selected, corners.length)}
          projection={projection}
        />
      ))}
    </svg>
  );
}

const isBeside = (at: number, selected: number, n: number): boolean =>
  at === selected || at === (selected + 1) % n || at === (selected + n - 1) % n;

/** The length of the side that begins at a corner, and the angle there. */
function Measures({
  plot,
  at,
  isNear,
  projection: { toScreen },
}: {
  plot: DrawnPlot;
  at: number;
  isNear: boolean;
  projection: Projection;
}) {
  const { corners } = plot,
    n = corners.length;
  const [x, y] = toScreen(corners[at]!),
    [nx, ny] = toScreen(corners[(at + 1) % n]!),
    [px, py] = toScreen(corners[(at + n - 1) % n]!);
  const length = Math.hypot(nx - x, ny - y);
  // the plot lies to the left of its sides; on the screen that is the other hand
  const [ox, oy] = length ? [-(ny - y) / length, (nx - x) / length] : [0, 0];
  const [lx, ly] = [(x + nx) / 2 + ox * 16, (y + ny) / 2 + oy * 20];
  const angle = angleAt(plot, at);
  const a = Math.hypot(px - x, py - y) || 1;
  const [ux, uy] = [(px - x) / a, (py - y) / a];
  const [vx, vy] = length ? [(nx - x) / length, (ny - y) / length] : [0, 0];
  const inward = angle > 180 ? -1 : 1;
  const middle = Math.hypot(ux + vx, uy + vy);
  const hasRoom = length > SQUARE_PX * 2.4 && a > SQUARE_PX * 2.4;
  return (
    <>
      {length >= LEAST_LABEL_PX ? (
        <text
          x={lx}
          y={ly + 4}
          textAnchor={ox > 0.5 ? 'start' : ox < -0.5 ? 'end' : 'middle'}
          paintOrder="stroke"
          strokeWidth={4}
          className="figures fill-[#24301f] stroke-[#faf7f0] text-[12.5px] font-medium"
        >
          {metres(lengthOfSide(plot, at))}
        </text>
      ) : null}
      {isRight(angle) && hasRoom ? (
        <path
          d={`M${x + ux * SQUARE_PX} ${y + uy * SQUARE_PX}l${vx * SQUARE_PX} ${vy * SQUARE_PX}L${x + vx * SQUARE_PX} ${y + vy * SQUARE_PX}`}
          fill="none"
          className="stroke-[#55594c]"
          strokeWidth={1.1}
        />
      ) : null}
      {!isRight(angle) && isNear && hasRoom && middle > 0.05 ? (
        <text
          x={x + ((ux + vx) / middle) * 26 * inward}
          y={y + ((uy + vy) / middle) * 26 * inward + 4}
          textAnchor="middle"
          paintOrder="stroke"
          strokeWidth={3}
          className="figures fill-[#55594c] stroke-[#f4f3e6] text-[11.5px]"
        >
          {angleInWords(plot, at)}
        </text>
      ) : null}
    </>
  );
}
