/** Where a toast sits, so that it covers no control the visitor may want to press. */
type Span = { left: number; right: number };
type Box = Span & { top: number; bottom: number };

const STEP_PX = 16;

/**
 * @param toast its width and height as it would be drawn, in CSS pixels
 * @returns how far above the foot of the screen it goes: the lowest place that covers no control, else the one that covers fewest
 */
export function bottomOf(
  toast: Span & { height: number },
  screenHeight: number,
  controls: readonly Box[],
): number {
  const beside = controls.filter(({ left, right }) => left < toast.right && right > toast.left);
  let best = { bottom: 0, covered: Infinity };
  for (let bottom = 0; bottom + toast.height <= screenHeight; bottom += STEP_PX) {
    const foot = screenHeight - bottom;
    const covered = beside.filter(
      (box) => box.top < foot && box.bottom > foot - toast.height,
    ).length;
    if (covered < best.covered) best = { bottom, covered };
    if (covered === 0) break;
  }
  return best.bottom;
}

const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="button"]';

/** The controls on the screen that can be pressed now: those of the topmost dialog where one is open. */
export function controlsOnScreen(except: Element): Box[] {
  const dialogs = document.querySelectorAll('[role="dialog"], [role="alertdialog"]');
  const scope = dialogs[dialogs.length - 1] ?? document.body;
  return [...scope.querySelectorAll(CONTROLS)]
    .filter((control) => !except.contains(control))
    .map((control) => control.getBoundingClientRect())
    .filter(
      ({ width, height, top, bottom }) =>
        width > 1 && height > 1 && bottom > 0 && top < innerHeight,
    );
}
