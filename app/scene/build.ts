/** All the pieces of a picture, from a scene and a shot. */
import type { Scene } from '#engine/scene/scene.ts';
import { buildNeighbours, buildPaper } from './backdrop/backdrop.ts';
import { aerialShot } from './cameras/aerial.ts';
import { eyeShot, houseShot, upstairsShot } from './cameras/ground.ts';
import { pixelsOf, type CameraName, type Shot } from './cameras/shot.ts';
import type { Piece } from './core/piece.ts';
import { triangleCount } from './core/piece.ts';
import { buildHouse } from './house/house.ts';
import { buildLines } from './lines/lines.ts';
import { buildPlanting, type GrowthYears } from './plants/planting.ts';
import type { Sun } from './sun.ts';
import { buildGrass } from './surfaces/grass.ts';
import { buildSurfaces } from './surfaces/surfaces.ts';
import { buildThings } from './things/things.ts';
import { buildWater } from './water/water.ts';

export type Season = { month: number; year: GrowthYears };
/** Triangles of planting that a picture is kept to. */
const PLANT_BUDGET = 2_600_000;

export function shotOf(scene: Scene, camera: CameraName, sun: Sun, aspect: number): Shot {
  return { aerial: aerialShot, eye: eyeShot, house: houseShot, upstairs: upstairsShot }[camera](scene, sun, aspect);
}
/** `height` of the picture in pixels decides how finely each plant is drawn; `detail` 0 to 1 thins all of it. */
export function buildPieces(scene: Scene, shot: Shot, season: Season, height: number, detail: number): { pieces: Piece[]; waterLevelM: number | null } {
  const water = buildWater(scene), plants = (share: number) => buildPlanting(scene, { ...season, pixelsOf: pixelsOf(shot, height), detail: share });
  let planting = plants(detail);
  const weight = planting.reduce((sum, piece) => sum + triangleCount(piece), 0);
  if (weight > PLANT_BUDGET) planting = plants((detail * PLANT_BUDGET) / weight);
  const around = shot.onPaper ? buildPaper(scene) : buildNeighbours(scene, shot.house === 'whole' ? -1 : 1, season.month, 0.5 * detail);
  return {
    pieces: [...planting, ...buildThings(scene), ...buildLines(scene, shot.heightOf), ...buildHouse(scene, shot.house), ...water.pieces, ...buildSurfaces(scene), ...buildGrass(scene, detail, season.month), ...around],
    waterLevelM: water.levelM,
  };
}
