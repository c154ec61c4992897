/** A server that speaks the streaming half of each provider's documented API. */
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aiSdkModel } from '#server/adapters/text-model/ai-sdk.ts';
import type { TextModel } from '#server/ports/text-model.ts';
import type { TextModelConfig } from '#server/text-model-config.ts';

export type Provider = TextModelConfig['provider'];
type Event = { event?: string; data: unknown };

/** The events by which each sends an answer in pieces. */
const STREAMS: Record<Provider, (pieces: readonly string[]) => Event[]> = {
  openai: (pieces) => {
    const response = { id: 'resp_1', created_at: 1, model: 'm', object: 'response', output: [] };
    const item = { type: 'message', id: 'msg_1', role: 'assistant', content: [] };
    const events: ({ type: string } & Record<string, unknown>)[] = [
      { type: 'response.created', response },
      { type: 'response.output_item.added', output_index: 0, item },
      ...pieces.map((delta) => ({
        type: 'response.output_text.delta',
        item_id: 'msg_1',
        output_index: 0,
        content_index: 0,
        delta,
      })),
      {
        type: 'response.completed',
        response: {
          ...response,
          status: 'completed',
          usage: { input_tokens: 11, output_tokens: 7 },
        },
      },
    ];
    return events.map((data, i) => ({ event: data.type, data: { ...data, sequence_number: i } }));
  },
  anthropic: (pieces) => {
    const events: ({ type: string } & Record<string, unknown>)[] = [
      {
        type: 'message_start',
        message: {
          id: 'msg_1',
          type: 'message',
          role: 'assistant',
          model: 'm',
          content: [],
          stop_reason: null,
          usage: { input_tokens: 11, output_tokens: 1 },
        },
      },
      { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
      ...pieces.map((text) => ({
        type: 'content_block_delta',
        index: 0,
        delta: { type: 'text_delta', text },
      })),
      { type: 'content_block_stop', index: 0 },
      { type: 'message_delta', delta: { stop_reason: 'end_turn' }, usage: { output_tokens: 7 } },
      { type: 'message_stop' },
    ];
    return events.map((data) => ({ event: data.type, data }));
  },
  google: (pieces) =>
    pieces.map((text, i) => ({
      data: {
        candidates: [
          {
            content: { role: 'model', parts: [{ text }] },
            index: 0,
            ...(i === pieces.length - 1 ? { finishReason: 'STOP' } : {}),
          },
        ],
        usageMetadata: { promptTokenCount: 11, candidatesTokenCount: 7, totalTokenCount: 18 },
      },
    })),
  compatible: (pieces) => {
    const chunk = { id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'm' };
    return [
      ...pieces.map((content) => ({
        data: { ...chunk, choices: [{ index: 0, delta: { role: 'assistant', content } }] },
      })),
      { data: { ...chunk, choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] } },
      {
        data: {
          ...chunk,
          choices: [],
          usage: { prompt_tokens: 11, completion_tokens: 7, total_tokens: 18 },
        },
      },
      { data: '[DONE]' },
    ];
  },
};

export type StreamingProvider = {
  model: TextModel;
  /** The bodies that it was sent. */
  bodies: string[];
  close(): Promise<void>;
};

/** @param answer pieces to send; or a way of its own to answer, such as refusing, hanging or breaking off */
export async function startStreamingProvider(
  provider: Provider,
  answer: readonly string[] | ((response: ServerResponse) => void),
): Promise<StreamingProvider> {
  const bodies: string[] = [];
  const server: Server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      bodies.push(body);
      if (typeof answer === 'function') return answer(response);
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      for (const { event, data } of STREAMS[provider](answer))
        response.write(
          `${event ? `event: ${event}\n` : ''}data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`,
        );
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return {
    model: aiSdkModel({ provider, model: 'm', apiKey: 'key', baseUrl }),
    bodies,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
