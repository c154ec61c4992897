/** What was understood of the plot, its edge and its ground, line by line. */
import type { Brief, PlotShape } from '#engine/model/brief.ts';
import { throughIt } from '#engine/model/access.ts';
import { COMPASS_NAMES } from '#engine/model/compass.ts';
import { POSITION_NAMES, SLOPE_NAMES, wayInName } from '#server/features/designs/fact-names.ts';
import { terraceFacts, wallFacts } from '#server/features/designs/wall-facts.ts';
import { view, type FactView } from '#server/features/designs/fact-view.ts';

const metres = (mm: number) => `${(mm / 1000).toFixed(1).replace(/\.0$/, '')} m`;

function describeShape(shape: PlotShape): string {
  if (shape.kind === 'rectangle')
    return `${metres(shape.widthMm)} wide, ${metres(shape.depthMm)} deep`;
  if (shape.kind === 'polygon')
    return `${shape.doorX === undefined ? 'a shape' : 'drawn by hand'} with ${shape.points.length} corners`;
  return `L-shaped: ${metres(shape.widthMm)} wide, ${metres(shape.depthMm)} deep, with a leg ${metres(shape.legWidthMm)} wide on the ${shape.side} beyond ${metres(shape.shoulderMm)}`;
}

export function plotFacts(brief: Brief): FactView[] {
  const shape = brief.shape.value;
  const sides =
    shape.kind === 'polygon'
      ? []
      : [
          view('width', 'Width along the house', metres(shape.widthMm), brief.shape.source, {
            key: 'widthM',
            current: shape.widthMm / 1000,
          }),
          view('depth', 'Depth away from the house', metres(shape.depthMm), brief.shape.source, {
            key: 'depthM',
            current: shape.depthMm / 1000,
          }),
        ];
  const area = Math.round(brief.areaM2.value * 10) / 10;
  return [
    ...(shape.kind === 'rectangle'
      ? []
      : [view('shape', 'Shape of the plot', describeShape(shape), brief.shape.source)]),
    ...sides,
    view('area', 'Area', `${area.toLocaleString('en-GB')} m²`, brief.areaM2.source, {
      key: 'areaM2',
      current: area,
    }),
    view('position', 'Where it lies', POSITION_NAMES[brief.position.value], brief.position.source),
    view('facing', 'Looks towards', COMPASS_NAMES[brief.facing.value], brief.facing.source, {
      key: 'facing',
      current: brief.facing.value,
    }),
    view('slope', 'Slope', SLOPE_NAMES[brief.slope.value], brief.slope.source, {
      key: 'slope',
      current: brief.slope.value,
    }),
    ...levelFacts(brief.surroundings?.levels),
    ...terraceFacts(brief.surroundings?.terraces),
    ...boundaryFacts(brief.surroundings),
    ...wallFacts(brief.surroundings),
  ];
}

const levelText = (mm: number) => `${(mm / 1000).toFixed(2).replace(/0$/, '')} m`;

/** Differences of level that were said. */
function levelFacts({
  doorStepMm,
  fallMm,
}: NonNullable<Brief['surroundings']>['levels'] = {}): FactView[] {
  const facts: FactView[] = [];
  if (doorStepMm)
    facts.push(
      view('door-step', 'Step down at the door', levelText(doorStepMm.value), doorStepMm.source, {
        key: 'doorStepM',
        current: doorStepMm.value / 1000,
      }),
    );
  if (fallMm)
    facts.push(
      view('fall', 'Rise or fall', levelText(fallMm.value), fallMm.source, {
        key: 'fallM',
        current: fallMm.value / 1000,
      }),
    );
  return facts;
}

const heightText = (mm: number | null) => (mm === null ? '' : `, ${metres(mm)} high`);

/** How one gets in, and what stands round the plot where it was said. */
function boundaryFacts({
  waysIn,
  wayWidthMm,
  boundary,
  sides = [],
}: Partial<NonNullable<Brief['surroundings']>> = {}) {
  const facts: FactView[] = [];
  if (waysIn) {
    const [first] = waysIn.value;
    facts.push(
      view(
        'way-in',
        'Way in',
        waysIn.value.map(wayInName).join(' and ') || 'only through the house',
        waysIn.source,
        {
          key: 'wayIn',
          current: first
            ? first.kind === 'rear'
              ? 'rear'
              : `side-${first.side ?? 'left'}`
            : 'house',
        },
      ),
    );
  }
  if (wayWidthMm)
    facts.push(
      view(
        'way-width',
        'Width of the way in',
        `${wayWidthMm.value / 1000} m: ${throughIt(wayWidthMm.value)}`,
        wayWidthMm.source,
      ),
    );
  if (boundary)
    facts.push(
      view(
        'boundary',
        'Boundary',
        `${boundary.value.kind}${heightText(boundary.value.heightMm)}`,
        boundary.source,
      ),
    );
  for (const { value, source } of sides)
    facts.push(
      view(
        `boundary-${value.side}`,
        value.side === 'back' ? 'At the end' : `On the ${value.side}`,
        `${value.kind}${heightText(value.heightMm)}`,
        source,
      ),
    );
  return facts;
}

export function groundFacts(brief: Brief): FactView[] {
  const facts: FactView[] = [];
  if (brief.postcode)
    facts.push(view('postcode', 'Postcode', brief.postcode.value, brief.postcode.source));
  if (brief.soil)
    facts.push(
      view('soil', 'Soil', brief.soil.value, brief.soil.source, {
        key: 'soil',
        current: brief.soil.value,
      }),
    );
  if (brief.ph) facts.push(view('ph', 'Soil pH', String(brief.ph.value), brief.ph.source));
  if (brief.wet.value)
    facts.push(view('wet', 'Drainage', 'Wet or slow to drain', brief.wet.source));
  if (brief.shady.value) facts.push(view('shady', 'Light', 'Shady', brief.shady.source));
  if (brief.overlooked.value)
    facts.push(view('overlooked', 'Privacy', 'Overlooked', brief.overlooked.source));
  return facts;
}
