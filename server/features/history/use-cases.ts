/** The history of one record, read from the audit: who changed what, and how it was. */
import { SETTING_SECTIONS, type SettingSection } from '#contracts/admin-settings.ts';
import type { HistoryEntry, HistoryKind } from '#contracts/records.ts';
import { type Context, requireOwner } from '#server/context.ts';
import { listAuditOf, readAuditJson, whoOf } from '#server/db/audit.ts';
import { listChanges } from '#server/db/changes.ts';
import { subjectOf } from '#server/db/records.ts';
import { valuesOfKept, wordsOfKept } from '#server/features/settings/kept.ts';
import { findSitePictures } from '#server/features/site-pictures/use-cases.ts';
import { type Storage, uploadUrl } from '#server/ports/storage.ts';

type KeptEntry = Omit<HistoryEntry, 'gone'>;

/** As many changes as anybody goes back. */
const MOST_ENTRIES = 200;

/**
 * The newest change first. A record that came with the product has no row that adds it: how it was before the owner's
 * first change is then given as a last entry, whose action ends in `.start`.
 * @throws AppError forbidden
 */
export async function readHistory({
  ctx,
  storage,
  kind,
  id,
}: {
  ctx: Context;
  storage: Storage;
  kind: HistoryKind;
  id: string;
}): Promise<HistoryEntry[]> {
  requireOwner(ctx);
  const rows = await listAuditOf(ctx.db.read, {
    subject: subjectOf(kind, id),
    limit: MOST_ENTRIES,
  });
  const entries = rows.map((row): KeptEntry => {
    const before = readAuditJson(row.before);
    const after = readAuditJson(row.after);
    // The whole of a new, deleted or restored record is no list of changes.
    const changes =
      before && after ? listChanges(shown(kind, id, before), shown(kind, id, after)) : [];
    return {
      id: row.id,
      at: row.at,
      who: whoOf(row),
      action: row.action,
      version: row.version,
      changes,
      values: after && formValues(kind, id, after),
    };
  });
  const first = rows.at(-1);
  const start = first ? readAuditJson(first.before) : null;
  if (!first || !start || rows.length === MOST_ENTRIES) return withGone(ctx, storage, entries);
  return withGone(ctx, storage, [
    ...entries,
    {
      id: `${first.id}:start`,
      at: first.at,
      who: whoOf({ actor: 'system' }),
      action: `${kind}.start`,
      version: first.version === null ? null : first.version - 1,
      changes: [],
      values: formValues(kind, id, start),
    },
  ]);
}

const shown = (kind: HistoryKind, id: string, kept: Record<string, unknown>) =>
  kind === 'settings' ? wordsOfKept(id, kept) : kept;

/** What goes into the form: of a section of the settings the record keeps words for people. */
function formValues(
  kind: HistoryKind,
  id: string,
  kept: Record<string, unknown>,
): Record<string, unknown> | null {
  if (kind !== 'settings') return kept;
  return Object.hasOwn(SETTING_SECTIONS, id) ? valuesOfKept(id as SettingSection, kept) : null;
}

const ownPicturesOf = ({ values }: KeptEntry): [field: string, url: string][] =>
  Object.entries(values ?? {}).flatMap(([field, value]): [string, string][] =>
    typeof value === 'string' && value.startsWith(uploadUrl('')) ? [[field, value]] : [],
  );

/** A picture of another site is fetched anew when it is named again; one of ours that was swept has gone. */
async function withGone(
  ctx: Context,
  storage: Storage,
  entries: readonly KeptEntry[],
): Promise<HistoryEntry[]> {
  const urls = [...new Set(entries.flatMap(ownPicturesOf).map(([, url]) => url))];
  const known = await findSitePictures({ ctx, urls });
  const gone = new Set<string>();
  for (const url of urls) if (!known.has(url) && !(await isStored(storage, url))) gone.add(url);
  return entries.map((entry) => ({
    ...entry,
    gone: ownPicturesOf(entry)
      .filter(([, url]) => gone.has(url))
      .map(([field]) => field),
  }));
}

async function isStored(storage: Storage, url: string): Promise<boolean> {
  const file = await storage.open(url.slice(uploadUrl('').length));
  file?.stream.destroy();
  return file !== null;
}
