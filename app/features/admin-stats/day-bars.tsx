import { longDate, wholeNumber } from '#engine/model/format.ts';

const HEIGHT = 34;
const STEP = 4;
const BAR = 2.8;
/** A day without anything still shows where it is. */
const LEAST = 1;

/** A bar per day, today's in the accent colour; also as a table for screen readers. */
export function DayBars({
  label,
  days,
  counts,
}: {
  label: string;
  days: readonly string[];
  counts: readonly number[];
}) {
  const most = Math.max(1, ...counts);
  const width = counts.length * STEP;
  return (
    <div className="relative mt-3">
      <svg
        aria-hidden
        viewBox={`0 0 ${width} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="block h-9 w-full overflow-visible"
      >
        {counts.map((count, index) => {
          const height = count === 0 ? LEAST : LEAST + (count / most) * (HEIGHT - LEAST);
          return (
            <rect
              key={days[index]}
              x={index * STEP}
              y={HEIGHT - height}
              width={BAR}
              height={height}
              className={
                index === counts.length - 1 ? 'fill-clay' : count === 0 ? 'fill-line' : 'fill-leaf'
              }
            >
              <title>{`${longDate(days[index] ?? '')}: ${wholeNumber(count)}`}</title>
            </rect>
          );
        })}
      </svg>
      {/* A table does not shrink: what hides it stands round it. */}
      <div className="sr-only">
        <table>
          <caption>{label}, day by day</caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">{label}</th>
            </tr>
          </thead>
          <tbody>
            {counts.map((count, index) => (
              <tr key={days[index]}>
                <th scope="row">{longDate(days[index] ?? '')}</th>
                <td>{wholeNumber(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
