import { data } from 'react-router';
import { catalogue } from '#content/plants/catalogue.ts';
import { drawnOnlyContext, useCasesContext } from '#contracts/page-context.ts';
import { AreasSection } from '#app/features/design-page/areas-section.tsx';
import { BeforeSection } from '#app/features/design-page/before-section.tsx';
import { BuildingSection } from '#app/features/design-page/building-section.tsx';
import { CareSection } from '#app/features/design-page/care-section.tsx';
import { ChecksSection } from '#app/features/design-page/checks-section.tsx';
import { ConceptSection } from '#app/features/design-page/concept-section.tsx';
import { CostSection } from '#app/features/design-page/cost-section.tsx';
import { DesignHeader } from '#app/features/design-page/design-header.tsx';
import { designMeta } from '#app/features/design-page/design-meta.ts';
import { DesignMissing } from '#app/features/design-page/design-missing.tsx';
import { FactsSection } from '#app/features/design-page/facts-section.tsx';
import {
  type PageDesign,
  type StillDesign,
  toPageDesign,
} from '#app/features/design-page/page-design.ts';
import { PlanSection } from '#app/features/design-page/plan-section.tsx';
import { PlantingSection } from '#app/features/design-page/planting-section.tsx';
import { QuantitiesSection } from '#app/features/design-page/quantities-section.tsx';
import { type SeasonNote, seasonNotes } from '#app/features/design-page/season-notes.ts';
import { SectionNav } from '#app/features/design-page/section-nav.tsx';
import { sheetMeta, ShedDoor, toSheet } from '#app/features/design-page/shed-door.tsx';
import { Siblings } from '#app/features/design-page/siblings.tsx';
import { WalkSection } from '#app/features/design-page/walk-section.tsx';
import { WishesSection } from '#app/features/design-page/wishes-section.tsx';
import { YearSection } from '#app/features/design-page/year-section.tsx';
import { AsDrawn } from '#app/lib/as-drawn.tsx';
import { usePictures } from '#app/features/pictures/use-pictures.ts';
import { pictureOf } from '#app/features/pictures/waiting.ts';
import type { Route } from './+types/design-page';

/** Asked for as `?sheet=shed-door`: the year's work of the garden on one page to print. */
const wantsSheet = (request: Request): boolean =>
  new URL(request.url).searchParams.get('sheet') === 'shed-door';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const design = await context.get(useCasesContext).readDesign(params.id);
  if (!design)
    return data(
      { design: null, still: null, seasons: [], sheet: null },
      { status: 404, headers: { 'X-Robots-Tag': 'noindex' } },
    );
  const headers: Record<string, string> = design.shared
    ? {}
    : {
        'X-Robots-Tag': 'noindex',
        'Referrer-Policy': 'no-referrer',
        'Cache-Control': 'private, no-store',
      };
  if (wantsSheet(request))
    return data(
      { design: null, still: null, seasons: [], sheet: toSheet(design) },
      { headers: { ...headers, 'X-Robots-Tag': 'noindex' } },
    );
  const { design: shown, still } = toPageDesign(design);
  // Half of what a document would bring twice, drawn and as data.
  const drawnOnly = context.get(drawnOnlyContext);
  if (drawnOnly) drawnOnly['routes/public/design-page'] = { still };
  return data(
    {
      design: shown,
      still: drawnOnly ? null : still,
      seasons: seasonNotes(design.schedule, catalogue.plants),
      sheet: null,
    },
    { headers },
  );
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData?.design
    ? designMeta(matches, loaderData.design)
    : loaderData?.sheet
      ? sheetMeta(matches, loaderData.sheet)
      : [{ title: 'Design Not Found' }, { name: 'robots', content: 'noindex' }];

export default function DesignPage({ loaderData }: Route.ComponentProps) {
  const { design, still, seasons, sheet } = loaderData;
  if (sheet) return <ShedDoor sheet={sheet} />;
  return design ? (
    <WholeDesign key={design.id} design={design} still={still} seasons={seasons} />
  ) : (
    <DesignMissing />
  );
}

function WholeDesign({
  design,
  still,
  seasons,
}: {
  design: PageDesign;
  still: StillDesign | null;
  seasons: readonly SeasonNote[];
}) {
  const known = usePictures(design.id, design.pictures);
  const before = pictureOf(known.pictures, 'before');
  const after = pictureOf(known.pictures, 'eye');
  return (
    <article>
      <DesignHeader design={design} known={known} />
      <div className="wrap mt-12 mb-20 grid grid-cols-1 gap-x-14 gap-y-10 lg:mt-16 lg:mb-32 lg:grid-cols-[11rem_minmax(0,1fr)] xl:gap-x-20">
        <SectionNav
          has={[
            ...(design.hasWishes ? (['wishes'] as const) : []),
            ...(before && after ? (['before'] as const) : []),
          ]}
        />
        <div className="grid min-w-0 grid-cols-1 gap-16 lg:gap-24">
          <ConceptSection design={design} />
          {design.hasWishes ? (
            <AsDrawn id="drawn-wishes" draw={still && (() => <WishesSection design={still} />)} />
          ) : null}
          <PlanSection design={design} />
          <WalkSection design={design} pictures={known.pictures} />
          {before && after ? <BeforeSection design={design} before={before} after={after} /> : null}
          <YearSection design={design} notes={seasons} known={known} />
          <AsDrawn id="drawn-areas" draw={still && (() => <AreasSection areas={still.areas} />)} />
          <PlantingSection design={design} />
          <AsDrawn id="drawn-last" draw={still && (() => <LastSections still={still} />)} />
        </div>
      </div>
      <Siblings design={design} />
    </article>
  );
}

function LastSections({ still }: { still: StillDesign }) {
  return (
    <>
      <CostSection design={still} />
      <QuantitiesSection design={still} />
      <ChecksSection design={still} />
      <BuildingSection design={still} />
      <CareSection design={still} />
      <FactsSection facts={still.facts} />
    </>
  );
}
