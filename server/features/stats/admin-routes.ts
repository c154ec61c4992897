import type { FastifyInstance } from 'fastify';
import { AdminStats } from '#contracts/admin-stats.ts';
import { ownerCalls } from '#server/calls.ts';
import type { Container } from '#server/container.ts';
import { lastBackupAt } from '#server/features/backups/use-cases.ts';
import { backupFolder } from '#server/features/backups/admin-routes.ts';
import { readStats } from '#server/features/stats/use-cases.ts';

export const registerStatAdminRoutes = (admin: FastifyInstance, container: Container): void =>
  ownerCalls(admin, container, 'Back office: figures')(
    'get',
    '/api/admin/stats',
    'Figures, and what needs attention',
    { answer: AdminStats },
    async ({ ctx }) => {
      // What has been counted on this node is in the answer too.
      await admin.pageViews.flush();
      return readStats({
        ctx,
        dataDir: container.config.dataDir,
        sample: container.content.business,
        findLastBackup: () => lastBackupAt({ folder: backupFolder(container) }).catch(() => null),
      });
    },
  );
