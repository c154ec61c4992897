import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { AdminPlant, AdminPlantPage, PlantListQuery } from '#contracts/admin-plants.ts';
import { RecordParams } from '#contracts/records.ts';
import type { Container } from '#server/container.ts';
import { listAdminPlants } from '#server/features/plants/admin-list.ts';
import { plantRecord } from '#server/features/plants/record.ts';
import { readRecord } from '#server/records/edit.ts';

/** Besides the calls of every record: the calendar in pages, and one plant of it. */
export function registerPlantAdminRoutes(admin: FastifyInstance, container: Container): void {
  const calls = admin.withTypeProvider<ZodTypeProvider>();
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

  calls.get(
    '/api/admin/plants/:id',
    {
      schema: {
        summary: 'A plant of the planting calendar',
        tags,
        params: RecordParams,
        response: { 200: AdminPlant },
      },
    },
    async (request) =>
      readRecord({ ctx: owner(request.id), record: plantRecord, id: request.params.id }),
  );
}
