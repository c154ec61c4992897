/** Which of the text's measurements are the plot's own, and which a fence's, a shed's or a table's. */
import { findAmounts } from './amounts.ts';
import type { Amount } from './amounts.ts';
import { findPhrases, makeDictionary } from './phrases.ts';
import type { Text, Token } from './text.ts';

export type Span = { from: number; to: number };
export type Measure = Span & { metres: number; role: 'width' | 'depth' | null };
export type Pair = Span & {
  a: Measure;
  b: Measure;
  /** No unit was written. */ unitless: boolean;
  subject: Subject;
  /** The noun that says so follows at once. */ named: boolean;
  part: Part;
};
export type Part = 'main' | 'side' | null;
export type Subject = 'plot' | 'other' | 'unsaid';
export type Measures = {
  pairs: Pair[];
  lengths: (Measure & { subject: Subject })[];
  areas: (Span & { m2: number; subject: Subject })[];
  round: (Span & { metres: number }) | null;
  amounts: Amount[];
};

const NOUNS = makeDictionary<'plot' | 'vague' | 'through' | 'other' | 'building'>([
  [
    'garden|back garden|rear garden|front garden|plot|yard|back yard|backyard|courtyard|patch|site|land|lot|parcel|balcony|roof terrace|roof garden|rooftop|outdoor space|outside space|side garden|outside area|outdoor area|walled garden|allotment|smallholding|terraced garden|city garden|town garden|cottage garden|dimension|measurement|measure|measuring|overall|plot size|garden size|size|wildlife area|wildlife garden|school garden|community garden|communal garden|shared garden',
    'plot',
  ],
  ['area|space|piece|strip|section|part|bit|rectangle|square|ground', 'vague'],
  [
    'house|home|semi|bungalow|cottage|terrace house|terraced house|property|flat|maisonette|new build|detached house|detached|apartment|townhouse|town house|end of terrace|mid terrace|victorian terrace|kitchen|extension|living room|lounge|conservatory|bedroom|floor|building|villa',
    'building',
  ],
  [
    'fence|wall|garden wall|garden fence|hedge|shed|garden shed|tool shed|bike shed|greenhouse|glasshouse|patio|deck|decking|terrace|path|garden path|pathway|pond|pool|swimming pool|lawn|grass|bed|border|flowerbed|flower bed|raised bed|pergola|trampoline|gate|gazebo|arch|arbour|table|dining table|bench|sofa|sandpit|drive|driveway|garage|tree|oak|conifer|leylandii|summerhouse|summer house|summer-house|garden room|garden office|garden studio|studio|office|cabin|log cabin|playhouse|play house|wendy house|climbing frame|swing|slide|hot tub|jacuzzi|water feature|rill|step|planter|sleeper|slab|paving|paver|sail|awning|alley|alleyway|passage|passageway|side return|side access|side passage|manhole|lower level|upper level|top level|bottom level|first level|second level|top tier|bottom tier|upper tier|lower tier|retaining wall|trellis|screen|bed|veg patch|vegetable patch|vegetable plot|veg plot|veg bed|compost|bin store|log store|fire pit|firepit|workshop|bar|football pitch|goal|net|pavilion|veranda|verandah|canopy|parasol|umbrella|pot|container|gap|opening|door|bifold|window|car|van|bike|road|pavement|park|station|school|fence panel|panel|post|roof|utility room|porch|well|ditch|stream|river|railway|oil tank|tank|orchard|meadow|play area|seating area|dining area|patio area|lawn area|lawned area|paved area|decked area|gravel area|entertaining area|utility area|barbecue area|bbq area|parking|parking space',
    'other',
  ],
]);
/** "utility area" is a part, "total area" is the plot. */
const OWN_AREA = new Set([
  'the',
  'a',
  'total',
  'whole',
  'full',
  'garden',
  'outdoor',
  'outside',
  'rear',
  'back',
  'plot',
  'usable',
  'main',
  'small',
  'large',
  'big',
  'tiny',
  'open',
  'this',
  'our',
  'my',
  'an',
  'rectangular',
  'l',
  'shape',
  'shaped',
  'entire',
  'available',
  'overall',
  'blank',
  'of',
  'in',
]);
const WIDE = new Set(['wide', 'width', 'across', 'w', 'frontage', 'breadth', 'broad']);
const DEEP = new Set(['long', 'length', 'deep', 'depth', 'l', 'd', 'in length']);
const HIGH = new Set([
  'high',
  'tall',
  'height',
  'thick',
  'h',
  'diameter',
  'radius',
  'girth',
  'apart',
  'away',
  'below',
  'above',
  'higher',
  'lower',
  'drop',
  'off',
  'old',
  'walk',
  'drive',
  'underground',
  'centre',
  'round',
]);
const STOP = new Set([
  'with',
  'in',
  'against',
  'across',
  'inside',
  'onto',
  'within',
  'outside',
  'and',
  'which',
  'is',
  'but',
  'for',
  'at',
  'that',
  'has',
  'have',
  'on',
  'so',
  'was',
  'are',
  'we',
  'i',
  'it',
  'there',
  'behind',
  'from',
  'along',
  'around',
  'surrounded',
  'backing',
  'facing',
  'plus',
  'then',
  'or',
  'where',
  'near',
  'by',
  'to',
  'including',
  'laid',
  'mostly',
  'currently',
  'would',
  'need',
  'want',
  'please',
  'attached',
  'not',
  'approx',
  'ish',
  'more',
  'beside',
  'next',
  'belonging',
]);
const ABOUT = new Set([
  'about',
  'approx',
  'approximately',
  'roughly',
  'around',
  'c',
  'circa',
  'say',
  'nearly',
  'almost',
  'just',
  'over',
  'under',
  'maybe',
  'only',
  'some',
  'a',
  '~',
  'is',
  'of',
  ':',
  '=',
  'be',
  'being',
  'probably',
  'perhaps',
  'at',
  'measures',
  'measuring',
  'it',
  "it's",
  'its',
  'another',
  'up',
  'exactly',
  '(',
  'the',
  'total',
  'overall',
  'us',
  'we',
  'have',
  'got',
  'goes',
  'go',
  'back',
  'runs',
  'say',
  'i',
  'think',
  'something',
  'like',
  'bit',
]);

