/** The house at the end of a section: its wall cut through, the door in it, the eaves; and people for scale. */
import type { Site } from '../../model/site.ts';
import type { Mm } from '../../model/shapes.ts';
import type { Primitive } from '../drawing.ts';
import { openingsOf } from '../house.ts';
import { INK, LINE } from '../palette.ts';
import { circlePath, pair, type Xy } from '../path.ts';
import type { SectionFrame } from './section-frame.ts';

/** How much of the house shows behind its wall, mm. */
export const HOUSE_MM = 1500;
const WALL_MM = 300,
  HEAD_MM = 2100,
  SILL_MM = 900,
  EAVES_OUT_MM = 320,
  /** Rise of the roof over its run. */
  PITCH = 0.75,
  /** The wall goes on below ground; how far is not known, so it fades. */
  BELOW_MM = 650;
const POCHE = '#5b5751',
  ROOM = '#ece7dc';

/** Level of the highest line of the house, mm above the damp-proof course. */
export const houseTop = (site: Site, ground: Mm): Mm => ground + site.house.heightMm + 650;

/** @param ground level of the paving at the wall */
export function drawHouseCut(frame: SectionFrame, site: Site, ground: Mm): Primitive[] {
  // the rest of the garden lies there
  if (site.isPart) return [];
  const eaves = ground + site.house.heightMm,
    { x } = frame.cut;
  const opening = openingsOf(site).find((one) => x > one.x0 && x < one.x1);
  const sill = opening?.door ? 0 : SILL_MM,
    isRoof = site.position === 'roof';
  const box = (u0: Mm, z0: Mm, u1: Mm, z1: Mm, fill: string): Primitive => ({
    kind: 'path',
    d: frame.ring([
      [u0, z0],
      [u1, z0],
      [u1, z1],
      [u0, z1],
    ]),
    fill,
  });
  const items: Primitive[] = [
    box(-HOUSE_MM, 0, 0, eaves, ROOM),
    // the floor inside, and the wall under it
    box(-HOUSE_MM, -150, -WALL_MM, 0, '#a8a297'),
  ];
  const wall = (z0: Mm, z1: Mm) => items.push(box(-WALL_MM, z0, 0, z1, POCHE));
  wall(isRoof ? ground - 200 : ground - BELOW_MM, opening ? sill : eaves);
  if (opening) {
    wall(HEAD_MM, eaves);
    items.push({
      kind: 'path',
      d: frame.line([
        [-WALL_MM * 0.5, sill],
        [-WALL_MM * 0.5, HEAD_MM],
      ]),
      fill: 'none',
      stroke: LINE,
      strokeWidth: 0.45,
    });
    items.push(box(-WALL_MM, sill - 40, 60, sill + 15, '#8d8b84'));
  }
  const rise = (u: Mm) => eaves + 120 + (EAVES_OUT_MM - u) * PITCH * 0.55;
  items.push(
    {
      kind: 'path',
      d: frame.ring([
        [EAVES_OUT_MM, eaves - 40],
        [EAVES_OUT_MM, eaves + 120],
        [-HOUSE_MM, Math.min(houseTop(site, ground), rise(-HOUSE_MM))],
        [-HOUSE_MM, Math.min(houseTop(site, ground), rise(-HOUSE_MM)) - 190],
      ]),
      fill: '#8a6f5e',
      stroke: INK,
      strokeWidth: 0.2,
    },
    box(EAVES_OUT_MM, eaves - 20, EAVES_OUT_MM + 110, eaves + 80, '#56544e'),
    // where the house is broken off
    {
      kind: 'path',
      d: frame.line([
        [-HOUSE_MM, -150],
        [-HOUSE_MM, eaves],
      ]),
      fill: 'none',
      stroke: LINE,
      strokeWidth: 0.2,
      dash: '3 .8 .6 .8',
    },
  );
  return items;
}

const FIGURE = '#857c70';
/** Standing people 1.70 m tall, in millimetres about their feet. */
const COATS: readonly string[] = ['#7c7468', '#93806c'];
export function drawPerson(frame: SectionFrame, along: Mm, foot: Mm, who: 0 | 1): Primitive[] {
  const at = (u: Mm, z: Mm): Xy => frame.at(along + u, foot + z),
    p = (u: Mm, z: Mm) => pair(...at(u, z));
  const coat = COATS[who]!;
  const body =
    who === 0
      ? `M${p(-45, 1440)}C${p(-150, 1430)} ${p(-205, 1390)} ${p(-212, 1300)}L${p(-240, 870)}L${p(-182, 860)}L${p(-150, 1180)}L${p(-150, 800)}L${p(-128, 0)}L${p(-22, 0)}L${p(0, 740)}L${p(30, 0)}L${p(138, 0)}L${p(150, 800)}L${p(150, 1180)}L${p(182, 860)}L${p(240, 870)}L${p(212, 1300)}C${p(205, 1390)} ${p(150, 1430)} ${p(45, 1440)}Z`
      : `M${p(-40, 1420)}C${p(-130, 1410)} ${p(-175, 1370)} ${p(-180, 1290)}L${p(-196, 930)}L${p(-146, 925)}L${p(-118, 1190)}L${p(-112, 1040)}L${p(-205, 520)}L${p(-92, 510)}L${p(-86, 0)}L${p(-14, 0)}L${p(0, 490)}L${p(16, 0)}L${p(88, 0)}L${p(94, 510)}L${p(205, 520)}L${p(112, 1040)}L${p(118, 1190)}L${p(230, 1010)}L${p(268, 1040)}L${p(180, 1290)}C${p(175, 1370)} ${p(130, 1410)} ${p(40, 1420)}Z`;
  const [hx, hy] = at(0, 1585);
  return [
    {
      kind: 'path',
      d: body + circlePath(hx, hy, 108 * frame.k),
      fill: coat,
      fillOpacity: 0.92,
      stroke: FIGURE,
      strokeWidth: 0.08,
    },
  ];
}
