/** Things whose place was told by measures from the plot's edges. */
import type { KeptThing, MeasuredPlace } from '../model/brief.ts';
import type { PositionSaid } from '../model/ground-said.ts';
import type { Reading } from '../model/reading.ts';

const mm = (metres: number): number => Math.round(metres * 1000);

export const placeOf = (said: PositionSaid): MeasuredPlace => ({
  ...(said.fromHouseM === undefined ? {} : { fromHouseMm: mm(said.fromHouseM) }),
  ...(said.fromLeftM === undefined ? {} : { fromLeftMm: mm(said.fromLeftM) }),
  ...(said.fromRightM === undefined ? {} : { fromRightMm: mm(said.fromRightM) }),
  ...(said.fromBackM === undefined ? {} : { fromBackMm: mm(said.fromBackM) }),
  ...(said.ofDepth === undefined ? {} : { ofDepth: said.ofDepth }),
});

const isIn = (words: string, name: string): boolean =>
  new RegExp(String.raw`\b${name.replace(/s$/, '')}(?:e?s)?\b`, 'i').test(words);

/** The first place told of a thing of this name; a bare "tree" is the one that its sentence names. */
export const positionOf = (
  { ground }: Reading,
  name: string,
  quote?: string,
): PositionSaid | null =>
  (ground?.positions ?? []).find(
    (said) =>
      isIn(name, said.name) &&
      (!/^trees?$/.test(said.name) ||
        isIn(said.quote, quote ?? name) ||
        said.quote.toLowerCase().includes(name.toLowerCase())),
  ) ?? null;

/** A thing with the place that was told of it; hedges and walls are edges of the plot and stand where these do. */
export function withPlace(thing: KeptThing, reading: Reading): KeptThing {
  if (thing.kind === 'hedge' || thing.kind === 'wall' || thing.kind === 'patio') return thing;
  const said = positionOf(reading, thing.name);
  return said ? { ...thing, where: thing.where ?? said.side ?? null, at: placeOf(said) } : thing;
}
