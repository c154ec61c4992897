import { request as ask } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { UPLOAD_PATHS } from '#contracts/admin-pictures.ts';
import { imageForm, makeImage } from '#tests/support/images.ts';
import { logIn } from '#tests/support/owner.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

const USUAL_MS = 400;
let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await startTestServer({ bodyTimes: { usualMs: USUAL_MS, uploadMs: 20_000 } });
  const app = await server.http();
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(() => server.close());

const origin = () => `http://127.0.0.1:${port}`;

/** Sends half the body at once and the rest after the usual limit, unless the server has answered by then. */
function sendSlowly(
  path: string,
  headers: Record<string, string>,
  body: Uint8Array,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const half = Math.floor(body.length / 2);
    const sending = ask(
      {
        port,
        host: '127.0.0.1',
        path,
        method: 'POST',
        headers: { origin: origin(), 'content-length': body.length, ...headers },
      },
      (answer) => {
        let text = '';
        answer.on('data', (part: Buffer) => {
          text += part.toString();
        });
        answer.on('error', reject);
        answer.on('end', () => resolve({ status: answer.statusCode!, text }));
      },
    );
    sending.on('error', reject);
    sending.write(body.subarray(0, half));
    setTimeout(() => sending.end(body.subarray(half)), 3 * USUAL_MS);
  });
}

test("the owner's picture upload may take longer than other requests", async () => {
  const { cookie } = await logIn(server);
  const { payload, headers } = imageForm(await makeImage('jpeg', 300, 200));
  const answer = await sendSlowly(
    UPLOAD_PATHS.portfolio,
    { cookie, ...(headers as Record<string, string>) },
    payload,
  );
  expect([answer.status, answer.text]).toEqual([201, expect.stringContaining('"success":true')]);
});

test('any other call of the owner times out with 408 if its body is late', async () => {
  const { cookie } = await logIn(server);
  const answer = await sendSlowly(
    '/api/admin/portfolio',
    { cookie, 'content-type': 'application/json' },
    Buffer.from(JSON.stringify({ title: 'Slow', description: 'Slow' })),
  );
  expect(answer.status).toBe(408);
});

test('a slow upload without a session is refused and its connection closed', async () => {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (part) => {
    text += part.toString();
  });
  const began = Date.now();
  const over = new Promise<void>((resolve) => socket.on('close', () => resolve()));
  socket.on('error', () => undefined);
  socket.write(
    `POST ${UPLOAD_PATHS.portfolio} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nOrigin: ${origin()}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 9000\r\n\r\n`,
  );
  const dripping = setInterval(() => socket.write('x'), 50);
  await over;
  clearInterval(dripping);
  expect(text).toContain('401');
  expect(Date.now() - began).toBeLessThan(10 * USUAL_MS);
});
