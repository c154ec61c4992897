// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { makeQueryClient } from '#app/lib/query-client.ts';
import { deviceStorage } from '#tests/support/device-storage.ts';
import { AdminCallError } from './admin-fetch.ts';
import type { Draft } from './form-draft.ts';
import { TextField } from './form-fields.tsx';
import { RecordForm } from './record-form.tsx';
import { saysSame } from './use-record-form.ts';

type Rec = { id: string; version: number; title: string; text: string };
type Fields = { title: string; text: string };
const schema = z.object({ title: z.string().trim().min(2), text: z.string().trim() });
const record: Rec = { id: 'srv_1', version: 7, title: 'Lawns', text: 'We mow.' };
const KEY = 'plotwright-admin-draft:services:';

const drafts = (): Draft[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(KEY))
    .map((key) => JSON.parse(localStorage.getItem(key)!) as Draft);

function open(save: (input: Fields, against: Rec | null, key: string) => Promise<Rec>) {
  const calls = { closed: vi.fn(), saved: vi.fn(), failed: vi.fn() };
  const element = (
    <QueryClientProvider client={makeQueryClient()}>
      <RecordForm<Fields, Fields, Rec>
        kind="services"
        record={record}
        schema={schema}
        empty={{ title: '', text: '' }}
        toInput={({ title, text }) => ({ title, text })}
        titles={{ add: 'Add New Service', edit: 'Edit Service' }}
        fieldLabels={{ title: 'Title', text: 'Words' }}
        save={save}
        onSaved={calls.saved}
        onClose={calls.closed}
        fail={calls.failed}
      >
        {(form) => (
          <>
            <TextField form={form} name="title" label="Title" />
            <TextField form={form} name="text" label="Words" />
          </>
        )}
      </RecordForm>
    </QueryClientProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  return calls;
}
const button = (name: string) => screen.getByRole('button', { name });
const never = () => new Promise<Rec>(() => undefined);

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('a draft that is continued keeps the version, the start and the key it was made with', async () => {
  const user = userEvent.setup();
  localStorage.setItem(
    `${KEY}srv_1`,
    JSON.stringify({
      values: { title: 'Lawns and beds', text: 'We roll and edge.' },
      start: { title: 'Lawns', text: 'We roll.' },
      baseVersion: 5,
      at: new Date().toISOString(),
      requestKey: 'key-of-the-draft',
    }),
  );
  const save = vi.fn(never);
  open(save);
  expect(await screen.findByText(/You have unsaved changes from/)).toBeTruthy();
  await user.click(button('Continue with them'));
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Lawns and beds');
  expect(drafts()).toMatchObject([
    { start: { text: 'We roll.' }, baseVersion: 5, requestKey: 'key-of-the-draft' },
  ]);
  await user.click(button('Save changes'));
  await waitFor(() => expect(save).toHaveBeenCalled());
  expect(save.mock.calls[0]).toMatchObject([
    { title: 'Lawns and beds' },
    { id: 'srv_1', version: 5 },
    'key-of-the-draft',
  ]);
});

test('typing keeps a draft, typing the old words again forgets it', async () => {
  const user = userEvent.setup();
  open(never);
  await user.type(screen.getByLabelText('Words'), '!');
  expect(drafts()).toMatchObject([{ values: { text: 'We mow.!' }, baseVersion: 7 }]);
  await user.keyboard('{Backspace}');
  expect(drafts()).toEqual([]);
});

test('saving forgets the draft', async () => {
  const user = userEvent.setup();
  const { saved } = open(async (input) => ({ ...record, ...input, version: 8 }));
  await user.type(screen.getByLabelText('Words'), ' And edge.');
  await user.click(button('Save changes'));
  await waitFor(() => expect(saved).toHaveBeenCalled());
  expect(saved.mock.calls[0]).toMatchObject([{ text: 'We mow. And edge.', version: 8 }, false]);
  expect(drafts()).toEqual([]);
});

test('a full device says that it cannot keep what is typed', async () => {
  const user = userEvent.setup();
  vi.stubGlobal('localStorage', deviceStorage({}, { isFull: true }));
  open(never);
  await user.type(screen.getByLabelText('Words'), '!');
  expect(screen.getByText('Unsaved; this device cannot keep it')).toBeTruthy();
  vi.unstubAllGlobals();
});

test('a record saved in the meantime is shown beside yours, and saved over field by field', async () => {
  const user = userEvent.setup();
  const theirs: Rec = { id: 'srv_1', version: 9, title: 'Lawns and meadows', text: 'We mow.' };
  const save = vi
    .fn<(input: Fields, against: Rec | null) => Promise<Rec>>()
    .mockRejectedValueOnce(new AdminCallError(409, 'changed', 'Changed.', { current: theirs }))
    .mockImplementation(async (input) => ({ ...theirs, ...input, version: 10 }));
  const { saved } = open(save);
  await user.type(screen.getByLabelText('Words'), ' And edge.');
  await user.click(button('Save changes'));
  expect(
    await screen.findByRole('heading', { name: 'This was changed in another window' }),
  ).toBeTruthy();
  expect(screen.getByText('Lawns and meadows')).toBeTruthy();
  await user.click(button('Save with these choices'));
  await waitFor(() => expect(saved).toHaveBeenCalled());
  expect(save.mock.calls[1]!.slice(0, 2)).toMatchObject([
    { title: 'Lawns and meadows', text: 'We mow. And edge.' },
    { version: 9 },
  ]);
});

test('an answer that was lost is not a conflict with oneself', async () => {
  const user = userEvent.setup();
  const { saved } = open(async (input) => {
    throw new AdminCallError(409, 'changed', 'Changed.', {
      current: { ...record, ...input, version: 8 },
    });
  });
  await user.type(screen.getByLabelText('Words'), ' And edge.');
  await user.click(button('Save changes'));
  await waitFor(() => expect(saved).toHaveBeenCalled());
});

test('leaving with changes asks; the draft stays or goes as the owner says', async () => {
  const user = userEvent.setup();
  const { closed } = open(never);
  await user.type(screen.getByLabelText('Words'), '!');
  await user.click(button('Cancel'));
  await user.click(button('Keep editing'));
  expect(closed).not.toHaveBeenCalled();
  await user.click(button('Cancel'));
  await user.click(button('Leave, keep the draft'));
  expect(closed).toHaveBeenCalledOnce();
  expect(drafts()).toHaveLength(1);
});

test('a failure is shown in the form and as a toast, and nothing typed is lost', async () => {
  const user = userEvent.setup();
  const { failed } = open(async () => {
    throw new AdminCallError(503, 'unavailable', 'The site is about to restart.');
  });
  await user.type(screen.getByLabelText('Words'), '!');
  await user.click(button('Save changes'));
  expect(await screen.findByText(/The site is about to restart\./)).toBeTruthy();
  expect(failed).toHaveBeenCalledWith('The site is about to restart.', false);
  expect(drafts()).toMatchObject([{ values: { text: 'We mow.!' } }]);
});

test('a record that says what was sent is that sending', () => {
  const sent = schema.parse({ title: ' Lawns ', text: 'We mow.' });
  expect(saysSame(schema, record, sent)).toBe(true);
  expect(saysSame(schema, { ...record, text: 'We roll.' }, sent)).toBe(false);
  expect(saysSame(schema, { ...record, title: '' }, sent)).toBe(false);
});
