/** A garden seen from above, drawn in one pen: terrace by the house, lawn, path, beds and trees. Only to look at. */

const TREES: [x: number, y: number, radius: number][] = [
  [92, 118, 40],
  [402, 104, 52],
  [430, 300, 34],
  [78, 388, 30],
  [392, 470, 44],
];
const SHRUBS: [x: number, y: number, radius: number][] = [
  [158, 84, 14],
  [192, 76, 18],
  [230, 84, 13],
  [330, 74, 15],
  [300, 86, 11],
  [66, 200, 16],
  [60, 238, 13],
  [72, 270, 17],
  [448, 384, 14],
  [440, 216, 13],
  [62, 330, 12],
];
const STONES: [x: number, y: number, turn: number][] = [
  [232, 498, 0],
  [238, 466, 4],
  [244, 432, 8],
  [246, 396, 2],
  [242, 360, -6],
  [238, 324, -8],
  [240, 288, 2],
  [250, 254, 14],
  [268, 224, 26],
];
const SLABS = [120, 160, 200, 240, 280, 320, 360];

const spokes = (x: number, y: number, radius: number) =>
  Array.from({ length: 7 }, (_, n) => {
    const angle = (n / 7) * 2 * Math.PI;
    return `M${x} ${y}L${(x + Math.cos(angle) * radius * 0.72).toFixed(1)} ${(y + Math.sin(angle) * radius * 0.72).toFixed(1)}`;
  }).join('');

export function PlanDrawing({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 500 640"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <rect x="32" y="44" width="436" height="552" strokeWidth="2" />
      <path d="M32 596h436" strokeWidth="6" />
      <path d="M120 596v-74h280v74M120 559h280" />
      <path d={SLABS.map((x) => `M${x} 522v37m20 0v37`).join('')} opacity="0.55" />
      <path d="M250 108c78 0 132 46 132 112 0 58-40 84-40 132 0 44 18 58 18 92 0 40-46 62-108 62s-112-20-112-60c0-38 24-52 24-96 0-46-42-74-42-128 0-68 52-114 128-114z" />
      <path
        d="M250 120c70 0 119 41 119 100 0 52-39 80-39 132 0 46 17 62 17 92 0 32-40 50-95 50s-99-17-99-48c0-32 24-48 24-96 0-50-41-78-41-128 0-61 47-102 114-102z"
        opacity="0.4"
        strokeDasharray="2 7"
      />
      {STONES.map(([x, y, turn]) => (
        <rect
          key={`${x} ${y}`}
          x={x - 15}
          y={y - 9}
          width="30"
          height="18"
          rx="4"
          transform={`rotate(${turn} ${x} ${y})`}
          opacity="0.7"
        />
      ))}
      {TREES.map(([x, y, radius]) => (
        <g key={`${x} ${y}`}>
          <circle cx={x} cy={y} r={radius} />
          <circle cx={x} cy={y} r="3" fill="currentColor" />
          <path d={spokes(x, y, radius)} opacity="0.5" />
        </g>
      ))}
      {SHRUBS.map(([x, y, radius]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} opacity="0.75" />
      ))}
      <g style={{ stroke: 'var(--sun-3)' }}>
        <circle cx="304" cy="186" r="24" strokeWidth="2" />
        <circle cx="304" cy="186" r="14" opacity="0.8" />
      </g>
    </svg>
  );
}
