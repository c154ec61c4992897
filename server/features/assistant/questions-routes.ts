import type { FastifyInstance } from 'fastify';
import { QuestionsPage, QuestionsQuery } from '#contracts/admin-cards.ts';
import { ADMIN_API } from '#contracts/admin-paths.ts';
import { WrongAnswerInput } from '#contracts/assistant.ts';
import { RecordParams } from '#contracts/records.ts';
import { API } from '#contracts/routes.ts';
import { ownerCalls, visitorCalls } from '#server/calls.ts';
import type { Container } from '#server/container.ts';
import {
  dismissQuestion,
  listQuestions,
  noteQuestion,
} from '#server/features/assistant/questions.ts';

const REPORTS_PER_MINUTE = 10;

export function registerWrongAnswerRoute(app: FastifyInstance, container: Container): void {
  visitorCalls(app, container, 'Assistant', {})(
    'post',
    API.assistantWrong,
    'Says that an answer was wrong',
    {
      body: WrongAnswerInput,
      rate: REPORTS_PER_MINUTE,
      done: 'Thank you. We will look at this answer.',
    },
    ({ ctx, input }) =>
      noteQuestion({ ctx, question: input.message, answerId: input.answerId, why: 'wrong' }),
  );
}

export function registerQuestionAdminRoutes(admin: FastifyInstance, container: Container): void {
  const call = ownerCalls(admin, container, 'Back office: knowledge', {});
  const url = ADMIN_API.assistantQuestions;
  call(
    'get',
    url,
    'Questions that nothing answered, or whose answer was marked wrong',
    { query: QuestionsQuery, answer: QuestionsPage },
    listQuestions,
  );
  call(
    'delete',
    `${url}/:id`,
    'Takes a question off the list',
    { params: RecordParams, done: 'Question dismissed' },
    dismissQuestion,
  );
}
