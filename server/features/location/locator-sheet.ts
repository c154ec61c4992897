/** The sheet of the locator map: its size and inks, places to pixels, lines, mark and scale. */
import { AERIAL_SIZE } from '#contracts/location.ts';
import { LOCATOR_BOX, type LonLat } from '#content/places/locator.ts';
import { createLettering, type Lettering } from '#server/features/location/map-lettering.ts';

export const { width: WIDTH, height: HEIGHT } = AERIAL_SIZE;
export const KM_PER_DEGREE = 111.2;
export const INK = {
  paper: '#f7f2e8',
  sea: '#d8e0da',
  shore: '#9aa694',
  water: '#8fa8a3',
  waterName: '#4d6a66',
  built: '#e3d8c3',
  dot: '#b9ab90',
  ink: '#24301f',
  faint: '#6a6f5c',
  mark: '#a04b29',
};
export const MARGIN = 14;
export type View = { west: number; north: number; kmPerDegreeEast: number; pxPerKm: number };
export type ToPixel = (at: LonLat) => [x: number, y: number];

export function toPixelOf({ west, north, kmPerDegreeEast, pxPerKm }: View): ToPixel {
  return ([lon, lat]) => [
    (lon - west) * kmPerDegreeEast * pxPerKm,
    (north - lat) * KM_PER_DEGREE * pxPerKm,
  ];
}
export const kmEast = (latitudeDeg: number) =>
  KM_PER_DEGREE * Math.cos((latitudeDeg * Math.PI) / 180);
export const isVisible = ([x, y]: readonly [number, number], margin = 0) =>
  x > -margin && x < WIDTH + margin && y > -margin && y < HEIGHT + margin;
export const round = (value: number) => Math.round(value * 10) / 10;

export const markAt = ([x, y]: readonly [number, number]) =>
  `<g transform="translate(${round(x)} ${round(y)})"><circle r="15" fill="${INK.paper}" fill-opacity=".75" stroke="${INK.mark}" stroke-width="2.5"/><circle r="5.5" fill="${INK.mark}"/></g>`;

export function scaleBar(pxPerKm: number, km: number): string {
  const length = round(km * pxPerKm);
  const letters = createLettering({ width: WIDTH, height: HEIGHT, margin: 0, prefix: 's' });
  letters.write({
    text: `${km}`,
    face: 'code',
    size: 15,
    x: 24 + length + 10,
    y: HEIGHT - 19,
    anchor: 'start',
    fill: INK.ink,
    gap: 0,
  });
  letters.write({
    text: 'km',
    face: 'code',
    size: 15,
    x: 24 + length + 14 + String(km).length * 9,
    y: HEIGHT - 19,
    anchor: 'start',
    fill: INK.ink,
    gap: 0,
  });
  return `<defs>${letters.outlines()}</defs><path d="M24 ${HEIGHT - 31}v7h${length}v-7" fill="none" stroke="${INK.ink}" stroke-width="1.5"/>${letters.svg()}`;
}

/** Rings end on the box's edge, which is no shore: those points move out of every picture. */
export function pushOut([lon, lat]: LonLat): LonLat {
  const { west, east, south, north } = LOCATOR_BOX;
  return [
    lon <= west ? west - 1 : lon >= east ? east + 1 : lon,
    lat <= south ? south - 1 : lat >= north ? north + 1 : lat,
  ];
}
export function pathOf(line: readonly LonLat[], toPixel: ToPixel, isRing = false): string {
  const points = line.map(toPixel);
  const last = points.length - 1;
  const at = (index: number) =>
    points[isRing ? (index + points.length) % points.length : Math.min(last, Math.max(0, index))]!;
  let path = `M${points[0]!.map(round).join(' ')}`;
  for (let n = 0; n < last + Number(isRing); n += 1) {
    const [before, from, to, after] = [at(n - 1), at(n), at(n + 1), at(n + 2)];
    // A curve through the points: the data is coarser than the picture. Long sides, and all out of sight, stay straight.
    const isStraight =
      Math.hypot(to[0] - from[0], to[1] - from[1]) > 260 ||
      !(isVisible(from, 120) || isVisible(to, 120));
    path += isStraight
      ? `L${to.map(round).join(' ')}`
      : `C${[from[0] + (to[0] - before[0]) / 7, from[1] + (to[1] - before[1]) / 7, to[0] - (after[0] - from[0]) / 7, to[1] - (after[1] - from[1]) / 7, ...to].map(round).join(' ')}`;
  }
  return path + (isRing ? 'Z' : '');
}

export const sheet = (body: string, lettering: Lettering) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><title>Your location</title><defs>${lettering.outlines()}</defs>${body}</svg>`;
