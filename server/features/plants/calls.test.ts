import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calendarRows } from '#content/calendar/calendar.ts';
import { catalogue } from '#content/plants/catalogue.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { asOwner } from '#tests/support/owner.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { bare } from '#tests/support/plant-desk.ts';

describe.each(DATABASES)('the planting calendar on %s', (kind) => {
  let server: TestServer;
  let send: Awaited<ReturnType<typeof asOwner>>;
  beforeAll(async () => {
    const { container } = (server = await startTestServer());
    await server.close();
    server = await startTestServer({
      kind,
      parts: {
        content: { ...container.content, plants: catalogue.plants, calendar: calendarRows },
      },
    });
    send = await asOwner(server);
  });
  afterAll(() => server.close());

  describe('the calls', () => {
    const json = (
      method: 'POST' | 'PUT',
      url: string,
      body: object,
      headers: Record<string, string> = {},
    ) => send({ method, url, payload: body, headers });

    test('a plant is added, changed and deleted over HTTP, and visitors see it at once', async () => {
      const added = await json('POST', '/api/admin/plants', bare('Chayote'));
      expect(added.statusCode).toBe(201);
      const { id } = added.json<{ id: string }>();
      expect((await server.app.inject('/api/plants')).body).toContain('Chayote');
      expect((await send({ url: `/api/admin/plants/${id}` })).json()).toEqual(added.json());
      expect((await send({ url: '/api/admin/plants/nothing-like-it' })).statusCode).toBe(404);
      expect(
        (
          await json(
            'PUT',
            `/api/admin/plants/${id}`,
            { id, ...bare('Chayote, christophine') },
            { 'if-match': '"1"' },
          )
        ).json(),
      ).toMatchObject({ name: 'Chayote, christophine', version: 2 });
      expect(
        (
          await json('PUT', `/api/admin/plants/${id}`, bare('Chayote'), { 'if-match': '"1"' })
        ).json(),
      ).toMatchObject({ status: 409, current: { name: 'Chayote, christophine' } });
      expect((await server.app.inject('/api/plants')).body).toContain('Chayote, christophine');
      expect(
        (
          await send({
            method: 'DELETE',
            url: `/api/admin/plants/${id}`,
            headers: { 'if-match': '"2"' },
          })
        ).json(),
      ).toEqual({ success: true, message: 'Plant deleted' });
      expect((await server.app.inject('/api/plants')).body).not.toContain('Chayote');
      expect((await send({ method: 'DELETE', url: `/api/admin/plants/${id}` })).statusCode).toBe(
        404,
      );
    });

    test.each([
      [{ name: 'A' }, 'Name must be at least 2 characters'],
      [{ name: null }, 'Name must be at least 2 characters'],
      [{ category: '' }, 'Category is required'],
      [{ category: 'trees' }, 'Category is required'],
      [{ imageUrl: 'somewhere' }, 'Please enter a valid URL or upload an image'],
      [{ sunRequirement: '' }, 'Sun requirement is required'],
      [{ plantingPeriod: '  ' }, 'Planting period is required'],
      [{ heightM: -1 }, 'Please enter the height in metres, up to 60'],
      [{ spacingCm: 'wide' }, 'Please enter the spacing in centimetres, up to 2,000'],
      [{ soils: ['chalk'] }, 'Please choose from clay, sandy and loam'],
    ])('%o is refused with a sentence at its field', async (more, message) => {
      const answer = await json('POST', '/api/admin/plants', bare('Refused', more as never));
      expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
        400,
        message,
      ]);
      expect(answer.json<{ errors: { field: string }[] }>().errors[0]!.field).toMatch(
        new RegExp(`^${Object.keys(more)[0]}`),
      );
    });

    test.each([
      '?page=0',
      '?pageSize=101',
      '?category=trees',
      '?sort=colour',
      '?only=mine',
      '?page=one',
      `?search=${'x'.repeat(201)}`,
    ])('the list refuses %s', async (query) => {
      const answer = await send({ url: `/api/admin/plants${query}` });
      expect(answer.statusCode).toBe(400);
      expect(answer.json<{ message: string }>().message).toMatch(/^(Please|There|The)/);
    });

    test('strangers are sent away', async () => {
      expect((await server.app.inject('/api/admin/plants')).statusCode).toBe(401);
      expect(
        (
          await server.app.inject({
            method: 'POST',
            url: '/api/admin/plants',
            payload: bare('Mine'),
            headers: { origin: 'http://localhost:80' },
          })
        ).statusCode,
      ).toBe(401);
    });
  });
});
