/** Covers that stay liftable, and ground along an edge where nothing may be built. */
import type { Fact } from '../model/brief.ts';
import type { CoverSaid } from '../model/surroundings.ts';
import type { Mention, Reading } from '../model/reading.ts';
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

/** Each cover once, with what was said of its place. */
export function readCovers(reading: Reading): Fact<CoverSaid>[] {
  const said = sure(reading, 'feature', 'manhole').filter(
    (m) => (m.status === 'keep' || m.status === 'stands') && !DRAIN_ONLY.test(m.quote),
  );
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
    return Array.from({ length: count }, () => read(value, m));
  });
}
