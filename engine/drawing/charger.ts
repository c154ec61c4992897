/** The charge point of a car, on the house wall by its bay: the cable crosses no way. */
import { bounds } from '../geometry/region.ts';
import type { GardenModel } from '../model/garden.ts';
import type { Mm, Point } from '../model/shapes.ts';
import type { Board } from './board.ts';
import type { Primitive } from './drawing.ts';
import { openingsOf } from './house.ts';

const WIDE_MM: Mm = 300,
  DEEP_MM: Mm = 160,
  STEP_MM: Mm = 100,
  BESIDE_MM: Mm = 250;

/** Null where none was asked for, or no bay is drawn. */
export function chargerAt({ site, layout }: Pick<GardenModel, 'site' | 'layout'>): Point | null {
  const bay = layout.areas.find(({ id, isLater }) => id === 'parking' && !isLater);
  if (!bay || !site.fittings?.includes('charger')) return null;
  const { x0, x1 } = bounds(bay.region),
    middle = (x0 + x1) / 2,
    openings = openingsOf(site);
  const places: Mm[] = [];
  for (
    let x = Math.max(x0, site.house.x0 + BESIDE_MM);
    x <= Math.min(x1, site.house.x1 - BESIDE_MM);
    x += STEP_MM
  )
    if (openings.every((one) => x <= one.x0 - BESIDE_MM || x >= one.x1 + BESIDE_MM)) places.push(x);
  const [best] = places.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return [Math.round(best ?? middle), DEEP_MM / 2];
}

export function drawCharger({ model, frame }: Board): Primitive[] {
  const at = chargerAt(model);
  if (!at) return [];
  const [x, y] = frame.at(...at),
    wide = WIDE_MM * frame.k,
    deep = DEEP_MM * frame.k;
  return [
    {
      kind: 'group',
      x,
      y,
      turnDeg: frame.turnOf(0),
      items: [
        {
          kind: 'rect',
          x: -wide / 2,
          y: -deep / 2,
          width: wide,
          height: deep,
          fill: '#3d4a44',
          stroke: '#26302b',
          strokeWidth: 0.15,
        },
      ],
      data: { name: 'thing', value: 'charger' },
    },
  ];
}
