// @vitest-environment happy-dom
/** Words on their way into the address, and what is pressed at that moment. */
import { act, cleanup, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ListState, useListState } from './use-list-tools.ts';

const PAUSE = 250;
let state: ListState;

function List() {
  const drawn = useListState([]);
  useEffect(() => {
    state = drawn;
  });
  return <input aria-label="Search" readOnly value={drawn.text} />;
}

async function openList() {
  const router = createMemoryRouter([{ path: '/', element: <List /> }], {
    initialEntries: ['/?tab=designs'],
  });
  await act(async () => render(<RouterProvider router={router} />));
  return {
    search: () => router.state.location.search,
    leave: () => void router.navigate('?tab=plants'),
  };
}
const type = (text: string) => act(async () => state.setText(text));
/** All in one moment, before any of it can be drawn. */
const atOnce = (...steps: (() => void)[]) => act(async () => steps.forEach((step) => step()));
const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));
const pause = () => void vi.advanceTimersByTime(1);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('words that the address takes a moment after a filter was pressed leave it pressed', async () => {
  const { search } = await openList();
  await type('badgers');
  await pass(PAUSE - 1);
  await atOnce(() => state.setFilter('source', 'saved'), pause);
  await pass(PAUSE);
  expect(search()).toBe('?tab=designs&source=saved&q=badgers');
});

test('a filter pressed a moment after the address took the words leaves them in it', async () => {
  const { search } = await openList();
  await type('badgers');
  await pass(PAUSE - 1);
  await atOnce(pause, () => state.setFilter('source', 'saved'));
  await pass(PAUSE);
  expect(search()).toBe('?tab=designs&q=badgers&source=saved');
});

test('of two filters in quick succession neither is lost', async () => {
  const { search } = await openList();
  await atOnce(
    () => state.setFilter('source', 'saved'),
    () => state.setSort('oldest'),
  );
  expect(search()).toBe('?tab=designs&source=saved&sort=oldest');
});

test('words still in the box do not call back who has gone to another list', async () => {
  const { search, leave } = await openList();
  await type('badgers');
  await pass(PAUSE - 1);
  await atOnce(leave, pause);
  expect(search()).toBe('?tab=plants');
  expect(screen.getByLabelText<HTMLInputElement>('Search').value).toBe('badgers');
});
