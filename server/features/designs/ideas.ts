/** The owner's list: requests for designs, and designs that their visitors shared. */
import { readSettings } from '#server/features/settings/use-cases.ts';
import { pageOf } from '#contracts/paging.ts';
import { wholePounds } from '#engine/model/format.ts';
import {
  type DesignIdea,
  type DesignIdeasPage,
  DesignIdeasQuery,
  type IdeaConcept,
  type IdeaFilter,
} from '#contracts/admin-designs.ts';
import { type Context, requireOwner } from '#server/context.ts';
import {
  countIdeas,
  type IdeaDesignRow,
  type IdeaRef,
  type IdeaSessionRow,
  listIdeaDesigns,
  listIdeaRefs,
  listIdeaSessions,
} from '#server/features/designs/idea-repo.ts';
import { patternsOf } from '#server/db/search-sql.ts';
import { isSearchCut, NO_WORDS } from '#server/db/word-search.ts';
import { lookUpDesigns } from '#server/features/designs/idea-search.ts';
import { PICTURE_JOB } from '#server/features/designs/picture-job.ts';
import { imageUrlOf, presentPictures, projectTypeLabel } from '#server/features/designs/present.ts';
import { toPounds } from '#server/features/designs/present-figures.ts';
import { jobKeysOf } from '#server/features/designs/removal.ts';
import { RENDER_JOB } from '#server/features/designs/render-job.ts';
import { listHeroSummaries, listPictures, type PictureRow } from '#server/features/designs/repo.ts';
import { listTakenOut } from '#server/features/designs/share.ts';
import { type KeptReport, listReports } from '#server/features/designs/reports.ts';
import { listKeysUnderWay } from '#server/jobs/under-way.ts';
import { uploadUrl } from '#server/ports/storage.ts';
import { readHeroChoice } from '#server/features/settings/own-settings.ts';

export const IDEAS_A_PAGE = 24;
/** A call that asks for no page gets so many, the newest. */
export const MOST_IDEAS_AT_ONCE = 1000;

/** One page, the newest first unless asked otherwise, with how many there are of each source. A page beyond the last is the last. */
export async function listDesignIdeas({
  ctx,
  query,
}: {
  ctx: Context;
  query: unknown;
}): Promise<DesignIdeasPage> {
  requireOwner(ctx);
  const { filter = 'all', search = '', sort = 'newest', page = 1 } = DesignIdeasQuery.parse(query);
  const { read } = ctx.db;
  const words = await lookUpDesigns(read, patternsOf(search));
  const counted = await countIdeas(read, { words });
  const all = counted.designs + counted.design_ideas;
  const everything = search === '' ? counted : await countIdeas(read, { words: NO_WORDS });
  const counts = { all, ...counted };
  const { pages, shown, offset } = pageOf(counts[filter], IDEAS_A_PAGE, page);
  const refs = await listIdeaRefs(read, {
    words,
    filter,
    sort,
    limit: IDEAS_A_PAGE,
    offset,
  });
  return {
    items: await presentIdeas(ctx, refs),
    counts,
    total: everything.designs + everything.design_ideas,
    page: shown,
    pages,
    isCut: await isSearchCut(read, 'design_search', words, { found: all }),
  };
}

/** The plain list, the newest first, and no more than MOST_IDEAS_AT_ONCE of it; `total` counts those left out as well. */
export async function listNewestIdeas({
  ctx,
}: {
  ctx: Context;
}): Promise<{ ideas: DesignIdea[]; total: number }> {
  requireOwner(ctx);
  const { read } = ctx.db;
  const all: IdeaFilter = 'all';
  const [refs, counted] = await Promise.all([
    listIdeaRefs(read, {
      words: NO_WORDS,
      filter: all,
      sort: 'newest',
      limit: MOST_IDEAS_AT_ONCE,
      offset: 0,
    }),
    countIdeas(read, { words: NO_WORDS }),
  ]);
  return { ideas: await presentIdeas(ctx, refs), total: counted.designs + counted.design_ideas };
}

type Found = {
  sessions: Map<string, IdeaSessionRow>;
  designs: Map<string, IdeaDesignRow[]>;
  pictures: Map<string, PictureRow[]>;
  reports: Map<string, KeptReport[]>;
  takenOut: Map<string, string>;
  heroIds: ReadonlySet<string>;
  jobsUnderWay: ReadonlySet<string>;
  /** Behind a price. */
  vatWords: string;
};

