/** Calls over HTTP, one statement each: what is sent, what comes back, and the use case that answers. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { PRIVATE_HEADERS } from '#contracts/private-headers.ts';
import { DoneAnswer } from '#contracts/records.ts';
import type { Colleague } from '#contracts/rights.ts';
import type { Container } from '#server/container.ts';
import type { Actor, Context } from '#server/context.ts';
import { requestKeyOf } from '#server/db/add-once.ts';
import { baseVersionOf } from '#server/db/records.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The session that the guard of the back office found; null outside of it. */
    owner: { id: string; signedInAt: string; endsAt: string; who: Colleague | null } | null;
  }
}

/** Who calls, behind the guard: the owner, or somebody who signs in beside them. */
export const actorOf = ({ owner }: FastifyRequest): Actor => ({
  kind: 'owner',
  by: owner?.who ?? null,
});

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : unknown;
type Input<Schema> = Schema extends z.ZodType ? z.input<Schema> : unknown;
type Sent<Params, Query, Body> = {
  params?: Params;
  query?: Query;
  body?: Body;
  /** Shown in the list of calls, as the summary is. */
  description?: string;
  /** In place of 200. */
  status?: 201 | 202;
  bodyLimit?: number;
  /** Of one client in a minute. */
  rate?: number;
};
/** What a use case is given: what the address names, what was sent, and what all calls of its kind need. */
type Order<Params, Query, Body, Parts> = {
  ctx: Context;
  query: Output<Query>;
  input: Output<Body>;
  baseVersion: number | null;
  requestKey: string | null;
} & Output<Params> &
  Parts;
type Exchange = { request: FastifyRequest; reply: FastifyReply };
type Method = 'get' | 'post' | 'put' | 'delete';

type Group<Parts> = {
  app: FastifyInstance;
  container: Container;
  /** Its heading in the list of calls. */
  area: string;
  /** What its use cases need besides. */
  parts: Parts;
  /** Visitors' answers are for themselves alone, and are kept nowhere. */
  as: 'owner' | 'visitor';
};

/** @returns registers a call: with `answer` it gives what its use case does, with `done` those words once that is through, with neither a file */
function callsOf<Parts extends object>({ app, container, area, parts, as }: Group<Parts>) {
  return function call<
    Params extends z.ZodType = z.ZodObject,
    Query extends z.ZodType | undefined = undefined,
    Body extends z.ZodType | undefined = undefined,
    Answer extends z.ZodType | undefined = undefined,
  >(
    method: Method,
    url: string,
    summary: string,
    sent: Sent<Params, Query, Body> & { answer?: Answer; done?: string },
    handle: (
      order: Order<Params, Query, Body, Parts>,
      exchange: Exchange,
    ) => Promise<Answer extends z.ZodType ? Input<Answer> : unknown>,
  ): void {
    const { params, query, body, answer, done, description, status = 200, bodyLimit, rate } = sent;
    const answered = done === undefined ? answer : DoneAnswer;
    const readsVersion = as === 'owner' && method !== 'get';
    app.route({
      method: method.toUpperCase(),
      url,
      ...(bodyLimit ? { bodyLimit } : {}),
      ...(rate ? { config: { rateLimit: { max: rate, timeWindow: 60_000 } } } : {}),
      schema: {
        summary,
        tags: [area],
        ...(description ? { description } : {}),
        ...(params ? { params } : {}),
        ...(query ? { querystring: query } : {}),
        ...(body ? { body } : {}),
        ...(answered ? { response: { [status]: answered } } : {}),
      },
      async handler(request, reply) {
        const order = {
          ctx: container.contextFor(as === 'owner' ? actorOf(request) : { kind: as }, request.id),
          query: request.query,
          input: request.body,
          baseVersion: readsVersion ? baseVersionOf(request.headers['if-match']) : null,
          requestKey: readsVersion ? requestKeyOf(request.headers['idempotency-key']) : null,
          ...(params ? (request.params as object) : {}),
          ...parts,
        } as Order<Params, Query, Body, Parts>;
        if (status !== 200) reply.code(status);
        const result = await handle(order, { request, reply });
        if (as === 'visitor' && !reply.sent) reply.headers(PRIVATE_HEADERS);
        return done === undefined ? result : { success: true, message: done };
      },
    });
  };
}

/** The owner's calls of one part of the back office. */
export const ownerCalls = <Parts extends object = object>(
  app: FastifyInstance,
  container: Container,
  area: string,
  parts: Parts = {} as Parts,
) => callsOf({ app, container, area, parts, as: 'owner' });

/** The calls behind a private link. */
export const visitorCalls = <Parts extends object = object>(
  app: FastifyInstance,
  container: Container,
  area: string,
  parts: Parts = {} as Parts,
) => callsOf({ app, container, area, parts, as: 'visitor' });

export const LinkParams = z.object({ token: z.string().max(200) });

/** A file made for the owner, called after the day. */
export const attach = (
  reply: FastifyReply,
  { name, type, at }: { name: string; type: string; at: Date },
): FastifyReply =>
  reply
    .type(type)
    .header(
      'content-disposition',
      `attachment; filename="${name.replace('*', at.toISOString().slice(0, 10))}"`,
    );
