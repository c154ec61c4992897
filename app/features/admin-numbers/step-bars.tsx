const HEIGHT = 34;
const STEP = 4;
const BAR = 2.8;
/** A month without anything still shows where it is. */
const LEAST = 1;

/** A bar a month, this month's in the accent. The tables below say the same in figures. */
export function StepBars({ counts }: { counts: readonly number[] }) {
  const most = Math.max(1, ...counts);
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${counts.length * STEP} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="mt-3 block h-9 w-full overflow-visible"
    >
      {counts.map((count, index) => {
        const height = count === 0 ? LEAST : LEAST + (count / most) * (HEIGHT - LEAST);
        // oxlint-disable-next-line react/no-array-index-key -- months have no other name here
        return (
          <rect
            key={index}
            x={index * STEP}
            y={HEIGHT - height}
            width={BAR}
            height={height}
            className={
              index === counts.length - 1 ? 'fill-clay' : count === 0 ? 'fill-line' : 'fill-leaf'
            }
          />
        );
      })}
    </svg>
  );
}
