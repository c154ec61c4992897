import { Maximize2, Minus, Plus } from 'lucide-react';
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { flushSync } from 'react-dom';
import { useNear } from '#app/lib/use-near.ts';
import { ConceptMark } from '#app/ui/picture-mark.tsx';
import { PicturePanel } from '#app/ui/picture.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';

const ZOOM = 'size-11 transition-colors hover:bg-stone aria-disabled:text-line-strong';

const MOVE_PX = 80;
const ARROWS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-MOVE_PX, 0],
  ArrowRight: [MOVE_PX, 0],
  ArrowUp: [0, -MOVE_PX],
  ArrowDown: [0, MOVE_PX],
};
/** A drawing of 100 kB is not for the first look: it comes when it is near, or once the page has been open a while, to be printed. */
const AT_LATEST_MS = 10_000;
const STEPS = [1, 1.5, 2, 3, 4, 6] as const;
/** The small letters of a sheet are read from this share of their size on paper upwards. */
const LEAST_LETTERED = 0.8;

/**
 * A drawing that can be brought closer. It scrolls like any page (wheel, touch, arrow keys), can be dragged with a
 * mouse, and plus, minus and 0 change its size; zooming keeps the middle of what is seen in the middle.
 */
export function PlanViewer({
  src,
  alt,
  mark,
  readFrom,
}: {
  src: string;
  alt: string;
  mark: string;
  /** Opens at a size at which its letters can be read, rather than whole, and there. */
  readFrom?: 'left' | 'middle';
}) {
  const [step, setStep] = useState(0);
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const { ref: around, isNear } = useNear<HTMLDivElement>('60%', AT_LATEST_MS);
  const drag = useRef<{ x: number; y: number; left: number; top: number } | null>(null);
  const zoom = STEPS[step] ?? 1;

  const zoomTo = (next: number) => {
    const element = frame.current;
    if (!element) return;
    const x = (element.scrollLeft + element.clientWidth / 2) / element.scrollWidth;
    const y = (element.scrollTop + element.clientHeight / 2) / element.scrollHeight;
    // Drawn at once, so that the middle can be put back before anything is seen.
    flushSync(() => setStep(Math.max(0, Math.min(STEPS.length - 1, next))));
    element.scrollLeft = x * element.scrollWidth - element.clientWidth / 2;
    element.scrollTop = y * element.scrollHeight - element.clientHeight / 2;
  };

  const showLetters = ({ naturalWidth, naturalHeight }: HTMLImageElement) => {
    const element = frame.current;
    if (!element) return;
    const whole = Math.min(
      element.clientWidth / naturalWidth,
      element.clientHeight / naturalHeight,
    );
    zoomTo(STEPS.findIndex((one) => whole * one >= LEAST_LETTERED));
    if (readFrom === 'left') element.scrollLeft = 0;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') zoomTo(step + 1);
    else if (event.key === '-') zoomTo(step - 1);
    else if (event.key === '0') zoomTo(0);
    else if (event.key in ARROWS && zoom > 1)
      frame.current?.scrollBy(...(ARROWS[event.key] ?? [0, 0]));
    else return;
    event.preventDefault();
  };
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.pointerType !== 'mouse' || event.button !== 0 || zoom === 1) return;
    const element = event.currentTarget;
    drag.current = {
      x: event.clientX,
      y: event.clientY,
      left: element.scrollLeft,
      top: element.scrollTop,
    };
    element.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (!drag.current) return;
    event.currentTarget.scrollLeft = drag.current.left - (event.clientX - drag.current.x);
    event.currentTarget.scrollTop = drag.current.top - (event.clientY - drag.current.y);
  };
  const endDrag = () => {
    drag.current = null;
  };

  if (failedSrc === src) return <PicturePanel label={alt} className="aspect-[3/2]" />;
  return (
    <div>
      <div ref={around} className="relative">
        <div
          ref={frame}
          role="region"
          aria-label={`${alt}. Plus and minus change the size, the arrow keys move it.`}
          tabIndex={0}
          onKeyDown={onKeyDown}
          onPointerDown={onPointerDown}
          onPointerMove={onPointerMove}
          onPointerUp={endDrag}
          onPointerCancel={endDrag}
          className={`quiet-scroll h-[min(72svh,clamp(17rem,80vw,54rem))] overflow-auto border bg-[#faf7f0] ${zoom > 1 ? 'cursor-grab active:cursor-grabbing' : ''}`}
        >
          {isNear ? (
            <img
              src={src}
              alt={alt}
              draggable={false}
              onLoad={readFrom ? (event) => showLetters(event.currentTarget) : undefined}
              onError={() => setFailedSrc(src)}
              className="block max-w-none object-contain select-none"
              style={{ width: `${zoom * 100}%`, height: `${zoom * 100}%` }}
            />
          ) : (
            <noscript>
              <img src={src} alt={alt} className="block size-full object-contain" />
            </noscript>
          )}
        </div>
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <ConceptMark label={mark} />
        <div
          className="no-print flex border border-line-strong bg-sheet"
          role="group"
          aria-label="Size of the drawing"
        >
          <IconButton
            className={ZOOM}
            label="Smaller"
            isOff={step === 0}
            onClick={() => zoomTo(step - 1)}
          >
            <Minus aria-hidden size={18} strokeWidth={1.6} />
          </IconButton>
          <output
            aria-live="polite"
            className="figures inline-flex min-w-14 items-center justify-center border-x text-[0.8125rem]"
          >
            {Math.round(zoom * 100)}%
          </output>
          <IconButton
            className={ZOOM}
            label="Larger"
            isOff={step === STEPS.length - 1}
            onClick={() => zoomTo(step + 1)}
          >
            <Plus aria-hidden size={18} strokeWidth={1.6} />
          </IconButton>
          <IconButton
            className={ZOOM}
            label="Whole drawing"
            isOff={step === 0}
            onClick={() => zoomTo(0)}
          >
            <Maximize2 aria-hidden size={16} strokeWidth={1.6} />
          </IconButton>
        </div>
      </div>
    </div>
  );
}
