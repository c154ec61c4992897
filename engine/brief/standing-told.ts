/** What stands and stays in so many words, beside what was read of single things: each once, where it was said to be. */
import type { KeptThing, Removal } from '../model/brief.ts';
import type { StandingSaid, StandingWhat } from '../model/ground-said.ts';
import type { Mention, Reading } from '../model/reading.ts';
import { isHere, isSure } from '../reading/things.ts';

/** So many things that stay are drawn. */
export const MOST_KEPT = 8;
export const WHERE: Record<NonNullable<Mention['place']>, KeptThing['where']> = {
  left: 'left',
  right: 'right',
  back: 'back',
  front: null,
  house: 'near-house',
  middle: 'middle',
  corner: 'back-left',
  along: null,
  'back-left': 'back-left',
  'back-right': 'back-right',
  'house-left': 'left',
  'house-right': 'right',
  all: null,
};

const KINDS: Partial<Record<StandingWhat, KeptThing['kind']>> = {
  greenhouse: 'greenhouse',
  polytunnel: 'greenhouse',
  shed: 'shed',
  summerhouse: 'shed',
  'log store': 'shed',
  pond: 'pond',
};
const kindOf = (what: StandingWhat): KeptThing['kind'] => KINDS[what] ?? 'other';

/** What was read of the same words says that it is wished for, goes, or is another's. */
function isDenied({ start, end, isKept }: StandingSaid, mentions: readonly Mention[]): boolean {
  const own = mentions.filter(
    (m) => m.start < end && m.end > start && m.kind === 'feature' && isSure(m),
  );
  const denied: readonly Mention['status'][] = isKept
    ? ['going', 'gone', 'others', 'past']
    : ['wanted', 'refused', 'going', 'gone', 'others', 'past', 'undecided'];
  return own.some((m) => denied.includes(m.status) || (!isKept && !isHere(m)));
}

/** "summer house" and "summerhouse" are one. */
const plain = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '');
const isSame = (one: { kind: KeptThing['kind']; name: string }, told: StandingSaid): boolean =>
  // an outbuilding is a shed to one reader and a thing of its own to the other
  (plain(one.name) === plain(told.name) || one.kind === kindOf(told.what)) &&
  (plain(one.name).includes(plain(told.what)) ||
    plain(told.name).includes(plain(one.name)) ||
    plain(one.name).includes(plain(told.name)) ||
    // of these one name is as good as another
    one.kind === 'pond' ||
    told.what === one.kind);

/** "lean to" is written as one word; of a line that is only a post, the post. */
function calledAs({ what, name, quote }: StandingSaid): string {
  if (what === 'lean-to') return what;
  const at = quote.toLowerCase().indexOf(name.toLowerCase());
  return at >= 0 && POST.test(quote.slice(at + name.length)) ? `${name} post` : name;
}
const POST = /^ posts?\b/i;

const mm = (metres: number): number => Math.round(metres * 1000);

export function withTold(
  keep: readonly KeptThing[],
  removals: readonly Removal[],
  { ground, mentions }: Reading,
): KeptThing[] {
  const out = keep.map((one) => ({ ...one }));
  for (const told of ground?.standing ?? []) {
    if (told.what === 'cover') continue;
    const where = told.place ? WHERE[told.place] : null,
      sizeMm = told.sizeM?.map(mm) as [number, number] | undefined;
    // "keep the concrete", where a base of it was told of: no terrace at the door
    const base =
      told.what === 'base'
        ? out.find((one) => one.kind === 'patio' && /^(?:concrete|base|slab)$/.test(one.name))
        : undefined;
    if (told.what === 'base' && !base && !told.isKept) continue;
    if (base) Object.assign(base, { kind: 'other', name: 'concrete base' });
    const known = base ?? out.find((one) => isSame(one, told));
    if (known) {
      // "lean to" was cut short
      if (known.kind === 'other' && told.name.startsWith(known.name)) known.name = calledAs(told);
      known.where ??= where;
      known.sizeMm ??= sizeMm;
      if (known.sizeMm === undefined) delete known.sizeMm;
      if (told.acrossM) known.acrossMm = mm(told.acrossM);
      continue;
    }
    if (
      out.length >= MOST_KEPT ||
      isDenied(told, mentions) ||
      removals.some((one) => isSame(one, told))
    )
      continue;
    const kind = kindOf(told.what);
    out.push({
      id: `kept-${out.length + 1}`,
      kind,
      name: calledAs(told),
      where,
      ...(sizeMm ? { sizeMm } : {}),
      ...(told.acrossM ? { acrossMm: mm(told.acrossM) } : {}),
      source: { kind: 'read', quote: told.quote },
    });
  }
  return out;
}
