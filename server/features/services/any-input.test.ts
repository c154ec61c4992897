/** Whatever is sent as a service stands in the list as it was read, or is refused in words and stands nowhere. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AdminService, ServiceInput } from '#contracts/admin-services.ts';
import { isHolder, sanitizeInPlace } from '#server/text/sanitize-unicode.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { generateInputs, type Json } from '#tests/support/generated-json.ts';
import { asOwner } from '#tests/support/owner.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

const URL = '/api/admin/services';
const GOOD: Record<string, Json> = {
  title: 'Paving',
  description: 'Ten letters and more.',
  shortDescription: 'Short words',
  imageUrl: '',
  icon: null,
  order: 1,
  active: true,
};
const COUNT = process.env.LONG ? 4_000 : 100;
/** As the site's edge hands it on. */
function arrived(input: Json): Json {
  const copy = structuredClone(input);
  if (isHolder(copy)) sanitizeInPlace(copy);
  return copy;
}

describe.each(DATABASES)('on %s', (kind) => {
  let server: TestServer;
  let ask: Awaited<ReturnType<typeof asOwner>>;
  beforeAll(async () => {
    server = await startTestServer({ kind });
    ask = await asOwner(server);
  });
  afterAll(() => server.close());
  const listed = async () => AdminService.array().parse((await ask({ url: URL })).json());
  const send = (method: 'POST' | 'PUT', url: string, input: Json) =>
    ask({
      method,
      url,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(input),
    });

  test.each(['POST', 'PUT'] as const)(
    'by %s',
    async (method) => {
      const { id: standing } = (await send('POST', URL, GOOD)).json<{ id: string }>();
      let before = await listed();
      let [stored, refused] = [0, 0];
      for (const input of generateInputs(GOOD, COUNT, method === 'POST' ? 3 : 4)) {
        const parsed = ServiceInput.safeParse(arrived(input));
        const answer = await send(method, method === 'POST' ? URL : `${URL}/${standing}`, input);
        const after = await listed();
        if (answer.statusCode === 400) {
          refused += 1;
          expect(parsed.success, JSON.stringify(input)).toBe(false);
          expect(answer.json<{ message: string }>().message.length).toBeGreaterThan(5);
          expect(after).toEqual(before);
        } else {
          stored += 1;
          expect([answer.statusCode, parsed.success], JSON.stringify(input)).toEqual([
            method === 'POST' ? 201 : 200,
            true,
          ]);
          const { id } = AdminService.parse(answer.json());
          expect(after.find((one) => one.id === id)).toMatchObject(parsed.data!);
          expect(after.filter((one) => one.id !== id)).toEqual(
            before.filter((one) => one.id !== id),
          );
          if (method === 'POST') await ask({ method: 'DELETE', url: `${URL}/${id}` });
        }
        before = await listed();
      }
      expect(Math.min(stored, refused)).toBeGreaterThan(COUNT / 6);
      expect((await server.app.inject('/api/services')).statusCode).toBe(200);
    },
    300_000,
  );
});
