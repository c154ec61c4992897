/** Enquiries as part of what is held of a person. */
import { ENQUIRY_SOURCE_LABELS, ENQUIRY_STATE_LABELS } from '#contracts/enquiries.ts';
import type { Context } from '#server/context.ts';
import type { Reader, Tx } from '#server/db/database.ts';
import { listByNameOrPhone, listRows } from '#server/db/rows.ts';
import { eraseRows } from '#server/features/enquiries/erase.ts';
import { listRemovedNotes } from '#server/features/enquiries/kept.ts';
import { unpackText } from '#server/features/enquiries/packed.ts';
import { referenceOf } from '#server/submissions/definition.ts';
import {
  ENQUIRY_TEXT,
  type EnquiryRow,
  listEnquiriesByEmail,
} from '#server/features/enquiries/repo.ts';
import {
  listDesignHeads,
  listDesigns,
  listMessages,
  listNotes,
  listPhotos,
} from '#server/features/enquiries/parts-repo.ts';
import { readFigures } from '#server/features/enquiries/snapshot.ts';
import type {
  Erasure,
  ExportFile,
  Held,
  PersonalDataProvider,
} from '#server/privacy/personal-data.ts';
import type { Queue } from '#server/jobs/queue.ts';
import type { Storage } from '#server/ports/storage.ts';
import { removeAtOnce } from '#server/storage/remove-files.ts';

const many = (count: number, one: string, more = `${one}s`) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : more}`];
const encode = (text: string) => new TextEncoder().encode(text);

async function describe(ctx: Context, rows: readonly EnquiryRow[]): Promise<Held[]> {
  return Promise.all(
    rows.map(async (row) => {
      const [designs, messages, photos, notes, removed] = await Promise.all([
        listDesignHeads(ctx.db.read, [row.id]),
        listMessages(ctx.db.read, row.id),
        listPhotos(ctx.db.read, [row.id]),
        listNotes(ctx.db.read, row.id),
        listRemovedNotes(ctx.db.read, row.id),
      ]);
      return {
        id: row.id,
        title: `${ENQUIRY_SOURCE_LABELS[row.source]}, reference ${referenceOf(row.id)}`,
        at: row.created_at,
        href: row.deleted_at === null ? `/admin/enquiries/${row.id}` : null,
        subjects: [`enquiries:${row.id}`],
        detail: [
          ENQUIRY_STATE_LABELS[row.state].toLowerCase(),
          ...many(designs.length, 'design'),
          ...many(messages.length, 'message'),
          ...many(photos.length, 'photograph'),
          ...many(notes.length, 'note of ours', 'notes of ours'),
          ...many(removed.length, 'removed note'),
          ...(row.phone ? ['telephone number'] : []),
          ...(row.deleted_at ? ['in the bin'] : []),
        ],
      };
    }),
  );
}

export const enquiryPersonalData = ({
  storage,
  queue,
}: {
  storage: Storage;
  queue: Queue;
}): PersonalDataProvider => ({
  name: 'enquiries',
  label: 'Enquiries',
  find: async ({ ctx, email }) => describe(ctx, await listEnquiriesByEmail(ctx.db.read, email)),
  async named({ ctx, who }) {
    const rows = await listByNameOrPhone(ctx.db.read, 'enquiries', who, {
      index: ENQUIRY_TEXT,
    });
    return (await describe(ctx, rows)).map((held, index) => {
      const { name, email } = rows[index]!;
      return { ...held, name, email: email || null };
    });
  },
  async *files({ ctx, email }) {
    for (const row of await listEnquiriesByEmail(ctx.db.read, email))
      yield* filesOf(ctx.db.read, storage, row);
  },
  erase: async (tx, { ctx, email }) =>
    eraseAll(
      tx,
      ctx,
      (await listEnquiriesByEmail(tx, email)).map((row) => row.id),
      { storage, queue },
    ),
  eraseIds: async (tx, { ctx, ids }) =>
    eraseAll(
      tx,
      ctx,
      (await listRows(tx, 'enquiries', { id: ids })).map((row) => row.id),
      { storage, queue },
    ),
  async designIds({ ctx, email }) {
    const rows = await listEnquiriesByEmail(ctx.db.read, email);
    return (
      await listDesignHeads(
        ctx.db.read,
        rows.map((row) => row.id),
      )
    ).map((head) => head.design_id);
  },
});

async function eraseAll(
  tx: Tx,
  ctx: Context,
  ids: string[],
  { storage, queue }: { storage: Storage; queue: Queue },
): Promise<Erasure> {
  const keys = await eraseRows(tx, ctx, { queue, ids, action: 'enquiries.erase' });
  const done = [{ what: 'Enquiries', count: ids.length }];
  if (keys.length === 0) return { done, ids };
  return {
    done,
    ids,
    finishing: 'Photographs of enquiries',
    finish: async () => [
      { what: 'Photographs of enquiries', count: (await removeAtOnce(storage, keys)) / 2 },
    ],
  };
}

async function* filesOf(db: Reader, storage: Storage, row: EnquiryRow): AsyncGenerator<ExportFile> {
  const folder = `${row.created_at.slice(0, 10)}-${referenceOf(row.id)}`;
  const {
    request_key: _key,
    access,
    calculator,
    choices,
    site_facts: facts,
    state_times: times,
    ...plain
  } = row;
  const designs = await listDesigns(db, row.id);
  const whole = {
    ...plain,
    access: JSON.parse(access) as unknown,
    calculator: calculator === null ? null : (JSON.parse(calculator) as unknown),
    choices: JSON.parse(choices) as unknown,
    siteFacts: JSON.parse(facts) as unknown,
    stateTimes: JSON.parse(times) as unknown,
    messages: (await listMessages(db, row.id)).map(({ sender, text, created_at: at }) => ({
      sender,
      text,
      at,
    })),
    notes: (await listNotes(db, row.id)).map(({ text, created_at: at }) => ({ text, at })),
    removedNotes: await listRemovedNotes(db, row.id),
    designs: await Promise.all(
      designs.map(async (design) => ({ id: design.design_id, ...(await readFigures(design)) })),
    ),
  };
  yield { path: `${folder}/enquiry.json`, bytes: encode(JSON.stringify(whole, null, 2)) };
  for (const design of designs)
    if (design.plan)
      yield {
        path: `${folder}/plan-${design.n}.svg`,
        bytes: encode(await unpackText(design.plan)),
      };
  for (const photo of await listPhotos(db, [row.id])) {
    const file = await storage.open(photo.key);
    if (!file) continue;
    const chunks: Buffer[] = [];
    for await (const chunk of file.stream) chunks.push(chunk as Buffer);
    yield { path: `${folder}/photo-${photo.n}.jpg`, bytes: new Uint8Array(Buffer.concat(chunks)) };
  }
}
