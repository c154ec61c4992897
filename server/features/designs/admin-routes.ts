import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  DeleteIdeaQuery,
  DesignIdea,
  DesignIdeasPage,
  DesignIdeasQuery,
  OwnerShareInput,
} from '#contracts/admin-designs.ts';
import { ADMIN_API } from '#contracts/admin-paths.ts';
import { DoneAnswer, RecordParams } from '#contracts/records.ts';
import type { Container } from '#server/container.ts';
import { deleteDesignIdea } from '#server/features/designs/bin.ts';
import {
  listDesignIdeas,
  listNewestIdeas,
  MOST_IDEAS_AT_ONCE,
} from '#server/features/designs/ideas.ts';
import { shareDesign } from '#server/features/designs/share.ts';

export function registerDesignAdminRoutes(admin: FastifyInstance, container: Container): void {
  const calls = admin.withTypeProvider<ZodTypeProvider>();
  const owner = (requestId: string) => container.contextFor({ kind: 'owner' }, requestId);
  const tags = ['Back office: designs'];

  calls.get(
    ADMIN_API.designIdeas,
    {
      schema: {
        summary: 'Requests for designs, and designs that were shared',
        tags,
        querystring: DesignIdeasQuery,
        response: { 200: z.union([DesignIdeasPage, z.array(DesignIdea)]) },
        description: `Without parameters: a plain list of the newest ${MOST_IDEAS_AT_ONCE.toLocaleString('en-GB')}; the header X-Total-Count says how many there are in all. With filter, search or page: one page, with counts.`,
      },
    },
    async (request, reply) => {
      const ctx = owner(request.id);
      if (Object.keys(request.query).length > 0)
        return listDesignIdeas({ ctx, query: request.query });
      const { ideas, total } = await listNewestIdeas({ ctx });
      reply.header('x-total-count', String(total));
      return ideas;
    },
  );

  calls.post(
    ADMIN_API.shareDesign(':id'),
    {
      schema: {
        summary: 'Takes a design out of the library, or shows it there again',
        tags,
        params: RecordParams,
        body: OwnerShareInput,
        response: { 200: z.object({ id: z.string(), shared: z.boolean() }) },
      },
    },
    async (request) =>
      shareDesign({ ctx: owner(request.id), id: request.params.id, input: request.body }),
  );

  calls.delete(
    `${ADMIN_API.designIdeas}/:id`,
    {
      schema: {
        summary: 'Puts a request, or one shared design, into the bin',
        tags,
        params: RecordParams,
        querystring: DeleteIdeaQuery,
        response: { 200: DoneAnswer },
      },
    },
    async (request) => {
      await deleteDesignIdea({
        ctx: owner(request.id),
        queue: container.queue,
        id: request.params.id,
        source: request.query.source,
      });
      return {
        success: true as const,
        message: 'Design deleted successfully - all components updated',
      };
    },
  );
}
