/** Many visitors at once: keep-alive connections that ask again as soon as they are answered, in as little of our own time as can be. */
import { connect, type Socket } from 'node:net';

export type Load = {
  port: number;
  path: string;
  connections: number;
  ms: number;
  headers?: Record<string, string>;
};
export type LoadFigures = {
  perSecond: number;
  /** Answers other than 200. */ others: number;
  medianMs: number;
};

const HEAD_END = Buffer.from('\r\n\r\n');

export async function load({
  port,
  path,
  connections,
  ms,
  headers = {},
}: Load): Promise<LoadFigures> {
  const from = performance.now();
  const times: number[] = [];
  let others = 0;
  // A visitor each, as the limit on requests counts them: behind a proxy that is believed.
  const visit = (index: number) =>
    new Promise<void>((done, reject) => {
      const lines = Object.entries({
        host: `127.0.0.1:${port}`,
        'accept-encoding': 'br',
        ...headers,
      }).map(([name, value]) => `${name}: ${value}`);
      let asked = 0;
      const socket: Socket = connect(port, '127.0.0.1', ask);
      let sentAt = 0;
      let got: Buffer = Buffer.alloc(0);
      function ask() {
        if (performance.now() - from >= ms) return void socket.end();
        sentAt = performance.now();
        const visitor = `10.${index}.${(asked >> 8) % 256}.${asked % 256}`;
        asked += 1;
        socket.write(
          `GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\nx-forwarded-for: ${visitor}\r\n\r\n`,
        );
      }
      socket.on('data', (chunk: Buffer) => {
        got = got.length ? Buffer.concat([got, chunk]) : chunk;
        const end = got.indexOf(HEAD_END);
        if (end < 0) return;
        const head = got.toString('latin1', 0, end);
        const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
        if (got.length < end + HEAD_END.length + length) return;
        if (!head.startsWith('HTTP/1.1 200')) others += 1;
        times.push(performance.now() - sentAt);
        got = Buffer.alloc(0);
        ask();
      });
      socket.once('close', () => done()).once('error', reject);
    });
  await Promise.all(Array.from({ length: connections }, (_, index) => visit(index)));
  times.sort((a, b) => a - b);
  return {
    perSecond: times.length / ((performance.now() - from) / 1000),
    others,
    medianMs: times[times.length >> 1] ?? Number.NaN,
  };
}
