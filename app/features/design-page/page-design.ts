/** A design as its page is given it: what nobody sees there is left out, since all of it travels with the document. */
import type { DesignDetail, DesignFigures } from '#contracts/design.ts';

type Without<Line, Key extends keyof Line> = Omit<Line, Key>[];
type PageFigures = Omit<DesignFigures, 'features' | 'leftOut' | 'saves'>;

export type PageDesign = Omit<DesignDetail, 'model' | 'estimatedCost' | 'priceDate' | 'figures' | 'schedule' | 'quantities' | 'checks' | 'facts' | 'areas'> & {
  figures: PageFigures;
  schedule: Without<DesignDetail['schedule'][number], 'spacingCm' | 'areaIds'>;
  quantities: (Omit<DesignDetail['quantities'][number], 'id' | 'source'> & { formula: string })[];
  checks: Without<DesignDetail['checks'][number], 'at'>;
  facts: Without<DesignDetail['facts'][number], 'correction'>;
  areas: Without<DesignDetail['areas'][number], 'kind'>;
};

export function toPageDesign(design: DesignDetail): PageDesign {
  const { model: _model, estimatedCost: _estimatedCost, priceDate: _priceDate, figures, schedule, quantities, checks, facts, areas, ...rest } = design;
  const { features: _features, leftOut: _leftOut, saves: _saves, ...shown } = figures;
  return {
    ...rest,
    figures: shown,
    schedule: schedule.map(({ spacingCm: _spacing, areaIds: _areas, ...line }) => line),
    quantities: quantities.map(({ id: _id, source, ...line }) => ({ ...line, formula: source.formula })),
    checks: checks.map(({ at: _at, ...check }) => check),
    facts: facts.map(({ correction: _correction, ...fact }) => fact),
    areas: areas.map(({ kind: _kind, ...area }) => area),
  };
}
