/** A design as sent to its page: unused parts are omitted, since all of it is in the document. */
import type { DesignDetail } from '#contracts/design-detail.ts';
import type { DesignFigures } from '#contracts/design.ts';

type Without<Line, Key extends keyof Line> = Omit<Line, Key>[];
type PageFigures = Omit<DesignFigures, 'features' | 'leftOut' | 'saves'>;

/** What the parts that are only read are drawn from: they travel as they are drawn, see app/lib/as-drawn.tsx. */
export type StillDesign = Pick<
  DesignDetail,
  | 'costing'
  | 'costBreakdown'
  | 'sustainability'
  | 'materials'
  | 'implementationTips'
  | 'careCalendarUrl'
  | 'id'
  | 'createdAt'
  | 'upkeep'
  | 'quantitiesCsvUrl'
  | 'wishes'
  | 'unused'
  | 'wishesCsvUrl'
> & {
  quantities: (Omit<DesignDetail['quantities'][number], 'id' | 'source'> & { formula: string })[];
  checks: Without<DesignDetail['checks'][number], 'at'>;
  facts: Without<DesignDetail['facts'][number], 'correction'>;
  areas: Without<DesignDetail['areas'][number], 'kind'>;
  care: Without<DesignDetail['care'][number], 'plants'>;
};

/** What the parts that answer to somebody need in the browser too. */
export type PageDesign = Omit<
  DesignDetail,
  | 'model'
  | 'estimatedCost'
  | 'priceDate'
  | 'figures'
  | 'schedule'
  | 'seasonalMaintenance'
  | 'plants'
  | Exclude<keyof StillDesign, 'id' | 'createdAt'>
> & {
  figures: PageFigures;
  schedule: Without<DesignDetail['schedule'][number], 'spacingCm' | 'areaIds'>;
  costing: Pick<DesignDetail['costing'], 'total' | 'priceDate'>;
  hasWishes: boolean;
};

/** Above, and where the walk through the garden begins. */
const FIRST_SEEN: ReadonlySet<string> = new Set(['aerial', 'eye']);

export function toPageDesign(design: DesignDetail): { design: PageDesign; still: StillDesign } {
  const {
    model: _model,
    estimatedCost: _estimatedCost,
    priceDate: _priceDate,
    figures,
    schedule,
    quantities,
    checks,
    facts,
    areas,
    costing,
    costBreakdown,
    sustainability,
    materials,
    implementationTips,
    seasonalMaintenance: _seasons,
    care,
    careCalendarUrl,
    upkeep,
    plants: _plants,
    quantitiesCsvUrl,
    wishes,
    unused,
    wishesCsvUrl,
    ...rest
  } = design;
  const { pictures, ...others } = rest;
  const { features: _features, leftOut: _leftOut, saves: _saves, ...shown } = figures;
  return {
    design: {
      ...others,
      // Sections further down load after the page is ready, so that they do not delay it.
      pictures: pictures.map((picture) =>
        FIRST_SEEN.has(picture.kind) ? picture : { ...picture, placeholder: null },
      ),
      figures: shown,
      schedule: schedule.map(({ spacingCm: _spacing, areaIds: _areas, ...line }) => line),
      costing: { total: costing.total, priceDate: costing.priceDate },
      hasWishes: wishes.length + unused.sentences.length + unused.unsure.length > 0,
    },
    still: {
      costing,
      costBreakdown,
      sustainability,
      materials,
      implementationTips,
      care: care.map(({ plants: _named, ...line }) => line),
      careCalendarUrl,
      id: design.id,
      createdAt: design.createdAt,
      upkeep,
      quantitiesCsvUrl,
      wishes,
      unused,
      wishesCsvUrl,
      quantities: quantities.map(({ id: _id, source, ...line }) => ({
        ...line,
        formula: source.formula,
      })),
      checks: checks.map(({ at: _at, ...check }) => check),
      facts: facts.map(({ correction: _correction, ...fact }) => fact),
      areas: areas.map(({ kind: _kind, ...area }) => area),
    },
  };
}
