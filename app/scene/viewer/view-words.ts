/** What the live garden's controls are called. */
import type { GrowthYears } from '../plants/planting.ts';
import type { ViewMode } from './garden-view.ts';

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
