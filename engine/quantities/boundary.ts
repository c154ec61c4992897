/** New boundary fences, panels renewed in those that stay, and drain covers brought to the new level. */
import { contains } from '../geometry/region.ts';
import { hypot } from '../geometry/trig.ts';
import type { Quantity } from '../model/costing.ts';
import type { GardenModel } from '../model/garden.ts';
import { boundaryPieces } from '../site/boundary-pieces.ts';
import { addLine, figure } from './line.ts';

export function takeOffFences(model: GardenModel): Quantity[] {
  const lines: Quantity[] = [];
  const fences = boundaryPieces(model)
    .map((edge, i) => ({
      edge,
      id: `boundary-${i + 1}`,
      m: hypot(edge.to[0] - edge.from[0], edge.to[1] - edge.from[1]) / 1000,
    }))
    .filter(({ edge }) => edge.isNew && edge.kind === 'fence');
  const old = fences.filter(({ edge }) => edge.replaces);
  addLine(lines, {
    phase: 'clear',
    rateKey: 'fence-down',
    description: 'Take down the old fence where a new one goes up',
    unit: 'm',
    net: old.reduce((sum, f) => sum + f.m, 0),
    ids: old.map((f) => f.id),
    formula: old.map((f) => `${figure(f.m)} m ${f.id}`).join(' + '),
  });
  addLine(lines, {
    phase: 'structures',
    rateKey: 'fence-closeboard',
    description: 'New close-board fence on concrete posts',
    unit: 'm2',
    net: fences.reduce((sum, f) => sum + (f.m * f.edge.heightMm) / 1000, 0),
    ids: fences.map((f) => f.id),
    formula: fences
      .map((f) => `${figure(f.m)} m ${f.id} x ${figure(f.edge.heightMm / 1000)} m`)
      .join(' + '),
  });
  const panelsM = model.site.panelsM ?? 0;
  addLine(lines, {
    phase: 'structures',
    rateKey: 'fence-panel',
    description: 'Fence panels renewed where the fence stays',
    unit: 'm',
    net: panelsM,
    ids: ['plot'],
    formula: `${figure(panelsM)} m of panels as described`,
  });
  return lines;
}

/** Only where ground is made up above it: what nothing is laid on stays as it is. */
export function takeOffCovers({ site, layout }: GardenModel): Quantity[] {
  const lines: Quantity[] = [];
  const covers = (site.covers ?? []).filter(({ x, y }) =>
    layout.areas.some(({ id, region }) => !id.startsWith('kept-') && contains(region, x, y)),
  );
  addLine(lines, {
    phase: 'hard',
    rateKey: 'cover-tray',
    description:
      'Bring the drain cover to the finished level, in a recessed tray where it is paved',
    unit: 'no',
    net: covers.length,
    ids: covers.flatMap(({ x, y }) =>
      layout.areas.filter(({ region }) => contains(region, x, y)).map(({ id }) => id),
    ),
    formula: `${covers.length} as described`,
  });
  return lines;
}
