import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { API } from '#contracts/routes.ts';
import { PortfolioProject } from '#contracts/site-content.ts';
import type { Container } from '#server/container.ts';
import { listPortfolio } from '#server/features/portfolio/record.ts';

export function registerPortfolioRoutes(app: FastifyInstance, container: Container): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    API.portfolio,
    {
      schema: {
        summary: 'Projects of the portfolio',
        tags: ['Portfolio'],
        response: { 200: z.array(PortfolioProject) },
      },
    },
    async (request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .send(await listPortfolio({ ctx: container.contextFor({ kind: 'visitor' }, request.id) })),
  );
}
