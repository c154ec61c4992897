/** Walls that lean or hold ground, walls nothing may be fixed to, and ground beyond the boundary that lies lower or higher. */
import type { BoundaryWall } from '../model/surroundings.ts';
import type { Check, GardenModel } from '../model/garden.ts';
import type { Mm } from '../model/shapes.ts';
import type { BoundaryEdge, GroundBreak } from '../model/site.ts';
import { lineOfBreak } from '../site/breaks.ts';
import { WALL_MM } from '../levels/held-edges.ts';
import { inGarden, metres, SAFETY, type CheckInput } from './near.ts';
import { middleOfLine } from '../levels/line.ts';

/** A wall that holds this much ground is an engineer's, mm. */
const ENGINEER_MM: Mm = 1000;
const STRUCTURE =
  'Good practice for walls that hold ground; Party Wall etc. Act 1996 where a neighbour’s side is touched';

const KEEP_OFF =
  'Until it is made safe nobody plays, sits or parks within its height and half as much again on either side: fence that ground off now.';

const engineer = (heightMm: Mm): string =>
  heightMm >= ENGINEER_MM
    ? ' It holds more than a metre, so a structural engineer looks at it and designs what takes its place.'
    : ' A structural engineer’s look at it costs little beside what it could do.';

function failingLevel(
  model: GardenModel,
  breaks: readonly GroundBreak[],
  hasChildren: boolean,
): Check[] {
  const one = breaks.find(({ replacesMm }) => replacesMm);
  if (!one) return [];
  const old = one.replacesMm!,
    two =
      breaks.filter(({ id }) => id.slice(0, -1) === one.id.slice(0, -1)).length > 1 &&
      /[ab]$/.test(one.id);
  const instead = two
    ? `Two walls of ${metres(Math.abs(one.riseMm))} with planting between stand in its place: each is below a metre, but the upper one bears on the lower, so they are designed together.`
    : `A new wall of ${metres(Math.abs(one.riseMm))} with a drain behind it stands in its place.`;
  return [
    inGarden({
      id: 'wall-failing',
      severity: 'warning',
      title: 'The failing wall comes first',
      text: `A wall ${metres(old)} high that leans or moves can come down without warning.${hasChildren ? ' Children are kept away from it, above and below.' : ''} ${KEEP_OFF}${engineer(old)} ${instead} It is drawn and priced, and is built before anything else.`,
      at: middleOfLine(lineOfBreak(model.site, one)),
      basis: STRUCTURE,
    }),
  ];
}

function placesAssumed(model: GardenModel, breaks: readonly GroundBreak[]): Check[] {
  const guessed = breaks.filter(
    ({ isPlaceAssumed, isRiseAssumed }) => isPlaceAssumed || isRiseAssumed,
  );
  if (!guessed.length) return [];
  const rises = guessed.filter(({ isRiseAssumed }) => isRiseAssumed);
  return [
    inGarden({
      id: 'levels-assumed',
      severity: 'advice',
      title: 'Where the levels change is to be measured',
      text: `You told us that the garden lies in levels. ${guessed.some(({ isPlaceAssumed }) => isPlaceAssumed) ? 'Where one ends and the next begins is our guess' : 'Where they end is as you said'}${rises.length ? `, and so is ${rises.length === 1 ? 'one height' : 'each height'} of ${metres(Math.abs(rises[0]!.riseMm))}` : ''}. Tell us how far each lies from the house and how high its wall is, and we will draw yours.`,
      at: middleOfLine(lineOfBreak(model.site, guessed[0]!)),
      basis: 'What you wrote of it; a level survey settles it',
    }),
  ];
}

function boundaryWall(edge: BoundaryEdge, i: number, hasChildren: boolean): Check[] {
  if (edge.kind !== 'wall' || !(edge.isFailing || edge.isNew)) return [];
  const whose =
    edge.whose === 'ours'
      ? 'It is yours.'
      : edge.whose === 'theirs'
        ? 'It is a neighbour’s, so we neither take it down nor price it: write to them, and to the council where it is dangerous.'
        : 'Whose it is stands in the deeds; settle that before anybody touches it.';
  return [
    inGarden({
      id: `wall-failing:boundary-${i + 1}`,
      severity: 'warning',
      title: edge.isNew ? 'The boundary wall is built anew' : 'A boundary wall that is not sound',
      text: `The wall is taken as ${metres(edge.heightMm)} high.${hasChildren ? ' Children are kept away from it.' : ''} ${KEEP_OFF}${engineer(edge.heightMm)} ${whose} Work to a shared wall, or digging beside it, wants a party wall notice.`,
      at: middleOfLine([edge.from, edge.to]),
      basis: STRUCTURE,
    }),
  ];
}

