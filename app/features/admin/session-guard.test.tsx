// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  FLAG_KEY,
  FLAG_MS,
  rememberSignIn,
  TIME_KEY,
} from '#app/features/admin-login/session-flag.ts';
import { makeQueryClient } from '#app/lib/query-client.ts';
import { adminFetch } from './admin-fetch.ts';
import { SessionGuard } from './session-guard.tsx';
import { useUnsaved } from './unsaved.ts';

function Typing() {
  useUnsaved(true);
  return <p>Half a sentence</p>;
}
const open = (page = <p>The diary</p>) => {
  const element = (
    <QueryClientProvider client={makeQueryClient()}>
      <SessionGuard>{page}</SessionGuard>
    </QueryClientProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
};
const question = () => screen.findByRole('dialog', { name: 'Please sign in again' });

/** Where the browser is led. */
const left = vi.fn();
beforeEach(() => {
  localStorage.clear();
  left.mockClear();
  vi.spyOn(location, 'replace').mockImplementation(left);
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a page is shown once this browser knows of its sign-in', () => {
  rememberSignIn(Date.now());
  open();
  expect(screen.getByText('The diary')).toBeTruthy();
  expect(left).not.toHaveBeenCalled();
});

test('a browser without a sign-in, or with one of two hours ago, is led to the login and shown nothing', async () => {
  for (const at of [null, Date.now() - FLAG_MS - 1]) {
    localStorage.clear();
    if (at !== null) rememberSignIn(at);
    open();
    await waitFor(() => expect(left).toHaveBeenCalled());
    expect(screen.queryByText('The diary')).toBeNull();
    cleanup();
    left.mockClear();
  }
});

test('signing out in another tab closes the page here', async () => {
  rememberSignIn(Date.now());
  open();
  localStorage.removeItem(FLAG_KEY);
  localStorage.removeItem(TIME_KEY);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: FLAG_KEY })));
  await waitFor(() => expect(left).toHaveBeenCalled());
  expect(screen.queryByText('The diary')).toBeNull();
});

test('a page with unsaved changes asks for the password in a dialog instead', async () => {
  rememberSignIn(Date.now());
  open(<Typing />);
  localStorage.removeItem(FLAG_KEY);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: FLAG_KEY })));
  expect(await question()).toBeTruthy();
  expect(screen.getByText('Half a sentence')).toBeTruthy();
  expect(left).not.toHaveBeenCalled();
});

test('a call that is refused for want of a session is made again once the owner has signed in', async () => {
  const user = userEvent.setup();
  rememberSignIn(Date.now());
  open();
  let isSignedIn = false;
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.endsWith('/login')) {
      isSignedIn = true;
      return Response.json({ success: true });
    }
    return isSignedIn ? Response.json({ saved: true }) : Response.json({}, { status: 401 });
  });
  const answer = adminFetch('/api/admin/services', { json: {} });
  await question();
  await user.type(screen.getByLabelText('Password'), 'secret');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await answer).toEqual({ saved: true });
});

test('declining fails the call with the server’s refusal', async () => {
  const user = userEvent.setup();
  rememberSignIn(Date.now());
  open();
  vi.stubGlobal('fetch', async () =>
    Response.json({ message: 'Please sign in.' }, { status: 401 }),
  );
  const answer = adminFetch('/api/admin/services', { json: {} }).catch((error: Error) => error);
  await question();
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  expect(await answer).toMatchObject({ status: 401, message: 'Please sign in.' });
});
