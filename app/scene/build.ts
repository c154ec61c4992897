/** All the pieces of a picture, from a scene and a shot. */
import type { Scene, SceneLine } from '#engine/scene/scene.ts';
import { buildAround, cardAround } from './backdrop/around.ts';
import { buildNeighbours } from './backdrop/neighbours.ts';
import { buildPaper } from './backdrop/paper.ts';
import { bareScene, buildBarePlot } from './backdrop/bare-plot.ts';
import { buildAdjoining, buildRoofs } from './backdrop/roofs.ts';
import { aerialShot } from './cameras/aerial.ts';
import { eyeShot, houseShot, upstairsShot } from './cameras/ground.ts';
import { inFrame, pixelsOf, type CameraName, type Shot } from './cameras/shot.ts';
import { FORGETFUL, type Memory } from './core/memory.ts';
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
/** Triangles of planting that a picture is kept to: from above, and from a person's height with its background. */
const FROM_ABOVE = 2_000_000,
  AT_EYE = 1_400_000;

export function shotOf(scene: Scene, camera: CameraName, sun: Sun, aspect: number): Shot {
  return { aerial: aerialShot, eye: eyeShot, house: houseShot, upstairs: upstairsShot }[camera](
    scene,
    sun,
    aspect,
  );
}
/** For views out of the house: side boundaries run on behind its line, as party walls do, so that no one looks round their ends. */
function carriedBack(scene: Scene): Scene {
  const sides = scene.lines
    .filter((l) => l.where === 'boundary')
    .flatMap((l): SceneLine[] =>
      [l.line[0]!, l.line[l.line.length - 1]!]
        .filter(
          ([x, y]) =>
            Math.abs(y) < 50 &&
            (Math.abs(x - scene.house.x0) < 700 || Math.abs(x - scene.house.x1) < 700),
        )
        .map((p, i) => ({ ...l, id: `${l.id}-back-${i}`, line: [p, [p[0], -5000]] })),
    );
  return { ...scene, lines: sides };
}
/** `height` of the picture in pixels decides how finely each plant is drawn; `detail` 0 to 1 thins all of it; `bare` draws the plot before anything is done; `memory` holds what a build before this one made. */
export function buildPieces(
  designed: Scene,
  shot: Shot,
  season: Season,
  height: number,
  detail: number,
  bare = false,
  memory: Pick<Memory, 'recall'> = FORGETFUL,
): { pieces: Piece[]; waterLevelM: number | null } {
  const scene = bare ? bareScene(designed) : designed,
    eye = { x: shot.camera.position.x, y: -shot.camera.position.z },
    water = buildWater(scene),
    plants = (share: number) =>
      buildPlanting(scene, {
        ...season,
        pixelsOf: pixelsOf(shot, height),
        detail: share,
        withHouse: shot.house !== 'none',
        memory,
      });
  const grassEye = shot.onPaper ? null : eye,
    grass = () =>
      memory.recall(
        `grass ${JSON.stringify([scene.surfaces, scene.stones, detail, season.month, grassEye])}`,
        () => buildGrass(scene, detail, season.month, grassEye),
      );
  let planting = plants(detail);
  const budget = shot.onPaper ? FROM_ABOVE : AT_EYE,
    weight = planting.reduce((sum, piece) => sum + triangleCount(piece), 0);
  if (weight > budget) planting = plants((detail * budget) / weight);
  const around = shot.onPaper
    ? [...buildPaper(scene), ...cardAround(scene, shot)]
    : [
        ...buildNeighbours(
          scene,
          shot.house === 'whole' ? -1 : 1,
          season.month,
          0.5 * detail,
          eye,
          inFrame(shot),
        ),
        ...buildAround(scene, season.month),
        ...(shot.house === 'whole' && scene.house.heightMm
          ? buildAdjoining(scene)
          : buildRoofs(scene)),
        ...(shot.house === 'none'
          ? buildLines(carriedBack(scene), shot.heightOf).map((piece): Piece => ({
              ...piece,
              group: 'backdrop',
            }))
          : []),
      ];
  return {
    pieces: [
      ...planting,
      ...buildThings(scene),
      ...buildLines(scene, shot.heightOf),
      ...buildHouse(scene, shot.house),
      ...water.pieces,
      ...(bare
        ? buildBarePlot(scene, detail, season.month, eye)
        : [...buildSurfaces(scene, season.month), ...grass()]),
      ...around,
    ],
    waterLevelM: water.levelM,
  };
}
