import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readAppointmentSettings, saveKinds } from '#server/features/appointments/settings.ts';
import { pageUseCases } from '#server/http/page-use-cases.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { diaryDesk } from '#tests/support/diary-desk.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

describe.each(DATABASES)('the kinds of appointment that pages speak of, on %s', (kind) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer({ kind });
  });
  afterEach(() => server.close());
  const { owner } = diaryDesk(() => server);

  test('are the owner’s, and a change of them makes kept pages old', async () => {
    const list = () => pageUseCases(server.container, { requestId: 'test' }).listAppointmentKinds();
    expect((await list()).map((one) => [one.kind, one.minutes, one.price, one.isOffered])).toEqual([
      ['general-consultation', 30, 'Free', true],
      ['site-assessment', 45, '£150, credited towards the project if it proceeds', true],
      ['project-followup', 30, 'Free for clients with completed projects', true],
    ]);
    const before = await server.container.db.contentVersion();
    const settings = await readAppointmentSettings({ ctx: owner(), origin: '' });
    await saveKinds({
      ctx: owner(),
      kinds: settings.kinds.map((one) =>
        one.kind === 'site-assessment'
          ? { ...one, minutes: 60, price: '£95', isOffered: false }
          : one,
      ),
      baseVersion: settings.version,
    });
    expect((await list())[1]).toEqual({
      kind: 'site-assessment',
      label: 'Site Assessment',
      minutes: 60,
      price: '£95',
      isOnSite: true,
      isOffered: false,
    });
    expect(await server.container.db.contentVersion()).not.toBe(before);
  });
});
