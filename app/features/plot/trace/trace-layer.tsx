import { memo } from 'react';
import type { Projection } from '../plot-view.ts';
import { toGround } from './placement.ts';
import type { Trace } from './trace.ts';

/** The picture, or the lines, under the plot. */
export function TraceLayer({ trace, projection }: { trace: Trace; projection: Projection }) {
  const { at, width, height, lines, url, strength } = trace;
  const [x, y] = projection.toScreen(toGround(at, [0, 0]));
  const k = projection.k * at.scale;
  return (
    <svg aria-hidden className="pointer-events-none absolute inset-0 size-full">
      <g transform={`translate(${x} ${y}) rotate(${-at.turnDeg}) scale(${k})`} opacity={strength}>
        {url ? (
          <image
            href={url}
            x={-width / 2}
            y={-height / 2}
            width={width}
            height={height}
            preserveAspectRatio="none"
          />
        ) : null}
        {lines ? <Lines lines={lines} /> : null}
      </g>
    </svg>
  );
}

/** As long as a drawing is moved, its lines stay as they are. */
const Lines = memo(function Lines({ lines }: { lines: NonNullable<Trace['lines']> }) {
  return (
    <path
      d={lines
        .map(
          ({ points, isClosed }) =>
            `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}${isClosed ? 'Z' : ''}`,
        )
        .join('')}
      fill="none"
      stroke="#1d4f7a"
      strokeWidth={1.2}
      vectorEffect="non-scaling-stroke"
    />
  );
});
