import type { Frame } from '#engine/drawing/frame.ts';
import type { Fault } from '#engine/operations/faults.ts';
import { asData, TARGET } from './grips.ts';

/** A finger's press beside the mark, px. */
const WIDTH = 76,
  HEIGHT = 36,
  GAP = 17;

/** Where it is not right: a press on a mark tells it, and the one that is told is mended beside its mark. */
export function FaultMarks({
  faults,
  told,
  canMend,
  frame,
  width,
  unit,
}: {
  faults: readonly Fault[];
  /** The id of the one that is told. */
  told: string | null;
  canMend: boolean;
  frame: Frame;
  /** Of the paper, user units. */
  width: number;
  /** User units for one pixel of the screen. */
  unit: number;
}) {
  return (
    <>
      {faults.map((fault) => {
        const [x, y] = frame.at(fault.at[0], fault.at[1]);
        const isTold = fault.id === told;
        // on the side where there is more of the paper
        const left = x > width / 2 ? x - (GAP + WIDTH) * unit : x + GAP * unit;
        return (
          <g key={fault.id}>
            <g {...asData({ kind: 'fault', id: fault.id })} className="cursor-pointer">
              <circle cx={x} cy={y} r={(TARGET / 2 + 4) * unit} fill="transparent" />
              <circle
                cx={x}
                cy={y}
                r={13 * unit}
                className={`stroke-amber ${isTold ? 'fill-amber-wash' : 'fill-amber-wash/80'}`}
                strokeWidth={(isTold ? 3 : 2) * unit}
              />
              <path
                d={`M${x} ${y - 6 * unit}v${7 * unit}m0 ${3.4 * unit}v${1.4 * unit}`}
                className="stroke-amber"
                strokeWidth={2.4 * unit}
                strokeLinecap="round"
                fill="none"
              />
            </g>
            {isTold && canMend ? (
              <g {...asData({ kind: 'mend' })} className="cursor-pointer">
                <rect
                  x={left}
                  y={y - (HEIGHT / 2) * unit}
                  width={WIDTH * unit}
                  height={HEIGHT * unit}
                  rx={3 * unit}
                  fill="#24301f"
                  stroke="#fffdf8"
                  strokeWidth={1.5 * unit}
                />
                <text
                  x={left + (WIDTH / 2) * unit}
                  y={y + 5 * unit}
                  textAnchor="middle"
                  fontSize={14.5 * unit}
                  fontWeight={600}
                  fill="#fffdf8"
                >
                  Mend it
                </text>
              </g>
            ) : null}
          </g>
        );
      })}
    </>
  );
}