function unplaced(walls: readonly BoundaryWall[], edges: readonly BoundaryEdge[]): Check[] {
  const loose = walls.find(
    (wall) =>
      wall.isFailing && (wall.side === null || !edges.some((edge) => edge.isFailing || edge.isNew)),
  );
  if (!loose) return [];
  return [
    inGarden({
      id: 'wall-failing',
      severity: 'warning',
      title: 'A wall that is not sound',
      text: `You write of a wall that leans, bulges or is cracked${loose.heightMm ? `, ${metres(loose.heightMm)} high` : ''}. ${KEEP_OFF}${engineer(loose.heightMm ?? 0)} It is not priced: tell us on which side it stands and whose it is. Work to a shared wall wants a party wall notice.`,
      basis: STRUCTURE,
    }),
  ];
}

const SIDE = { left: 'on the left', right: 'on the right', back: 'at the end' } as const;
function beyondChecks({ site }: GardenModel): Check[] {
  return (site.beyond ?? []).map(({ side, mm, isLower }) => {
    const edges = site.edges.filter((edge) => edge.kind !== 'house' && sideOf(edge) === side),
      edge = edges.sort((a, b) => lengthOf(b) - lengthOf(a))[0];
    const by = mm === null ? '' : ` by ${metres(mm)}`;
    return inGarden({
      id: `beyond:${side}`,
      severity: 'warning',
      title: isLower ? 'Lower ground over the boundary' : 'Higher ground over the boundary',
      text: isLower
        ? `The ground ${SIDE[side]} lies lower${by}. Water is caught in a drain along that side and led away within your own plot, no soil is heaped against the boundary, and nothing heavy stands within ${mm === null ? 'a metre' : metres(Math.max(1000, mm))} of it until the wall there has been looked at.${mm === null || mm > 600 ? ' A fence or rail at least 1.1 m high keeps people from the drop.' : ''} The drain is not priced.`
        : `The ground ${SIDE[side]} lies higher${by}. What holds it is not dug beside or undermined; rain that comes over is caught in a drain at its foot, which is not priced.`,
      at: edge ? middleOfLine([edge.from, edge.to]) : null,
      basis: SAFETY,
    });
  });
}
const lengthOf = ({ from, to }: BoundaryEdge): number =>
  Math.abs(to[0] - from[0]) + Math.abs(to[1] - from[1]);
function sideOf({ from, to }: BoundaryEdge): 'left' | 'right' | 'back' {
  const outX = to[1] - from[1],
    outY = from[0] - to[0];
  return Math.abs(outX) > Math.abs(outY) ? (outX > 0 ? 'right' : 'left') : 'back';
}

/** Walls that hold more than an engineer's height and are built new. */
export const isEngineered = ({ riseMm }: GroundBreak): boolean => Math.abs(riseMm) > WALL_MM;

export function checkWalls({ model, brief }: CheckInput): Check[] {
  const breaks = model.site.levels?.breaks ?? [],
    hasChildren = brief.household.children.value || brief.household.toddler.value,
    walls = (brief.surroundings?.walls ?? []).map(({ value }) => value);
  const noFixings =
    model.site.edges.some((edge) => edge.noFixings) || walls.some((wall) => wall.noFixings);
  return [
    ...failingLevel(model, breaks, hasChildren),
    ...model.site.edges.flatMap((edge, i) => boundaryWall(edge, i, hasChildren)),
    ...unplaced(walls, model.site.edges),
    ...placesAssumed(model, breaks),
    ...beyondChecks(model),
    ...(noFixings
      ? [
          inGarden({
            id: 'no-fixings',
            severity: 'advice',
            title: 'Nothing is fixed to the wall',
            text: 'You write that nothing may be fixed to it. No climber is planted against it, as climbers hang on wires; nothing is drilled in for lights or hooks. A frame on posts of its own, a hand’s breadth clear, may carry one.',
            basis: 'What you wrote of it; listed building or lease terms decide',
          }),
        ]
      : []),
  ];
}
