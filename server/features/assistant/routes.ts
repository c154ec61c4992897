import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { AssistantAnswer, AssistantInput } from '#contracts/assistant.ts';
import { API } from '#contracts/routes.ts';
import type { Container } from '#server/container.ts';
import { type Asked, createAssistant, finishAnswer } from '#server/features/assistant/use-cases.ts';

const QUESTIONS_PER_MINUTE = 30;
const STREAM = 'text/event-stream';

export function registerAssistantRoutes(
  app: FastifyInstance,
  container: Container,
  limits: { questionsPerMinute?: number },
): void {
  const assistant = createAssistant(container.textModel, (error) =>
    app.log.error(error, 'A question to the assistant could not be noted.'),
  );
  app.withTypeProvider<ZodTypeProvider>().post(
    API.assistant,
    {
      schema: {
        summary: 'Asks the gardening assistant',
        description:
          'Answers as JSON. With a text model, and where the caller accepts text/event-stream, the answer comes in pieces: {"text"} each, then {"done"} with the whole.',
        tags: ['Assistant'],
        body: AssistantInput,
        response: { 200: AssistantAnswer },
      },
      config: {
        rateLimit: { max: limits.questionsPerMinute ?? QUESTIONS_PER_MINUTE, timeWindow: 60_000 },
      },
    },
    async (request, reply) => {
      const asked = await assistant.ask({
        ctx: container.contextFor({ kind: 'visitor' }, request.id),
        input: request.body,
      });
      void reply.header('cache-control', 'no-store');
      if (asked.pieces && request.headers.accept?.includes(STREAM))
        // The schema of the JSON answer does not describe a stream.
        return reply
          .header('content-type', STREAM)
          .serializer(String)
          .send(Readable.from(events(asked)) as never);
      return reply.send(await finishAnswer(asked));
    },
  );
}

const event = (data: object): string => `data: ${JSON.stringify(data)}\n\n`;

/** Each piece as it is written, then the whole answer, which stands even where the pieces broke off. */
async function* events(asked: Asked): AsyncGenerator<string> {
  const waiting: string[] = [];
  let wake: () => void = () => {};
  let done: AssistantAnswer | null = null;
  const finished = finishAnswer(asked, (text) => {
    waiting.push(text);
    wake();
  }).then((answer) => {
    done = answer;
    wake();
  });
  while (!done || waiting.length > 0) {
    const text = waiting.shift();
    if (text !== undefined) yield event({ text });
    else
      await Promise.race([
        finished,
        new Promise<void>((resolve) => {
          wake = resolve;
        }),
      ]);
  }
  yield event({ done });
}
