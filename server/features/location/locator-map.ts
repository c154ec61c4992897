/** The locator map: a quiet drawing of the country round a place, from the embedded tables alone. */
import { LOCATOR_BOX, LOCATOR_LAND, LOCATOR_RIVERS } from '#content/places/locator.ts';
import { distanceKm } from '#content/places/nearest.ts';
import { allOutcodes, type Outcode } from '#content/places/place-of.ts';
import { createLettering } from '#server/features/location/map-lettering.ts';
import {
  WIDTH,
  HEIGHT,
  KM_PER_DEGREE,
  INK,
  MARGIN,
  type View,
  type ToPixel,
  toPixelOf,
  kmEast,
  isVisible,
  round,
  markAt,
  scaleBar,
  pushOut,
  pathOf,
  sheet,
} from '#server/features/location/locator-sheet.ts';
import { writeTowns, writeWaters, writeBeside } from '#server/features/location/locator-names.ts';

/** Across the picture: a place, its town and the next towns. */
const WINDOW_KM = 46;

export type LocatorMapInput = {
  latitudeDeg: number;
  longitudeDeg: number;
  /** Outward code written beside the mark. */
  place: string | null;
};

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

/** Towns are where postcodes are close together. */
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
