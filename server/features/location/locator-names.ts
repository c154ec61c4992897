/** The names on the locator map: towns, seas and the place itself. */
import { LOCATOR_RIVERS, LOCATOR_TOWNS, type LonLat } from '#content/places/locator.ts';
import type { Outcode } from '#content/places/place-of.ts';
import type { Lettering } from '#server/features/location/map-lettering.ts';
import { WIDTH, INK, type ToPixel, isVisible } from '#server/features/location/locator-sheet.ts';

export function writeTowns(lettering: Lettering, rows: readonly Outcode[], toPixel: ToPixel): void {
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
export function writeWaters(lettering: Lettering, toPixel: ToPixel): void {
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

export function writeBeside(
  lettering: Lettering,
  place: string,
  [x, y]: readonly [number, number],
): void {
  const common = { text: place, face: 'code', size: 25, fill: INK.mark, gap: 6 } as const;
  void (
    lettering.write({ ...common, x: x + 22, y: y + 9, anchor: 'start' }) ||
    lettering.write({ ...common, x: x - 22, y: y + 9, anchor: 'end' })
  );
}
