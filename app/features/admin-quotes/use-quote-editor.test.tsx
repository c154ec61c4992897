// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type AdminQuote } from '#contracts/admin-quotes.ts';
import { QuoteBody, type QuoteInput } from '#contracts/quotes.ts';
import type { Draft } from '#app/features/admin/form-draft.ts';
import { makeQueryClient } from '#app/lib/query-client.ts';
import { baseOf, keepingOf, saysQuote, useQuoteEditor } from './use-quote-editor.ts';

const input = (title: string): QuoteInput => ({
  customer: { name: 'Quentin', email: 'quentin@example.org', phone: '', address: '', postcode: '' },
  body: QuoteBody.parse({
    title,
    intro: '',
    phases: [{ id: 'p', title: 'First' }],
    lines: [],
    assumptions: [],
    exclusions: [],
    payments: [],
    terms: '',
    validDays: 30,
    startFrom: '',
    startTo: '',
    workDays: null,
  }),
});
const quote = (version: number, { customer, body }: QuoteInput) =>
  ({ id: 'qte_1', version, customer, versions: [{ body, state: 'draft' }] }) as AdminQuote;

const KEY = 'plotwright-admin-draft:quotes:';
const drafts = (): Draft[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(KEY))
    .map((key) => JSON.parse(localStorage.getItem(key)!) as Draft);

function open(of = quote(5, input('A lawn'))) {
  const client = makeQueryClient();
  return renderHook(() => useQuoteEditor(of), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  }).result;
}
type Editor = ReturnType<typeof open>;
const retitle = (editor: Editor, title: string) =>
  act(() => editor.current.setBody({ ...editor.current.input.body, title }, 'title'));
/** @returns the calls, each with its If-Match */
function answerWith(...answers: { status: number; body: unknown }[]): string[] {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    calls.push((init.headers as Record<string, string>)['if-match']!);
    const { status, body } = answers.shift()!;
    return Response.json(body, { status });
  });
  return calls;
}
const changed = (current: AdminQuote) => ({
  status: 409,
  body: { type: 'urn:plotwright:problem:changed', message: 'Changed.', current },
});

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what is typed is kept on this device a moment later, and undoing it leaves nothing', () => {
  const editor = open();
  retitle(editor, 'A patio');
  act(() => void vi.advanceTimersByTime(400));
  expect(drafts()).toMatchObject([{ baseVersion: 5, start: { body: { title: 'A lawn' } } }]);
  act(() => editor.current.undo());
  expect(editor.current.input.body.title).toBe('A lawn');
  expect(editor.current.isDirty).toBe(false);
  expect(drafts()).toEqual([]);
});

test('typing in one box is one step back', () => {
  const editor = open();
  retitle(editor, 'A p');
  retitle(editor, 'A patio');
  act(() => editor.current.undo());
  expect(editor.current.input.body.title).toBe('A lawn');
});

test('nothing is saved while an older draft is offered, and a continued one is saved against its own version', async () => {
  localStorage.setItem(
    `${KEY}qte_1`,
    JSON.stringify({
      values: input('An older draft'),
      start: input('A hedge'),
      baseVersion: 3,
      at: new Date().toISOString(),
    }),
  );
  const calls = answerWith({ status: 200, body: quote(6, input('An older draft')) });
  const editor = open();
  await act(() => editor.current.save());
  expect(calls).toEqual([]);
  act(() => editor.current.continueKept());
  expect(editor.current.input.body.title).toBe('An older draft');
  await act(() => editor.current.save());
  expect(calls).toEqual(['"3"']);
  expect(drafts()).toEqual([]);
});

test('a draft saved in another window is a choice: saving over it names its version', async () => {
  const theirs = quote(9, input('Theirs'));
  const calls = answerWith(changed(theirs), { status: 200, body: quote(10, input('Mine')) });
  const editor = open();
  retitle(editor, 'Mine');
  await act(() => editor.current.save());
  expect(editor.current.theirs).toEqual(theirs);
  await act(() => editor.current.saveOver());
  expect(calls).toEqual(['"5"', '"9"']);
  expect(editor.current.isDirty).toBe(false);
});

test('taking what another window saved puts it into the editor', async () => {
  answerWith(changed(quote(9, input('Theirs'))));
  const editor = open();
  retitle(editor, 'Mine');
  await act(() => editor.current.save());
  act(() => editor.current.takeTheirs());
  expect(editor.current.input.body.title).toBe('Theirs');
  expect(editor.current.isDirty).toBe(false);
});

test('a save whose answer was lost is not a conflict with oneself', async () => {
  answerWith(changed(quote(6, input('Mine'))));
  const editor = open();
  retitle(editor, 'Mine');
  expect(await act(() => editor.current.save())).toMatchObject({ version: 6 });
  expect(editor.current.theirs).toBeNull();
});

test('an unreadable figure is not saved, and says so', async () => {
  const calls = answerWith();
  const body = { ...input('A lawn').body };
  const editor = open();
  act(() =>
    editor.current.setBody({
      ...body,
      payments: [{ id: 'stage-1', title: '', when: '', share: 0 }],
    }),
  );
  act(() => editor.current.markBad('stage-1-share', true));
  await act(() => editor.current.save());
  expect(calls).toEqual([]);
  expect(editor.current.failure?.reason).toMatch(/cannot be read/);
});

test('what is undone is forgotten, and an older draft stays until it is answered', () => {
  expect(keepingOf(input('A patio'), input('A lawn'), false)).toBe('keep');
  expect(keepingOf(input('A lawn'), input('A lawn'), false)).toBe('forget');
  expect(keepingOf(input('A lawn'), input('A lawn'), true)).toBe('wait');
  expect(keepingOf(input('A patio'), input('A lawn'), true)).toBe('wait');
});

test('a saved quote that says what was sent is that sending', () => {
  expect(saysQuote(input('A patio'), input(' A patio '))).toBe(true);
  expect(saysQuote(input('A patio'), input('A lawn'))).toBe(false);
});

test('a draft follows changes to its quote, but never past a change to itself', () => {
  expect(baseOf(quote(7, input('A patio')), { start: input('A patio'), baseVersion: 5 })).toBe(7);
  expect(baseOf(quote(7, input('A lawn')), { start: input('A patio'), baseVersion: 5 })).toBe(5);
  expect(baseOf(quote(5, input('A patio')), { start: input('A patio'), baseVersion: 7 })).toBe(7);
});
