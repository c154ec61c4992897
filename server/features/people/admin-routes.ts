import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { ADMIN_API } from '#contracts/admin-paths.ts';
import {
  EraseAnswer,
  EraseChosenInput,
  EraseInput,
  NamedAnswer,
  NamedQuery,
  PersonHeld,
  PersonInput,
} from '#contracts/admin-people.ts';
import { attach, ownerCalls } from '#server/calls.ts';
import type { Container } from '#server/container.ts';
import { erasePerson, exportPerson, findPerson } from '#server/features/people/use-cases.ts';
import { journalIn } from '#server/features/people/journal.ts';
import { eraseChosen, findNamed } from '#server/features/people/named.ts';
import { writeZip } from '#server/features/people/zip.ts';
import { MENTIONS, personalDataProviders } from '#server/features/personal-data-providers.ts';

export function registerPeopleAdminRoutes(admin: FastifyInstance, container: Container): void {
  const { storage, queue } = container;
  const call = ownerCalls(admin, container, 'Back office: people', {
    keepers: personalDataProviders({ storage, queue }),
    ownWords: MENTIONS,
    storage,
    queue,
    journal: journalIn(container.config.dataDir),
  });
  call(
    'get',
    ADMIN_API.people,
    'What is held for an e-mail address',
    { query: PersonInput, answer: PersonHeld },
    ({ query: input, ...order }) => findPerson({ ...order, input }),
  );
  call(
    'post',
    ADMIN_API.peopleExport,
    'All of it as one ZIP file',
    { description: 'Answers application/zip.', body: PersonInput },
    async (order, { reply }) => {
      const files = await exportPerson(order);
      const at = order.ctx.clock.now();
      return attach(reply, { name: 'held-data-*.zip', type: 'application/zip', at }).send(
        Readable.from(writeZip(files, at)),
      );
    },
  );
  call(
    'post',
    ADMIN_API.peopleErase,
    'Erases all of it, at once and for good',
    { body: EraseInput, answer: EraseAnswer },
    erasePerson,
  );
  call(
    'get',
    ADMIN_API.peopleNamed,
    'Records that bear a telephone number or a name',
    { query: NamedQuery, answer: NamedAnswer },
    ({ query: input, ...order }) => findNamed({ ...order, input }),
  );
  call(
    'post',
    ADMIN_API.peopleEraseChosen,
    'Erases chosen records of people, at once and for good',
    { body: EraseChosenInput, answer: EraseAnswer },
    eraseChosen,
  );
}
