/** Three plots of one size, drawn in three geometries: what "truly different" means, in line. */
export type MiniPlanKind = 'lines' | 'circles' | 'diagonal';

const DOTS: Record<MiniPlanKind, readonly (readonly [x: number, y: number, r: number])[]> = {
  lines: [
    [18, 22, 9],
    [38, 17, 6],
    [54, 20, 8],
    [102, 22, 11],
    [104, 48, 7],
    [103, 66, 9],
    [16, 46, 7],
    [17, 64, 6],
    [104, 88, 6],
    [16, 84, 8],
  ],
  circles: [
    [16, 18, 9],
    [35, 13, 5],
    [103, 18, 10],
    [105, 42, 6],
    [105, 106, 8],
    [14, 74, 6],
    [13, 93, 8],
    [104, 62, 5],
    [88, 12, 6],
    [16, 112, 5],
  ],
  diagonal: [
    [18, 20, 11],
    [40, 14, 6],
    [57, 15, 5],
    [14, 44, 7],
    [103, 92, 9],
    [104, 112, 6],
    [13, 62, 5],
    [104, 16, 6],
    [88, 12, 5],
    [105, 74, 5],
  ],
};

export function MiniPlan({
  kind,
  label,
  className,
}: {
  kind: MiniPlanKind;
  label: string;
  className?: string;
}) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="0 0 120 156"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1"
    >
      <rect x="4" y="4" width="112" height="148" className="fill-sheet" />
      {kind === 'lines' ? (
        <>
          <path d="M4 104h112v48H4z" className="fill-stone" />
          <path d="M28 32h64v72H28z" className="fill-leaf-wash" />
          <path d="M64 104v48M28 104v48M92 104v48M4 128h112" strokeWidth="0.5" />
          <path d="M28 50h64M28 68h64M28 86h64" strokeWidth="0.4" opacity="0.5" />
          <rect x="40" y="114" width="36" height="17" className="fill-paper" />
        </>
      ) : null}
      {kind === 'circles' ? (
        <>
          <circle cx="60" cy="54" r="33" className="fill-leaf-wash" />
          <circle cx="72" cy="112" r="34" className="fill-stone" />
          <circle cx="72" cy="112" r="25" strokeWidth="0.5" />
          <circle cx="72" cy="112" r="14" strokeWidth="0.5" />
          <circle cx="34" cy="33" r="11" className="fill-paper" />
        </>
      ) : null}
      {kind === 'diagonal' ? (
        <>
          <path d="M4 96 66 34l50 50v68H4z" className="fill-stone" />
          <path d="m30 70 36-36 42 42-36 36z" className="fill-leaf-wash" />
          <path
            d="M4 124l28 28M4 96l56 56M44 84l68 68M72 112l40 40M72 112l-40 40M100 84l-66 68"
            strokeWidth="0.5"
          />
          <path d="m78 22 18 18-9 9-18-18z" className="fill-paper" />
        </>
      ) : null}
      {DOTS[kind].map(([x, y, r]) => (
        <g key={`${x}-${y}`}>
          <circle cx={x} cy={y} r={r} className="fill-paper" />
          <circle cx={x} cy={y} r={r * 0.28} className="fill-clay" stroke="none" />
        </g>
      ))}
      <path d="M4 152h112" strokeWidth="4" />
    </svg>
  );
}
