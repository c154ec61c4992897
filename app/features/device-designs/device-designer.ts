/** Designing on this device: making it ready while there is a network, and three gardens of a description without one. */
import { openDB, type DBSchema } from 'idb';
import type { DesignKit } from '#contracts/design-kit.ts';
import { STUDIO_API } from '#contracts/studio-paths.ts';
import type { BriefInput } from '#engine/model/brief.ts';
import { callApi } from '#app/lib/call-api.ts';
import type { DeviceAnswer, DeviceAsk } from './device-types.ts';

const DATABASE = 'plotwright-design-kit';
type Schema = DBSchema & { kit: { key: string; value: DesignKit } };
/** A telephone takes some ten seconds; longer is not waited for. */
const LONGEST_MS = 180_000;

const open = () =>
  openDB<Schema>(DATABASE, 1, { upgrade: (fresh) => void fresh.createObjectStore('kit') });

async function keptKit(): Promise<DesignKit | null> {
  try {
    const database = await open();
    const kit = await database.get('kit', 'kit');
    database.close();
    return kit ?? null;
  } catch {
    return null;
  }
}

/** Whether this device was made ready. */
export const isReady = async (): Promise<boolean> => (await keptKit()) !== null;

/** @throws Error where something of it could not be fetched or kept */
export async function makeReady(): Promise<void> {
  const [kit, answer] = await Promise.all([
    callApi<DesignKit>(STUDIO_API.kit),
    asked({ kind: 'ready' }),
    // the studio of what is drawn here is wanted without a network, too
    import('./device-studio.tsx'),
    import('#app/features/studio/workspace.tsx'),
    import('#app/features/studio/price-here.ts'),
  ]);
  if (answer.kind !== 'ready') throw new Error('not all of it could be fetched');
  const database = await open();
  await database.put('kit', kit, 'kit');
  database.close();
}

/**
 * Three gardens of what a form holds: the seed is the server's own, so that it makes the same.
 * @param fields of the form, as they wait to be sent
 */
export async function designHere(fields: Readonly<Record<string, string>>): Promise<DeviceAnswer> {
  const kit = await keptKit();
  if (!kit)
    return { kind: 'refused', plain: 'This device was not made ready while it had a network.' };
  return asked({ kind: 'design', kit, brief: briefOf(fields), seed: await seedOf(fields) });
}

const correctionsOf = ({ corrections }: Readonly<Record<string, string>>) =>
  corrections ? (JSON.parse(corrections) as NonNullable<BriefInput['corrections']>) : undefined;

function briefOf(fields: Readonly<Record<string, string>>): BriefInput {
  const {
    designDescription = '',
    projectType = '',
    preferences,
    postcode,
    area,
    perimeter,
  } = fields;
  const corrections = correctionsOf(fields);
  return {
    description: designDescription,
    projectType: projectType as BriefInput['projectType'],
    preferences: (preferences ? preferences.split(',') : []) as BriefInput['preferences'],
    ...(area ? { areaM2: Number(area) } : {}),
    ...(perimeter ? { perimeterM: Number(perimeter) } : {}),
    ...(postcode ? { postcode } : {}),
    ...(corrections ? { corrections } : {}),
  };
}

/** As the server reckons it from the same words (server/features/designs/create.ts). */
async function seedOf(fields: Readonly<Record<string, string>>): Promise<number> {
  const { designDescription, projectType } = fields;
  const text = JSON.stringify([designDescription, projectType, correctionsOf(fields) ?? null]);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return new DataView(digest).getUint32(0);
}

function asked(ask: DeviceAsk): Promise<DeviceAnswer> {
  const worker = new Worker(new URL('./device-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<DeviceAnswer>((resolve) => {
    const timer = setTimeout(() => resolve({ kind: 'failed', message: 'too slow' }), LONGEST_MS);
    const done = (answer: DeviceAnswer) => {
      clearTimeout(timer);
      resolve(answer);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<DeviceAnswer>) => done(data));
    worker.addEventListener('error', (event) =>
      done({ kind: 'failed', message: event.message || 'it could not be started' }),
    );
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    worker.postMessage(ask);
  }).finally(() => worker.terminate());
}
