import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { ADMIN_API } from '#contracts/admin-paths.ts';
import { AdminMailPage, AdminMailQuery, AdminMailWhole } from '#contracts/mail.ts';
import { DoneAnswer, RecordParams } from '#contracts/records.ts';
import type { Container } from '#server/container.ts';
import {
  dropMail,
  listMails,
  readMail,
  resendMail,
  sendTestMail,
} from '#server/features/mail/manage.ts';
import { siteOrigin } from '#server/site-origin.ts';

const done = (message: string) => ({ success: true as const, message });

export function registerMailAdminRoutes(admin: FastifyInstance, container: Container): void {
  const calls = admin.withTypeProvider<ZodTypeProvider>();
  const { queue, config } = container;
  const owner = (requestId: string) => container.contextFor({ kind: 'owner' }, requestId);
  const origin = siteOrigin(config);
  const sender = container.mail.kind === 'smtp' ? (config.smtp?.from.address ?? 'this site') : null;
  const tags = ['Back office: mail'];
  const one = `${ADMIN_API.mail}/:id`;

  calls.get(
    ADMIN_API.mail,
    {
      schema: {
        summary: 'Outgoing mail, the newest first',
        tags,
        querystring: AdminMailQuery,
        response: { 200: AdminMailPage },
      },
    },
    async (request) => listMails({ ctx: owner(request.id), query: request.query, sender }),
  );

  calls.get(
    one,
    {
      schema: {
        summary: 'One message as it looks',
        tags,
        params: RecordParams,
        response: { 200: AdminMailWhole },
      },
    },
    async (request) => readMail({ ctx: owner(request.id), id: request.params.id, origin }),
  );

  calls.post(
    `${one}/resend`,
    {
      schema: {
        summary: 'Sends a message once more',
        tags,
        params: RecordParams,
        response: { 200: DoneAnswer },
      },
    },
    async (request) => {
      await resendMail({ ctx: owner(request.id), id: request.params.id, queue, sender });
      return done('The message is on its way again');
    },
  );

  calls.post(
    `${one}/drop`,
    {
      schema: {
        summary: 'Gives a message up: it is kept and not sent',
        tags,
        params: RecordParams,
        response: { 200: DoneAnswer },
      },
    },
    async (request) => {
      await dropMail({ ctx: owner(request.id), id: request.params.id });
      return done('The message will not be sent');
    },
  );

  calls.post(
    `${ADMIN_API.mail}/test`,
    {
      schema: {
        summary: 'Sends a test to the firm’s own address',
        tags,
        response: { 200: DoneAnswer },
      },
    },
    async (request) => done(await sendTestMail({ ctx: owner(request.id), queue, sender, origin })),
  );
}
