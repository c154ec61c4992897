/** Floors at true size: slabs, setts, boards and pebbles are patterns laid along the grain in the surface shader. */
import type { Scene, SceneSurface } from '#engine/scene/scene.ts';
import { metres, regionOf, type Xy } from '../core/frame.ts';
import { Kit } from '../core/kit.ts';
import type { Finish, Piece } from '../core/piece.ts';
import { boxOf } from '../core/polygons.ts';
import { rgb, shade, type Rgb } from '../maths/colour.ts';
import { buildEdgings } from './edgings.ts';
import { seededRandom } from '../maths/random.ts';

type Floor = { finish: Finish; colour: string; side: string };
const FLOORS: Record<string, Floor> = {
  sandstone: { finish: 'sandstone', colour: '#a99a84', side: '#9c8c74' },
  porcelain: { finish: 'porcelain', colour: '#a39b8e', side: '#8f897f' },
  'concrete-paving': { finish: 'concrete-paving', colour: '#a89e8c', side: '#948c7f' },
  'clay-paver': { finish: 'clay-paver', colour: '#916b58', side: '#7d4d38' },
  setts: { finish: 'setts', colour: '#8b8680', side: '#66625c' },
  gravel: { finish: 'gravel', colour: '#989083', side: '#8a7d66' },
  'self-binding-gravel': { finish: 'self-binding-gravel', colour: '#968668', side: '#8d7a5b' },
  'timber-deck': { finish: 'timber-deck', colour: '#93785d', side: '#6f4f33' },
  turf: { finish: 'turf', colour: '#ffffff', side: '#4a3b2c' },
  'meadow-seed': { finish: 'meadow-seed', colour: '#66763c', side: '#4a3b2c' },
  bark: { finish: 'bark-mulch', colour: '#5f4937', side: '#4d3826' },
  'rubber-mulch': { finish: 'rubber-mulch', colour: '#75523f', side: '#4d3826' },
  'play-turf': { finish: 'play-turf', colour: '#5f8a3c', side: '#4a3b2c' },
  soil: { finish: 'soil', colour: '#3a2d22', side: '#3a2c20' },
  hardstanding: { finish: 'concrete-paving', colour: '#9d968a', side: '#8a847a' },
  sand: { finish: 'self-binding-gravel', colour: '#b3a07c', side: '#a8956f' },
};
/** Beds are mulched before winter, and leaves lie on them until spring. */
const WINTER_BED: Floor = { finish: 'bark-mulch', colour: '#85694c', side: '#4d3826' };
const floorOf = (surface: SceneSurface, month: number): Floor =>
  surface.material === 'soil' && (month >= 11 || month <= 3)
    ? WINTER_BED
    : (FLOORS[surface.material] ?? FLOORS.soil!);

/** Plan metres to the pattern's own: turned to the grain, from the corner of the shape. */
export function grainFrame(
  surface: Pick<SceneSurface, 'grainDeg' | 'region'>,
): (x: number, y: number) => Xy {
  const a = (surface.grainDeg * Math.PI) / 180,
    c = Math.cos(a),
    s = Math.sin(a),
    turn = (x: number, y: number): Xy => [x * c + y * s, -x * s + y * c];
  const box = boxOf(
    regionOf(surface.region).map((polygon) => polygon[0]!.map(([x, y]) => turn(x, y))),
  );
  return (x, y) => {
    const [u, v] = turn(x, y);
    return [u - box.x0, v - box.y0];
  };
}
/** Boards and mown stripes run along the longer side. */
function orient(surface: SceneSurface): (x: number, y: number) => Xy {
  const frame = grainFrame(surface),
    points = regionOf(surface.region)
      .flat(2)
      .map(([x, y]) => frame(x, y)),
    wide = Math.max(...points.map((p) => p[0])),
    deep = Math.max(...points.map((p) => p[1]));
  return wide >= deep
    ? frame
    : (x, y) => {
        const [u, v] = frame(x, y);
        return [v, u];
      };
}
/** Grass tires after a dry July and dulls in winter. */
export function lawnTint(month: number): Rgb {
  return month === 12 || month <= 2
    ? [0.98, 0.8, 0.92]
    : month === 3 || month === 11
      ? [0.98, 0.9, 0.94]
      : month === 8
        ? [1.12, 0.98, 1]
        : [1, 1, 1];
}
export function buildSurfaces(scene: Scene, month: number): Piece[] {
  const kit = new Kit('surface', seededRandom(11));
  for (const surface of scene.surfaces) {
    const floor = floorOf(surface, month),
      top = metres(surface.levelMm),
      colour: Rgb = surface.material === 'turf' ? lawnTint(month) : rgb(floor.colour),
      uv =
        surface.material === 'turf' || surface.material === 'timber-deck'
          ? orient(surface)
          : grainFrame(surface);
    for (const polygon of regionOf(surface.region)) {
      kit.flat(floor.finish, colour, polygon, top, uv);
      kit.skirt(
        'plain',
        shade(rgb(floor.side), 0.9),
        polygon,
        top - Math.max(0.06, metres(surface.thicknessMm)),
        top,
      );
    }
  }
  stones(scene, kit);
  return [...kit.pieces(), ...buildEdgings(scene)];
}
function stones(scene: Scene, kit: Kit): void {
  for (const stone of scene.stones) {
    kit.at(metres(stone.x), metres(stone.y), 0, stone.turnDeg);
    kit.box(
      'stone',
      kit.vary(rgb('#a99a84'), 0.07),
      0,
      0,
      -0.017,
      metres(stone.widthMm),
      metres(stone.depthMm),
      0.06,
      { bevel: 0.006 },
    );
  }
}