type Noun = { kind: 'plot' | 'vague' | 'building' | 'other' | 'through'; from: number; to: number };

/** What the noun right after a measure says it measures; null when none follows closely. */
function nounAfter(
  tokens: readonly Token[],
  nouns: ReadonlyMap<number, Noun>,
  at: number,
  sentence: number,
): {
  subject: Subject;
  /** A house or a vague word, which a plot named right before outweighs. */ building: boolean;
} | null {
  let found: Noun | null = null;
  let i = at;
  while (i < tokens.length && i < at + 7 && tokens[i]!.sentence === sentence) {
    const noun = nouns.get(i);
    if (noun) {
      found = noun.kind === 'vague' && found ? found : noun;
      i = noun.to;
      continue;
    }
    const { text, kind } = tokens[i]!;
    // "12 metres of garden", "a 12 by 8 metre (ish) garden"
    if (text !== 'of' && (kind !== 'word' || STOP.has(text))) break;
    i++;
  }
  if (!found) return null;
  if (found.kind === 'vague')
    return {
      subject:
        OWN_AREA.has(tokens[found.from - 1]?.text ?? 'the') ||
        tokens[found.from - 1]?.kind !== 'word' ||
        found.from === at
          ? 'plot'
          : 'other',
      building: true,
    };
  return { subject: found.kind === 'plot' ? 'plot' : 'other', building: found.kind === 'building' };
}
const subjectAfter = (
  tokens: readonly Token[],
  nouns: ReadonlyMap<number, Noun>,
  at: number,
  sentence: number,
): Subject | null => nounAfter(tokens, nouns, at, sentence)?.subject ?? null;
/** "sunken courtyard 3 x 2.8 m basement flat": the plot's own noun stands right before. */
function plotJustBefore(
  tokens: readonly Token[],
  nouns: ReadonlyMap<number, Noun>,
  at: number,
): boolean {
  let i = at;
  while (i > at - 3 && i > 0 && (ABOUT.has(tokens[i - 1]!.text) || tokens[i - 1]!.text === ','))
    i--;
  for (let k = i - 1; k >= Math.max(0, i - 3); k--)
    if (
      nouns.get(k)?.to === i &&
      nouns.get(k)!.kind === 'plot' &&
      tokens[k]!.sentence === tokens[at]!.sentence
    )
      return true;
  return false;
}
/** The nearest noun before a measure, houses looked through: "the garden behind the house is 12 m". */
function subjectBefore(
  tokens: readonly Token[],
  nouns: ReadonlyMap<number, Noun>,
  at: number,
  sentence: number,
  ended: Span | null = null,
): Subject | null {
  // a bounded reach keeps a text of nothing but measures linear
  for (let i = at - 1; i >= Math.max(0, at - 40) && tokens[i]!.sentence === sentence; i--) {
    // "its 10 m wide"
    if (i === at - 1 && /^(?:it's|its)$/.test(tokens[i]!.text)) return 'plot';
    // "… to the hedge, 7 m wide": the hedge ended the plot's own length
    if (ended && i >= ended.from && i < ended.to) return 'plot';
    const noun = nouns.get(i);
    if (noun) {
      if (noun.kind === 'building' || noun.to > at) continue;
      if (noun.kind === 'vague')
        return tokens[i - 1]?.sentence !== sentence || OWN_AREA.has(tokens[i - 1]!.text)
          ? 'plot'
          : 'other';
      return noun.kind === 'plot' ? 'plot' : 'other';
    }
    if (
      /^(?:it|it's|its|whole|we|ours)$/.test(tokens[i]!.text) &&
      /^(?:is|measures?|about|roughly|approx|approximately|around|have|only|just|a|got|probably|maybe)$/.test(
        tokens[i + 1]?.text ?? '',
      )
    )
      return 'plot';
  }
  return null;
}

function roleOf(word: string): 'width' | 'depth' | 'other' | null {
  if (WIDE.has(word)) return 'width';
  if (DEEP.has(word)) return 'depth';
  return HIGH.has(word) ? 'other' : null;
}
/** The role said right after ("12 m long") or right before ("length: 12 m") a measure, and where the saying ends. */
/** "W 9m", "length: 12m": where the word leading a figure stands, or -1. */
function leadAt(tokens: readonly Token[], from: number): number {
  const at = /^[:=]$/.test(tokens[from - 1]?.text ?? '') ? from - 2 : from - 1;
  return at >= 0 &&
    tokens[at]!.sentence === tokens[from]!.sentence &&
    /^(?:w|l|d|width|length|depth)$/.test(tokens[at]!.text)
    ? at
    : -1;
}
/** True when the word before a figure is the figure's own and not the one before's: "W 9m D 15m", but "9m w 15m d". */
function isLed(tokens: readonly Token[], from: number): boolean {
  const at = leadAt(tokens, from);
  if (at < 0) return false;
  for (let i = at - 1; i >= Math.max(0, at - 4); i--) {
    if (tokens[i]!.kind === 'number') return leadAt(tokens, i) >= 0;
    if (!UNIT.test(tokens[i]!.text)) return true;
  }
  return true;
}
const UNIT = /^(?:m|metres?|meters?|ft|foot|feet|yds?|yards?|cm|'|"|in|inches)$/;
const ACROSS =
  /^(?:wide )?across (?:the |our )?(?:(?:full )?width of (?:the )?|back of (?:the |our )?|rear of (?:the |our )?)?(?:house|home|property|back|rear|garden|plot)\b/;
const DOWN_TO =
  /^(?:(?:long|deep|down|back|up|out|away|through|straight) ){0,3}(?:to|as far as) (?:the |our |my )?(?:(?:very|back|rear|end|far|bottom|top|boundary|garden) ){0,3}(?:fence|wall|hedge|boundary|pavement|end|bottom|back|rear)\b/;

const FROM_HOUSE =
  /^(?:from )?(?:the |our )?(?:back of the )?(?:house|back door|patio doors?|kitchen) to (?:the |our )?(?:(?:back|rear|end|far|bottom) )?(?:fence|wall|hedge|boundary|end|bottom|back|rear)\b|^(?:straight )?(?:down|through|along) the (?:middle|centre|center)\b|^(?:from )?top to bottom\b/;

/** "front to back 11.5 m; side to side 8.2 m", "the width of the house so 20 ft" */
const ENDS =
  /\b(?:(side to side|fence to fence|left to right|width of (?:the |our )?house)|front to back|end to end|house to (?:the )?(?:back |end )?(?:fence|wall|hedge|boundary|back|end))(?: (?:is|it's|its|:|=|,|so|about|around|roughly|maybe|which|measures))* $/;

type Role = {
  role: 'width' | 'depth' | 'other' | null;
  to: number;
  from: number;
  word: string;
  /** Said by the plot's own ends. */ own?: true;
};
function roleAt(tokens: readonly Token[], from: number, to: number): Role {
  const on = tokens
    .slice(to, to + 10)
    .filter((t) => t.sentence === tokens[from]!.sentence)
    .map((t) => t.text)
    .join(' ');
  const over = ACROSS.exec(on),
    until = over ? null : (DOWN_TO.exec(on) ?? FROM_HOUSE.exec(on));
  if (over || until)
    return {
      role: over ? 'width' : 'depth',
      to: to + (over ?? until)![0].split(' ').length,
      from,
      word: over ? 'across' : 'deep',
      own: true,
    };
  const led = ENDS.exec(
    `${tokens
      .slice(Math.max(0, from - 8), from)
      .filter((t) => t.sentence === tokens[from]!.sentence)
      .map((t) => t.text)
      .join(' ')} `,
  );
  if (led)
    return {
      role: led[1] ? 'width' : 'depth',
      to,
      from,
      word: led[1] ? 'wide' : 'deep',
      own: true,
    };
  if (isLed(tokens, from)) {
    const at = leadAt(tokens, from);
    return { role: roleOf(tokens[at]!.text), to, from: at, word: tokens[at]!.text };
  }
  let next = to;
  while (next < to + 2 && /^(?:in|or|so|-|ish|\()$/.test(tokens[next]?.text ?? '')) next++;
  const after = roleOf(tokens[next]?.text ?? '');
  if (
    after &&
    tokens[next]!.sentence === tokens[from]!.sentence &&
    !/^(?:axis|side|sides|edge)$/.test(tokens[next + 1]?.text ?? '')
  )
    return {
      role: after,
      to: tokens[next + 1]?.text === ')' ? next + 2 : next + 1,
      from,
      word: tokens[next]!.text,
    };
  // "from side to side", "from front to back", "from the house to the fence"
  const ahead = tokens
    .slice(to, to + 7)
    .filter((t) => t.sentence === tokens[from]!.sentence)
    .map((t) => t.text)
    .join(' ');
  if (/^(?:from )?side to side|^(?:from )?(?:fence|left) to (?:fence|right)/.test(ahead))
    return { role: 'width', to: to + 3, from, word: 'wide' };
  if (
    /^(?:from )?(?:front to back|end to end|house to (?:the )?(?:back|end|bottom|rear))|^from (?:the )?(?:house|back door|patio doors?|back of the house)/.test(
      ahead,
    )
  )
    return { role: 'depth', to: to + 3, from, word: 'deep' };
  if (/^(?:away|from|to the (?:station|shops?|park|sea|school))/.test(ahead))
    return { role: 'other', to, from, word: '' };
  if (
    /\b(?:drops?|falls?|rises?|slopes?|climbs?|dips?)\b/.test(
      tokens
        .slice(Math.max(0, from - 3), from)
        .map((t) => t.text)
        .join(' '),
    )
  )
    return { role: 'other', to, from, word: '' };
  for (let i = from - 1; i >= Math.max(0, from - 4); i--) {
    const { text, sentence } = tokens[i]!;
    if (sentence !== tokens[from]!.sentence) break;
    const role = roleOf(text);
    if (role)
      return {
        role: /^[wld]$/.test(text) && tokens[i - 1]?.kind === 'number' ? null : role,
        to,
        from: i,
        word: text,
      };
    if (!ABOUT.has(text)) break;
  }
  return { role: null, to, from, word: '' };
}

const CONNECT = new Set(['x', 'n', 'by', '*', 'and', ',', '/', 'times', '&']);

/** Measures of a text, each with what it seems to measure. */
export function findMeasures(text: Text): Measures {
  const { tokens } = text;
  const nouns = new Map<number, Noun>();
  // "we own the patio", "just a patio": the patio is all there is
  const all =
    /\b(?:own|just|only|is all|all we have is) (?:a |the |our |have a )?(?:small |little |tiny |paved )?(patio|terrace|deck)\b|\b(patio|terrace|deck) only\b/
      .exec(
        tokens
          .slice(0, 400)
          .map((t) => t.text)
          .join(' '),
      )
      ?.slice(1)
      .find(Boolean);
  for (const { value: said, from, to } of findPhrases(tokens, NOUNS)) {
    const value = all && tokens[to - 1]!.text === all ? ('plot' as const) : said;
    for (let i = from; i < to; i++) if (!nouns.has(i)) nouns.set(i, { kind: value, from, to });
  }
  // looked up by their first token only
  for (const [i, noun] of nouns) if (i !== noun.from) nouns.delete(i);
  const amounts = findAmounts(text);
  const out: Measures = { pairs: [], lengths: [], areas: [], round: null, amounts };
  let ended: Span | null = null;
  for (let k = 0; k < amounts.length; k++) {
    const amount = amounts[k]!;
    const pair = pairAt(tokens, amounts, k);
    if (pair) {
      const sentence = tokens[pair.from]!.sentence;
      const noun = pair.solid
        ? { subject: 'other' as const, building: false }
        : nounAfter(tokens, nouns, pair.to, sentence);
      const after =
        noun?.building && plotJustBefore(tokens, nouns, pair.from)
          ? ('plot' as const)
          : (noun?.subject ?? null);
      const subject = after ?? subjectBefore(tokens, nouns, pair.from, sentence) ?? 'unsaid';
      out.pairs.push({ ...pair, subject, named: after !== null, part: partOf(tokens, pair) });
      k += pair.taken - 1;
      continue;
    }
    const sentence = tokens[amount.from]!.sentence;
    const subject = () =>
      subjectAfter(tokens, nouns, amount.to, sentence) ??
      subjectBefore(tokens, nouns, amount.from, sentence) ??
      'unsaid';
    if (amount.kind === 'area')
      out.areas.push({ m2: amount.value, subject: subject(), from: amount.from, to: amount.to });
    if (amount.kind !== 'length') continue;
    if (isPerimeter(tokens, amount)) {
      out.round = { metres: amount.value, from: amount.from, to: amount.to };
      continue;
    }
    const { role, to, from, own } = roleAt(tokens, amount.from, amount.to);
    if (role === 'other') continue;
    // "across the back of the house", "down to the fence": the plot's own ends
    if (own && amount.value >= 4) {
      ended = { from, to };
      out.lengths.push({ metres: amount.value, role, subject: 'plot', from, to });
      continue;
    }
    const after = subjectAfter(tokens, nouns, to, sentence);
    out.lengths.push({
      metres: amount.value,
      role,
      subject: after ?? subjectBefore(tokens, nouns, from, sentence, ended) ?? 'unsaid',
      from,
      to,
    });
  }
  return out;
}

function isPerimeter(tokens: readonly Token[], amount: Amount): boolean {
  const before = tokens
    .slice(Math.max(0, amount.from - 4), amount.from)
    .map((t) => t.text)
    .join(' ');
  const after = tokens
    .slice(amount.to, amount.to + 3)
    .map((t) => t.text)
    .join(' ');
  return (
    /\bperimeter\b/.test(before) ||
    /^(?:perimeter|all round|all the way round|in perimeter|round the edge)/.test(after)
  );
}

const isSide = (role: string | null): boolean => role === 'width' || role === 'depth';
type RawPair = Span & { a: Measure; b: Measure; unitless: boolean; solid: boolean; taken: number };

function pairAt(tokens: readonly Token[], amounts: readonly Amount[], k: number): RawPair | null {
  const first = amounts[k]!,
    second = amounts[k + 1];
  // "15 metres square" is 15 by 15
  const alike =
    first.kind === 'length' && first.value >= 2
      ? /^(?:square(?! (?:m|metres?|ft|feet))|(?:in )?each (?:way|direction)|(?:on )?each side|(?:in )?both (?:ways|directions)|either way|by the same)(?: |$)/.exec(
          tokens
            .slice(first.to, first.to + 4)
            .map((t) => t.text)
            .join(' '),
        )
      : null;
  if (alike) {
    const side: Measure = { metres: first.value, role: null, from: first.from, to: first.to };
    return {
      a: side,
      b: side,
      unitless: false,
      solid: false,
      from: first.from,
      to: first.to + alike[0].trim().split(' ').length,
      taken: 1,
    };
  }
  if (!second || first.kind === 'area' || second.kind === 'area' || second.from - first.to > 6)
    return null;
  if (tokens[first.from]!.sentence !== tokens[second.from]!.sentence) return null;
  const roleA = roleAt(tokens, first.from, first.to),
    roleB = roleAt(tokens, second.from, second.to);
  let i = Math.max(first.to, roleA.to);
  const connector = tokens[i]?.text ?? '';
  if (!CONNECT.has(connector)) return null;
  i++;
  if (connector === ',' && tokens[i]?.text === 'and') i++;
  // only "about" words, or the second's own "width" before its number, may stand between
  while (i < second.from && (ABOUT.has(tokens[i]!.text) || roleOf(tokens[i]!.text))) i++;
  if (i !== second.from) return null;
  const loose =
    connector === 'and' ||
    connector === 'n' ||
    connector === ',' ||
    connector === '&' ||
    connector === '/';
  if (loose && (!isSide(roleA.role) || !isSide(roleB.role))) return null;
  if (first.unit === null && second.unit === null && connector === 'by' && first.value < 2)
    return null;
  let { from } = first,
    to = Math.max(second.to, roleB.to),
    taken = 2;
  // "6.5 wide, 21 long (metres)"
  const tail =
    first.unit === null && second.unit === null
      ? /^(?:(?:plot|garden|yard|space) )?(?:\( )?(?:all )?(?:in )?(m|metres?|meters?|ft|feet|foot|yards?)\b/.exec(
          tokens
            .slice(to, to + 4)
            .map((t) => t.text)
            .join(' '),
        )
      : null;
  const unit =
    first.unit ??
    second.unit ??
    (tail ? (tail[1]!.startsWith('f') ? 0.3048 : tail[1]!.startsWith('y') ? 0.9144 : 1) : null);
  from = Math.min(from, roleA.from);
  // a third measure makes it a solid thing: 2.4 x 1.8 x 2.1 m
  const third = amounts[k + 2];
  const solid =
    roleA.role === 'other' ||
    roleB.role === 'other' ||
    (!!third && third.from - to <= 1 && /^[x*]$|^by$/.test(tokens[to]?.text ?? ''));
  if (solid && third && third.from - to <= 1) {
    to = third.to;
    taken = 3;
  }
  const metres = (amount: Amount, other: Amount) =>
    amount.unit === null
      ? amount.value * (other.unit !== null && other.unit < 0.01 ? 0.01 : (unit ?? 1))
      : amount.value;
  const measure = (amount: Amount, other: Amount, role: string | null): Measure => ({
    metres: metres(amount, other),
    role: role === 'width' || role === 'depth' ? role : null,
    from: amount.from,
    to: amount.to,
  });
  const a = measure(first, second, roleA.role),
    b = measure(second, first, roleB.role);
  // "42 ft by 38 ft (wide by long)", "12 x 9 m (W x D)"
  const order =
    /^(?:\( )?(w|wide|width|l|long|length|d|deep|depth) ?(?:x|by|\*|\/) ?(w|wide|width|l|long|length|d|deep|depth)\b/.exec(
      tokens
        .slice(second.to, second.to + 6)
        .map((t) => t.text)
        .join(' '),
    );
  if (order) {
    a.role = roleOf(order[1]!) as 'width';
    b.role = roleOf(order[2]!) as 'depth';
    to = Math.max(to, second.to + order[0].split(' ').length);
  }
  // "14 m long and 7 m deep": long runs along the house
  if (a.role === 'depth' && b.role === 'depth') {
    if (/^dee|^dep|^d$/.test(roleB.word)) a.role = 'width';
    else if (/^dee|^dep|^d$/.test(roleA.word)) b.role = 'width';
  }
  if (a.role && !b.role) b.role = a.role === 'width' ? 'depth' : 'width';
  if (b.role && !a.role) a.role = b.role === 'width' ? 'depth' : 'width';
  return { a, b, unitless: unit === null, solid, from, to, taken };
}

/** In an L: the piece behind the house, or the one that goes on or round the side. */
function partOf(tokens: readonly Token[], pair: Span): Part {
  const words = (from: number, to: number) =>
    tokens
      .slice(Math.max(0, from), Math.max(0, Math.min(tokens.length, to)))
      .map((t) => t.text)
      .join(' ');
  // its own clause only: what stands before the last comma belongs to the other piece
  const near = `${words(pair.from - 6, pair.from)
    .split(',')
    .at(-1)!} ${words(pair.to, pair.to + 9).split(/,| and | plus | then /)[0]!}`;
  if (
    /\b(?:main|behind the house|larger|bigger|rear part|back part)\b/.test(near) &&
    !/\bside\b/.test(near)
  )
    return 'main';
  return /\b(?:side|leg|extra|plus|another|further|smaller|round|other|dog ?leg|second)\b/.test(
    near,
  )
    ? 'side'
    : null;
}
