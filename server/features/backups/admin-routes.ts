import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { BackupsAnswer } from '#contracts/backups.ts';
import { DoneAnswer } from '#contracts/records.ts';
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
  const calls = admin.withTypeProvider<ZodTypeProvider>();
  const owner = (requestId: string) => container.contextFor({ kind: 'owner' }, requestId);
  const { queue } = container;
  const folder = backupFolder(container);
  const tags = ['Back office: backups'];

  calls.get(
    '/api/admin/backups',
    { schema: { summary: 'The backups that are kept', tags, response: { 200: BackupsAnswer } } },
    async (request) => listBackups({ ctx: owner(request.id), queue, folder }),
  );

  calls.post(
    '/api/admin/backups',
    { schema: { summary: 'Asks for a backup now', tags, response: { 202: DoneAnswer } } },
    async (request, reply) => {
      await requestBackup({ ctx: owner(request.id), queue });
      return reply.code(202).send({ success: true as const, message: 'A backup is being made.' });
    },
  );

  calls.get(
    '/api/admin/backups/:name',
    { schema: { summary: 'Downloads a backup', tags, params: Params } },
    async (request, reply) => {
      const { stream, bytes } = await openBackup({
        ctx: owner(request.id),
        folder,
        name: request.params.name,
      });
      return reply
        .type('application/gzip')
        .header('content-length', bytes)
        .header('content-disposition', `attachment; filename="${request.params.name}"`)
        .send(stream);
    },
  );

  calls.delete(
    '/api/admin/backups/:name',
    {
      schema: { summary: 'Deletes a backup', tags, params: Params, response: { 200: DoneAnswer } },
    },
    async (request) => {
      await deleteBackup({ ctx: owner(request.id), folder, name: request.params.name });
      return { success: true as const, message: 'The backup is deleted.' };
    },
  );
}
