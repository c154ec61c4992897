/** The locator map: a quiet drawing of the country round a place, from the embedded tables alone. */
import { AERIAL_SIZE } from '#contracts/location.ts';
import {
  LOCATOR_BOX,
  LOCATOR_LAND,
  LOCATOR_RIVERS,
  LOCATOR_TOWNS,
  type LonLat,
} from '#content/places/locator.ts';
import { distanceKm } from '#content/places/nearest.ts';
import { allOutcodes, type Outcode } from '#content/places/place-of.ts';
import { createLettering, type Lettering } from '#server/features/location/map-lettering.ts';

const { width: WIDTH, height: HEIGHT } = AERIAL_SIZE;
const KM_PER_DEGREE = 111.2;
/** Across the picture: a place, its town and the next towns. */
const WINDOW_KM = 46;
const INK = {
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
const MARGIN = 14;

export type LocatorMapInput = {
  latitudeDeg: number;
  longitudeDeg: number;
  /** Outward code written beside the mark. */
  place: string | null;
};
type View = { west: number; north: number; kmPerDegreeEast: number; pxPerKm: number };
type ToPixel = (at: LonLat) => [x: number, y: number];

/** An SVG of 800 by 600 with no text elements, so that it looks the same everywhere. */
export function drawLocatorMap(input: LocatorMapInput): string {
  const { latitudeDeg: lat, longitudeDeg: lon } = input;
  const isInBox =
    lat > LOCATOR_BOX.south &&
    lat < LOCATOR_BOX.north &&
    lon > LOCATOR_BOX.west &&
    lon < LOCATOR_BOX.east;
  return isInBox ? drawArea(input) : drawBritain(input);
}

function toPixelOf({ west, north, kmPerDegreeEast, pxPerKm }: View): ToPixel {
  return ([lon, lat]) => [
    (lon - west) * kmPerDegreeEast * pxPerKm,
    (north - lat) * KM_PER_DEGREE * pxPerKm,
  ];
}
const kmEast = (latitudeDeg: number) => KM_PER_DEGREE * Math.cos((latitudeDeg * Math.PI) / 180);
const isVisible = ([x, y]: readonly [number, number], margin = 0) =>
  x > -margin && x < WIDTH + margin && y > -margin && y < HEIGHT + margin;
const round = (value: number) => Math.round(value * 10) / 10;

/** The window round the place, kept inside the box that has a coast. */
function viewOf(lat: number, lon: number): View {
  const kmPerDegreeEast = kmEast(51.5);
  const [halfEast, halfNorth] = [
    WINDOW_KM / 2 / kmPerDegreeEast,
    (WINDOW_KM * HEIGHT) / WIDTH / 2 / KM_PER_DEGREE,
  ];
  const centreLon = Math.min(
    LOCATOR_BOX.east - halfEast,
    Math.max(LOCATOR_BOX.west + halfEast, lon),
  );
  const centreLat = Math.min(
    LOCATOR_BOX.north - halfNorth,
    Math.max(LOCATOR_BOX.south + halfNorth, lat),
  );
  return {
    west: centreLon - halfEast,
    north: centreLat + halfNorth,
    kmPerDegreeEast,
    pxPerKm: WIDTH / WINDOW_KM,
  };
}

function drawArea({ latitudeDeg: lat, longitudeDeg: lon, place }: LocatorMapInput): string {
  const view = viewOf(lat, lon);
  const toPixel = toPixelOf(view);
  const mark = toPixel([lon, lat]);
  const lettering = createLettering({ width: WIDTH, height: HEIGHT, margin: MARGIN });
  const rows = allOutcodes().filter((row) =>
    isVisible(toPixel([row.longitudeDeg, row.latitudeDeg]), 60),
  );
  const land = LOCATOR_LAND.map((ring) => pathOf(ring.map(pushOut), toPixel, true)).join('');
  const rivers = LOCATOR_RIVERS.map(
    ({ name, line }) =>
      `<path d="${pathOf(line, toPixel)}" fill="none" stroke="${INK.water}" stroke-width="${name === 'River Thames' ? 5 : 2.5}" stroke-linejoin="round" stroke-linecap="round"/>`,
  ).join('');
  lettering.block({ x: mark[0] - 16, y: mark[1] - 16, width: 32, height: 32 });
  lettering.block({ x: 0, y: HEIGHT - 52, width: 150, height: 52 });
  if (place) writeBeside(lettering, place, mark);
  writeTowns(lettering, rows, toPixel);
  writeWaters(lettering, toPixel);
  for (const row of rows
    .filter((one) => one.outcode !== place)
    .toSorted(
      (a, b) =>
        distanceKm(lat, lon, a.latitudeDeg, a.longitudeDeg) -
        distanceKm(lat, lon, b.latitudeDeg, b.longitudeDeg),
    )) {
    const [x, y] = toPixel([row.longitudeDeg, row.latitudeDeg]);
    lettering.write({
      text: row.outcode,
      face: 'code',
      size: 13,
      x,
      y: y + 4.5,
      anchor: 'middle',
      fill: INK.faint,
      gap: 5,
    });
  }
  return sheet(
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${INK.sea}"/><path d="${land}" fill="${INK.paper}" stroke="${INK.shore}" stroke-width="1.2" stroke-linejoin="round"/>
<clipPath id="l"><path d="${land}"/></clipPath>
<filter id="f" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="9"/><feComponentTransfer><feFuncA type="linear" slope="9" intercept="-3.6"/></feComponentTransfer></filter>
<g clip-path="url(#l)"><g fill="${INK.built}" filter="url(#f)">${builtUp(rows, toPixel, view.pxPerKm)}</g>${rivers}</g>${lettering.svg()}${scaleBar(view.pxPerKm, 5)}${markAt(mark)}`,
    lettering,
  );
}

/** Towns stand where codes lie close together. */
function builtUp(rows: readonly Outcode[], toPixel: ToPixel, pxPerKm: number): string {
  return rows
    .map((row) => {
      let nearest = Infinity;
      for (const other of rows)
        if (other !== row)
          nearest = Math.min(
            nearest,
            distanceKm(row.latitudeDeg, row.longitudeDeg, other.latitudeDeg, other.longitudeDeg),
          );
      const radiusKm = nearest < 4 ? Math.min(1.9, Math.max(1.15, nearest * 0.66)) : 0.8;
      const [x, y] = toPixel([row.longitudeDeg, row.latitudeDeg]);
      return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radiusKm * pxPerKm)}"/>`;
    })
    .join('');
}

