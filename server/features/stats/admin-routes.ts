import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { AdminStats } from '#contracts/admin-stats.ts';
import type { Container } from '#server/container.ts';
import { lastBackupAt } from '#server/features/backups/use-cases.ts';
import { backupFolder } from '#server/features/backups/admin-routes.ts';
import { readStats } from '#server/features/stats/use-cases.ts';

export function registerStatAdminRoutes(admin: FastifyInstance, container: Container): void {
  admin.withTypeProvider<ZodTypeProvider>().get(
    '/api/admin/stats',
    {
      schema: {
        summary: 'Figures, and what needs attention',
        tags: ['Back office: figures'],
        response: { 200: AdminStats },
      },
    },
    async (request) => {
      // What has been counted on this node is in the answer too.
      await admin.pageViews.flush();
      return readStats({
        ctx: container.contextFor({ kind: 'owner' }, request.id),
        dataDir: container.config.dataDir,
        sample: container.content.business,
        findLastBackup: () => lastBackupAt({ folder: backupFolder(container) }).catch(() => null),
      });
    },
  );
}
