/** A door in front of the site that a test can shut for real: worker, pages and prefetches alike meet a closed line. */
import { createServer, request as askSite, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { BrowserContext } from '@playwright/test';

export type Front = {
  url: string;
  /** Method and path of what came through. */
  heard: string[];
  goOffline(context: BrowserContext): Promise<void>;
  goOnline(context: BrowserContext): Promise<void>;
  /** Every line is cut and new ones are refused, which the browser is not told. */
  cut(): void;
  /** The next worker's script is another build's. */
  publishNewWorker(): void;
  /** Answers to these requests are held back as long as this resolves to nothing. */
  delay(isSlow: ((path: string) => boolean) | null, ms?: number): void;
  close(): Promise<void>;
};

async function readAll(stream: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

export async function openFront(site: string): Promise<Front> {
  const target = new URL(site);
  const heard: string[] = [];
  const sockets = new Set<Socket>();
  let isShut = false;
  let newBuild = 0;
  let slow: { is(path: string): boolean; ms: number } | null = null;

  const server: Server = createServer((request, reply) => {
    if (isShut) return void request.socket.destroy();
    const path = request.url ?? '/';
    heard.push(`${request.method} ${path}`);
    const isWorker = path === '/sw.js';
    const headers = { ...request.headers, ...(isWorker ? { 'accept-encoding': 'identity' } : {}) };
    const asked = askSite(
      {
        host: target.hostname,
        port: target.port,
        path,
        method: request.method,
        headers,
        agent: false,
      },
      (answer) => {
        const send = async () => {
          if (isShut) return void request.socket.destroy();
          if (!isWorker || newBuild === 0 || answer.statusCode !== 200) {
            reply.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
            return void answer.pipe(reply);
          }
          const script = (await readAll(answer)).toString('utf8');
          const { 'content-length': _length, ...rest } = answer.headers;
          // The build's name stands in the names of its caches.
          const renamed = script.replace(
            /(["'`])([0-9a-f]{12})\1/,
            (_all, quote: string, build: string) => `${quote}${build}-${newBuild}${quote}`,
          );
          if (renamed === script)
            throw new Error('The name of the build was not found in the worker.');
          reply.writeHead(200, rest);
          reply.end(renamed);
        };
        if (slow?.is(path)) setTimeout(() => void send(), slow.ms);
        else void send();
      },
    );
    asked.on('error', () => request.socket.destroy());
    request.pipe(asked);
  });
  // A line that is kept open is shut by tests alone, never in the moment in which the next request takes it.
  server.keepAliveTimeout = 0;
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });

  const cut = () => {
    isShut = true;
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    cut,
    async goOffline(context) {
      cut();
      await context.setOffline(true);
    },
    async goOnline(context) {
      isShut = false;
      await context.setOffline(false);
    },
    publishNewWorker() {
      newBuild += 1;
    },
    delay(isSlow, ms = 0) {
      slow = isSlow ? { is: isSlow, ms } : null;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
