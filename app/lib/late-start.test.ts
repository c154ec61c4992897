import { afterEach, expect, test, vi } from 'vitest';
import { replayEarlyEvents, type EarlyEvent } from './late-start.ts';

afterEach(() => vi.unstubAllGlobals());

const press = (onClick: () => void) => ({ type: 'click', on: { isConnected: true, click: onClick } }) as unknown as EarlyEvent;

/** A page whose handlers see what was drawn last, and which draws once the handler has ended. */
function formOf(names: readonly string[]) {
  const page = { drawn: {} as Record<string, boolean>, sent: [] as Record<string, boolean>[] };
  const change = (name: string) => {
    const next = { ...page.drawn, [name]: true };
    queueMicrotask(() => {
      page.drawn = next;
    });
  };
  const events = [...names.map((name) => press(() => change(name))), press(() => void page.sent.push(page.drawn))];
  return { page, events };
}
const untilDone = () => new Promise((resolve) => setTimeout(resolve));

test('each thing that was done early sees what the one before it changed', async () => {
  const { page, events } = formOf(['service', 'size']);
  vi.stubGlobal('window', { takeEarlyEvents: () => events });
  replayEarlyEvents();
  await untilDone();
  expect(page.sent).toEqual([{ service: true, size: true }]);
});

test('what is no longer on the page is passed over, and nothing is done twice', async () => {
  const click = vi.fn();
  vi.stubGlobal('window', { takeEarlyEvents: () => [{ type: 'click', on: { isConnected: false, click } }, { type: 'click', on: { isConnected: true, click } }] });
  replayEarlyEvents();
  replayEarlyEvents();
  await untilDone();
  expect(click).toHaveBeenCalledTimes(1);
});
