// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EMERGENCY_LINE, EMERGENCY_LINES } from '#content/assistant/emergencies.ts';
import { API } from '#contracts/routes.ts';
import { Chat } from './chat.tsx';
import { type ChatMessage, conversation, GREETING } from './chat-store.ts';

const message = (content: string, isUser: boolean, more: Partial<ChatMessage> = {}) => ({
  id: `${isUser} ${content}`,
  content,
  isUser,
  timestamp: '2026-11-22T10:00:00Z',
  ...more,
});
const talk = (...messages: ChatMessage[]) => {
  conversation.write([GREETING, ...messages]);
  render(
    <MemoryRouter>
      <Chat email={null} writer={null} />
    </MemoryRouter>,
  );
};
const log = () => within(screen.getByRole('log', { name: 'Conversation' }));
const wrong = () => screen.queryAllByRole('button', { name: 'This is wrong' });
const numbers = (container: HTMLElement) =>
  [...container.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
const QUESTION = message('Are yew berries safe?', true);
const ANSWER = message('Yes.', false, { answerId: 'yew' });

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  conversation.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('emergency numbers are always in sight, each of them a link', () => {
  talk();
  const line = screen.getByText(/^In an emergency ring/);
  expect(line.textContent).toBe(EMERGENCY_LINE);
  expect(numbers(line)).toEqual([
    ['999', 'tel:999'],
    ['111', 'tel:111'],
    ['116 123', 'tel:116123'],
    ['0800 111 999', 'tel:0800111999'],
    ['105', 'tel:105'],
  ]);
});

test.each(Object.entries(EMERGENCY_LINES))(
  'an answer that opens with the line for %s stresses it, and it alone has numbers to press',
  (_, line) => {
    const rest = 'Beds cost from £105 to £999, for 111 plants.';
    talk(QUESTION, message(`${line}\n\n${rest}`, false, { answerId: 'x' }));
    const stressed = log().getByRole('strong');
    expect(stressed.textContent).toBe(line);
    expect(stressed.className).toContain('text-danger');
    const found = line.match(/0800 111 999|116 123|999|111|105/g) ?? [];
    expect(numbers(stressed)).toEqual(
      found.map((number) => [number, `tel:${number.replaceAll(' ', '')}`]),
    );
    expect(log().getByText(rest).querySelector('a')).toBeNull();
  },
);

test('the same words further down, in part, or from the visitor are plain', () => {
  const line = EMERGENCY_LINES['999'];
  talk(
    message(line, true),
    message(`First this.\n${line}`, false),
    message(`${line} And more.`, false),
  );
  expect(log().queryByRole('strong')).toBeNull();
  expect(log().queryAllByRole('link')).toEqual([]);
});

test('only an answer that says what it came from can be called wrong', () => {
  talk(
    message('an answer whose question is no longer kept', false, { answerId: 'x' }),
    QUESTION,
    message('from an older visit', false),
    message('again?', true),
    message('not reached', false, { failed: 'again?' }),
    message('and now?', true),
    ANSWER,
  );
  expect(wrong()).toHaveLength(1);
});

test('a wrong answer is reported with its own question, once, and stays reported', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const fetched = vi.fn((_url: string, _init: RequestInit) => promise);
  vi.stubGlobal('fetch', fetched);
  talk(QUESTION, ANSWER, message('And slugs?', true), message('Beer.', false, { answerId: 's' }));
  await userEvent.click(wrong()[0]!);
  await userEvent.click(wrong()[0]!);
  expect(fetched).toHaveBeenCalledOnce();
  const [url, { method, body }] = fetched.mock.calls[0]!;
  expect([url, method]).toEqual([API.assistantWrong, 'POST']);
  expect(JSON.parse(body as string)).toEqual({ message: QUESTION.content, answerId: 'yew' });
  resolve(new Response(null, { status: 204 }));
  const thanks = await screen.findByText('Thank you. We will look at this answer.');
  expect(thanks.getAttribute('aria-live')).toBe('polite');
  expect(document.activeElement).toBe(thanks);
  expect(wrong()).toHaveLength(1);
  cleanup();
  talk(...conversation.read().slice(1));
  expect(screen.getByText('Thank you. We will look at this answer.')).toBeTruthy();
});

test('a report that fails says so and can be sent again', async () => {
  let isDown = true;
  vi.stubGlobal('fetch', async () => {
    if (isDown) throw new TypeError('no network');
    return Response.json({});
  });
  talk(QUESTION, ANSWER);
  await userEvent.click(wrong()[0]!);
  const failed = await screen.findByText('That could not be sent. Please try again.');
  expect(failed.getAttribute('aria-live')).toBe('polite');
  isDown = false;
  await userEvent.click(wrong()[0]!);
  await screen.findByText('Thank you. We will look at this answer.');
  expect(wrong()).toEqual([]);
  expect(screen.queryByText(/could not be sent/)).toBeNull();
});

test('an answer being written replaces "Thinking..." and is not an answer yet', async () => {
  talk();
  let question!: AbortController;
  act(() => void (question = conversation.begin()!));
  expect(log().getByText('Thinking...')).toBeTruthy();
  act(() => conversation.grow(question, `${EMERGENCY_LINES['999']}\n\nStep `));
  act(() => conversation.grow(question, 'back.'));
  expect(log().queryByText('Thinking...')).toBeNull();
  expect(log().getByRole('strong').textContent).toBe(EMERGENCY_LINES['999']);
  // Read out once, when it is whole.
  expect(log().getByText('Step back.').closest('[aria-live]')!.getAttribute('aria-live')).toBe(
    'off',
  );
  expect(wrong()).toEqual([]);
  act(() => void conversation.end(question, ANSWER));
  await waitFor(() => expect(log().queryByText('Step back.')).toBeNull());
});
