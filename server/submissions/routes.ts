/** The calls by which a form is sent, and what was sent is read behind its private link. */
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { PRIVATE_HEADERS } from '#contracts/private-headers.ts';
import { LinkParams } from '#server/calls.ts';
import type { Container } from '#server/container.ts';
import type { Context } from '#server/context.ts';
import { siteOrigin } from '#server/site-origin.ts';
import type { Sent, TellParts } from '#server/submissions/send.ts';

const WRITES_PER_MINUTE = 20;
const LOOKS_PER_MINUTE = 120;

export type SubmissionLimits = { requestsToFirmPerMinute?: number };

export const tellParts = ({ queue, config, mail }: Container): TellParts => ({
  queue,
  origin: siteOrigin(config),
  // Whatever holds at the moment: the owner may name a mail server at any time.
  get isMailed() {
    return mail.kind === 'smtp';
  },
});

/** @param calls.message what its sender is told */
export function registerSubmission<Input extends z.ZodType>(
  app: FastifyInstance,
  container: Container,
  {
    limits,
    url,
    area,
    summary,
    input,
    answer,
    send,
    message,
    read,
  }: {
    limits: SubmissionLimits;
    url: string;
    area: string;
    summary: string;
    input: Input;
    answer: z.ZodType;
    send(order: { ctx: Context; input: z.output<Input> } & TellParts): Promise<Sent>;
    message(reference: string): string;
    read?: {
      summary: string;
      answer: z.ZodType;
      find(order: { ctx: Context; token: string }): Promise<unknown>;
    };
  },
): void {
  const ctxOf = (request: { id: string }) => container.contextFor({ kind: 'visitor' }, request.id);
  const tags = [area];
  const max = limits.requestsToFirmPerMinute ?? WRITES_PER_MINUTE;
  app.post(
    url,
    {
      schema: { summary, tags, body: input, response: { 200: answer, 201: answer } },
      config: { rateLimit: { max, timeWindow: 60_000 } },
    },
    async (request, reply) => {
      const order = { ctx: ctxOf(request), input: request.body as z.output<Input> };
      const { reference, link, isNew } = await send({ ...order, ...tellParts(container) });
      if (link) reply.headers(PRIVATE_HEADERS);
      return reply
        .code(isNew ? 201 : 200)
        .send({ success: true, reference, link, message: message(reference) });
    },
  );
  if (read)
    app.get<{ Params: { token: string } }>(
      `${url}/:token`,
      {
        schema: {
          summary: read.summary,
          tags,
          params: LinkParams,
          response: { 200: read.answer },
        },
        config: { rateLimit: { max: LOOKS_PER_MINUTE, timeWindow: 60_000 } },
      },
      async (request, reply) =>
        reply
          .headers(PRIVATE_HEADERS)
          .send(await read.find({ ctx: ctxOf(request), token: request.params.token })),
    );
}
