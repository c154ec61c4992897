/** The lists of a design as files, and what the answers about a private design say. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { gardenDxf } from '#engine/exports/dxf.ts';
import type { GardenDesign } from '#engine/model/garden.ts';
import type { Context } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { careCalendar } from '#server/features/designs/care-calendar.ts';
import { plantingCsv, quantitiesCsv, wishesCsv } from '#server/features/designs/csv.ts';
import { readDesign, readGarden } from '#server/features/designs/read.ts';

const PATHS = {
  planting: '/api/designs/:id/planting.csv',
  quantities: '/api/designs/:id/quantities.csv',
  wishes: '/api/designs/:id/wishes.csv',
  care: '/api/designs/:id/care.ics',
  drawing: '/api/designs/:id/plan.dxf',
} as const;
const PARAMS = z.object({ id: z.string() });
const THIS_AND_NEXT = { error: 'Please give the year of planting as four figures' };
const CARE_QUERY = z.object({
  planted: z.coerce
    .number(THIS_AND_NEXT)
    .int(THIS_AND_NEXT)
    .min(2000, THIS_AND_NEXT)
    .max(2100, THIS_AND_NEXT)
    .optional(),
});
export const DESIGN_NOT_FOUND =
  'There is no such design. It may have been deleted, or the link is not complete.';

export function registerListRoutes(
  app: FastifyInstance,
  visitor: (requestId: string) => Context,
  origin: string | null,
): void {
  const calls = app.withTypeProvider<ZodTypeProvider>();
  /** `read` gives the list's design with its text, or null where there is none. */
  const listRoute = (
    path: string,
    summary: string,
    name: string,
    read: (
      ctx: Context,
      id: string,
    ) => Promise<{ title: string; shared: boolean; csv: string } | null>,
  ) =>
    calls.get(
      path,
      { schema: { summary, description: 'Answers text/csv.', tags: ['Designs'], params: PARAMS } },
      async (request, reply) => {
        const found = await read(visitor(request.id), request.params.id);
        if (!found) throw new AppError('not-found', DESIGN_NOT_FOUND);
        return keepPrivate(reply, found.shared)
          .type('text/csv; charset=utf-8')
          .header(
            'content-disposition',
            `attachment; filename="${fileName(found.title)}-${name}.csv"`,
          )
          .send(found.csv);
      },
    );
  const ofGarden =
    (write: (garden: GardenDesign) => string) => async (ctx: Context, id: string) => {
      const found = await readGarden({ ctx, id });
      return (
        found && {
          title: found.row.title,
          shared: found.row.shared === 1,
          csv: write(found.garden),
        }
      );
    };
  listRoute(PATHS.planting, 'The planting list', 'planting', ofGarden(plantingCsv));
  listRoute(PATHS.quantities, 'The quantities, priced', 'quantities', ofGarden(quantitiesCsv));
  listRoute(
    PATHS.wishes,
    'Every wish of the description: met, in part or left out, and the words that were not used',
    'wishes',
    async (ctx, id) => {
      const design = await readDesign({ ctx, id });
      return design && { title: design.title, shared: design.shared, csv: wishesCsv(design) };
    },
  );
  calls.get(
    PATHS.drawing,
    {
      schema: {
        summary: 'The plan for a drawing program: DXF in layers, at true size in millimetres',
        description: 'Answers image/vnd.dxf.',
        tags: ['Designs'],
        params: PARAMS,
      },
    },
    async (request, reply) => {
      const found = await readGarden({ ctx: visitor(request.id), id: request.params.id });
      if (!found) throw new AppError('not-found', DESIGN_NOT_FOUND);
      const { title, shared } = found.row;
      return keepPrivate(reply, shared === 1)
        .type('image/vnd.dxf')
        .header('content-disposition', `attachment; filename="${fileName(title)}-plan.dxf"`)
        .send(gardenDxf(found.garden.model, { title }));
    },
  );
  calls.get(
    PATHS.care,
    {
      schema: {
        summary: 'The care of the garden for a calendar program, from its first year on',
        description:
          'Answers text/calendar. `planted` is the first year, this one or from September the next where it is not given.',
        tags: ['Designs'],
        params: PARAMS,
        querystring: CARE_QUERY,
      },
    },
    async (request, reply) => {
      const ctx = visitor(request.id);
      const design = await readDesign({ ctx, id: request.params.id });
      if (!design) throw new AppError('not-found', DESIGN_NOT_FOUND);
      return keepPrivate(reply, design.shared)
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', `attachment; filename="${fileName(design.title)}-care.ics"`)
        .send(
          careCalendar(design, { now: ctx.clock.now(), firstYear: request.query.planted, origin }),
        );
    },
  );
}

/** A private design is known by its link alone. */
export function keepPrivate(reply: FastifyReply, shared: boolean): FastifyReply {
  reply
    .header('x-robots-tag', 'noindex')
    .header('cache-control', shared ? 'no-cache' : 'private, no-store');
  return shared ? reply : reply.header('referrer-policy', 'no-referrer');
}

const fileName = (title: string) =>
  title
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase()
    .slice(0, 60) || 'garden';
