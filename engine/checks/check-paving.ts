/** Paving, rain and levels. */
import { area } from '../geometry/region.ts';
import type { Check } from '../model/garden.ts';
import { buildUpOfArea, isParking, isUndug } from '../quantities/build-ups.ts';
import { rainOutletOf } from '../quantities/drainage.ts';
import { checkRoof } from './check-roof.ts';
import { PERMITTED, centreOf, inGarden, m2InWords } from './near.ts';
import type { CheckInput } from './near.ts';

export const FRONT_SEALED_M2 = 5;
/** Sealed paving over this much on clay wants drainage of its own, m². */
export const CLAY_SEALED_M2 = 20;

export function checkPaving({ model }: CheckInput): Check[] {
  const out: Check[] = [],
    { site } = model,
    undug = isUndug(site),
    bays = model.layout.areas.filter(isParking);
  const rigid = model.layout.areas.filter((a) => buildUpOfArea(a)?.rigid && !isParking(a)),
    sealed = rigid.filter((a) => buildUpOfArea(a)?.sealed);
  const biggest = (areas: typeof rigid) =>
    areas.reduce((best, a) => (area(a.region) > area(best.region) ? a : best), areas[0]!);
  const m2Of = (areas: typeof rigid) => areas.reduce((sum, a) => sum + area(a.region), 0) / 1e6;
  if (site.position === 'front' && m2Of(rigid) > FRONT_SEALED_M2) {
    // pavers on an ordinary sub-base count too: only a porous build-up, or a fall to planted ground, is exempt
    const most = biggest(rigid);
    out.push(
      inGarden({
        id: 'front-paving',
        severity: 'warning',
        title: 'Paving in a front garden',
        text: `${m2InWords(m2Of(rigid))} is paved. Over ${FRONT_SEALED_M2} m² in front of a house needs permission unless it lets rain through or drains to a bed or lawn on the plot: use permeable paving on open-graded stone, or lay it to fall to the planting.`,
        at: centreOf(most.region),
        areaId: most.id,
        basis: PERMITTED,
      }),
    );
  }
  const m2 = m2Of(sealed);
  const outlet = undug ? null : rainOutletOf(model, m2);
  if (outlet && (outlet.kind === 'drain' || outlet.kind === 'rain-garden')) {
    const most = biggest(sealed);
    out.push(
      inGarden({
        id: 'rain-outlet',
        severity: 'advice',
        title: 'No place for a soakaway',
        text: `No spot of this plot is known to lie 5 m from the house and from houses that may stand beside it, so no soakaway is priced. Rain from ${m2InWords(m2)} of paving ${outlet.kind === 'drain' ? 'is led through a silt trap to the drain that takes the rain of the roof, for which the water company’s consent is asked; never to a foul drain' : 'falls to a sunken bed, 0.15 m deep, that lets it soak away among the plants'}. Paving with open joints on open-graded stone, which takes in its own rain, does as well.`,
        at: centreOf(most.region),
        areaId: most.id,
        basis: 'Surface water: Building Regulations Part H, and good practice',
      }),
    );
  }
  if (outlet?.kind === 'trench' && m2 > CLAY_SEALED_M2) {
    const most = biggest(sealed);
    out.push(
      inGarden({
        id: 'clay-drainage',
        severity: 'advice',
        title: 'Rain from the paving on clay',
        text: `${m2InWords(m2)} of sealed paving lies on clay, which takes water slowly. Lay it to a fall of 1 in 80 away from the house, into the gravel trench and beds; ${Math.round(model.layout.shares.permeable * 100)} % of the garden still takes in rain. Never lead it to the foul drain.`,
        at: centreOf(most.region),
        areaId: most.id,
        basis: 'Surface water: Building Regulations Part H, and good practice',
      }),
    );
  }
  const atHouse = rigid.find((a) => a.kind === 'terrace');
  if (atHouse && !undug && !site.isPart)
    out.push(
      inGarden({
        id: 'damp-course',
        severity: 'info',
        title: 'Keep paving below the damp-proof course',
        text: 'The finished terrace should lie 150 mm below the damp-proof course and clear of air bricks. A level threshold needs a drained channel at the door.',
        at: [site.doorX, 0],
        areaId: atHouse.id,
        basis: 'Building Regulations Part C, and good practice',
      }),
    );
  for (const bay of bays) {
    const m2 = m2InWords(area(bay.region) / 1e6),
      at = centreOf(bay.region);
    out.push(
      inGarden({
        id: `parking-rain:${bay.id}`,
        severity: 'info',
        title: 'A parking bay that lets rain through',
        text: `The bay of ${m2} is priced on open-graded stone, so rain soaks in where it falls and no permission is needed for it. Keep it so: ordinary concrete or tarmac over ${FRONT_SEALED_M2} m² would need permission.`,
        at,
        areaId: bay.id,
        basis: PERMITTED,
      }),
    );
    out.push(
      inGarden({
        id: `dropped-kerb:${bay.id}`,
        severity: 'advice',
        title: 'The kerb must be dropped',
        text: 'Only the council or its contractor may lower the kerb, and driving over a full one is an offence. Apply for the vehicle crossing first: many councils ask for a bay 4.8 m deep, square to the road.',
        at,
        areaId: bay.id,
        basis: 'Highways Act 1980, section 184',
      }),
    );
  }
  return [...out, ...checkRoof(model)];
}
