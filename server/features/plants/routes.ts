import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { API } from '#contracts/routes.ts';
import { CalendarPlant, PLANT_CATEGORIES } from '#contracts/site-content.ts';
import type { Container } from '#server/container.ts';
import { listCalendarPlants, makeCalendarFile } from '#server/features/plants/use-cases.ts';

const MOST_IDS = 400;
/** Ids one after the other with commas, or the parameter repeated, as a form of tick boxes sends it. */
const PlantIds = z
  .union([z.string(), z.array(z.string())])
  .transform((value) =>
    [value]
      .flat()
      .flatMap((text) => text.split(','))
      .map((id) => id.trim())
      .filter(Boolean),
  )
  .refine((ids) => ids.length <= MOST_IDS, { error: `Please choose ${MOST_IDS} plants at most` });
const FileQuery = z.object({
  category: z.enum(['all', ...PLANT_CATEGORIES]).default('all'),
  plants: PlantIds.optional(),
});

export function registerPlantRoutes(app: FastifyInstance, container: Container): void {
  const calls = app.withTypeProvider<ZodTypeProvider>();
  const visitor = (requestId: string) => container.contextFor({ kind: 'visitor' }, requestId);

  calls.get(
    API.plants,
    {
      schema: {
        summary: 'Plants of the planting calendar',
        tags: ['Plants'],
        response: { 200: z.array(CalendarPlant) },
      },
    },
    async (request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .send(await listCalendarPlants({ ctx: visitor(request.id) })),
  );

  calls.get(
    API.plantingCalendarIcs,
    {
      schema: {
        summary: 'The planting calendar for a calendar program',
        description:
          'Answers text/calendar: yearly events, of the plants named by id or else month by month of a category.',
        tags: ['Plants'],
        querystring: FileQuery,
      },
    },
    async (request, reply) => {
      const { category, plants } = request.query;
      const file = await makeCalendarFile({
        ctx: visitor(request.id),
        category: category === 'all' ? null : category,
        plantIds: plants ?? [],
        origin: container.config.publicUrl,
      });
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', `attachment; filename="${file.name}.ics"`)
        .header('cache-control', 'no-cache')
        .send(file.ics);
    },
  );
}
