import { expect, test } from 'vitest';
import type { BackupsAnswer } from '#contracts/backups.ts';
import { AdminCallError } from '#app/features/admin/admin-fetch.ts';
import { makeQueryClient } from '#app/lib/query-client.ts';
import { leaveBackups, stillSaid, URL_OF_BACKUPS, waitForBackup } from './backup-calls.ts';

const made = (name: string) => ({ name, madeAt: '2026-11-22T03:00:00.000Z', bytes: 1 });
const answerOf = (isRunning: boolean): BackupsAnswer => ({
  backups: [],
  isRunning,
  problem: null,
  freeBytes: null,
  kept: 7,
});
const LOST = new AdminCallError(0, 'no-answer', 'The server could not be reached.');
const wait = async () => undefined;

/** Answers in turn; the last one ever after. */
function reader(...answers: (BackupsAnswer | Error)[]) {
  let read = 0;
  const next = async () => {
    const answer = answers[Math.min(read, answers.length - 1)]!;
    read += 1;
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { next, timesRead: () => read };
}

test('a list that fails to come while a backup is being made is asked for again, until the backup is there', async () => {
  const done = answerOf(false);
  expect(
    await waitForBackup(
      reader(LOST, answerOf(true), LOST, LOST, answerOf(true), LOST, done).next,
      wait,
    ),
  ).toBe(done);
});

test('failures count only in a row, and after too many it is waited for no longer', async () => {
  const often = Array.from({ length: 29 }, () => LOST);
  const done = answerOf(false);
  expect(await waitForBackup(reader(...often, answerOf(true), ...often, done).next, wait)).toBe(
    done,
  );
  const never = reader(LOST);
  await expect(waitForBackup(never.next, wait)).rejects.toBe(LOST);
  expect(never.timesRead()).toBe(30);
});

test('who would rather not sign in again is not asked time after time', async () => {
  const refused = reader(new AdminCallError(401, 'unauthenticated', 'Please sign in.'));
  await expect(waitForBackup(refused.next, wait)).rejects.toThrow('Please sign in.');
  expect(refused.timesRead()).toBe(1);
});

test('a deleted backup leaves the list before that is fetched again', () => {
  const client = makeQueryClient();
  leaveBackups(client, made('one'));
  expect(client.getQueryData([URL_OF_BACKUPS])).toBeUndefined();
  client.setQueryData([URL_OF_BACKUPS], {
    ...answerOf(false),
    backups: [made('two'), made('one')],
  });
  leaveBackups(client, made('one'));
  expect(client.getQueryData([URL_OF_BACKUPS])).toEqual({
    ...answerOf(false),
    backups: [made('two')],
  });
});

test('the running notice is shown until the list has the result, and does not return if the list fails later', () => {
  const unseen = {
    words: 'The backup is being made, but the list could not be read.',
    isUnseen: true,
  };
  expect(stillSaid(unseen, LOST)).toBe(unseen);
  expect(stillSaid(unseen, null)).toBeNull();
  expect(stillSaid(null, LOST)).toBeNull();
  const refused = { words: 'Failed to make a backup: The disk is full.', isUnseen: false };
  expect(stillSaid(refused, null)).toBe(refused);
});
