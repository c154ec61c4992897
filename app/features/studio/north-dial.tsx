import { useState, type KeyboardEvent, type PointerEvent as ReactPointerEvent } from 'react';

const SIZE = 112,
  R = 46,
  LETTER_Y = -30;
const turned = (deg: number): number => ((Math.round(deg) % 360) + 360) % 360;

/** A compass rose that is turned until its needle shows north on the plan. */
export function NorthDial({
  northDeg,
  onTurn,
}: {
  /** Where north lies on the drawing, clockwise from its top. */
  northDeg: number;
  /** Told once the dial is let go. */
  onTurn: (northDeg: number) => void;
}) {
  const [held, setHeld] = useState<number | null>(null);
  const shown = held ?? turned(northDeg);
  const angleOf = (event: ReactPointerEvent<SVGSVGElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const dx = event.clientX - left - width / 2,
      dy = event.clientY - top - height / 2;
    return turned((Math.atan2(dx, -dy) * 180) / Math.PI);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = {
      ArrowRight: 1,
      ArrowUp: 1,
      ArrowLeft: -1,
      ArrowDown: -1,
      PageUp: 15,
      PageDown: -15,
    }[event.key];
    if (!by) return;
    event.preventDefault();
    onTurn(turned(shown + by));
  };
  return (
    <svg
      role="slider"
      tabIndex={0}
      aria-label="North on the plan, degrees clockwise from its top"
      aria-valuemin={0}
      aria-valuemax={359}
      aria-valuenow={shown}
      viewBox={`${-SIZE / 2} ${-SIZE / 2} ${SIZE} ${SIZE}`}
      className="size-28 shrink-0 cursor-grab touch-none"
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setHeld(angleOf(event));
      }}
      onPointerMove={(event) => {
        if (held !== null) setHeld(angleOf(event));
      }}
      onPointerUp={() => {
        if (held !== null && held !== turned(northDeg)) onTurn(held);
        setHeld(null);
      }}
      onPointerCancel={() => setHeld(null)}
    >
      <circle r={R} className="fill-sheet stroke-line-strong" strokeWidth={1.5} />
      {Array.from({ length: 16 }, (_, i) => (
        <path
          key={i}
          d={`M0 ${-R}V${-R + (i % 4 ? 4 : 8)}`}
          transform={`rotate(${(i * 360) / 16})`}
          className="stroke-line-strong"
          strokeWidth={1.2}
        />
      ))}
      <g transform={`rotate(${shown})`}>
        <path d="M0 -22L8 16L0 10L-8 16Z" className="fill-clay" />
        <text
          y={LETTER_Y}
          textAnchor="middle"
          dominantBaseline="central"
          className="fill-ink text-[11px] font-semibold"
          transform={`rotate(${-shown} 0 ${LETTER_Y})`}
        >
          N
        </text>
      </g>
    </svg>
  );
}
