/** The OpenAPI 3.1 document made from the contracts, and its documentation page. */
import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { API } from '#contracts/routes.ts';
import { hashInline, makeMark } from '#server/http/content-policy.ts';
import { type ApiDocument, renderApiPage } from '#server/http/api-page.ts';

const BACK_OFFICE = '/api/admin';

/** Register before the routes to be documented. Admin routes are shown only to the owner. */
export async function registerOpenApi(
  app: FastifyInstance,
  { version, isOwner }: { version: string; isOwner: (request: FastifyRequest) => Promise<boolean> },
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Plotwright',
        version,
        description:
          'The calls of the site. Errors are application/problem+json with a `message` in plain words and a `requestId`.',
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  const documentFor = async (request: FastifyRequest): Promise<ApiDocument> => {
    const whole = app.swagger();
    if (await isOwner(request)) return whole;
    return {
      ...whole,
      paths: Object.fromEntries(
        Object.entries(whole.paths ?? {}).filter(
          ([path]) => path !== BACK_OFFICE && !path.startsWith(`${BACK_OFFICE}/`),
        ),
      ),
    };
  };
  app.get(API.openApi, { schema: { hide: true } }, async (request, reply) =>
    reply.header('cache-control', 'private, no-cache').send(await documentFor(request)),
  );
  app.get('/api/docs', { schema: { hide: true } }, async (request, reply) => {
    const mark = makeMark();
    const { html, inline } = hashInline(renderApiPage(await documentFor(request), mark), mark);
    request.inline = inline;
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'private, no-cache')
      .send(html);
  });
}
