import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookAppointment } from '#server/features/appointments/book.ts';
import { readPersonPage } from '#server/features/people/person-page.ts';
import { personalDataProviders } from '#server/features/personal-data-providers.ts';
import { SEARCH_PROVIDERS } from '#server/features/search-providers.ts';
import {
  addTask,
  listOpenTasks,
  removeTask,
  setTaskDone,
} from '#server/features/tasks/use-cases.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { diaryDesk } from '#tests/support/diary-desk.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

describe.each(DATABASES)('a person on %s', (kind) => {
  let server: TestServer;
  let now = new Date('2026-11-23T09:00:00.000Z');
  const { visitor, owner, parts, input, free } = diaryDesk(() => server);
  beforeAll(async () => {
    server = await startTestServer({ kind, parts: { clock: { now: () => now } } });
  });
  afterAll(() => server.close());

  test('has one page with everything of theirs, and tasks that stand on the day until they are done', async () => {
    const times = await free();
    const { row } = await bookAppointment({
      ctx: visitor(),
      input: input(times[0]!, { phone: '01708 555 000' }),
      ...parts(),
    });
    const open = () => listOpenTasks({ ctx: owner() });
    const email = 'ada@example.org';
    const add = (more: object) =>
      addTask({ ctx: owner(), input: { email: 'Ada@Example.org', ...more } });
    const task = await add({ text: 'Ring back', dueOn: '2026-11-24', requestKey: 'task-key-1' });
    expect(await add({ text: 'Ring back', dueOn: '2026-11-24', requestKey: 'task-key-1' })).toEqual(
      task,
    );
    await add({ text: 'Likes ferns', requestKey: 'task-key-2' });
    await expect(add({ text: ' ', requestKey: 'task-key-3' })).rejects.toThrow();
    await expect(
      add({ text: 'x', dueOn: '2026-02-31', requestKey: 'task-key-4' }),
    ).rejects.toThrow();
    expect((await open()).items).toMatchObject([{ text: 'Ring back', isLate: false }]);
    now = new Date('2026-11-25T09:00:00.000Z');
    expect((await open()).items).toMatchObject([{ isLate: true }]);

    const page = await readPersonPage({
      ctx: owner(),
      keepers: personalDataProviders(server.container),
      providers: SEARCH_PROVIDERS,
      query: { email },
    });
    expect(page).toMatchObject({ email, name: 'Ada Field', phone: '01708 555 000' });
    expect(page.items).toMatchObject([{ id: row.id, kind: 'Appointments', href: '/admin/diary' }]);
    expect(page.tasks.map((one) => one.text)).toEqual(['Ring back', 'Likes ferns']);

    await setTaskDone({ ctx: owner(), id: task.id, input: { isDone: true } });
    expect((await open()).items).toEqual([]);
    await removeTask({ ctx: owner(), id: task.id });
    await expect(removeTask({ ctx: owner(), id: task.id })).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});
