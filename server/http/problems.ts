/** Every error as application/problem+json: what happened and what to do, in plain words, with the request's id. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  hasZodFastifySchemaValidationErrors,
  isResponseSerializationError,
} from 'fastify-type-provider-zod';
import { sayPlainly } from '#contracts/plain-problems.ts';
import { ERROR_STATUS, type ErrorCode, type ProblemBody } from '#contracts/problem.ts';
import { AppError, type FieldError } from '#server/errors.ts';

const TITLES: Record<ErrorCode, string> = {
  invalid: 'The input is not right',
  unauthenticated: 'Please log in',
  forbidden: 'Not allowed',
  'not-found': 'Not found',
  'not-allowed': 'Not done in this way',
  conflict: 'Already in use',
  changed: 'Changed in the meantime',
  'too-large': 'Too large',
  'wrong-type': 'Wrong kind of content',
  impossible: 'This cannot be done',
  'too-many': 'Too many requests',
  unavailable: 'Not available at the moment',
};

/** Errors thrown by Fastify and its plugins, by status. */
const SENTENCES: Partial<Record<number, { code: ErrorCode; message: string }>> = {
  400: {
    code: 'invalid',
    message: 'The request could not be read. Please check it and try again.',
  },
  404: { code: 'not-found', message: 'There is nothing at this address.' },
  408: { code: 'unavailable', message: 'The request took too long to arrive. Please try again.' },
  413: {
    code: 'too-large',
    message: 'That is too much to send at once. Please shorten it and try again.',
  },
  414: { code: 'invalid', message: 'The address is too long.' },
  415: {
    code: 'wrong-type',
    message: 'This kind of content is not understood here. Please send the form as form-data.',
  },
  429: {
    code: 'too-many',
    message: 'That was a lot of requests in a short time. Please wait a minute and try again.',
  },
  503: {
    code: 'unavailable',
    message: 'The site is about to restart. Please try again in a moment.',
  },
};

/** No form has this many fields: more would only lengthen the answer. */
const MOST_ERRORS = 100;

export function sendProblem(
  reply: FastifyReply,
  code: ErrorCode,
  message: string,
  errors?: FieldError[],
  current?: unknown,
): FastifyReply {
  const body: ProblemBody = {
    type: `urn:plotwright:problem:${code}`,
    title: TITLES[code],
    status: ERROR_STATUS[code],
    message,
    requestId: String(reply.request.id),
    ...(errors ? { errors: errors.slice(0, MOST_ERRORS) } : {}),
    ...(current === undefined ? {} : { current }),
  };
  return reply
    .code(body.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(body);
}

/** Answers any error. An unexpected one is logged in full and answered without detail. */
export function answerError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof AppError) {
    if (error.code === 'unavailable') reply.header('retry-after', '5');
    if (error.cause) request.log.warn({ err: error.cause }, 'a request could not be served');
    return sendProblem(reply, error.code, error.message, error.errors, error.current);
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const errors = error.validation.slice(0, MOST_ERRORS).map((issue) => ({
      field: issue.instancePath.replace(/^\//, '').replaceAll('/', '.'),
      message: issue.message ?? 'Please check what you entered',
    }));
    return sendProblem(reply, 'invalid', errors[0]?.message ?? 'The input is not right.', errors);
  }
  const status = (error as FastifyError).statusCode ?? 500;
  const known = isResponseSerializationError(error) ? undefined : SENTENCES[status];
  if (known) return sendProblem(reply, known.code, known.message);
  if (status >= 400 && status < 500) return sendProblem(reply, 'invalid', SENTENCES[400]!.message);
  request.log.error({ err: error }, 'a request failed');
  const body: ProblemBody = {
    type: 'urn:plotwright:problem:internal',
    title: 'Something went wrong',
    status: 500,
    message:
      'Something went wrong on our side. Please try again; if it happens again, tell us the reference below.',
    requestId: String(request.id),
  };
  return reply
    .code(500)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(body);
}

export function registerProblems(app: FastifyInstance): void {
  sayPlainly();
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((_request, reply) =>
    sendProblem(reply, 'not-found', 'There is nothing at this address.'),
  );
}