function writeTowns(lettering: Lettering, rows: readonly Outcode[], toPixel: ToPixel): void {
  for (const { name, at } of LOCATOR_TOWNS) {
    const [x, y] = toPixel(at);
    if (isVisible([x, y]))
      writeNear(lettering, {
        text: name,
        face: 'town',
        size: name === 'London' ? 38 : 27,
        x,
        y: y + 7,
        anchor: 'middle',
        fill: INK.ink,
        gap: 4,
      });
  }
  const known = new Set(LOCATOR_TOWNS.map((town) => town.name));
  const byTown = Map.groupBy(
    rows.filter((row) => row.town && !known.has(row.town)),
    (row) => row.town!,
  );
  for (const [name, codes] of [...byTown].toSorted((a, b) => b[1].length - a[1].length)) {
    const mean = (pick: (row: Outcode) => number) =>
      codes.reduce((sum, row) => sum + pick(row), 0) / codes.length;
    const [x, y] = toPixel([mean((row) => row.longitudeDeg), mean((row) => row.latitudeDeg)]);
    if (isVisible([x, y]))
      lettering.write({
        text: name.replace(' Upon ', ' upon '),
        face: 'town',
        size: 20,
        x,
        y: y + 6,
        anchor: 'middle',
        fill: INK.faint,
        gap: 4,
      });
  }
}

/** A name that its own spot has no room for moves a little up or down. */
function writeNear(lettering: Lettering, name: Parameters<Lettering['write']>[0]): void {
  [0, 34, -30, 52, -46].some((dy) => lettering.write({ ...name, y: name.y + dy }));
}

