/** Covers that stay liftable, and ground along an edge where nothing may be built. */
import type { Fact } from '../model/brief.ts';
import type { CoverSaid } from '../model/surroundings.ts';
import type { Mention, Reading } from '../model/reading.ts';
import { placeOf, positionOf } from './measured-places.ts';
import { read, sure } from './select.ts';

const MOST = 3;
const DRAIN_ONLY = /\b(?:gully|drains?)\b(?! cover)/i;

const SIDE: Partial<Record<NonNullable<Mention['place']>, CoverSaid['side']>> = {
  left: 'left',
  right: 'right',
  'house-left': 'left',
  'house-right': 'right',
  'back-left': 'left',
  'back-right': 'right',
};

/** In so many words: "manholes at 4 m and 11 m from the back wall". */
const coversTold = ({ ground }: Reading): Fact<CoverSaid>[] =>
  (ground?.standing ?? [])
    .filter(({ what }) => what === 'cover')
    .flatMap(({ name, place, fromHouseM = [], quote }) =>
      (fromHouseM.length ? fromHouseM : [null]).slice(0, MOST).map((metres) => ({
        value: {
          name: /septic/.test(name)
            ? 'septic tank lid'
            : /man ?hole|inspection/.test(name)
              ? 'manhole'
              : 'drain cover',
          fromHouseMm: metres === null ? null : Math.round(metres * 1000),
          side: (place && SIDE[place]) ?? (place === 'middle' ? 'middle' : null),
          isFar: place === 'back' || place === 'back-left' || place === 'back-right',
        },
        source: { kind: 'read', quote },
      })),
    );

/** With its measures from the house and a side, where they were told. */
function measured(value: CoverSaid, reading: Reading): CoverSaid {
  const said =
    positionOf(reading, 'manhole') ?? positionOf(reading, 'cover') ?? positionOf(reading, 'tank');
  if (!said) return value;
  const { fromHouseMm, fromLeftMm, fromRightMm } = placeOf(said);
  return {
    ...value,
    fromHouseMm: fromHouseMm ?? value.fromHouseMm,
    ...(fromLeftMm === undefined ? {} : { fromLeftMm }),
    ...(fromRightMm === undefined ? {} : { fromRightMm }),
  };
}

/** Each cover once, with what was said of its place. */
export function readCovers(reading: Reading): Fact<CoverSaid>[] {
  const said = sure(reading, 'feature', 'manhole').filter(
    (m) => (m.status === 'keep' || m.status === 'stands') && !DRAIN_ONLY.test(m.quote),
  );
  if (!said.length) return coversTold(reading);
  return said.slice(0, 1).flatMap((m) => {
    const from = m.metres?.[0];
    const value: CoverSaid = {
      name: /tank/i.test(m.quote)
        ? 'septic tank lid'
        : /phone|gas|water|meter|cable/i.test(m.quote)
          ? 'service cover'
          : 'drain cover',
      fromHouseMm: from !== undefined ? Math.round(from * 1000) : null,
      side: (m.place && SIDE[m.place]) ?? (m.place === 'middle' ? 'middle' : null),
      isFar: m.place === 'back' || m.place === 'back-left' || m.place === 'back-right',
    };
    const count = Math.min(MOST, Math.max(1, Math.round(m.count ?? 1)));
    // measures tell of one place
    if (count === 1) return [read(measured(value, reading), m)];
    return Array.from({ length: count }, () => read(value, m));
  });
}
