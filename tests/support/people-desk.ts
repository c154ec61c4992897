/** What tests of personal data begin with: a person with designs and a request, found, erased, and looked for in every table. */
import { expect } from 'vitest';
import { erasePerson, findPerson } from '#server/features/people/use-cases.ts';
import { MENTIONS, personalDataProviders } from '#server/features/personal-data-providers.ts';
import type { Storage } from '#server/ports/storage.ts';
import { makeDesigns, uploadsOf, workOff } from '#tests/support/designs.ts';
import type { TestServer } from '#tests/support/server.ts';

/** @param of the server of the test that runs */
export function peopleDesk(of: () => TestServer, later: () => void) {
  let count = 0;
  const origin = { origin: 'http://localhost:80' };
  const owner = () => of().container.contextFor({ kind: 'owner' }, 'test');
  const parts = () => of().container;
  const erase = (email: string, more: object = {}, storage: Storage = parts().storage) =>
    erasePerson({
      journal: { add: async () => undefined },
      ctx: owner(),
      keepers: personalDataProviders({ ...parts(), storage }),
      ownWords: MENTIONS,
      storage,
      queue: parts().queue,
      input: { email, ...more },
    });
  const find = (email: string) =>
    findPerson({
      ctx: owner(),
      keepers: personalDataProviders(parts()),
      ownWords: MENTIONS,
      input: { email },
    });
  const allText = async () => {
    const { read } = of().container.db;
    const tables = [
      'design_sessions',
      'designs',
      'design_search',
      'booking_requests',
      'audit',
      'jobs',
      'design_reports',
    ] as const;
    return JSON.stringify(
      await Promise.all(tables.map((table) => read.selectFrom(table).selectAll().execute())),
    );
  };

  /** A person with designs, pictures, a report and a request about somebody's design. */
  async function makePerson(email: string, { linked }: { linked?: string } = {}) {
    count += 1;
    later();
    const made = await makeDesigns(of(), {
      designDescription: `The secret garden number ${count} of 8 by 10 metres`,
      share: true,
    });
    await workOff(of(), ['design-picture', 'design-render']);
    await of().app.inject({
      method: 'POST',
      url: `/api/design-library/${made.ids[0]}/pdf`,
      headers: origin,
    });
    await of().app.inject({
      method: 'POST',
      url: `/api/design-sessions/${made.sessionId}/contact`,
      headers: origin,
      payload: { name: `Person ${count}`, email, wants: 'keep' },
    });
    const payload = {
      kind: 'site-assessment',
      name: `Person ${count}`,
      email: email.toUpperCase(),
      phone: '01708 000111',
      message: 'A message in confidence',
      requestKey: `request-key-${count}`,
      ...(linked ? { designId: linked } : {}),
    };
    expect(
      (
        await of().app.inject({
          method: 'POST',
          url: '/api/booking-requests',
          headers: origin,
          payload,
        })
      ).statusCode,
    ).toBe(201);
    return { ...made, uploads: await uploadsOf(of(), made.ids) };
  }
  return { origin, owner, parts, erase, find, allText, makePerson };
}
