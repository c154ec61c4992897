import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { BackupsAnswer } from '#contracts/backups.ts';
import { ownerCalls } from '#server/calls.ts';
import type { Container } from '#server/container.ts';
import {
  deleteBackup,
  listBackups,
  openBackup,
  requestBackup,
} from '#server/features/backups/use-cases.ts';

const Params = z.object({ name: z.string().max(80) });

export const backupFolder = ({ config }: Pick<Container, 'config'>): string =>
  join(config.dataDir, 'backups');

export function registerBackupAdminRoutes(admin: FastifyInstance, container: Container): void {
  const { queue } = container;
  const folder = backupFolder(container);
  const call = ownerCalls(admin, container, 'Back office: backups', { queue, folder });
  const url = '/api/admin/backups';
  call('get', url, 'The backups that are kept', { answer: BackupsAnswer }, listBackups);
  call(
    'post',
    url,
    'Asks for a backup now',
    { status: 202, done: 'A backup is being made.' },
    requestBackup,
  );
  call(
    'get',
    `${url}/:name`,
    'Downloads a backup',
    { params: Params },
    async ({ name, ...order }, { reply }) => {
      const { stream, bytes } = await openBackup({ ...order, name });
      return reply
        .type('application/gzip')
        .header('content-length', bytes)
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(stream);
    },
  );
  call(
    'delete',
    `${url}/:name`,
    'Deletes a backup',
    { params: Params, done: 'The backup is deleted.' },
    deleteBackup,
  );
}
