/** Who looks in and what stands in the way, and units by the house that want air. */
import { BEYOND_MM, looksOf } from '../met/sight.ts';
import type { Check, GardenModel } from '../model/garden.ts';
import { AIR_BEFORE_MM, AIR_MM } from '../site/unit.ts';
import { inGarden, metres, type CheckInput } from './near.ts';
import { middleOfLine } from '../levels/line.ts';

export function checkNeighbours({ model }: CheckInput): Check[] {
  const looks = looksOf(model).map(
    ({ side, isUpper, from, seat, eyeMm, hiddenBy, neededMm }): Check => {
      const answer =
        hiddenBy === null
          ? `Nothing on the plan stands high enough in the line: at the boundary it would have to be ${metres(neededMm)}${neededMm > 2000 ? ', which no fence may be without permission, so a small tree or a pergola over the table answers it' : ''}.`
          : hiddenBy === 'kept-tree'
            ? 'The crown of a tree that stays stands in the line, as long as it has its leaves.'
            : hiddenBy === 'tree'
              ? 'The crown of a tree stands in the line; until it has grown, one is still seen.'
              : `The ${hiddenBy.screen.kind === 'hedge' ? 'hedge' : 'screen'} of ${metres(hiddenBy.screen.heightMm)} stands in the line and hides who sits at the table.`;
      return inGarden({
        id: `looker:${side}`,
        severity: hiddenBy ? 'info' : 'advice',
        title: isUpper ? 'The upper window that looks in' : 'Where they look in',
        text: `The broken line on the plan runs from ${isUpper ? 'the window upstairs' : 'the look'} ${side === 'back' ? 'at the end' : `on the ${side}`} to the table. ${answer} The window is taken as ${metres(eyeMm)} up and ${metres(BEYOND_MM)} beyond the boundary; its true place is measured at the visit.`,
        at: middleOfLine([from, seat]),
        basis: 'A sight line by simple proportion',
      });
    },
  );
  return [...looks, ...unitCheck(model)];
}

/** Plants and things of the plan within the air of a unit. */
function withinAir({ site: { unit }, planting, layout }: GardenModel): number {
  if (!unit) return 0;
  const aside = unit.widthMm / 2 + AIR_MM,
    near = unit.y - unit.depthMm / 2 - AIR_MM,
    far = unit.y + unit.depthMm / 2 + (unit.what === 'heat pump' ? AIR_BEFORE_MM : AIR_MM);
  return [...planting.placements, ...layout.furnishings].filter(
    ({ x, y }) => Math.abs(x - unit.x) < aside && y > near && y < far,
  ).length;
}

function unitCheck(model: GardenModel): Check[] {
  const { unit } = model.site;
  if (!unit) return [];
  const within = withinAir(model);
  const air =
    unit.what === 'heat pump'
      ? `It wants ${metres(AIR_MM)} of air at its sides and ${metres(AIR_BEFORE_MM)} before its fan; the maker’s figures go before these.`
      : 'An oil tank stands 1.8 m from doors and windows and 0.76 m from a boundary, or behind a wall that holds fire back, and the lorry’s hose has to reach it.';
  return [
    inGarden({
      id: 'unit-air',
      severity: 'advice',
      title: `Air round the ${unit.name}`,
      text: `${air} ${
        within
          ? `The plan has ${within === 1 ? 'one plant or thing' : `${within} plants and things`} within that ground: ${within === 1 ? 'it is' : 'they are'} moved out of it once its place is measured.`
          : 'Nothing is planted or stored within that ground.'
      }${unit.isAssumed ? ' Where it stands is our guess: tell us.' : ''}`,
      at: [unit.x, unit.y],
      basis:
        unit.what === 'heat pump'
          ? 'Makers’ instructions for heat pumps'
          : 'OFTEC guidance for oil tanks',
    }),
  ];
}
