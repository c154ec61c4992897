/** A garden as it is kept: gzip of its JSON, in base64. */
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { GardenDesign } from '#engine/model/garden.ts';

const pack = promisify(gzip);
const unpack = promisify(gunzip);

export async function packGarden(garden: GardenDesign): Promise<string> {
  return (await pack(JSON.stringify(garden), { level: 6 })).toString('base64');
}

export async function unpackGarden(text: string): Promise<GardenDesign> {
  return JSON.parse((await unpack(Buffer.from(text, 'base64'))).toString('utf8')) as GardenDesign;
}
