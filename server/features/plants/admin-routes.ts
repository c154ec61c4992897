import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AdminPlant, AdminPlantPage, PlantInput, PlantListQuery } from '#contracts/admin-plants.ts';
import { DoneAnswer } from '#contracts/records.ts';
import type { Container } from '#server/container.ts';
import { requestKeyOf } from '#server/db/add-once.ts';
import { baseVersionOf } from '#server/db/records.ts';
import {
  addPlant,
  deletePlant,
  listAdminPlants,
  readAdminPlant,
  updatePlant,
} from '#server/features/plants/edit.ts';

const Params = z.object({ id: z.string().max(80) });

export function registerPlantAdminRoutes(admin: FastifyInstance, container: Container): void {
  const calls = admin.withTypeProvider<ZodTypeProvider>();
  const { queue } = container;
  const owner = (requestId: string) => container.contextFor({ kind: 'owner' }, requestId);
  const tags = ['Back office: planting calendar'];

  calls.get(
    '/api/admin/plants',
    {
      schema: {
        summary: 'A page of the planting calendar',
        tags,
        querystring: PlantListQuery,
        response: { 200: AdminPlantPage },
      },
    },
    async (request) => listAdminPlants({ ctx: owner(request.id), query: request.query }),
  );

  calls.post(
    '/api/admin/plants',
    { schema: { summary: 'Adds a plant', tags, body: PlantInput, response: { 201: AdminPlant } } },
    async (request, reply) =>
      reply.code(201).send(
        await addPlant({
          ctx: owner(request.id),
          queue,
          input: request.body,
          requestKey: requestKeyOf(request.headers['idempotency-key']),
        }),
      ),
  );

  calls.get(
    '/api/admin/plants/:id',
    {
      schema: {
        summary: 'A plant of the planting calendar',
        tags,
        params: Params,
        response: { 200: AdminPlant },
      },
    },
    async (request) => readAdminPlant({ ctx: owner(request.id), id: request.params.id }),
  );

  calls.put(
    '/api/admin/plants/:id',
    {
      schema: {
        summary: 'Changes a plant',
        description: 'An id in the body is not read.',
        tags,
        params: Params,
        body: PlantInput,
        response: { 200: AdminPlant },
      },
    },
    async (request) =>
      updatePlant({
        ctx: owner(request.id),
        queue,
        id: request.params.id,
        input: request.body,
        baseVersion: baseVersionOf(request.headers['if-match']),
      }),
  );

  calls.delete(
    '/api/admin/plants/:id',
    {
      schema: {
        summary: 'Puts a plant into the bin',
        tags,
        params: Params,
        response: { 200: DoneAnswer },
      },
    },
    async (request) => {
      await deletePlant({
        ctx: owner(request.id),
        id: request.params.id,
        baseVersion: baseVersionOf(request.headers['if-match']),
      });
      return { success: true as const, message: 'Plant deleted' };
    },
  );
}
