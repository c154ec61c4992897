import type { FastifyInstance } from 'fastify';
import { ADMIN_API } from '#contracts/admin-paths.ts';
import { AdminMailPage, AdminMailQuery, AdminMailWhole } from '#contracts/mail.ts';
import {
  MAIL_SERVER_URL,
  MailServerAnswer,
  MailServerInput,
  MailServerSaved,
} from '#contracts/mail-server.ts';
import { DoneAnswer, RecordParams } from '#contracts/records.ts';
import { ownerCalls } from '#server/calls.ts';
import type { Container } from '#server/container.ts';
import {
  dropMail,
  listMails,
  readMail,
  resendMail,
  sendTestMail,
} from '#server/features/mail/manage.ts';
import {
  readMailServer,
  removeMailServer,
  saveMailServer,
} from '#server/features/mail/server-setting.ts';
import type { SmtpConfig } from '#server/mail-config.ts';
import { siteOrigin } from '#server/site-origin.ts';

export function registerMailAdminRoutes(admin: FastifyInstance, container: Container): void {
  const { queue, config } = container;
  const call = ownerCalls(admin, container, 'Back office: mail', {
    queue,
    origin: siteOrigin(config),
    get sender() {
      return container.mail.from;
    },
  });
  const one = `${ADMIN_API.mail}/:id`;
  const params = RecordParams;
  call(
    'get',
    ADMIN_API.mail,
    'Outgoing mail, the newest first',
    { query: AdminMailQuery, answer: AdminMailPage },
    listMails,
  );
  call('get', one, 'One message as it looks', { params, answer: AdminMailWhole }, readMail);
  call(
    'post',
    `${one}/resend`,
    'Sends a message once more',
    { params, done: 'The message is on its way again' },
    resendMail,
  );
  call(
    'post',
    `${one}/drop`,
    'Gives a message up: it is kept and not sent',
    { params, done: 'The message will not be sent' },
    dropMail,
  );
  call(
    'post',
    `${ADMIN_API.mail}/test`,
    'Sends a test to the firm’s own address',
    { answer: DoneAnswer },
    async (order) => ({ success: true as const, message: await sendTestMail(order) }),
  );
  registerMailServer(admin, container);
}

function registerMailServer(admin: FastifyInstance, container: Container): void {
  const call = ownerCalls(admin, container, 'Back office: mail', {
    mail: container.mail,
    tryServer: (smtp: SmtpConfig) => container.openMail(smtp).reach(),
  });
  call(
    'get',
    MAIL_SERVER_URL,
    'The mail server that is set here, without its password',
    { answer: MailServerAnswer },
    readMailServer,
  );
  call(
    'put',
    MAIL_SERVER_URL,
    'Sets the mail server and tries it',
    { body: MailServerInput, answer: MailServerSaved },
    saveMailServer,
  );
  call(
    'delete',
    MAIL_SERVER_URL,
    'Takes the mail server away: messages are kept and none leaves',
    { done: 'No e-mail leaves the site any more' },
    removeMailServer,
  );
}
