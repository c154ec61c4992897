/** What the live garden's controls are called, and how its walking buttons are held down. */
import type { GrowthYears } from '../plants/planting.ts';
import type { ViewMode } from './garden-view.ts';
import type { Step } from './walk-controls.ts';
import type { KeyboardEvent, PointerEvent } from 'react';

export const VIEW_YEARS: { value: GrowthYears; label: string }[] = [
  { value: 1, label: 'First year' },
  { value: 3, label: 'Third year' },
  { value: 5, label: 'Fifth year' },
  { value: 10, label: 'Grown' },
];
export const VIEW_HINTS: Record<ViewMode, string> = {
  orbit: 'Drag to turn the model; pinch or scroll to come nearer.',
  upstairs: 'Drag, or turn with the arrow keys, to look about from the window upstairs.',
  walk: 'Walk with the arrow keys or W, A, S and D once the picture has the focus; drag to look about.',
};
export const clockOf = (hour: number): string =>
  `${String(Math.floor(hour)).padStart(2, '0')}:${hour % 1 ? '30' : '00'}`;

export const WALK_STEPS: { step: Step; label: string }[] = [
  { step: 'turnLeft', label: 'Turn left' },
  { step: 'forward', label: 'Forward' },
  { step: 'back', label: 'Back' },
  { step: 'turnRight', label: 'Turn right' },
];

/** A button that is held down as a key is, so that one walks by touch, too. */
export function walkHandlers(hold: (step: Step, isDown: boolean) => void, step: Step) {
  const letGo = () => hold(step, false);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      hold(step, true);
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onLostPointerCapture: letGo,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter' || event.key === ' ') hold(step, true);
    },
    onKeyUp: letGo,
    onBlur: letGo,
  };
}

/** Beside the box that shows or hides it. */
export const ZONES_SHOWN = 'Ground left free';
