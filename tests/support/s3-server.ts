/** A real S3 server on a port of this machine, with one empty bucket. */
import crypto from 'node:crypto';
import { rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
// @ts-expect-error -- it comes without types
import S3rver from 's3rver';
import type { S3Options } from '#server/adapters/storage/s3.ts';
import { makeTempFolder } from '#tests/support/databases.ts';

/** It hides where a list goes on with a cipher that OpenSSL no longer has; any other does as well. */
function lendCipher(): void {
  const pad = (bytes: unknown) =>
    Buffer.concat([Buffer.from(bytes as Uint8Array), Buffer.alloc(16)]).subarray(0, 16);
  for (const name of ['createCipheriv', 'createDecipheriv'] as const) {
    const own = crypto[name] as (...parts: unknown[]) => unknown;
    Object.assign(crypto, {
      [name]: (kind: string, key: unknown, iv: unknown, ...rest: unknown[]) =>
        kind === 'des' ? own('aes-128-cbc', pad(key), pad(iv)) : own(kind, key, iv, ...rest),
    });
  }
}

type Server = { run(): Promise<AddressInfo>; close(): Promise<void> };

export async function startS3(): Promise<{ options: S3Options; close(): Promise<void> }> {
  lendCipher();
  const directory = makeTempFolder();
  // oxlint-disable-next-line typescript/no-unsafe-call -- it comes without types
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'uploads', configs: [] }],
  }) as Server;
  const { port } = await server.run();
  return {
    options: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: 'uploads',
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    async close() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
