/** Views of a person: from the terrace, towards the house, and from the window above. The place is found, not fixed: many are sketched coarsely and the best is kept. */
import { PerspectiveCamera } from 'three';
import type { Scene } from '#engine/scene/scene.ts';
import { metres } from '../core/frame.ts';
import { boxOf, distanceToRing } from '../core/polygons.ts';
import { sunOf } from '../sun.ts';
import {
  FROM_A_COURTYARD,
  FROM_THE_HOUSE,
  scoreOf,
  TOWARDS_THE_HOUSE,
  type Taste,
} from './composition.ts';
import { fieldOf, standable, type Field } from './field.ts';
import { sketchView, type Place } from './sketch-view.ts';
import type { Shot } from './shot.ts';

const EYE = 1.68,
  WINDOW = 3.7,
  STEPS = 2.3,
  FINALISTS = 14;
/** Summer light, whatever the month of the picture: the seasons of a garden are seen from one place. */
const REFERENCE = { month: 6, hour: 16.5 };
const share = (a: number, b: number, t: number): number => a + (b - a) * t;
const RAD = Math.PI / 180;

function cameraAt({ x, y, eye, heading, fov }: Place, aspect: number): PerspectiveCamera {
  const camera = new PerspectiveCamera(fov, aspect, 0.08, 400);
  camera.position.set(x, eye, -y);
  camera.lookAt(x + Math.cos(heading), eye, -(y + Math.sin(heading)));
  camera.updateMatrixWorld();
  return camera;
}
/** Coarse sketches of all, finer ones of the best few. `handicap` is taken off a place's score. */
function best(
  field: Field,
  places: Place[],
  aspect: number,
  taste: Taste,
  handicap: (place: Place) => number,
): Place {
  const rough = {
    ...field,
    solids:
      field.solids.length > 400
        ? field.solids.filter((s) => s.high > 0.4 || s.r > 0.4)
        : field.solids,
  };
  const rank = (list: Place[], of: Field, columns: number, rows: number) =>
    list
      .map((place, i) => ({
        place,
        i,
        score: scoreOf(sketchView(of, place, aspect, columns, rows), taste) - handicap(place),
      }))
      .sort((a, b) => b.score - a.score || a.i - b.i);
  return rank(
    rank(places, rough, 22, 14)
      .slice(0, FINALISTS)
      .map((one) => one.place),
    field,
    64,
    40,
  )[0]!.place;
}
/** Against the light leaves are dark; a slanting view shows depth better than one straight down the plot. */
function lightAndSlant(scene: Scene, straight: number): (place: Place) => number {
  const sun = sunOf(scene, REFERENCE.month, REFERENCE.hour),
    l = Math.hypot(sun.direction[0], sun.direction[2]) || 1;
  return ({ heading }) => {
    const facing =
      (Math.cos(heading) * sun.direction[0] - Math.sin(heading) * sun.direction[2]) / l;
    return 0.12 * Math.max(0, facing) - 0.1 * Math.min(0.5, Math.abs(Math.sin(heading - straight)));
  };
}
const wallHeight = (line: Scene['lines'][number]): number => metres(line.heightMm);
/** A small plot is seen with a wider lens. */
const lensFor = (across: number): number =>
  across < 4.6 ? 58 : across < 6 ? 54 : across < 8 ? 49 : 43;