async function presentIdeas(ctx: Context, refs: readonly IdeaRef[]): Promise<DesignIdea[]> {
  const { read } = ctx.db;
  const sessionIds = [...new Set(refs.map((ref) => ref.session_id))];
  const [sessions, designs] = await Promise.all([
    listIdeaSessions(read, sessionIds),
    listIdeaDesigns(read, sessionIds),
  ]);
  const designIds = designs.map((design) => design.id);
  const hiddenIds = designs
    .filter((design) => design.shared === 0 && design.public_at !== null)
    .map((design) => design.id);
  const [pictures, reports, takenOut, heroes, jobsUnderWay, { vatRegistered }] = await Promise.all([
    listPictures(read, designIds),
    listReports(read, designIds),
    listTakenOut(read, hiddenIds),
    readHeroChoice(read).then((choice) => listHeroSummaries(read, ...choice)),
    listKeysUnderWay(read, [PICTURE_JOB, RENDER_JOB]),
    readSettings({ ctx }),
  ]);
  const found: Found = {
    sessions: new Map(sessions.map((session) => [session.id, session])),
    designs: Map.groupBy(designs, (design) => design.session_id),
    pictures: Map.groupBy(pictures, (picture) => picture.design_id),
    reports: Map.groupBy(reports, (report) => report.design_id ?? ''),
    takenOut,
    heroIds: new Set(heroes.map((design) => design.id)),
    jobsUnderWay,
    vatWords: vatRegistered ? ' including VAT' : '',
  };
  return refs.flatMap((ref) => presentIdea(ref, found) ?? []);
}

/** null for what went into the bin a moment ago. */
function presentIdea(
  ref: IdeaRef,
  { sessions, designs, pictures, reports, takenOut, heroIds, jobsUnderWay, vatWords }: Found,
): DesignIdea | null {
  const session = sessions.get(ref.session_id);
  const own = (designs.get(ref.session_id) ?? []).filter(
    (design) => ref.source === 'designs' || design.id === ref.id,
  );
  if (!session || (ref.source === 'design_ideas' && own.length === 0)) return null;
  const picturesOf = (design: IdeaDesignRow) => pictures.get(design.id) ?? [];
  const images = own.flatMap((design) => {
    const stored = presentPictures(picturesOf(design)).map((picture) => picture.jpegUrl);
    return stored.length > 0 ? stored : [imageUrlOf(design.id, [])];
  });
  const pdfs = own
    .flatMap((design) => reports.get(design.id) ?? [])
    .toSorted((a, b) => b.created_at.localeCompare(a.created_at));
  const asked = JSON.parse(session.input) as { designDescription?: string };
  const shared = own.filter((design) => design.shared === 1);
  const localImageCount = images.filter((path) => path.startsWith('/uploads/')).length;
  const removes = {
    concepts: own.length,
    pictures: localImageCount,
    libraryImages: shared.length,
    heroImages: shared.filter((design) => heroIds.has(design.id)).length,
    pdfs: pdfs.length,
    jobs: own.flatMap((design) => jobKeysOf(design.id)).filter((key) => jobsUnderWay.has(key))
      .length,
  };
  return {
    id: ref.id,
    source: ref.source,
    projectType: session.project_type,
    projectTypeLabel: projectTypeLabel(session.project_type),
    gardenDescription: asked.designDescription ?? '',
    userName: session.user_name,
    userEmail: session.user_email,
    contactPurpose: session.contact_purpose,
    createdAt: ref.created_at,
    pdfUrl: pdfs[0] ? uploadUrl(pdfs[0].key) : null,
    designResults: JSON.stringify({
      designs: own.map((design) =>
        presentConcept(design, picturesOf(design), {
          isWithdrawn: takenOut.get(design.id) === 'visitor',
          vatWords,
        }),
      ),
    }),
    designImagesJson: JSON.stringify(images),
    sample: session.sample === 1,
    conceptCount: own.length,
    localImageCount,
    removes,
    impact: impactOf(removes),
  };
}

/** From the columns: unpacking the gardens of a long list would take seconds. */
function presentConcept(
  design: IdeaDesignRow,
  pictures: readonly PictureRow[],
  { isWithdrawn, vatWords }: { isWithdrawn: boolean; vatWords: string },
): IdeaConcept {
  return {
    id: design.id,
    title: design.title,
    concept: design.concept,
    mainFeature: design.main_feature,
    style: design.style,
    imageUrl: imageUrlOf(design.id, pictures),
    estimatedCost: `${wholePounds(design.total_pence)}${vatWords}`,
    costBreakdown: { total: toPounds(design.total_pence) },
    sustainability: { rating: design.rating },
    shared: design.shared === 1,
    plotM2: design.plot_m2,
    wasPublic: design.public_at !== null,
    isWithdrawn,
  };
}

const many = (count: number, one: string, more = `${one}s`) =>
  `${count} ${count === 1 ? one : more}`;

/** "3 concepts, 9 pictures, 1 in the library, 2 PDFs" */
export function impactOf({
  concepts,
  pictures,
  libraryImages,
  heroImages,
  pdfs,
  jobs,
}: DesignIdea['removes']): string {
  return [
    many(concepts, 'concept'),
    ...(pictures ? [many(pictures, 'picture')] : []),
    ...(libraryImages ? [`${libraryImages} in the library`] : []),
    ...(heroImages ? [`${heroImages} on the home page`] : []),
    ...(pdfs ? [many(pdfs, 'PDF')] : []),
    ...(jobs ? [`${many(jobs, 'picture job')} under way`] : []),
  ].join(', ');
}
