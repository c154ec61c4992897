/** The call to the assistant, whose answer comes whole as JSON, or in pieces as server-sent events. */
import type { AssistantAnswer, AssistantInput } from '#contracts/assistant.ts';
import { API } from '#contracts/routes.ts';
import { CallError } from '#app/lib/call-api.ts';
import { signalWithin } from '#app/lib/signal-within.ts';

const TIME_LIMIT_MS = 20_000;
const STREAM = 'text/event-stream';

/**
 * @param onText is given each piece of an answer that comes in pieces
 * @throws whatever kept the answer from coming whole
 */
export async function fetchAnswer(
  question: AssistantInput,
  signal: AbortSignal,
  onText: (text: string) => void,
): Promise<AssistantAnswer> {
  const response = await fetch(API.assistant, {
    method: 'POST',
    credentials: 'include',
    headers: { accept: `${STREAM}, application/json`, 'content-type': 'application/json' },
    body: JSON.stringify(question),
    signal: signalWithin(TIME_LIMIT_MS, signal),
  });
  const { ok, status } = response;
  if (!ok) throw new CallError('refused', `${status}: ${await response.text()}`, { status });
  return response.body && response.headers.get('content-type')?.startsWith(STREAM)
    ? readEvents(response.body, onText)
    : ((await response.json()) as AssistantAnswer);
}

/** Each event is one line of JSON: `{"text"}` for a piece, `{"done"}` for the whole answer, which is the last. */
async function readEvents(
  body: NonNullable<Response['body']>,
  onText: (text: string) => void,
): Promise<AssistantAnswer> {
  // Read by hand: Safari cannot iterate over a stream yet.
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) throw new CallError('unreadable', 'The answer broke off');
      const lines = (rest + value).split('\n');
      rest = lines.pop()!;
      for (const line of lines) {
        if (!line.startsWith('data:')) continue;
        const event = JSON.parse(line.slice(5)) as { text?: string; done?: AssistantAnswer };
        if (event.done) return event.done;
        if (event.text) onText(event.text);
      }
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}
