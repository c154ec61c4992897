/** Things that stay and were told to stand by one another, on a wall, or where the plot turns: places that no word for a side tells. */
import type { KeptThing } from '../model/brief.ts';
import type { WallSide } from '../model/ground-said.ts';
import type { Reading } from '../model/reading.ts';

/** So far behind its name its place is told, characters. */
const REACH = 60;
const BESIDE =
  /^[ ,]{0,2}(?:(?:right|just|which is|is|stands?|sits?|growing|planted) ){0,2}(by|beside|next to|alongside|near|behind|in front of|before|under|beneath) (?:the |our |my )?([a-z]+(?: [a-z]+){0,2})/i;
const AS: Readonly<Record<string, NonNullable<KeptThing['beside']>['as']>> = {
  behind: 'behind',
  'in front of': 'before',
  before: 'before',
};
/** Where an L turns, on the side of the corner that juts in. */
const AT_TURN =
  /^[^.;]{0,24}?\b(?:on|at|in) the (?:inside|inner side) (?:of )?(?:the |that )?(?:corner|bend|turn|angle|L)\b|^[^.;]{0,24}?\b(?:on|at|in) the inner corner\b/i;
/** Flat against a wall. */
const ON_WALL =
    /^[^.;,]{0,24}?\b(?:on it|(?:on|against|up|along) (?:the |that |this |our )?(?:\w+ ){0,2}wall|trained|espaliered|fan[- ]trained|on wires)\b/i,
  TRAINED = /\b(?:espalier\w*|fan[- ]trained|wall[- ]trained|cordons?|wall fruit)\b/i;
/** Grown so, as well as in the open. */
const MAY_BE_TRAINED =
  /\b(?:pears?|apples?|figs?|plums?|cherr(?:y|ies)|peach(?:es)?|apricots?|nectarines?|quinces?|vines?|grapes?|wisterias?|roses?|ceanothus|magnolias?|jasmines?|clematis|pyracanthas?|fruit(?: trees?)?)\b/i;
/** "It" is a wall where the sentence speaks of one before. */
const WALL_BEFORE = /\bwall\b[^.;!?]*$/i;

export function withBeside(keep: readonly KeptThing[], { text, ground }: Reading): KeptThing[] {
  const told = ground?.walls?.find(({ where }) => where !== null && where !== 'within')?.where,
    wall = sideOfWall(keep) ?? (told as WallSide | undefined) ?? null;
  const at = keep.map(({ source, name }) =>
    startOf(source.kind === 'read' ? source.quote : name, name, text),
  );
  return keep.map((one, i): KeptThing => {
    const from = at[i]!;
    if (from === null || (one.kind !== 'tree' && one.kind !== 'shrub' && one.kind !== 'other'))
      return one;
    const said = text.slice(from.end, from.end + REACH);
    if (
      one.kind !== 'other' &&
      MAY_BE_TRAINED.test(one.name) &&
      isOnWall(one.name, said, text.slice(0, from.start))
    )
      return {
        ...one,
        kind: 'other',
        name: `${one.name} on the wall`,
        where: one.where ?? wall,
      };
    if (AT_TURN.test(said)) return { ...one, isAtTurn: true };
    const by = BESIDE.exec(said);
    if (!by || one.at) return one;
    const other = by[2]!.toLowerCase().startsWith('it')
      ? lastBefore(keep, at, i)
      : keep.find(({ name, id }) => id !== one.id && isNamed(by[2]!, name));
    if (!other) return one;
    return { ...one, where: null, beside: { id: other.id, as: AS[by[1]!.toLowerCase()] ?? 'by' } };
  });
}

/** Where its name stands in the text. */
function startOf(quote: string, name: string, text: string): { start: number; end: number } | null {
  const from = text.indexOf(quote);
  if (from < 0) return null;
  const word = name.split(' ').at(-1)!,
    own = quote.toLowerCase().lastIndexOf(word);
  return { start: from, end: from + (own < 0 ? quote.length : own + word.length) };
}

const isOnWall = (name: string, said: string, before: string): boolean =>
  TRAINED.test(name) ||
  (ON_WALL.test(said) && (!/^[^.;,]{0,24}?\bon it\b/i.test(said) || WALL_BEFORE.test(before)));

const sideOfWall = (keep: readonly KeptThing[]): KeptThing['where'] =>
  keep.find(({ kind, where }) => kind === 'wall' && where !== null)?.where ?? null;

/** The last word of its name is among those that were said. */
const isNamed = (words: string, name: string): boolean =>
  words.toLowerCase().split(' ').includes(name.toLowerCase().split(' ').at(-1)!);

function lastBefore(
  keep: readonly KeptThing[],
  at: readonly ({ start: number } | null)[],
  i: number,
): KeptThing | undefined {
  let best: KeptThing | undefined,
    last = -1;
  keep.forEach((one, k) => {
    const start = at[k]?.start ?? -1;
    if (k !== i && start > last && start < at[i]!.start) [best, last] = [one, start];
  });
  return best;
}
