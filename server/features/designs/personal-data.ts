/** Designs as part of what is held of a person: those whose e-mail was left beside them. */
import type { Context } from '#server/context.ts';
import type { Reader, Tx } from '#server/db/database.ts';
import { listByNameOrPhone, listRows } from '#server/db/rows.ts';
import { listMarksOfSession } from '#server/features/designs/boards-repo.ts';
import { titleOfRequest } from '#server/features/designs/bin.ts';
import { listOwnedDesigns } from '#server/features/designs/bin-repo.ts';
import { beginErasure, finishErasure } from '#server/features/designs/erase.ts';
import { unpackGarden } from '#server/features/designs/garden-text.ts';
import {
  findSessionIdsByEmail,
  findUnclaimedSessionIds,
  listWholeDesigns,
} from '#server/features/designs/person-repo.ts';
import type { RemovalParts } from '#server/features/designs/removal.ts';
import { findSession, listPictures } from '#server/features/designs/repo.ts';
import { listReports } from '#server/features/designs/reports.ts';
import type {
  Erasure,
  ExportFile,
  Held,
  PersonalDataProvider,
} from '#server/privacy/personal-data.ts';
import type { Storage } from '#server/ports/storage.ts';

export const findUnclaimedSessions = ({
  ctx,
  designIds,
}: {
  ctx: Context;
  designIds: readonly string[];
}): Promise<string[]> => findUnclaimedSessionIds(ctx.db.read, designIds);

const many = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;

export async function describeSessions(
  ctx: Context,
  sessionIds: readonly string[],
): Promise<Held[]> {
  const held: Held[] = [];
  for (const id of sessionIds) held.push(...(await describeSession(ctx.db.read, id)));
  return held;
}

/** None when it went a moment ago. */
async function describeSession(db: Reader, id: string): Promise<Held[]> {
  const session = await findSession(db, id);
  if (!session) return [];
  const designs = await listOwnedDesigns(db, [id]);
  const designIds = designs.map((design) => design.id);
  const [pictures, reports] = await Promise.all([
    listPictures(db, designIds),
    listReports(db, designIds),
  ]);
  const own = designs.filter((design) => design.state_of === null);
  const shared = own.filter((design) => design.shared === 1).length;
  const first = own.find((design) => design.deleted_at === null);
  const marks = await listMarksOfSession(db, id);
  return [
    {
      id,
      title: titleOfRequest(session),
      at: session.created_at,
      href: first ? `/design/${first.id}` : null,
      subjects: [id, ...designIds],
      detail: [
        many(own.length, 'design'),
        many(pictures.length, 'picture'),
        ...(reports.length ? [many(reports.length, 'PDF')] : []),
        ...(own.length < designs.length ? [many(designs.length - own.length, 'shared state')] : []),
        ...(marks.length ? [many(marks.length, 'heart or comment')] : []),
        ...(shared ? [`${shared} in the library`] : []),
        ...(session.contact_purpose
          ? [
              session.contact_purpose === 'keep'
                ? 'left to keep the designs'
                : 'left to be contacted',
            ]
          : []),
        ...(session.deleted_at ? ['in the bin'] : []),
      ],
    },
  ];
}

export function designPersonalData({ storage, queue }: RemovalParts): PersonalDataProvider {
  const eraseSessions = async (tx: Tx, ctx: Context, sessionIds: string[]): Promise<Erasure> => {
    const { designIds } = await beginErasure(tx, { ctx, queue, sessionIds });
    const done = [
      { what: 'Requests for designs', count: sessionIds.length },
      { what: 'Designs', count: designIds.length },
    ];
    if (sessionIds.length === 0) return { done, ids: [] };
    return {
      done,
      ids: sessionIds,
      finishing: 'Pictures and PDFs',
      finish: async () => [
        {
          what: 'Pictures and PDFs',
          count: await finishErasure({ ctx, storage, queue, sessionIds }),
        },
      ],
    };
  };
  return {
    name: 'designs',
    label: 'Requests for designs',
    find: async ({ ctx, email }) =>
      describeSessions(ctx, await findSessionIdsByEmail(ctx.db.read, email)),
    async *files({ ctx, email }) {
      for (const id of await findSessionIdsByEmail(ctx.db.read, email))
        yield* filesOfSession(ctx.db.read, storage, id);
    },
    async named({ ctx, who }) {
      const rows = await listByNameOrPhone(ctx.db.read, 'design_sessions', who, {
        name: 'user_name',
        phone: null,
      });
      const held = await Promise.all(
        rows.map(async ({ id, user_name: name, user_email: email }) =>
          (await describeSession(ctx.db.read, id)).map((one) => ({
            ...one,
            name: name ?? '',
            email,
          })),
        ),
      );
      return held.flat();
    },
    erase: async (tx, { ctx, email }) =>
      eraseSessions(tx, ctx, await findSessionIdsByEmail(tx, email)),
    eraseIds: async (tx, { ctx, ids }) =>
      eraseSessions(
        tx,
        ctx,
        (await listRows(tx, 'design_sessions', { id: ids })).map((row) => row.id),
      ),
  };
}

/** One request: what was asked, each garden as it was measured, its pictures and reports. Nothing of the files is kept in memory but one. */
async function* filesOfSession(
  db: Reader,
  storage: Storage,
  id: string,
): AsyncGenerator<ExportFile> {
  const session = await findSession(db, id);
  if (!session) return;
  const folder = `${session.created_at.slice(0, 10)}-${id.slice(4, 12)}`;
  yield json(`${folder}/request.json`, {
    id,
    projectType: session.project_type,
    asked: JSON.parse(session.input) as unknown,
    understood: JSON.parse(session.facts) as unknown,
    createdAt: session.created_at,
    name: session.user_name,
    email: session.user_email,
    leftFor: session.contact_purpose,
    leftAt: session.contact_at,
    deletedAt: session.deleted_at,
    saidSideBySide: (await listMarksOfSession(db, id)).map((mark) => ({
      design: mark.design_id,
      name: mark.name,
      heart: mark.heart === 1,
      comment: mark.comment,
      at: mark.created_at,
    })),
  });
  for (const [index, design] of (await listWholeDesigns(db, id)).entries()) {
    const place = `${folder}/${index + 1}-${slugOf(design.title)}`;
    yield json(`${place}/garden.json`, await unpackGarden(design.garden));
    for (const picture of await listPictures(db, [design.id]))
      yield* stored(storage, picture.jpeg_key, `${place}/${picture.kind}.jpg`);
    for (const [at, report] of (await listReports(db, [design.id])).entries())
      yield* stored(storage, report.key, `${place}/report-${at + 1}.pdf`);
  }
}

const slugOf = (title: string) =>
  title
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase()
    .slice(0, 40) || 'garden';
const json = (path: string, content: unknown): ExportFile => ({
  path,
  bytes: new TextEncoder().encode(JSON.stringify(content, null, 2)),
});

/** Left out where the file is gone. */
async function* stored(storage: Storage, key: string, path: string): AsyncGenerator<ExportFile> {
  const file = await storage.open(key);
  if (!file) return;
  const chunks: Buffer[] = [];
  for await (const chunk of file.stream) chunks.push(chunk as Buffer);
  yield { path, bytes: new Uint8Array(Buffer.concat(chunks)) };
}
