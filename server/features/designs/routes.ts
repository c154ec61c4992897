/** The calls of the design tool and of single designs. */
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { DesignDetail } from '#contracts/design-detail.ts';
import { DesignPictures, DesignResponse, ShareInput, WantedPictures } from '#contracts/design.ts';
import { ProblemBody } from '#contracts/problem.ts';
import { API } from '#contracts/routes.ts';
import type { Container } from '#server/container.ts';
import { AppError } from '#server/errors.ts';
import { askForPictures, readPictures } from '#server/features/designs/ask-pictures.ts';
import { designMakerOf } from '#server/features/designs/create.ts';
import { readFormFields, toDesignRequest } from '#server/features/designs/form.ts';
import {
  DESIGN_NOT_FOUND,
  keepPrivate,
  registerListRoutes,
} from '#server/features/designs/list-routes.ts';
import { createPlanReader } from '#server/features/designs/plan.ts';
import { isDesignShared, readDesign } from '#server/features/designs/read.ts';
import { shareDesign } from '#server/features/designs/share.ts';
import { PAPERS, PLAN_VIEWS } from '#server/ports/engine.ts';

const PATHS = {
  design: '/api/designs/:id',
  plan: '/api/designs/:id/plan.svg',
  share: '/api/designs/:id/share',
  pictures: '/api/designs/:id/pictures',
} as const;
const Params = z.object({ id: z.string() });
const PlanQuery = z.object({
  view: z.enum(PLAN_VIEWS).default('sheet'),
  paper: z.enum(PAPERS).default('a3'),
});
/** As the form is sent; for the list of calls only, the fields are read in form.ts. */
const DesignForm = z.object({
  designDescription: z.string(),
  projectType: z.string(),
  preferences: z.string().optional(),
  postcode: z.string().optional(),
  area: z.string().optional(),
  perimeter: z.string().optional(),
  share: z.string().optional(),
  requestKey: z.string().optional(),
  corrections: z.string().optional(),
});
const PICTURE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox";

/** Kinds are asked for a few at a time; no one opens a design every second. */
const PICTURES_PER_MINUTE = 60;
/** Plans that have to be drawn: a page of the library whose pictures are still being made asks for some fifty. */
const PLANS_PER_MINUTE = 120;
const SHARES_PER_MINUTE = 20;
/** `laneOf` tells clients apart, so that the work for each takes turns. */
export type DesignRouteOptions = {
  designsPerMinute: number;
  picturesPerMinute?: number;
  plansPerMinute?: number;
  sharesPerMinute?: number;
  laneOf(request: FastifyRequest): string;
};

