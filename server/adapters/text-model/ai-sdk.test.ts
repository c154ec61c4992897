/** Each provider's documented API, spoken by a server of our own. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { aiSdkModel } from '#server/adapters/text-model/ai-sdk.ts';
import { TEXT_PROVIDERS, type TextModelConfig } from '#server/text-model-config.ts';

type Provider = TextModelConfig['provider'];
const Shape = z.object({ colour: z.string() });
const TASK = { instructions: 'Name the colour.', prompt: '<description>A red door</description>' };

/** A whole answer as each provider sends it. */
const ANSWERS: Record<Provider, (text: string) => unknown> = {
  openai: (text) => ({
    id: 'resp_1',
    created_at: 1,
    model: 'm',
    object: 'response',
    status: 'completed',
    output: [
      {
        type: 'message',
        id: 'msg_1',
        role: 'assistant',
        status: 'completed',
        content: [{ type: 'output_text', text, annotations: [] }],
      },
    ],
    usage: { input_tokens: 11, output_tokens: 7, total_tokens: 18 },
  }),
  anthropic: (text) => ({
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'm',
    content: [{ type: 'text', text }],
    stop_reason: 'end_turn',
    stop_sequence: null,
    usage: { input_tokens: 11, output_tokens: 7 },
  }),
  google: (text) => ({
    candidates: [{ content: { role: 'model', parts: [{ text }] }, finishReason: 'STOP', index: 0 }],
    usageMetadata: { promptTokenCount: 11, candidatesTokenCount: 7, totalTokenCount: 18 },
  }),
  compatible: (text) => ({
    id: 'c1',
    object: 'chat.completion',
    created: 1,
    model: 'm',
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 11, completion_tokens: 7, total_tokens: 18 },
  }),
};

let server: Server | null = null;
afterEach(
  () => new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve())),
);

type Handler = (request: IncomingMessage, response: ServerResponse, body: string) => void;
async function startProvider(handler: Handler): Promise<string> {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => handler(request, response, body));
  });
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
}
const answering =
  (provider: Provider, text: string): Handler =>
  (_, response) =>
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify(ANSWERS[provider](text)));
const modelAt = (provider: Provider, baseUrl: string) =>
  aiSdkModel({
    provider,
    model: 'm',
    apiKey: provider === 'compatible' ? null : 'secret-key',
    baseUrl,
  });
const ask = (provider: Provider, url: string, ms = 5_000) =>
  modelAt(provider, url).structured({ ...TASK, schema: Shape, signal: AbortSignal.timeout(ms) });

describe.each(TEXT_PROVIDERS)('%s', (provider) => {
  test('answers in the asked-for form, with what it cost', async () => {
    let sent = '';
    const url = await startProvider((request, response, body) => {
      sent = body;
      answering(provider, '{"colour":"red"}')(request, response, body);
    });
    const { value, usage } = await ask(provider, url);
    expect(value).toEqual({ colour: 'red' });
    expect(usage).toEqual({ inputTokens: 11, outputTokens: 7 });
    expect(sent).toContain('Name the colour.');
    expect(sent).toContain('A red door');
  });
  test.each([
    ['half of a JSON text', '{"colour":', 'bad-output'],
    ['another form', '{"flavour":"sweet"}', 'bad-output'],
    ['plain words', 'The door is red.', 'bad-output'],
  ])('%s is a typed failure', async (_, text, kind) => {
    const url = await startProvider(answering(provider, text));
    await expect(ask(provider, url)).rejects.toMatchObject({ name: 'ProviderError', kind });
  });
  test.each([
    [429, 'rate-limited'],
    [500, 'unavailable'],
    [401, 'misconfigured'],
  ])(
    'status %i is a failure of the kind %s, which repeats neither key nor text',
    async (status, kind) => {
      const url = await startProvider((_, response) =>
        response
          .writeHead(status, { 'content-type': 'application/json' })
          .end('{"error":{"message":"secret-key A red door","type":"x"}}'),
      );
      const error = await ask(provider, url).catch((thrown: unknown) => thrown as Error);
      expect(error).toMatchObject({ kind });
      expect(String(error)).not.toMatch(/secret-key|red door/);
    },
  );
  test('one that hangs is given up at the limit', async () => {
    const url = await startProvider(() => {});
    await expect(ask(provider, url, 200)).rejects.toMatchObject({ kind: 'unavailable' });
    server!.closeAllConnections();
  });
});
