import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { askAssistant } from './ask-assistant.ts';
import { conversation } from './chat-store.ts';
import { fetchAnswer } from './read-answer.ts';

const ANSWER = {
  response: 'Sow café crème at 20 °C.',
  sources: [{ title: 'Planting calendar', url: '/planting-calendar' }],
  suggestions: ['And then?'],
  answerId: 'sowing',
};
const event = (data: unknown) => `data: ${JSON.stringify(data)}\n\n`;
const WHOLE = event({ text: 'Sow ' }) + event({ text: 'café crème' }) + event({ done: ANSWER });

/** A body that sends what it is given, a chunk at a time. */
function stream(type = 'text/event-stream') {
  const encoder = new TextEncoder();
  let sender!: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>;
  const cancelled = vi.fn();
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => void (sender = controller),
    cancel: cancelled,
  });
  return {
    response: new Response(body, { headers: { 'content-type': type } }),
    send: (...chunks: (string | Uint8Array<ArrayBuffer>)[]) => {
      for (const chunk of chunks)
        sender.enqueue(typeof chunk === 'string' ? encoder.encode(chunk) : chunk);
    },
    end: () => sender.close(),
    breakOff: () => sender.error(new TypeError('network error')),
    cancelled,
  };
}
const serve = (response: Response) => {
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => response);
  vi.stubGlobal('fetch', fetched);
  return fetched;
};
async function read(chunks: readonly (string | Uint8Array<ArrayBuffer>)[]) {
  const answer = stream();
  serve(answer.response);
  answer.send(...chunks);
  answer.end();
  const pieces: string[] = [];
  const done = await fetchAnswer({ message: 'q' }, new AbortController().signal, (text) =>
    pieces.push(text),
  );
  return { pieces, done };
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  conversation.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('either kind of answer is asked for, and JSON is read whole', async () => {
  const fetched = serve(Response.json(ANSWER));
  const onText = vi.fn();
  const signal = new AbortController().signal;
  expect(await fetchAnswer({ message: 'q' }, signal, onText)).toEqual(ANSWER);
  expect(onText).not.toHaveBeenCalled();
  expect(fetched.mock.calls[0]![1]).toMatchObject({
    method: 'POST',
    headers: { accept: 'text/event-stream, application/json' },
    body: '{"message":"q"}',
  });
});

describe('events', () => {
  test('are read as they are sent', async () => {
    expect(await read([WHOLE])).toEqual({ pieces: ['Sow ', 'café crème'], done: ANSWER });
  });
  test('are read however they are cut, letters of two bytes too', async () => {
    const bytes = new TextEncoder().encode(WHOLE);
    for (const size of [1, 2, 3, 7, 31]) {
      const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) =>
        bytes.slice(i * size, (i + 1) * size),
      );
      expect(await read(chunks)).toEqual({ pieces: ['Sow ', 'café crème'], done: ANSWER });
    }
  });
  test('may end their lines as Windows does, with remarks and names between', async () => {
    const odd = `: still here\n\nevent: piece\nid: 1\n${WHOLE}`.replaceAll('\n', '\r\n');
    expect(await read([odd.replaceAll('data: ', 'data:')])).toEqual({
      pieces: ['Sow ', 'café crème'],
      done: ANSWER,
    });
  });
  test('that say nothing we know are passed over, and nothing is read after the last', async () => {
    const { pieces, done } = await read([event({ ping: 1 }), event(7), WHOLE, 'data: {half\n\n']);
    expect(pieces).toEqual(['Sow ', 'café crème']);
    expect(done).toEqual(ANSWER);
  });
  test.each([
    ['nothing at all', ''],
    ['no last event', event({ text: 'Sow ' })],
    ['a last event cut short', WHOLE.slice(0, -20)],
    ['half JSON', 'data: {"text":"So\n\n'],
    ['no object', 'data: null\n\n'],
    ['an empty last event', event({ done: null })],
  ])('with %s are a failure', async (_, sent) => {
    await expect(read([sent])).rejects.toThrow();
  });
  test('are no longer waited for after half JSON', async () => {
    const answer = stream();
    serve(answer.response);
    answer.send('data: {"text":\n\n');
    const { signal } = new AbortController();
    await expect(fetchAnswer({ message: 'q' }, signal, () => undefined)).rejects.toThrow();
    await settled();
    expect(answer.cancelled).toHaveBeenCalled();
  });
});

test('a refusal is a failure, whatever it is written in', async () => {
  serve(new Response(WHOLE, { status: 503, headers: { 'content-type': 'text/event-stream' } }));
  const { signal } = new AbortController();
  await expect(fetchAnswer({ message: 'q' }, signal, () => undefined)).rejects.toMatchObject({
    kind: 'refused',
    status: 503,
  });
});

describe('in the conversation', () => {
  const said = () => conversation.read().slice(1);
  test('an answer is shown as it arrives, then in its final form', async () => {
    const answer = stream('text/event-stream; charset=utf-8');
    serve(answer.response);
    askAssistant('When?', null);
    expect(conversation.readComing()).toBe('');
    answer.send(event({ text: 'Sow ' }), event({ text: 'now' }));
    await vi.waitFor(() => expect(conversation.readComing()).toBe('Sow now'));
    expect(said()).toHaveLength(1);
    answer.send(event({ done: ANSWER }));
    await vi.waitFor(() => expect(conversation.isAwaiting()).toBe(false));
    expect(conversation.readComing()).toBe('');
    expect(said().at(-1)).toMatchObject({ content: ANSWER.response, answerId: 'sowing' });
  });
  test('one that breaks off, or ends too soon, is a failure, and nothing of it stays', async () => {
    for (const stop of ['breakOff', 'end'] as const) {
      const answer = stream();
      serve(answer.response);
      askAssistant('When?', null);
      answer.send(event({ text: 'Sow ' }));
      await vi.waitFor(() => expect(conversation.readComing()).toBe('Sow '));
      answer[stop]();
      await vi.waitFor(() => expect(conversation.isAwaiting()).toBe(false));
      expect(conversation.readComing()).toBe('');
      expect(said()).toHaveLength(2);
      expect(said()[1]).toMatchObject({ failed: 'When?' });
      expect(said()[1]).not.toHaveProperty('answerId');
    }
  });
  test('nothing of an old answer comes into a conversation that was begun anew', async () => {
    const old = stream();
    serve(old.response);
    askAssistant('When?', null);
    old.send(event({ text: 'Old' }));
    await vi.waitFor(() => expect(conversation.readComing()).toBe('Old'));
    conversation.clear();
    expect(conversation.readComing()).toBe('');
    const fresh = stream();
    serve(fresh.response);
    askAssistant('And now?', null);
    old.send(event({ text: ' words' }), event({ done: ANSWER }));
    fresh.send(event({ text: 'New' }));
    await vi.waitFor(() => expect(conversation.readComing()).toBe('New'));
    await settled();
    expect(conversation.readComing()).toBe('New');
    expect(said().map(({ content }) => content)).toEqual(['And now?']);
  });
  test('no words are no answer that could be wrong', async () => {
    serve(Response.json({ ...ANSWER, response: '  ' }));
    askAssistant('When?', null);
    await vi.waitFor(() => expect(conversation.isAwaiting()).toBe(false));
    expect(said()[1]!.content).toMatch("couldn't generate a response");
    expect(said()[1]).not.toHaveProperty('answerId');
  });
});
