/** Long texts as they are kept: gzip in base64. */
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

const pack = promisify(gzip);
const unpack = promisify(gunzip);

export const packText = async (text: string): Promise<string> =>
  (await pack(text, { level: 6 })).toString('base64');
export const unpackText = async (packed: string): Promise<string> =>
  (await unpack(Buffer.from(packed, 'base64'))).toString('utf8');
