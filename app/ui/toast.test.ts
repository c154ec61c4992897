import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismissToast, showToast, toastStore, TOAST_REMOVE_DELAY_MS } from './toast.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('one toast is shown at a time: a new one takes the place of the last', () => {
  showToast({ title: 'first' });
  showToast({ title: 'second' });
  expect(toastStore.read().map((toast) => toast.title)).toEqual(['second']);
});

test('a dismissed toast closes at once and is forgotten after a thousand seconds', () => {
  const id = showToast({ title: 'third' });
  dismissToast(id);
  expect(toastStore.read()).toMatchObject([{ id, isOpen: false }]);
  vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MS - 1);
  expect(toastStore.read()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(toastStore.read()).toHaveLength(0);
});
