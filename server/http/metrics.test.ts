import { describe, expect, test } from 'vitest';
import { METRICS_PATH, READY_PATH } from '#server/http/metrics.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { startTestServer } from '#tests/support/server.ts';

const TOKEN = 'a-token-for-the-tests-of-figures';

describe.each(DATABASES)('on %s', (kind) => {
  test('a node is ready while its database answers, and says when it does not', async () => {
    const server = await startTestServer({ kind });
    expect((await server.app.inject(READY_PATH)).json()).toEqual({ ok: true, database: 'answers' });
    await server.container.db.close();
    const answer = await server.app.inject(READY_PATH);
    expect([answer.statusCode, answer.json()]).toEqual([
      503,
      { ok: false, database: 'does not answer' },
    ]);
    // Up, for whoever only restarts what has died.
    expect((await server.app.inject('/api/health-check')).statusCode).toBe(200);
    await (await server.http()).close();
  });

  test('figures are there for whoever has the token, and name no visitor', async () => {
    const server = await startTestServer({ kind, env: { METRICS_TOKEN: TOKEN } });
    for (const authorization of [undefined, 'Bearer wrong', TOKEN])
      expect(
        (
          await server.app.inject({
            url: METRICS_PATH,
            headers: authorization === undefined ? {} : { authorization },
          })
        ).statusCode,
      ).toBe(401);
    await server.app.inject('/api/services');
    await server.app.inject('/api/enquiries/enq_secret.of-a-visitor');
    await server.app.inject('/a-page-that-nobody-has"\n');
    const { body, headers } = await server.app.inject({
      url: METRICS_PATH,
      headers: { authorization: `Bearer ${TOKEN}` },
    });
    expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(body).toContain(
      'plotwright_requests_total{method="GET",path="/api/services",status="2xx"} 1',
    );
    expect(body).toContain('plotwright_jobs{status="failed"} 0');
    expect(body).toMatch(/plotwright_request_seconds_bucket\{kind="api",le="\+Inf"\} [4-9]/);
    expect(body).not.toMatch(/secret|nobody-has/);
    for (const line of body.trimEnd().split('\n'))
      expect(line).toMatch(/^(?:# TYPE \w+ \w+|\w+(?:\{[^{}]*\})? [\d.e+-]+|\w+\{.*\} NaN)$/);
    await server.close();
  });

  test('without the variable there are none', async () => {
    const server = await startTestServer({ kind });
    expect((await server.app.inject(METRICS_PATH)).statusCode).toBe(404);
    await server.close();
  });
});
