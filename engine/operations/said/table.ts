/** How many sit at the table, as sentences say it. */
import type { SaidChange } from '../../model/said-change.ts';
import type { Answered, SaidGiven } from './answer-types.ts';
import { resized } from './sizes.ts';

/** More chairs, and seats for so many people, are of the table, where there is one; null where something else is meant. */
export function tableMeant(said: SaidChange, given: SaidGiven): Answered | null {
  const seats = given.model.layout.furnishings.filter((thing) => thing.seats);
  const sets = seats.filter(({ kind }) => kind === 'dining-set');
  const tables = sets.length ? sets : seats;
  if (tables.length !== 1) return null;
  const [table] = tables;
  if (said.act === 'shrink' && /\b(?:chairs?|seats)$/.test(said.what.trim()))
    return resized(
      { ...said, act: 'grow', count: table!.seats! - (said.many ?? 2) },
      { kind: 'thing', thing: table! },
      given,
    );
  // a table for so many is the one that is here, unless another is wished for
  if (
    said.act === 'add' &&
    said.count !== null &&
    ONE_TABLE.test(said.what) &&
    !said.where &&
    !said.side
  )
    return resized({ ...said, act: 'grow' }, { kind: 'thing', thing: table! }, given);
  if (said.act !== 'grow') return null;
  const isMore = said.many !== null && /\b(?:chairs?|seats?)$/.test(said.what.trim());
  const isFor =
    said.count !== null &&
    !said.where &&
    /\bseat(?:s|ing)?\b.*\b(?:people|persons|guests)\b|^(?:\w+ )*seat \w+|\bseat(?:s|ing)? for\b|\b\w+ (?:chairs|seats)\b/.test(
      said.what,
    );
  const count = isMore ? table!.seats! + said.many! : isFor ? said.count : null;
  return count === null
    ? null
    : resized({ ...said, count }, { kind: 'thing', thing: table! }, given);
}

const ONE_TABLE = /^(?!.*\b(?:another|second|extra|more|add|coffee|side)\b).*\btable\b/;
