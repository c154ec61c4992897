/** The list of calls: OpenAPI 3.1 made from the contracts, and a page to read it. */
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { API } from '#contracts/routes.ts';
import { renderApiPage } from '#server/http/api-page.ts';

/** Register before the routes that it is to list. */
export async function registerOpenApi(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Plotwright',
        version,
        description: 'The calls of the site. Errors are application/problem+json with a `message` in plain words and a `requestId`.',
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  app.get(API.openApi, { schema: { hide: true } }, async (_request, reply) => reply.header('cache-control', 'no-cache').send(app.swagger()));
  app.get('/api/docs', { schema: { hide: true } }, async (request, reply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(renderApiPage(app.swagger(), request.nonce)));
}
