import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { AssistantAnswer, AssistantInput } from '#contracts/assistant.ts';
import { API } from '#contracts/routes.ts';
import type { Container } from '#server/container.ts';
import { createAssistant } from '#server/features/assistant/use-cases.ts';

const QUESTIONS_PER_MINUTE = 30;

export function registerAssistantRoutes(
  app: FastifyInstance,
  container: Container,
  limits: { questionsPerMinute?: number },
): void {
  const assistant = createAssistant({ isMailed: container.mail.kind === 'smtp' });
  app.withTypeProvider<ZodTypeProvider>().post(
    API.assistant,
    {
      schema: {
        summary: 'Asks the gardening assistant',
        tags: ['Assistant'],
        body: AssistantInput,
        response: { 200: AssistantAnswer },
      },
      config: {
        rateLimit: { max: limits.questionsPerMinute ?? QUESTIONS_PER_MINUTE, timeWindow: 60_000 },
      },
    },
    async (request, reply) =>
      reply.header('cache-control', 'no-store').send(
        await assistant.ask({
          ctx: container.contextFor({ kind: 'visitor' }, request.id),
          input: request.body,
        }),
      ),
  );
}