/** Spots on open water, the best first. */
const SEAS: readonly { name: string; at: readonly LonLat[] }[] = [
  {
    name: 'North Sea',
    at: [
      [1.33, 51.62],
      [1.2, 51.5],
      [1.12, 51.62],
      [1.05, 51.47],
      [1.47, 51.85],
      [1.42, 51.3],
      [1.1, 51.7],
    ],
  },
  {
    name: 'Thames Estuary',
    at: [
      [0.88, 51.485],
      [0.75, 51.5],
      [0.98, 51.46],
      [0.65, 51.497],
    ],
  },
  {
    name: 'English Channel',
    at: [
      [1.1, 50.95],
      [1.15, 51],
      [0.7, 50.88],
      [0.3, 50.8],
    ],
  },
  {
    name: 'Strait of Dover',
    at: [
      [1.43, 51.06],
      [1.4, 51.03],
    ],
  },
];
function writeWaters(lettering: Lettering, toPixel: ToPixel): void {
  for (const { name, at } of SEAS) {
    at.map(toPixel)
      .filter((spot) => isVisible(spot))
      .some(([x, y]) =>
        lettering.write({
          text: name,
          face: 'water',
          size: 27,
          x,
          y,
          anchor: 'middle',
          fill: INK.waterName,
          gap: 4,
        }),
      );
  }
  for (const { name, line } of LOCATOR_RIVERS) {
    // Beside the first stretch that has room, starting from the middle of the picture.
    const spots = line
      .map(toPixel)
      .filter((at) => isVisible(at, -40))
      .toSorted((a, b) => Math.abs(a[0] - WIDTH / 2) - Math.abs(b[0] - WIDTH / 2));
    spots.some(([x, y]) =>
      [y + 24, y - 12].some((baseline) =>
        lettering.write({
          text: name,
          face: 'water',
          size: 20,
          x,
          y: baseline,
          anchor: 'middle',
          fill: INK.waterName,
          gap: 3,
        }),
      ),
    );
  }
}

function writeBeside(lettering: Lettering, place: string, [x, y]: readonly [number, number]): void {
  const common = { text: place, face: 'code', size: 25, fill: INK.mark, gap: 6 } as const;
  void (
    lettering.write({ ...common, x: x + 22, y: y + 9, anchor: 'start' }) ||
    lettering.write({ ...common, x: x - 22, y: y + 9, anchor: 'end' })
  );
}

const markAt = ([x, y]: readonly [number, number]) =>
  `<g transform="translate(${round(x)} ${round(y)})"><circle r="15" fill="${INK.paper}" fill-opacity=".75" stroke="${INK.mark}" stroke-width="2.5"/><circle r="5.5" fill="${INK.mark}"/></g>`;

function scaleBar(pxPerKm: number, km: number): string {
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
function pushOut([lon, lat]: LonLat): LonLat {
  const { west, east, south, north } = LOCATOR_BOX;
  return [
    lon <= west ? west - 1 : lon >= east ? east + 1 : lon,
    lat <= south ? south - 1 : lat >= north ? north + 1 : lat,
  ];
}
function pathOf(line: readonly LonLat[], toPixel: ToPixel, isRing = false): string {
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

/** Outside the south-east there is no coast in the tables: the middles of all postcode districts draw the country. */
function drawBritain({ latitudeDeg, longitudeDeg, place }: LocatorMapInput): string {
  const [south, north, middleLon] = [49.8, 59.4, -2.6];
  const pxPerKm = (HEIGHT - 40) / ((north - south) * KM_PER_DEGREE);
  const kmPerDegreeEast = kmEast(54.5);
  const toPixel = toPixelOf({
    west: middleLon - WIDTH / 2 / pxPerKm / kmPerDegreeEast,
    north: north + 20 / pxPerKm / KM_PER_DEGREE,
    kmPerDegreeEast,
    pxPerKm,
  });
  const lettering = createLettering({ width: WIDTH, height: HEIGHT, margin: MARGIN });
  const mark = toPixel([longitudeDeg, latitudeDeg]);
  if (place) writeBeside(lettering, place, mark);
  for (const [name, at] of [
    ['London', [-0.1276, 51.5072]],
    ['Edinburgh', [-3.19, 55.95]],
    ['Cardiff', [-3.18, 51.48]],
  ] as const) {
    const [x, y] = toPixel(at);
    lettering.write({
      text: name,
      face: 'town',
      size: 22,
      x: x + 8,
      y: y + 7,
      anchor: 'start',
      fill: INK.ink,
      gap: 2,
    });
  }
  const dots = allOutcodes()
    .map((row) => toPixel([row.longitudeDeg, row.latitudeDeg]))
    .filter((at) => isVisible(at))
    .map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}h0`)
    .join('');
  return sheet(
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${INK.paper}"/><path d="${dots}" stroke="${INK.dot}" stroke-width="4.5" stroke-linecap="round" fill="none"/>${lettering.svg()}${scaleBar(pxPerKm, 100)}${markAt(mark)}`,
    lettering,
  );
}

const sheet = (body: string, lettering: Lettering) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><title>Your location</title><defs>${lettering.outlines()}</defs>${body}</svg>`;
