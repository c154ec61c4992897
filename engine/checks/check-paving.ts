/** Paving, rain and levels. */
import { area } from '../geometry/region.ts';
import type { Check } from '../model/garden.ts';
import { buildUpOf } from '../quantities/build-ups.ts';
import { PERMITTED, centreOf, inGarden, m2InWords } from './near.ts';
import type { CheckInput } from './near.ts';

export const FRONT_SEALED_M2 = 5;
/** Sealed paving over this much on clay wants drainage of its own, m². */
export const CLAY_SEALED_M2 = 20;

export function checkPaving({ model }: CheckInput): Check[] {
  const out: Check[] = [], { site } = model;
  const rigid = model.layout.areas.filter((a) => buildUpOf(a.material)?.rigid), sealed = rigid.filter((a) => buildUpOf(a.material)?.sealed);
  const biggest = (areas: typeof rigid) => areas.reduce((best, a) => (area(a.region) > area(best.region) ? a : best), areas[0]!);
  const m2Of = (areas: typeof rigid) => areas.reduce((sum, a) => sum + area(a.region), 0) / 1e6;
  if (site.position === 'front' && m2Of(rigid) > FRONT_SEALED_M2) {
    // pavers on an ordinary sub-base count too: only a porous build-up, or a fall to planted ground, is exempt
    const most = biggest(rigid);
    out.push(inGarden({ id: 'front-paving', severity: 'warning', title: 'Paving in a front garden', text: `${m2InWords(m2Of(rigid))} is paved. Over ${FRONT_SEALED_M2} m² in front of a house needs permission unless it lets rain through or drains to a bed or lawn on the plot: use permeable paving on open-graded stone, or lay it to fall to the planting.`, at: centreOf(most.region), areaId: most.id, basis: PERMITTED }));
  }
  const m2 = m2Of(sealed);
  if (site.soil.texture === 'clay' && m2 > CLAY_SEALED_M2 && site.position !== 'roof') {
    const most = biggest(sealed);
    out.push(inGarden({ id: 'clay-drainage', severity: 'advice', title: 'Rain from the paving on clay', text: `${m2InWords(m2)} of sealed paving lies on clay, which takes water slowly. Lay it to a fall of 1 in 80 away from the house, into the gravel trench and beds; ${Math.round(model.layout.shares.permeable * 100)} % of the garden still takes in rain. Never lead it to the foul drain.`, at: centreOf(most.region), areaId: most.id, basis: 'Surface water: Building Regulations Part H, and good practice' }));
  }
  const atHouse = rigid.find((a) => a.kind === 'terrace');
  if (atHouse && site.position !== 'roof') out.push(inGarden({ id: 'damp-course', severity: 'info', title: 'Keep paving below the damp-proof course', text: 'The finished terrace should lie 150 mm below the damp-proof course and clear of air bricks. A level threshold needs a drained channel at the door.', at: [site.doorX, 0], areaId: atHouse.id, basis: 'Building Regulations Part C, and good practice' }));
  if (site.slope !== 'level') out.push(inGarden({ id: 'retaining', severity: 'advice', title: 'Levels on a slope', text: `The garden slopes ${site.slope === 'across' ? 'from side to side' : site.slope === 'up' ? 'up from the house' : 'down from the house'}, and no levels have been measured. A wall that holds back more than about 1.2 m of ground wants an engineer, and over 1 m beside a highway or 2 m elsewhere it needs permission.`, basis: PERMITTED }));
  if (site.position === 'roof') out.push(inGarden({ id: 'roof-load', severity: 'warning', title: 'Have the roof checked first', text: 'Wet soil weighs about 1.6 tonnes a cubic metre. A structural engineer must say what the roof carries before anything is ordered, and guarding at the edge must be 1.1 m high.', basis: 'Building Regulations Parts A and K; lease or freeholder\'s consent' }));
  return out;
}
