import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import {
  DeleteIdeaQuery,
  DesignIdea,
  DesignIdeasPage,
  DesignIdeasQuery,
  OwnerShareInput,
} from '#contracts/admin-designs.ts';
import { ADMIN_API } from '#contracts/admin-paths.ts';
import { RecordParams } from '#contracts/records.ts';
import { ownerCalls } from '#server/calls.ts';
import type { Container } from '#server/container.ts';
import { deleteDesignIdea } from '#server/features/designs/bin.ts';
import {
  listDesignIdeas,
  listNewestIdeas,
  MOST_IDEAS_AT_ONCE,
} from '#server/features/designs/ideas.ts';
import { shareDesign } from '#server/features/designs/share.ts';

export function registerDesignAdminRoutes(admin: FastifyInstance, container: Container): void {
  const { queue } = container;
  const call = ownerCalls(admin, container, 'Back office: designs', { queue });
  const params = RecordParams;
  call(
    'get',
    ADMIN_API.designIdeas,
    'Requests for designs, and designs that were shared',
    {
      query: DesignIdeasQuery,
      answer: z.union([DesignIdeasPage, z.array(DesignIdea)]),
      description: `Without parameters: a plain list of the newest ${MOST_IDEAS_AT_ONCE.toLocaleString('en-GB')}; the header X-Total-Count says how many there are in all. With filter, search or page: one page, with counts.`,
    },
    async ({ ctx, query }, { reply }) => {
      if (Object.keys(query).length > 0) return listDesignIdeas({ ctx, query });
      const { ideas, total } = await listNewestIdeas({ ctx });
      reply.header('x-total-count', String(total));
      return ideas;
    },
  );
  call(
    'post',
    ADMIN_API.shareDesign(':id'),
    'Takes a design out of the library, or shows it there again',
    {
      params,
      body: OwnerShareInput,
      answer: z.object({ id: z.string(), shared: z.boolean() }),
    },
    shareDesign,
  );
  call(
    'delete',
    `${ADMIN_API.designIdeas}/:id`,
    'Puts a request, or one shared design, into the bin',
    {
      params,
      query: DeleteIdeaQuery,
      done: 'Design deleted successfully - all components updated',
    },
    ({ ctx, id, query: { source } }) => deleteDesignIdea({ ctx, queue, id, source }),
  );
}
