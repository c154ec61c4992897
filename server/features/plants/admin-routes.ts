import type { FastifyInstance } from 'fastify';
import { AdminPlant, AdminPlantPage, PlantListQuery } from '#contracts/admin-plants.ts';
import { RecordParams } from '#contracts/records.ts';
import { ownerCalls } from '#server/calls.ts';
import type { Container } from '#server/container.ts';
import { listAdminPlants } from '#server/features/plants/admin-list.ts';
import { plantRecord } from '#server/features/plants/record.ts';
import { readRecord } from '#server/records/edit.ts';

/** Besides the calls of every record: the calendar in pages, and one plant of it. */
export function registerPlantAdminRoutes(admin: FastifyInstance, container: Container): void {
  const call = ownerCalls(admin, container, 'Back office: planting calendar');
  call(
    'get',
    '/api/admin/plants',
    'A page of the planting calendar',
    { query: PlantListQuery, answer: AdminPlantPage },
    listAdminPlants,
  );
  call(
    'get',
    '/api/admin/plants/:id',
    'A plant of the planting calendar',
    { params: RecordParams, answer: AdminPlant },
    ({ ctx, id }) => readRecord({ ctx, record: plantRecord, id }),
  );
}
