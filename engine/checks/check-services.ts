/** Electricity, fire, and the reminders that belong to every garden. */
import { joinList } from '../model/format.ts';
import { FURNISHINGS } from '../features/features.ts';
import { FURNISHING_KINDS, nameOfFurnishing } from '../features/names.ts';
import { contains } from '../geometry/region.ts';
import type { Check } from '../model/garden.ts';
import { isUndug } from '../quantities/build-ups.ts';
import {
  PERMITTED,
  SAFETY,
  boundaryDistance,
  footprint,
  houseDistance,
  inGarden,
  metres,
} from './near.ts';
import type { CheckInput } from './near.ts';
import { hypot } from '../geometry/trig.ts';

export const FIRE_MM = 3000;

function checkElectricity({ model }: CheckInput): Check[] {
  const found = FURNISHING_KINDS.flatMap((kind) => {
    const name = FURNISHINGS[kind].power,
      f = model.layout.furnishings.find((one) => one.kind === kind);
    return name && f ? [{ f, name }] : [];
  });
  const pool = model.layout.areas.find((a) => a.kind === 'water' || a.feature === 'formalpond');
  const names = [
    ...new Set([
      ...found.map(({ name }) => name),
      ...(pool && !found.some(({ f }) => f.kind === 'fountain') ? ['the pump'] : []),
    ]),
  ];
  if (names.length === 0) return [];
  const first = found[0]?.f;
  return [
    inGarden({
      id: 'electricity',
      severity: 'advice',
      title: 'Electricity outdoors',
      text: `Power for ${joinList(names)} comes from a protected circuit with a 30 mA RCD, ${isUndug(model.site) ? 'in conduit clipped to the wall, never loose across a floor' : 'in armoured cable 450 mm deep or more'}. A new circuit must be notified: use a registered electrician and keep the certificate.`,
      at: first ? [first.x, first.y] : null,
      areaId: first?.areaId ?? pool?.id ?? null,
      basis: 'Building Regulations Part P, England',
    }),
  ];
}

function checkFire({ model }: CheckInput): Check[] {
  return model.layout.furnishings
    .filter((f) => f.kind === 'fire-pit')
    .flatMap((f) => {
      const near = [
        { name: 'the boundary', mm: boundaryDistance(model.site, footprint(f)) },
        { name: 'the house', mm: houseDistance(model.site, f.x, f.y) - f.widthMm / 2 },
        ...model.planting.placements
          .filter((p) => p.role === 'tree')
          .map((p) => ({
            name: "a tree's crown",
            mm: Math.max(0, hypot(p.x - f.x, p.y - f.y) - p.radiusMm - f.widthMm / 2),
          })),
        ...model.layout.furnishings
          .filter((g) => FURNISHINGS[g.kind].isOverhead)
          .map((g) => ({
            name: `the ${nameOfFurnishing(g.kind)}`,
            mm: contains(footprint(g), f.x, f.y) ? 0 : Infinity,
          })),
      ].sort((a, b) => a.mm - b.mm)[0]!;
      if (near.mm >= FIRE_MM - 1) return [];
      return [
        inGarden({
          id: `fire:${f.id}`,
          severity: 'advice',
          title: 'Fire near things that burn',
          text: `The fire pit is ${metres(Math.max(0, Math.round(near.mm)))} from ${near.name}. Keep ${metres(FIRE_MM)} from fences, buildings and branches, burn dry wood only, and think of the neighbours' washing.`,
          at: [f.x, f.y],
          areaId: f.areaId,
          basis: SAFETY,
        }),
      ];
    });
}

export function checkServices(input: CheckInput): Check[] {
  return [
    ...checkElectricity(input),
    ...checkFire(input),
    inGarden({
      id: 'status',
      severity: 'info',
      title: 'Ask about listing, conservation areas and flats',
      text: "The rights described here do not hold for flats and maisonettes, and are narrower for listed buildings, in conservation areas and where a council has withdrawn them. In a conservation area, work to a tree needs six weeks' notice. The council's website shows which apply to your address.",
      basis: PERMITTED,
    }),
  ];
}
