import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AdminEnquiry } from '#contracts/admin-enquiries.ts';
import { EnquiryAnswer } from '#contracts/enquiries.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { asOwner } from '#tests/support/owner.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

describe.each(DATABASES)('what the owner sends once more after a lost answer, on %s', (kind) => {
  let server: TestServer;
  let call: Awaited<ReturnType<typeof asOwner>>;
  let made = 0;
  beforeAll(async () => {
    server = await startTestServer({ kind });
    call = await asOwner(server);
  });
  afterAll(() => server.close());

  const newEnquiry = async () => {
    made += 1;
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/enquiries',
      payload: {
        name: 'Ada Field',
        email: `again${made}@example.org`,
        message: 'About the garden',
        requestKey: `key-again-${made}`,
      },
    });
    return EnquiryAnswer.parse(answer.json()).link.slice('/enquiry/'.length).split('.')[0]!;
  };
  const open = async (id: string) =>
    AdminEnquiry.parse((await call({ url: `/api/admin/enquiries/${id}` })).json());
  const write = (id: string, text: string, requestKey: string) =>
    call({
      method: 'POST',
      url: `/api/admin/enquiries/${id}/messages`,
      payload: { text, requestKey },
    });
  const note = (id: string, text: string, key?: string) =>
    call({
      method: 'POST',
      url: `/api/admin/enquiries/${id}/notes`,
      payload: { text },
      headers: key ? { 'idempotency-key': key } : {},
    });

  test('an answer with other words under a sent key is refused with what was sent, never called sent', async () => {
    const id = await newEnquiry();
    expect((await write(id, 'We come on Monday.', 'answer-key-1')).statusCode).toBe(200);
    expect((await write(id, '  We come on Monday. ', 'answer-key-1')).statusCode).toBe(200);
    const refused = await write(id, 'We come on Tuesday.', 'answer-key-1');
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      expect.objectContaining({
        type: expect.stringMatching(/:conflict$/),
        current: expect.objectContaining({ from: 'owner', text: 'We come on Monday.' }),
      }),
    ]);
    expect((await open(id)).messages.map((message) => message.text)).toEqual([
      'We come on Monday.',
    ]);
    expect((await write(id, 'We come on Tuesday.', 'answer-key-2')).statusCode).toBe(200);
    expect((await open(id)).messages.map((message) => message.text)).toEqual([
      'We come on Monday.',
      'We come on Tuesday.',
    ]);
  });

  test('a note is kept once, and different words under its key are refused with the existing note', async () => {
    const id = await newEnquiry();
    const answers = await Promise.all([
      note(id, 'Rang twice.', 'note-key-1'),
      note(id, 'Rang twice.', 'note-key-1'),
    ]);
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200]);
    expect((await open(id)).notes.map((one) => one.text)).toEqual(['Rang twice.']);
    const refused = await note(id, 'Rang three times.', 'note-key-1');
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      expect.objectContaining({ current: expect.objectContaining({ text: 'Rang twice.' }) }),
    ]);
    expect((await note(id, 'Rang twice.', 'note-key-2')).statusCode).toBe(200);
    expect((await note(id, 'Rang twice.')).statusCode).toBe(200);
    expect((await open(id)).notes).toHaveLength(3);
    expect((await note(id, 'Rang twice.', '!')).statusCode).toBe(400);
  });

  test('a note that was removed since is not called added again, nor does its key add one to another enquiry', async () => {
    const [id, other] = [await newEnquiry(), await newEnquiry()];
    await note(id, 'Prefers Fridays.', 'note-key-9');
    await call({
      method: 'DELETE',
      url: `/api/admin/enquiries/${id}/notes/${(await open(id)).notes[0]!.id}`,
    });
    expect((await note(id, 'Prefers Fridays.', 'note-key-9')).statusCode).toBe(409);
    expect((await note(other, 'Prefers Fridays.', 'note-key-9')).statusCode).toBe(409);
    expect([(await open(id)).notes, (await open(other)).notes]).toEqual([[], []]);
  });
});
