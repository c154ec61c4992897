import { Maximize2, Minus, Plus } from 'lucide-react';
import { IconButton } from '#app/ui/icon-button.tsx';
import type { PlanView } from './use-plan-view.ts';

const ZOOM = 'size-9 hover:bg-[#e6decf] md:size-10 aria-disabled:text-[#a9a898]';
const STEP = 1.5,
  MOST = 8;

/** Smaller, larger and whole, over a drawing that can be zoomed; `what` is drawn: "plan". */
export function ZoomButtons({
  view,
  what,
  className,
}: {
  view: PlanView;
  what: string;
  className: string;
}) {
  const { zoom } = view.view;
  return (
    <div
      role="group"
      aria-label={`Size of the ${what}`}
      className={`absolute bottom-3 flex border border-[#8a8c7c] bg-[#fffdf8] text-[#24301f] ${className}`}
    >
      <IconButton
        className={ZOOM}
        label="Smaller"
        isOff={zoom <= 1}
        onClick={() => view.zoomBy(1 / STEP)}
      >
        <Minus aria-hidden size={18} strokeWidth={1.6} />
      </IconButton>
      <IconButton
        className={ZOOM}
        label="Larger"
        isOff={zoom >= MOST}
        onClick={() => view.zoomBy(STEP)}
      >
        <Plus aria-hidden size={18} strokeWidth={1.6} />
      </IconButton>
      <IconButton className={ZOOM} label={`Whole ${what}`} isOff={zoom <= 1} onClick={view.whole}>
        <Maximize2 aria-hidden size={16} strokeWidth={1.6} />
      </IconButton>
    </div>
  );
}
