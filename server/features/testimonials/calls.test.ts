import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AdminTestimonial, TestimonialInput } from '#contracts/admin-testimonials.ts';
import { Testimonial } from '#contracts/site-content.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { generateInputs, inputCount } from '#tests/support/generated-json.ts';
import { asOwner } from '#tests/support/owner.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { testimonialRecord } from '#server/features/testimonials/record.ts';
import { deleteRecord, listRecords } from '#server/records/edit.ts';
import { testimonialDesk, given, withEvidence, NOW } from '#tests/support/testimonial-desk.ts';

describe.each(DATABASES)('testimonials on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ kind, parts: { clock: { now: () => NOW } } });
  });
  afterAll(() => server.close());
  const { owner } = testimonialDesk(() => server);

  describe('over HTTP', () => {
    const url = '/api/admin/testimonials';

    test('strangers are refused, and the owner adds, changes, deletes', async () => {
      for (const [method, path] of [
        ['GET', url],
        ['POST', url],
        ['PUT', `${url}/tst_1`],
        ['DELETE', `${url}/tst_1`],
      ] as const) {
        expect(
          (
            await server.app.inject({
              method,
              url: path,
              headers: { origin: 'http://localhost:80' },
              ...(method === 'GET' ? {} : { payload: given('Mine') }),
            })
          ).statusCode,
          method,
        ).toBe(401);
      }
      const send = await asOwner(server);
      const added = await send({ method: 'POST', url, payload: given('Kit') });
      expect(added.statusCode).toBe(201);
      const { id } = AdminTestimonial.parse(added.json());
      const changed = await send({
        method: 'PUT',
        url: `${url}/${id}`,
        headers: { 'if-match': '"1"' },
        payload: given('Kit Reed'),
      });
      expect([changed.statusCode, AdminTestimonial.parse(changed.json()).version]).toEqual([
        200, 2,
      ]);
      expect(
        (
          await send({
            method: 'PUT',
            url: `${url}/${id}`,
            headers: { 'if-match': '"1"' },
            payload: given('Late'),
          })
        ).statusCode,
      ).toBe(409);
      expect(
        Testimonial.array()
          .parse((await server.app.inject('/api/testimonials')).json())
          .map((one) => one.name),
      ).toContain('Kit Reed');
      expect((await send({ url: '/api/admin/testimonials' })).body).toContain('Not recorded');
      expect((await server.app.inject('/api/testimonials')).body).not.toContain('Not recorded');
      expect((await send({ method: 'DELETE', url: `${url}/${id}` })).json()).toEqual({
        success: true,
        message: 'Testimonial deleted',
      });
      expect((await server.app.inject('/api/testimonials')).body).not.toContain('Kit Reed');
      expect((await send({ method: 'DELETE', url: `${url}/${id}` })).statusCode).toBe(404);
    });

    test('whatever is sent is kept exactly as parsed, or refused with a message', async () => {
      const send = await asOwner(server);
      let kept = 0;
      for (const input of generateInputs(
        { ...withEvidence('Lee') } as Parameters<typeof generateInputs>[0],
        inputCount(400),
      )) {
        const answer = await send({
          method: 'POST',
          url,
          headers: { 'content-type': 'application/json' },
          payload: JSON.stringify(input),
        });
        const parsed = TestimonialInput.safeParse(input);
        if (answer.statusCode === 400) {
          expect(
            answer.json<{ message: string }>().message.length,
            JSON.stringify(input),
          ).toBeGreaterThan(0);
          continue;
        }
        expect([answer.statusCode, parsed.success], JSON.stringify(input)).toEqual([201, true]);
        const { id } = AdminTestimonial.parse(answer.json());
        const wanted = Object.fromEntries(
          Object.entries(parsed.data!).filter(([, value]) => value !== undefined),
        );
        expect(
          (await listRecords({ record: testimonialRecord, ctx: owner() })).find(
            (one) => one.id === id,
          ),
        ).toMatchObject(wanted);
        await deleteRecord({ record: testimonialRecord, ctx: owner(), id });
        kept += 1;
      }
      expect(kept).toBeGreaterThan(inputCount(400) * 0.15);
      expect(kept).toBeLessThan(inputCount(400) * 0.8);
    });
  });
});
