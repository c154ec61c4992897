/** Reading designs. Anyone with a design's unguessable link may see it. */
import type { DesignDetail } from '#contracts/design-detail.ts';
import type { DesignPicture, ReadingView } from '#contracts/design.ts';
import type { LibrarySort } from '#contracts/library-words.ts';
import type { GardenDesign } from '#engine/model/garden.ts';
import type { Context } from '#server/context.ts';
import type { Reader } from '#server/db/database.ts';
import { AppError } from '#server/errors.ts';
import { findOwnedDesign } from '#server/features/designs/bin-repo.ts';
import { withoutBudgetSum } from '#server/features/designs/budget-words.ts';
import { unpackGarden } from '#server/features/designs/garden-text.ts';
import {
  imageUrlOf,
  presentDetail,
  presentPictures,
  type ProblemView,
  projectTypeLabel,
} from '#server/features/designs/present.ts';
import { NOTHING_UNUSED, unusedWordsOf } from '#server/features/designs/reading-words.ts';
import type { FactView } from '#server/features/designs/fact-view.ts';
import {
  type DesignRow,
  type DesignSummaryRow,
  findDesign,
  findDesignSummary,
  findSession,
  isShared,
  listHeroSummaries,
  listPictures,
  listSummariesOfSession,
  listTitles,
} from '#server/features/designs/repo.ts';
import {
  countShared,
  listSharedAddresses as listAddresses,
  listSharedSummaries,
  listSharedTypes,
  type SharedFilter,
} from '#server/features/designs/shared-repo.ts';
import { readHeroChoice } from '#server/features/settings/own-settings.ts';

/** Anything else cannot be an id, and is not asked of the database. */
export const isDesignId = (text: string): boolean => /^dsn_[A-Za-z0-9_-]{8,64}$/.test(text);

export const DESIGN_GONE =
  'There is no such design. It may have been deleted, or the link is not complete.';

/** In the transaction of what hangs something on the design. @throws AppError not-found when it is in the bin, or is no more */
export async function requireKept(db: Reader, id: string): Promise<void> {
  if (!(await findDesignSummary(db, id))) throw new AppError('not-found', DESIGN_GONE);
}

/** Whether it is in the bin: nothing is made of it in the meantime, not even of what somebody has kept of it. */
export async function isDesignBinned({ ctx, id }: { ctx: Context; id: string }): Promise<boolean> {
  return isDesignId(id) && (await findOwnedDesign(ctx.db.read, id))?.deleted_at != null;
}

/** null when there is none. */
export async function readDesign({
  ctx,
  id,
}: {
  ctx: Context;
  id: string;
}): Promise<DesignDetail | null> {
  if (!isDesignId(id)) return null;
  const row = await findDesign(ctx.db.read, id);
  if (!row) return null;
  const [session, summaries, garden] = await Promise.all([
    findSession(ctx.db.read, row.session_id),
    listSummariesOfSession(ctx.db.read, row.session_id),
    unpackGarden(row.garden),
  ]);
  // A link that was ever public gives away no link to a private design beside it, nor does that of a kept state.
  const siblings = summaries.filter(
    (one) => one.id !== id && row.state_of === null && (row.public_at === null || one.shared === 1),
  );
  const pictures = await listPictures(ctx.db.read, [id, ...siblings.map((one) => one.id)]);
  const picturesOf = (designId: string) =>
    pictures.filter((picture) => picture.design_id === designId);
  return presentDetail({
    row,
    garden,
    pictures: picturesOf(id),
    siblings: siblings.map((one) => ({ row: one, pictures: picturesOf(one.id) })),
    facts: session ? (JSON.parse(session.facts) as FactView[]) : [],
    unused: session ? unusedOf(session) : NOTHING_UNUSED,
    problems: session ? (JSON.parse(session.problems) as ProblemView[]) : [],
  });
}

const unusedOf = ({ input, reading }: { input: string; reading: string | null }) =>
  unusedWordsOf(
    (JSON.parse(input) as { designDescription: string }).designDescription,
    reading ? (JSON.parse(reading) as ReadingView) : null,
  );

/** The stored garden itself, for drawings and lists. */
export async function readGarden({
  ctx,
  id,
}: {
  ctx: Context;
  id: string;
}): Promise<{ row: DesignRow; garden: GardenDesign } | null> {
  const row = isDesignId(id) ? await findDesign(ctx.db.read, id) : undefined;
  return row ? { row, garden: await unpackGarden(row.garden) } : null;
}

/** Of those that are there. */
export async function findDesignTitles({
  ctx,
  ids,
}: {
  ctx: Context;
  ids: readonly string[];
}): Promise<Map<string, string>> {
  const found = await listTitles(ctx.db.read, [...new Set(ids.filter(isDesignId))]);
  return new Map(found.map(({ id, title }) => [id, title]));
}

