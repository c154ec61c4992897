/** A service outside our house, well or in every way unwell, on a real port of this machine. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type OutsideServer = {
  url: string;
  /** Method, path, query, headers and body of everything that came. */
  heard: string[];
  close(): Promise<void>;
};
export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export const json =
  (body: unknown, status = 200): Answer =>
  (_request, response) => {
    response
      .writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
      .end(JSON.stringify(body));
  };
export const text =
  (body: string, contentType: string, status = 200): Answer =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': contentType }).end(body);
  };

/** Every way in which a service can fail, by name. `refuses` is a port where nobody listens. */
export const ILLNESSES: Record<string, Answer> = {
  hangs: () => undefined,
  'hangs half-way': (_request, response) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).write('{"status":'),
  'drops the line': (request) => void request.socket.destroy(),
  'answers 500': json({ status: 500, error: '500 Server Error.' }, 500),
  'answers 429': json({ status: 429, error: 'Too many' }, 429),
  'answers with HTML': text('<!doctype html><h1>504 Gateway Time-out</h1>', 'text/html'),
  'answers with broken JSON': text('{"status":200,"result":{', 'application/json'),
  'answers with other JSON': json({
    status: 200,
    result: { postcode: 7, latitude: 'north' },
    properties: [],
  }),
  'answers with broken XML': text('<ServiceException>no</ServiceException>', 'text/xml'),
  'sends us elsewhere': (_request, response) =>
    void response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
  'sends far too much': (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(65_536)));
      if (!response.destroyed) response.once('drain', more);
    };
    response.on('error', () => undefined);
    more();
  },
  'says it is too long': (_request, response) =>
    void response
      .writeHead(200, { 'content-type': 'application/json', 'content-length': '999999999' })
      .write('{'),
};

export async function startOutside(answer: Answer): Promise<OutsideServer> {
  const heard: string[] = [];
  const server = createServer((request, response) => {
    const parts = [`${request.method} ${request.url}`, JSON.stringify(request.headers)];
    request.on('data', (chunk: Buffer) => parts.push(chunk.toString()));
    heard.push(parts.join('\n'));
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** An address of this machine where nobody listens. */
export async function refusingUrl(): Promise<string> {
  const server = await startOutside(() => undefined);
  await server.close();
  return server.url;
}
