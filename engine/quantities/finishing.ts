/** Fence faces, lights, aftercare and handing over. */
import { hypot } from '../geometry/trig.ts';
import type { Quantity } from '../model/costing.ts';
import type { GardenModel } from '../model/garden.ts';
import { boundaryPieces } from '../site/boundary-pieces.ts';
import { addLine, figure } from './line.ts';
import type { Measured } from './measure.ts';

/** One morning looks after so little planting, m². */
const SMALL_GREEN_M2 = 15;
export function takeOffFinishing(model: GardenModel, measured: Measured): Quantity[] {
  const lines: Quantity[] = [];
  const fences = boundaryPieces(model)
    .map((edge, i) => ({ edge, id: `boundary-${i + 1}` }))
    .filter(({ edge }) => edge.kind === 'fence' && !edge.isNew)
    .map(({ edge, id }) => ({
      id,
      m: hypot(edge.to[0] - edge.from[0], edge.to[1] - edge.from[1]) / 1000,
      high: edge.heightMm / 1000,
    }));
  addLine(lines, {
    phase: 'finishing',
    rateKey: 'fence-stain',
    description: 'Make good and stain the garden face of the fences',
    unit: 'm2',
    net: fences.reduce((sum, f) => sum + f.m * f.high, 0),
    ids: fences.map((f) => f.id),
    formula: fences.map((f) => `${figure(f.m)} m ${f.id} x ${figure(f.high)} m`).join(' + '),
  });
  const posts = model.layout.furnishings.filter((f) => f.kind === 'post-light'),
    spikes = model.layout.furnishings.filter((f) => f.kind === 'spike-light');
  addLine(lines, {
    phase: 'finishing',
    rateKey: 'post-light',
    description: 'Low post lights, 12 V LED, with cable',
    unit: 'no',
    net: posts.length,
    ids: posts.map((f) => f.id),
    formula: `${posts.length} on the plan`,
  });
  addLine(lines, {
    phase: 'finishing',
    rateKey: 'spike-light',
    description: 'Spike lights, 12 V LED, with cable',
    unit: 'no',
    net: spikes.length,
    ids: spikes.map((f) => f.id),
    formula: `${spikes.length} on the plan`,
  });
  const lights = [...posts, ...spikes].map((f) => f.id);
  addLine(lines, {
    phase: 'finishing',
    rateKey: 'light-supply',
    description: 'Transformer, timer and main cable for the lights',
    unit: 'item',
    net: lights.length ? 1 : 0,
    ids: lights,
    formula: `one for ${lights.length} lights`,
  });
  const stays = measured.areas.filter(({ area }) => area.isKept || area.isLater),
    staysM2 = stays.reduce((sum, m) => sum + m.m2, 0);
  const growing = measured.areas.filter(
      (m) => !stays.includes(m) && ['soil', 'turf', 'meadow-seed'].includes(m.area.material),
    ),
    green = growing.reduce((sum, m) => sum + m.m2, 0);
  const visits = green <= 0 ? 0 : green <= SMALL_GREEN_M2 ? 1 : Math.max(2, Math.ceil(green / 100));
  addLine(lines, {
    phase: 'finishing',
    rateKey: 'aftercare',
    description: 'Aftercare visits in the first season',
    unit: 'no',
    net: visits,
    ids: growing.map((m) => m.area.id),
    formula:
      green <= SMALL_GREEN_M2
        ? `one for ${figure(green)} m² planted`
        : `two, and one more for each 100 m² beyond 200 m², of ${figure(green)} m² planted`,
  });
  addLine(lines, {
    phase: 'finishing',
    rateKey: 'handover',
    description: 'Final clean, jet wash, watering in and handover',
    unit: 'm2',
    net: measured.plotM2 - staysM2,
    ids: ['plot'],
    formula: `${figure(measured.plotM2)} m² plot${staysM2 ? ` less ${figure(staysM2)} m² that stays` : ''}`,
  });
  return lines;
}