/** Of those that are there; each one's pictures, the best first. */
export async function findDesignPictures({
  ctx,
  ids,
}: {
  ctx: Context;
  ids: readonly string[];
}): Promise<Map<string, DesignPicture[]>> {
  const there = [...(await findDesignTitles({ ctx, ids })).keys()];
  const pictures = await listPictures(ctx.db.read, there);
  return new Map(
    there.map((id) => [
      id,
      presentPictures(pictures.filter((picture) => picture.design_id === id)),
    ]),
  );
}

export async function isDesignShared({ ctx, id }: { ctx: Context; id: string }): Promise<boolean> {
  return isDesignId(id) && (await isShared(ctx.db.read, id));
}

/** A sitemap names fifty thousand addresses at most, and the site's own pages stand in it too. */
const MOST_ADDRESSES = 45_000;

/** The newest first. */
export async function listSharedAddresses({
  ctx,
}: {
  ctx: Context;
}): Promise<{ id: string; createdAt: string }[]> {
  return (await listAddresses(ctx.db.read, MOST_ADDRESSES)).map((row) => ({
    id: row.id,
    createdAt: row.created_at,
  }));
}

/** A design as lists show it: nothing of who asked for it. */
export type SharedDesign = {
  id: string;
  title: string;
  concept: string;
  mainFeature: string;
  style: string;
  projectType: string;
  projectTypeLabel: string;
  imageUrl: string;
  createdAt: string;
  totalPounds: number;
  /** Of its prices, YYYY-MM-DD. */
  priceDate: string | null;
  rating: number;
  sample: boolean;
  /** The best there is: the garden from above, else at eye level, else its plan. */
  picture: DesignPicture | null;
  /** Every stored picture, the best first. */
  pictures: DesignPicture[];
  plotM2: number;
};

export type SharedPage = {
  designs: SharedDesign[];
  total: number;
  types: { value: string; label: string }[];
};

/** So many of the library's designs as are asked for, of how many there are. */
export async function readSharedPage({
  ctx,
  ...order
}: {
  ctx: Context;
  sort: LibrarySort;
  limit: number;
  offset: number;
} & SharedFilter): Promise<SharedPage> {
  const { read } = ctx.db;
  const [rows, total, types] = await Promise.all([
    listSharedSummaries(read, order),
    countShared(read, order),
    listSharedTypes(read),
  ]);
  const named = types.map((value) => ({ value, label: projectTypeLabel(value) }));
  return {
    designs: await presentSummaries(ctx, rows),
    total,
    types: named.toSorted((a, b) => (a.label < b.label ? -1 : 1)),
  };
}

/** Some of the newest, chosen by what is known of them without their pictures. */
export async function listNewestShared({
  ctx,
  limit,
  choose,
}: {
  ctx: Context;
  limit: number;
  choose: (newest: readonly { id: string; projectType: string }[]) => { id: string }[];
}): Promise<SharedDesign[]> {
  const rows = await listSharedSummaries(ctx.db.read, {
    search: '',
    type: '',
    sort: 'newest',
    limit,
    offset: 0,
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return presentSummaries(
    ctx,
    choose(rows.map((row) => ({ id: row.id, projectType: row.project_type }))).flatMap(
      ({ id }) => byId.get(id) ?? [],
    ),
  );
}

/** What the home page shows: chosen samples, else the library's newest. */
export async function listHeroDesigns({ ctx }: { ctx: Context }): Promise<SharedDesign[]> {
  return presentSummaries(
    ctx,
    await listHeroSummaries(ctx.db.read, ...(await readHeroChoice(ctx.db.read))),
  );
}

async function presentSummaries(
  ctx: Context,
  rows: readonly DesignSummaryRow[],
): Promise<SharedDesign[]> {
  const pictures = Map.groupBy(
    await listPictures(
      ctx.db.read,
      rows.map((row) => row.id),
    ),
    (picture) => picture.design_id,
  );
  return rows.map((row) => {
    const own = pictures.get(row.id) ?? [];
    const presented = presentPictures(own);
    return {
      id: row.id,
      title: row.title,
      concept: row.sample === 1 ? row.concept : withoutBudgetSum(row.concept),
      mainFeature: row.main_feature,
      style: row.style,
      projectType: row.project_type,
      projectTypeLabel: projectTypeLabel(row.project_type),
      imageUrl: imageUrlOf(row.id, own),
      createdAt: row.created_at,
      totalPounds: row.total_pence / 100,
      priceDate: row.price_date,
      rating: row.rating,
      sample: row.sample === 1,
      picture: presented[0] ?? null,
      pictures: presented,
      plotM2: row.plot_m2,
    };
  });
}
