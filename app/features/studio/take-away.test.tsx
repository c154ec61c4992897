// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findOwnSession, rememberOwnDesigns } from '#app/lib/own-designs.ts';
import { SHARING_API } from '#contracts/sharing-paths.ts';
import { StudioId } from './studio-id.ts';
import type { Studio } from './studio-store.ts';
import { TakeAway } from './take-away.tsx';

/** What was done, in order. */
let done: string[];
beforeEach(() => {
  done = [];
  localStorage.clear();
  rememberOwnDesigns(['dsn_own'], 'ses_mine');
  vi.stubGlobal('fetch', async (url: string) => {
    done.push(`asked ${url}`);
    return Response.json({ id: 'dsn_state' });
  });
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void done.push(`copied ${text}`) },
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'clipboard');
});

function share(isSaved: boolean): void {
  const studio = {
    saveNow: async () => {
      done.push('saved');
      return isSaved;
    },
  } as unknown as Studio;
  render(
    <StudioId value="dsn_own">
      <MemoryRouter>
        <TakeAway studio={studio} title="The Long Lawn" />
      </MemoryRouter>
    </StudioId>,
  );
  screen.getByRole('button', { name: 'Share the link', hidden: true }).click();
}

test('what is on the plan is saved, kept as it stands, and the address of that is the one passed on', async () => {
  share(true);
  await waitFor(() => expect(done).toHaveLength(3));
  expect(done).toEqual([
    'saved',
    `asked ${SHARING_API.state('dsn_own')}`,
    `copied ${new URL('/design/dsn_state', location.href).href}`,
  ]);
  // its maker can go on from there
  expect(findOwnSession('dsn_state')).toBe('ses_mine');
});

test('where it cannot be saved nothing is passed on, and that is said', async () => {
  share(false);
  expect((await screen.findByRole('alert', { hidden: true })).textContent).toMatch(/not saved yet/);
  expect(done).toEqual(['saved']);
});
