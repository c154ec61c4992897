/** Metres to the side of the drawing. */
export const FRAME_M = 15;

/** The plot a band is worked out for, all three to one scale, with a table for four as the measure. @param side of the plot, metres, within the frame */
export function PlotGlyph({ side, className }: { side: number; className?: string }) {
  const left = (FRAME_M - side) / 2;
  const top = FRAME_M - side;
  const terrace = Math.max(2.6, side * 0.28);
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${FRAME_M} ${FRAME_M + 0.6}`}
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="0.12"
    >
      <rect x={left} y={top} width={side} height={side} className="fill-leaf-wash" />
      <rect x={left} y={FRAME_M - terrace} width={side} height={terrace} className="fill-stone" />
      <rect
        x={left + side * 0.16}
        y={top + side * 0.14}
        width={side * 0.68}
        height={side - terrace - side * 0.22}
        className="fill-paper"
      />
      <circle cx={left + side * 0.5} cy={FRAME_M - terrace / 2} r="0.6" className="fill-paper" />
      {[0, 1, 2, 3].map((seat) => (
        <circle
          key={seat}
          cx={left + side * 0.5 + Math.cos(seat * (Math.PI / 2) + Math.PI / 4) * 0.88}
          cy={FRAME_M - terrace / 2 + Math.sin(seat * (Math.PI / 2) + Math.PI / 4) * 0.88}
          r="0.22"
          className="fill-clay"
          stroke="none"
        />
      ))}
      <path d={`M${left - 0.2} ${FRAME_M + 0.2}h${side + 0.4}`} strokeWidth="0.42" />
    </svg>
  );
}
