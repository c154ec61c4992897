import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { ADMIN_API } from '#contracts/admin-paths.ts';
import { EraseAnswer, EraseInput, PersonHeld, PersonInput } from '#contracts/admin-people.ts';
import type { Container } from '#server/container.ts';
import { erasePerson, exportPerson, findPerson } from '#server/features/people/use-cases.ts';
import { writeZip } from '#server/features/people/zip.ts';
import { MENTIONS, personalDataProviders } from '#server/features/personal-data-providers.ts';

export function registerPeopleAdminRoutes(admin: FastifyInstance, container: Container): void {
  const { storage, queue, clock } = container;
  const calls = admin.withTypeProvider<ZodTypeProvider>();
  const keepers = personalDataProviders({ storage, queue });
  const owner = (requestId: string) => container.contextFor({ kind: 'owner' }, requestId);
  const tags = ['Back office: people'];

  calls.get(
    ADMIN_API.people,
    {
      schema: {
        summary: 'What is held for an e-mail address',
        tags,
        querystring: PersonInput,
        response: { 200: PersonHeld },
      },
    },
    async (request) =>
      findPerson({ ctx: owner(request.id), keepers, ownWords: MENTIONS, input: request.query }),
  );

  calls.post(
    ADMIN_API.peopleExport,
    {
      schema: {
        summary: 'All of it as one ZIP file',
        description: 'Answers application/zip.',
        tags,
        body: PersonInput,
      },
    },
    async (request, reply) => {
      const files = await exportPerson({
        ctx: owner(request.id),
        keepers,
        ownWords: MENTIONS,
        input: request.body,
      });
      const at = clock.now();
      return reply
        .type('application/zip')
        .header(
          'content-disposition',
          `attachment; filename="held-data-${at.toISOString().slice(0, 10)}.zip"`,
        )
        .send(Readable.from(writeZip(files, at)));
    },
  );

  calls.post(
    ADMIN_API.peopleErase,
    {
      schema: {
        summary: 'Erases all of it, at once and for good',
        tags,
        body: EraseInput,
        response: { 200: EraseAnswer },
      },
    },
    async (request) =>
      erasePerson({
        ctx: owner(request.id),
        keepers,
        ownWords: MENTIONS,
        storage,
        queue,
        input: request.body,
      }),
  );
}
