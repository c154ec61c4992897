import type { FastifyInstance } from 'fastify';
import { SETUP_API, SetupList } from '#contracts/admin-setup.ts';
import { ownerCalls } from '#server/calls.ts';
import type { Container } from '#server/container.ts';
import { backupFolder } from '#server/features/backups/admin-routes.ts';
import { lastBackupAt } from '#server/features/backups/use-cases.ts';
import { readPoliciesSeen } from '#server/features/policies/texts.ts';
import { readBookingLinks } from '#server/features/settings/booking-links.ts';
import { outsideServices } from '#server/outside-services.ts';
import { readSetup } from '#server/features/setup/read.ts';

export const registerSetupAdminRoutes = (admin: FastifyInstance, container: Container): void =>
  ownerCalls(admin, container, 'Back office: getting ready')(
    'get',
    SETUP_API,
    'What the site still needs before it is the firm’s own',
    { answer: SetupList },
    ({ ctx }, { request }) =>
      readSetup({
        ctx,
        sample: container.content.business,
        sampleTexts: new Set(container.content.services.map(({ description }) => description)),
        site: {
          publicUrl: container.config.publicUrl,
          sendsMail: container.mail.kind === 'smtp',
          analyticsId: container.config.gaMeasurementId,
        },
        askedAt: `${request.protocol}://${request.host}`,
        findPoliciesSeen: async () =>
          readPoliciesSeen({
            ctx,
            outside: outsideServices(container, await readBookingLinks({ ctx })),
          }),
        findLastBackup: () => lastBackupAt({ folder: backupFolder(container) }).catch(() => null),
      }),
  );
