import type { FastifyInstance } from 'fastify';
import { Complaint, ComplaintInput } from '#contracts/complaints.ts';
import { API } from '#contracts/routes.ts';
import { LinkAnswer } from '#contracts/sent-form.ts';
import type { Container } from '#server/container.ts';
import { readComplaint, sendComplaint } from '#server/features/complaints/send.ts';
import { registerSubmission, type SubmissionLimits } from '#server/submissions/routes.ts';

export const registerComplaintRoutes = (
  app: FastifyInstance,
  container: Container,
  limits: SubmissionLimits,
): void =>
  registerSubmission(app, container, {
    limits,
    url: API.complaints,
    area: 'Complaints',
    summary: 'Makes a complaint',
    input: ComplaintInput,
    answer: LinkAnswer,
    send: sendComplaint,
    message: (reference) => `Your complaint is with us under the reference ${reference}.`,
    read: {
      summary: 'A complaint, by its private link',
      answer: Complaint,
      find: readComplaint,
    },
  });