export function registerDesignRoutes(
  app: FastifyInstance,
  container: Container,
  {
    designsPerMinute,
    picturesPerMinute = PICTURES_PER_MINUTE,
    plansPerMinute = PLANS_PER_MINUTE,
    sharesPerMinute = SHARES_PER_MINUTE,
    laneOf,
  }: DesignRouteOptions,
): void {
  const createDesigns = designMakerOf(container);
  const readPlan = createPlanReader(container);
  const visitor = (requestId: string) => container.contextFor({ kind: 'visitor' }, requestId);

  void app.register(async (scope) => {
    await scope.register(multipart);
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    scope.withTypeProvider<ZodTypeProvider>().post(
      API.createDesign,
      {
        config: { rateLimit: { max: designsPerMinute, timeWindow: 60_000 } },
        validatorCompiler: () => (value) => ({ value }),
        schema: {
          summary: 'Designs a garden three times from a description',
          tags: ['Designs'],
          consumes: ['multipart/form-data', 'application/x-www-form-urlencoded'],
          body: DesignForm,
          response: { 200: DesignResponse, '4xx': ProblemBody },
        },
      },
      async (request, reply) => {
        const input = toDesignRequest(await readFormFields(request));
        const answer = await createDesigns({
          ctx: visitor(request.id),
          input,
          lane: laneOf(request),
          signal: givenUp(reply),
        });
        return reply.header('cache-control', 'no-store').send(answer);
      },
    );
  });

  const calls = app.withTypeProvider<ZodTypeProvider>();
  const countPlan = app.createRateLimit({ max: plansPerMinute, timeWindow: 60_000 });
  const beforeDrawing = async (request: FastifyRequest) => {
    const limit = await countPlan(request);
    if (!limit.isAllowed && limit.isExceeded)
      throw new AppError(
        'too-many',
        'That was a lot of drawings in a short time. Please wait a minute and try again.',
      );
  };
  calls.get(
    PATHS.design,
    {
      schema: {
        summary: 'One design, whole',
        tags: ['Designs'],
        params: Params,
        response: { 200: DesignDetail },
      },
    },
    async (request, reply) => {
      const design = await readDesign({ ctx: visitor(request.id), id: request.params.id });
      if (!design) throw new AppError('not-found', DESIGN_NOT_FOUND);
      return keepPrivate(reply, design.shared).send(design);
    },
  );

  calls.get(
    PATHS.plan,
    {
      schema: {
        summary:
          'The plan to scale (sheet), without frame (plain), as a picture, or with hours of sun; or a sheet to build from: setting-out, section, planting',
        description: 'Answers image/svg+xml.',
        tags: ['Designs'],
        params: Params,
        querystring: PlanQuery,
      },
    },
    async (request, reply) => {
      const { view, paper } = request.query;
      const { id } = request.params;
      const ctx = visitor(request.id);
      const knownEtag = request.headers['if-none-match'];
      const plan = await readPlan({
        ctx,
        id,
        view,
        paper,
        lane: laneOf(request),
        beforeDrawing: () => beforeDrawing(request),
        ...(knownEtag ? { knownEtag } : {}),
      });
      if (!plan) throw new AppError('not-found', DESIGN_NOT_FOUND);
      keepPrivate(reply, await isDesignShared({ ctx, id }))
        .header('etag', plan.etag)
        .header('cache-control', 'private, no-cache')
        .header('content-security-policy', PICTURE_POLICY);
      if (plan.svg === null) return reply.code(304).send();
      return reply.type('image/svg+xml; charset=utf-8').send(plan.svg);
    },
  );

  registerListRoutes(app, visitor, container.config.publicUrl);

  const { queue, space } = container;
  calls.get(
    PATHS.pictures,
    {
      schema: {
        summary: 'The pictures of a design as they stand',
        tags: ['Designs'],
        params: Params,
        response: { 200: DesignPictures },
      },
    },
    async (request, reply) => {
      const view = await readPictures({ ctx: visitor(request.id), queue, id: request.params.id });
      if (!view) throw new AppError('not-found', DESIGN_NOT_FOUND);
      return keepPrivate(reply, view.shared)
        .header('cache-control', 'no-store')
        .send(view.pictures);
    },
  );

  calls.post(
    PATHS.pictures,
    {
      config: { rateLimit: { max: picturesPerMinute, timeWindow: 60_000 } },
      schema: {
        summary: 'Asks for pictures that are made when somebody wants to see them',
        tags: ['Designs'],
        params: Params,
        body: WantedPictures,
        response: { 200: DesignPictures },
      },
    },
    async (request, reply) => {
      const view = await askForPictures({
        ctx: visitor(request.id),
        queue,
        space,
        id: request.params.id,
        lane: laneOf(request),
        input: request.body,
      });
      return keepPrivate(reply, view.shared)
        .header('cache-control', 'no-store')
        .send(view.pictures);
    },
  );

  calls.post(
    PATHS.share,
    {
      config: { rateLimit: { max: sharesPerMinute, timeWindow: 60_000 } },
      schema: {
        summary:
          'Shares a design in the library, or takes it out: by whoever holds the answer it came with',
        tags: ['Designs'],
        params: Params,
        body: ShareInput,
        response: { 200: z.object({ id: z.string(), shared: z.boolean() }) },
      },
    },
    async (request, reply) =>
      reply.header('cache-control', 'no-store').send(
        await shareDesign({
          ctx: visitor(request.id),
          id: request.params.id,
          input: request.body,
        }),
      ),
  );
}

/** Aborted when the visitor goes away before the answer. */
function givenUp(reply: FastifyReply): AbortSignal {
  const aborter = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) aborter.abort();
  });
  return aborter.signal;
}
