import { afterEach, expect, test, vi } from 'vitest';
import { replayEarlyEvents, type EarlyEvent } from './late-start.ts';

afterEach(() => vi.unstubAllGlobals());

const press = (onClick: () => void) =>
  ({ type: 'click', on: { isConnected: true, click: onClick } }) as unknown as EarlyEvent;

/** A page whose handlers see what was drawn last, and which draws once the handler has ended. */
function formOf(names: readonly string[]) {
  const page = { drawn: {} as Record<string, boolean>, sent: [] as Record<string, boolean>[] };
  const change = (name: string) => {
    const next = { ...page.drawn, [name]: true };
    queueMicrotask(() => {
      page.drawn = next;
    });
  };
  const events = [
    ...names.map((name) => press(() => change(name))),
    press(() => void page.sent.push(page.drawn)),
  ];
  return { page, events };
}
type Listener = (event: { isTrusted: boolean; target: unknown }) => void;
function pageWith(events: EarlyEvent[]) {
  const listeners = new Set<Listener>();
  return {
    listeners,
    takeEarlyEvents: () => events,
    addEventListener: (_type: string, listener: Listener) => listeners.add(listener),
    removeEventListener: (_type: string, listener: Listener) => listeners.delete(listener),
  };
}
const untilDone = () => new Promise((resolve) => setTimeout(resolve));

test('each thing that was done early sees what the one before it changed', async () => {
  const { page, events } = formOf(['service', 'size']);
  vi.stubGlobal('window', pageWith(events));
  replayEarlyEvents();
  await untilDone();
  expect(page.sent).toEqual([{ service: true, size: true }]);
});

test('what is no longer on the page is passed over, and nothing is done twice', async () => {
  const click = vi.fn();
  vi.stubGlobal(
    'window',
    pageWith([
      { type: 'click', on: { isConnected: false, click } },
      { type: 'click', on: { isConnected: true, click } },
    ] as unknown as EarlyEvent[]),
  );
  replayEarlyEvents();
  replayEarlyEvents();
  await untilDone();
  expect(click).toHaveBeenCalledTimes(1);
});

test('text typed before the field is replayed is not overwritten', async () => {
  const field = { isConnected: true, value: 'oak', dispatchEvent: vi.fn() };
  const other = { ...field, value: 'RM1' };
  const events = [
    { type: 'value', on: field, value: 'oak' },
    { type: 'value', on: other, value: 'RM1' },
  ] as unknown as EarlyEvent[];
  const page = pageWith(events);
  vi.stubGlobal('window', page);
  vi.stubGlobal('HTMLInputElement', class {});
  vi.stubGlobal('HTMLTextAreaElement', class {});
  replayEarlyEvents();
  field.value = 'oak tree';
  other.value = '';
  for (const listener of page.listeners) {
    listener({ isTrusted: true, target: field });
    listener({ isTrusted: false, target: other });
  }
  expect(events.map((event) => event.type === 'value' && event.value)).toEqual(['oak tree', 'RM1']);
  await untilDone();
  expect(page.listeners.size).toBe(0);
});
