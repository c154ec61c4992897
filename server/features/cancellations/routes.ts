import type { FastifyInstance } from 'fastify';
import { CancellationInput } from '#contracts/cancellations.ts';
import { API } from '#contracts/routes.ts';
import { LinkAnswer } from '#contracts/sent-form.ts';
import type { Container } from '#server/container.ts';
import { sendCancellation } from '#server/features/cancellations/send.ts';
import { registerSubmission, type SubmissionLimits } from '#server/submissions/routes.ts';

export const registerCancellationRoutes = (
  app: FastifyInstance,
  container: Container,
  limits: SubmissionLimits,
): void =>
  registerSubmission(app, container, {
    limits,
    url: API.cancellations,
    area: 'Complaints',
    summary: 'Gives notice that a contract is cancelled',
    input: CancellationInput,
    answer: LinkAnswer,
    send: sendCancellation,
    message: (reference) => `Your notice has arrived under the reference ${reference}.`,
  });
