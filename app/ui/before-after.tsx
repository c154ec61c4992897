import { MoveHorizontal } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { classNames } from '#app/lib/class-names.ts';

const START = 50;

/**
 * Two pictures of one view, one over the other, with a line between them to be moved: dragged, tapped, or with the
 * arrow keys (Page Up and Page Down in tens, Home and End to the edges). Without scripts both halves still show.
 */
export function BeforeAfter({
  before,
  after,
  label,
  beforeLabel = 'Before',
  afterLabel = 'After',
  className,
}: {
  before: ReactNode;
  after: ReactNode;
  /** What is compared: "Before and after: Long Border House". */
  label: string;
  beforeLabel?: string;
  afterLabel?: string;
  className?: string;
}) {
  const id = useId();
  const [share, setShare] = useState(START);
  return (
    <div
      className={classNames(
        'relative aspect-[8/5] overflow-hidden border bg-sheet select-none',
        className,
      )}
    >
      <div className="absolute inset-0">{after}</div>
      <div className="absolute inset-0" style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }}>
        {before}
      </div>
      <Corner side="left" isHidden={share < 18}>
        {beforeLabel}
      </Corner>
      <Corner side="right" isHidden={share > 82}>
        {afterLabel}
      </Corner>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      {/* The browser's own slider does the keyboard, the touch and the words; what is seen is drawn below it. */}
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        value={share}
        aria-valuetext={`${share}% ${beforeLabel.toLowerCase()}, ${100 - share}% ${afterLabel.toLowerCase()}`}
        onChange={(event) => setShare(Number(event.target.value))}
        className="peer absolute inset-0 z-10 m-0 size-full cursor-ew-resize touch-pan-y appearance-none opacity-0"
      />
      <span
        aria-hidden
        style={{ left: `${share}%` }}
        className="pointer-events-none absolute inset-y-0 -ml-px w-0.5 bg-[#fffdf8] shadow-float peer-focus-visible:[&>span]:outline-2 peer-focus-visible:[&>span]:outline-offset-2 peer-focus-visible:[&>span]:outline-[#fffdf8]"
      >
        <span className="absolute top-1/2 left-1/2 flex size-11 -translate-1/2 items-center justify-center rounded-full bg-[#fffdf8] text-[#24301f] shadow-float">
          <MoveHorizontal aria-hidden size={20} strokeWidth={1.6} />
        </span>
      </span>
    </div>
  );
}

function Corner({
  side,
  isHidden,
  children,
}: {
  side: 'left' | 'right';
  isHidden: boolean;
  children: ReactNode;
}) {
  return (
    <span
      aria-hidden
      className={classNames(
        'pointer-events-none absolute top-3 rounded-sm bg-[rgb(31_40_28/0.86)] px-2.5 py-1.5 text-[0.8125rem] leading-none font-medium text-[#f4efe4] transition-opacity duration-200',
        side === 'left' ? 'left-3' : 'right-3',
        isHidden && 'opacity-0',
      )}
    >
      {children}
    </span>
  );
}