export function eyeShot(scene: Scene, _sun: unknown, aspect: number): Shot {
  const field = fieldOf(scene, false),
    box = boxOf([field.ring]),
    hx0 = Math.max(box.x0, metres(scene.house.x0)),
    hx1 = Math.min(box.x1, metres(scene.house.x1)),
    fov = lensFor(Math.min(box.x1 - box.x0, box.y1));
  const small = box.y1 < 9,
    depths = small
      ? [-2, -1.4, -0.8, -0.3, 0.5, 1.1]
      : [
          -0.9,
          -0.2,
          0.7,
          1.6,
          2.6,
          3.8,
          ...[0.25, 0.33, 0.41, 0.49, 0.57]
            .map((t) => t * Math.min(30, box.y1))
            .filter((y) => y > 4.4),
        ],
    horizon = small ? 0.2 : 0.26,
    door = metres(scene.house.doorX),
    places: Place[] = [];
  for (const t of [0.06, 0.16, 0.27, 0.38, 0.5, 0.62, 0.73, 0.84, 0.94])
    for (const y of depths) {
      const x = share(hx0, hx1, t),
        inside = Math.min(x - hx0, hx1 - x);
      if (
        inside < 0.45 ||
        !standable(field, x, y, 0.55) ||
        (y > 0 && distanceToRing(x, y, field.ring) < 0.5)
      )
        continue;
      for (const turn of [-60, -45, -31, -18, -6, 6, 18, 31, 45, 60])
        places.push({ x, y, eye: EYE, heading: (90 - turn) * RAD, fov, horizon });
    }
  if (!places.length)
    for (const turn of [-30, -15, 0, 15, 30])
      places.push({
        x: Math.min(hx1, Math.max(hx0, door)),
        y: -0.9,
        eye: EYE,
        heading: (90 - turn) * RAD,
        fov,
        horizon,
      });
  const nearDoor = lightAndSlant(scene, Math.PI / 2),
    place = best(
      field,
      places,
      aspect,
      Math.min(box.x1 - box.x0, box.y1) < 7 && box.y1 < 10 ? FROM_A_COURTYARD : FROM_THE_HOUSE,
      (p) =>
        nearDoor(p) + 0.012 * Math.min(6, Math.abs(p.x - door)) + 0.012 * Math.max(0, p.y - 3.8),
    );
  return {
    camera: cameraAt(place, aspect),
    shift: -horizon,
    house: 'none',
    onPaper: false,
    haze: 0.011,
    heightOf: wallHeight,
  };
}
export function upstairsShot(scene: Scene, _sun: unknown, aspect: number): Shot {
  const field = fieldOf(scene, false),
    box = boxOf([field.ring]),
    hx0 = Math.max(box.x0, metres(scene.house.x0)),
    hx1 = Math.min(box.x1, metres(scene.house.x1)),
    places: Place[] = [],
    fov = box.y1 < 9 ? 58 : 41,
    horizon = box.y1 < 9 ? 0.86 : 0.5;
  for (const t of [0.12, 0.26, 0.4, 0.5, 0.6, 0.74, 0.88])
    for (const turn of [-36, -24, -12, -4, 4, 12, 24, 36])
      places.push({
        x: share(hx0, hx1, t),
        y: -0.3,
        eye: WINDOW,
        heading: (90 - turn) * RAD,
        fov,
        horizon,
      });
  const place = best(field, places, aspect, FROM_THE_HOUSE, lightAndSlant(scene, Math.PI / 2));
  return {
    camera: cameraAt(place, aspect),
    shift: -horizon,
    house: 'none',
    onPaper: false,
    haze: 0.01,
    heightOf: wallHeight,
  };
}
export function houseShot(scene: Scene, _sun: unknown, aspect: number): Shot {
  const field = fieldOf(scene, true),
    box = boxOf([field.ring]),
    hx0 = metres(scene.house.x0),
    hx1 = metres(scene.house.x1),
    fov = box.y1 < 7 ? 60 : box.y1 < 11 ? 54 : 46,
    horizon = -0.12,
    places: Place[] = [],
    far = Math.min(box.y1, 20);
  for (const clear of [0.5, 0.2]) {
    for (const t of [0.5, 0.6, 0.7, 0.8, 0.88, 0.95])
      for (const s of [0.06, 0.16, 0.28, 0.4, 0.5, 0.6, 0.72, 0.84, 0.94]) {
        const x = share(box.x0, Math.min(box.x1, Math.max(hx1, box.x0 + 24)), s),
          y = far * t;
        if (
          !standable(field, x, y, clear) ||
          distanceToRing(x, y, field.ring) < 0.4 ||
          field.screens.some((k) => distanceToRing(x, y, [k.a, k.b]) < 0.4)
        )
          continue;
        for (const k of [0.1, 0.3, 0.5, 0.7, 0.9])
          places.push({
            x,
            y,
            eye: EYE,
            heading: Math.atan2(-y, share(hx0, hx1, k) - x),
            fov,
            horizon,
          });
      }
    if (places.length) break;
  }
  // a courtyard is too small to step back in: one looks over its plants from its far end
  if (box.y1 < 8)
    for (const s of [0.12, 0.3, 0.5, 0.7, 0.88])
      for (const k of [0.2, 0.5, 0.8]) {
        const x = share(box.x0, box.x1, s),
          y = box.y1 - 0.25;
        if (
          distanceToRing(x, y, field.ring) > 0.2 &&
          !field.solids.some((b) => b.high > 1.9 && Math.hypot(b.x - x, b.y - y) < b.r + 0.2)
        )
          places.push({
            x,
            y,
            eye: STEPS,
            heading: Math.atan2(-y, share(hx0, hx1, k) - x),
            fov: 64,
            horizon: 0.12,
          });
      }
  if (!places.length)
    places.push({
      x: (box.x0 + box.x1) / 2,
      y: far * 0.9,
      eye: EYE,
      heading: -Math.PI / 2,
      fov,
      horizon,
    });
  const place = best(field, places, aspect, TOWARDS_THE_HOUSE, lightAndSlant(scene, -Math.PI / 2));
  return {
    camera: cameraAt(place, aspect),
    shift: -horizon,
    house: 'whole',
    onPaper: false,
    haze: 0.008,
    heightOf: wallHeight,
  };
}
