/** Marks the point of a picture that must stay in sight where it is cut: by mouse, by touch or with the arrow keys. */
import { useId, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import type { Focal, SizedPicture } from '#contracts/site-content.ts';
import { Button } from '#app/ui/button.tsx';
import { focalStyle, imageAddress } from '#app/ui/picture.tsx';

const MIDDLE: Focal = { x: 0.5, y: 0.5 };
/** The shapes that pages cut pictures to. */
const CUTS = [
  { name: 'Wide', className: 'aspect-[2/1] w-32' },
  { name: 'Square', className: 'aspect-square w-16' },
];

/** Fits on the screen, with room beside it for scrolling by touch. */
const widestRem = ({ width, height }: SizedPicture) =>
  Math.min(22, (18 * width) / height).toFixed(2);

export function FocalChooser({
  picture,
  value,
  onChange,
}: {
  picture: SizedPicture;
  value: Focal | null;
  onChange: (focal: Focal | null) => void;
}) {
  const id = useId();
  const plane = useRef<HTMLDivElement>(null);
  const point = value ?? MIDDLE;
  const src = imageAddress(picture.jpegUrl);
  const follow = (event: PointerEvent) => {
    const box = plane.current?.getBoundingClientRect();
    if (!box || box.width === 0 || box.height === 0) return;
    onChange(
      moveFocal({
        x: (event.clientX - box.left) / box.width,
        y: (event.clientY - box.top) / box.height,
      }),
    );
  };
  const press = (event: KeyboardEvent) => {
    const step = event.shiftKey ? 0.1 : 0.02;
    const by = {
      ArrowLeft: [-step, 0],
      ArrowRight: [step, 0],
      ArrowUp: [0, -step],
      ArrowDown: [0, step],
    }[event.key];
    if (!by) return;
    event.preventDefault();
    onChange(moveFocal(point, by[0], by[1]));
  };
  return (
    <div role="group" aria-labelledby={`${id}-label`}>
      <p id={`${id}-label`} className="font-medium">
        What must stay in sight
      </p>
      <p id={`${id}-hint`} className="small mt-1 text-ink-soft">
        Where the picture is cut to fit, this point is kept. Press on the picture, drag the mark, or
        use the arrow keys.
      </p>
      <div className="mt-3 flex flex-wrap items-start gap-5">
        <div
          ref={plane}
          className="relative w-full cursor-crosshair touch-none overflow-hidden rounded-sm bg-stone select-none"
          style={{
            aspectRatio: `${picture.width} / ${picture.height}`,
            maxWidth: `min(85%, ${widestRem(picture)}rem)`,
          }}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            follow(event);
          }}
          onPointerMove={(event) => {
            if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
          }}
        >
          <img
            src={src}
            alt=""
            draggable={false}
            className="pointer-events-none size-full object-cover"
          />
          <span
            role="slider"
            tabIndex={0}
            aria-label="Point that stays in sight"
            aria-describedby={`${id}-hint`}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={Math.round(point.x * 100)}
            aria-valuetext={wordsOf(point)}
            onKeyDown={press}
            className="absolute size-8 -translate-1/2 cursor-move rounded-full border-2 border-white bg-black/35 shadow-[0_0_0_1.5px_rgb(0_0_0/0.65)] outline-offset-4"
            style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }}
          >
            <span
              aria-hidden
              className="absolute top-1/2 left-1/2 size-1.5 -translate-1/2 rounded-full bg-white"
            />
          </span>
        </div>
        <div>
          <div aria-hidden className="flex items-end gap-3">
            {CUTS.map((cut) => (
              <figure key={cut.name}>
                <img
                  src={src}
                  alt=""
                  className={`${cut.className} rounded-sm bg-stone object-cover`}
                  style={focalStyle({ focal: point })}
                />
                <figcaption className="fine mt-1 text-ink-soft">{cut.name}</figcaption>
              </figure>
            ))}
          </div>
          <Button
            variant="quiet"
            size="small"
            className="mt-2"
            disabled={value === null}
            onClick={() => onChange(null)}
          >
            Back to the middle
          </Button>
        </div>
      </div>
    </div>
  );
}

/** Hundredths are finer than visible. */
const within = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;

/** Never leaves the picture. */
export const moveFocal = (from: Focal, byX = 0, byY = 0): Focal => ({
  x: within(from.x + byX),
  y: within(from.y + byY),
});

export const wordsOf = ({ x, y }: Focal): string =>
  `${Math.round(x * 100)}% from the left, ${Math.round(y * 100)}% from the top`;
