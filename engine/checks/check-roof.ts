/** Roofs, and ground that may not be dug. */
import type { Check, GardenModel } from '../model/garden.ts';
import { FURNISHINGS } from '../features/features.ts';
import { bounds } from '../geometry/region.ts';
import { isUndug } from '../quantities/build-ups.ts';
import { SAFETY, inGarden, metres } from './near.ts';
import { middleOfLine } from '../levels/line.ts';

/** Guarding where people may fall from a roof. */
export const GUARDING_MM = 1100;
/** Saturated planting compost, light mix, kg a cubic metre. */
const COMPOST_KG_PER_M3 = 1100;
const PLANTER_DEPTH_M = 0.3;

/** What a roof asks for before anything is ordered; on other ground that may not be dug, a tenant's reminder. */
export function checkRoof(model: GardenModel): Check[] {
  if (!isUndug(model.site)) return [];
  return model.site.position === 'roof'
    ? roofChecks(model)
    : [
        inGarden({
          id: 'nothing-fixed',
          severity: 'info',
          title: 'Nothing is dug or fixed for good',
          text: 'Floors lie on what is there and plants stand in pots and planters, so all of it can leave with you. If you rent, ask in writing before anything is screwed to a wall or a fence, and keep planters clear of air bricks and drains.',
          basis: 'Tenancy agreements; good practice',
        }),
      ];
}

function roofChecks(model: GardenModel): Check[] {
  const out: Check[] = [],
    { site, layout } = model,
    kg = Math.round((PLANTER_DEPTH_M * COMPOST_KG_PER_M3) / 10) * 10;
  out.push(
    inGarden({
      id: 'roof-load',
      severity: 'warning',
      title: 'Have the roof checked first',
      text: `A structural engineer must confirm what the roof carries before anything is ordered. Planters ${metres(PLANTER_DEPTH_M * 1000)} deep weigh about ${kg} kg a square metre when wet, even with light compost; set the heaviest over walls and beams.`,
      basis: "Building Regulations Part A; lease or freeholder's consent",
    }),
  );
  out.push(
    inGarden({
      id: 'roof-waterproofing',
      severity: 'warning',
      title: 'Nothing may pierce the waterproofing',
      text: 'Have the membrane tested and its guarantee read before it is covered. Deck, planters and screens stand on pads and weighted feet; outlets stay clear and can be reached, and upstands stay 150 mm above the finished floor.',
      basis: 'Roofing guarantees; good practice',
    }),
  );
  const low = site.edges
    .map((edge, i) => ({ edge, i }))
    .filter(({ edge }) => edge.kind !== 'house' && edge.heightMm < GUARDING_MM);
  const box = low[0] ? middleOfLine([low[0].edge.from, low[0].edge.to]) : null;
  out.push(
    inGarden({
      id: 'roof-edge',
      severity: low.length ? 'warning' : 'advice',
      title: 'A safe edge',
      at: box,
      basis: 'Building Regulations Part K',
      text: low.length
        ? `Part of the edge is taken as ${metres(Math.min(...low.map(({ edge }) => edge.heightMm)))} high. Guarding must reach ${metres(GUARDING_MM)} above the finished floor, deck and pads included: add a rail before the terrace is used.`
        : `Parapets and rails must reach ${metres(GUARDING_MM)} above the finished floor, deck and pads included. Nothing that can be climbed, a bench or a planter, stands against the edge where children may come.`,
    }),
  );
  const tall = layout.screens.filter(
    (screen) => screen.kind === 'trellis' || screen.kind === 'slatted-screen',
  );
  if (tall.length || layout.furnishings.some((f) => FURNISHINGS[f.kind].isOverhead)) {
    const at = tall[0] ? middleOfLine(tall[0].line) : null;
    out.push(
      inGarden({
        id: 'roof-wind',
        severity: 'advice',
        title: 'Wind on screens',
        text: 'Wind at roof height is about half as strong again as in a garden. Screens should let a third of it through, stand on weighted bases, and be braced as the engineer has agreed.',
        at,
        basis: SAFETY,
      }),
    );
  }
  const size = bounds([[site.boundary]]);
  if (layout.furnishings.some((f) => f.kind === 'fire-pit'))
    out.push(
      inGarden({
        id: 'roof-fire',
        severity: 'warning',
        title: 'No open fire on a roof',
        text: 'Embers, heat on the membrane and most leases rule out burning wood. Choose a gas or ethanol table if the freeholder and the insurer agree.',
        at: [Math.round((size.x0 + size.x1) / 2), Math.round((size.y0 + size.y1) / 2)],
        basis: SAFETY,
      }),
    );
  out.push(
    inGarden({
      id: 'roof-permission',
      severity: 'advice',
      title: 'Permission to use the roof',
      text: "Using a flat roof as a terrace, and screens or rails that are seen from the street, usually need planning permission and the freeholder's consent. If it is used as a terrace already, ask for the papers.",
      basis: 'Planning permission, England; lease',
    }),
  );
  return out;
}
