/** Colours, styles, seasons, floors and named plants. */
import type { Brief, Fact } from '../model/brief.ts';
import { PLANT_WORDS, REFUSED_KINDS } from './plant-words.ts';
import { findPhrases, makeDictionary } from './phrases.ts';
import type { Sayings } from './plot-words.ts';
import { judge } from './stances.ts';
import type { Stances } from './stances.ts';
import { quoteOf } from './text.ts';
import type { Text } from './text.ts';

export type Taste = Pick<
  Brief,
  'colours' | 'styles' | 'seasons' | 'paving' | 'plantsWanted' | 'plantsRefused'
> & { pavingRefused: NonNullable<Brief['pavingRefused']> };
type Style = Brief['styles'][number]['value'];
type Paving = NonNullable<Brief['paving']>['value'];
type Season = Brief['seasons'][number]['value'];

const STYLES = makeDictionary<Style | ''>([
  [
    'modern|contemporary|minimalist|minimal look|sleek|clean lines|crisp lines|architectural planting|ultra modern|urban|scandi|scandinavian|industrial',
    'modern',
  ],
  [
    'cottage garden|cottage style|cottagey|cottage gardens|cottage planting|cottage feel|cottage garden style|cottage|country garden|english country garden|english cottage|chocolate box|country style|rambling|romantic',
    'cottage',
  ],
  [
    'formal|formal garden|symmetrical|symmetry|parterre|knot garden|topiary|georgian style|clipped',
    'formal',
  ],
  [
    'naturalistic|prairie|prairie style|prairie planting|new perennial|piet oudolf|oudolf|wild look|natural look|natural feel|relaxed planting|nature friendly|wildlife friendly|wild|informal|loose planting|natural',
    'naturalistic',
  ],
  [
    'mediterranean|provence|provencal|provençal|tuscan|italian|italianate|greek|spanish|riviera|south of france|gravel garden|dry garden|beth chatto',
    'mediterranean',
  ],
  ['japanese|japanese style|zen|oriental|zen garden|far eastern|wabi sabi', 'japanese'],
  [
    'tropical|jungle|jungly|exotic|lush|tropical feel|big leaves|bold foliage|bali|balinese|sub tropical|subtropical',
    'tropical',
  ],
  [
    'traditional|classic|classical|english garden|old fashioned|period|in keeping with|timeless|traditional english',
    'traditional',
  ],
  [
    'japanese maple|japanese acer|japanese anemone|japanese knotweed|japanese maples|modern house|modern estate|modern build|modern home|modern extension|modern property|our cottage|the cottage|my cottage|a cottage|thatched cottage|cottage in|weekend cottage|formal pond|formal pool|formal education|urban area|urban fox|urban foxes|wild animals|natural light|natural stone|natural sunlight|natural slope|classic car|traditional house|period property|period house|period home|period features|italian restaurant|concrete jungle|natural pond|natural spring|natural stream|natural shelter|natural slope|wild flower|wild flowers|wild birds|natural play|natural screening|natural swimming pond|natural pool|contemporary house|classic patio|greek salad',
    '',
  ],
]);

const COLOURS = makeDictionary<string>([
  ...[
    'white',
    'cream',
    'pink',
    'purple',
    'blue',
    'lilac',
    'mauve',
    'red',
    'orange',
    'yellow',
    'gold',
    'burgundy',
    'silver',
    'lavender blue',
    'magenta',
    'plum',
    'peach',
    'apricot',
    'violet',
    'lime green',
    'green and white',
    'crimson',
    'coral',
    'bronze',
  ].map((c): [string, string] => [c, c]),
  ['pale pink|soft pink|blush', 'pink'],
  ['whites', 'white'],
  ['purples', 'purple'],
  ['blues', 'blue'],
  ['pinks', 'pink'],
  ['reds', 'red'],
  ['oranges', 'orange'],
  ['yellows', 'yellow'],
  [
    'hot colours|hot colors|fiery|fiery colours|vibrant colours|hot palette|warm colours|sunset colours',
    'hot',
  ],
  ['pastel|pastels|soft colours|muted colours|soft tones|gentle colours', 'pastel'],
  [
    'bright colours|bright colour|colourful|lots of colour|bold colours|riot of colour|pops of colour|splashes of colour|full of colour|vibrant|plenty of colour',
    'bright',
  ],
  [
    'all green|mostly green|shades of green|greens|calm greens|green tones|different greens|just green',
    'green',
  ],
  ['jewel colours|jewel tones', 'jewel'],
  ['cool colours|cool tones', 'cool'],
  ['dark colours|dark foliage|black flowers', 'dark'],
]);
const PLAIN_COLOURS = new Set([
  'white',
  'cream',
  'blue',
  'red',
  'orange',
  'yellow',
  'gold',
  'silver',
  'plum',
  'peach',
  'bronze',
  'pink',
  'purple',
  'coral',
  'apricot',
  'lilac',
]);
const HARD =
  /^(?:\w+ )?(?:egg|egg bbq|space|belt|waste|bin|walls?|fences?|paving|bricks?|doors?|render(?:ed)?|stones?|slabs?|sheds?|gravel|porcelain|furniture|house|cladding|tiles?|patio|windows?|car|badge|paint(?:ed)?|birch|maple|trees?|screen|pots?|planters?|cushions|chippings|upvc|kitchen|sandstone|clay|limestone|granite|gate|clouds|sky|bin|bins|van|lights|tit|tits|led|concrete|blossom tree|line|flags|stuff)\b/;
const PLANTY =
  /\b(?:flowers?|flowering|plants?|planting|colou?rs?|scheme|palette|tones?|shades|borders?|blooms?|blossoms?|roses?|perennials|theme|garden|hydrangeas?|foliage|tulips?|lavender|beds?|grasses|accents)\b/;

const PAVINGS = makeDictionary<Paving | ''>([
  [
    'sandstone|indian sandstone|indian stone|york stone|yorkstone|natural stone|natural stone paving|flagstones|flagstone|stone paving|limestone|slate paving|slate patio|stone slabs|stone flags|granite|granite setts|stone patio|travertine|cotswold stone',
    'sandstone',
  ],
  [
    'porcelain|porcelain paving|porcelain tiles|porcelain slabs|outdoor tiles|large format paving',
    'porcelain',
  ],
  [
    'brick paving|brick paths|brick path|clay pavers|clay paviors|brick patio|block paving|paving bricks|brick pavers|reclaimed bricks|reclaimed brick|brick edging|brick terrace|clay paver',
    'brick',
  ],
  [
    'gravel|gravelled|pea shingle|shingle|gravel garden|gravel path|gravel paths|gravel area|pebbles|chippings|slate chippings|crushed stone|hoggin|self binding gravel|stone chippings',
    'gravel',
  ],
  [
    'decking|deck|composite decking|timber deck|timber decking|wooden decking|hardwood deck|decked area|wood deck|raised deck|composite deck|millboard',
    'timber',
  ],
  [
    'concrete paving|concrete slabs|concrete|resin|resin bound|poured concrete|polished concrete|paving slabs|concrete flags',
    'concrete',
  ],
  [
    'concrete base|concrete posts|concrete post|concrete panels|concrete jungle|gravel boards|gravel board|gravelly|deck chairs|deckchairs|deck chair|concrete wall|concrete block',
    '',
  ],
]);

/** True when a "not too" or "nothing" stands right before. */
const played = (text: Text, from: number) =>
  /\b(?:not|n't|too|nothing|isn't|never|less|un|aren't)(?: \w+)? $/.test(
    `${text.tokens
      .slice(Math.max(0, from - 3), from)
      .map((t) => t.text)
      .join(' ')} `,
  );

export function readTaste(text: Text, say: Sayings, stances: Stances): Taste {
  const { tokens } = text;
  const out: Taste = {
    colours: [],
    styles: [],
    seasons: [],
    paving: null,
    pavingRefused: [],
    plantsWanted: [],
    plantsRefused: [],
  };
  const add = <T>(list: Fact<T>[], value: T, from: number, to: number) => {
    if (!list.some((f) => f.value === value))
      list.push({ value, source: { kind: 'read', quote: quoteOf(text, from, to) } });
  };
  const near = (from: number, to: number) => {
    const s = tokens[Math.min(tokens.length - 1, Math.max(0, from))]?.sentence;
    return tokens
      .slice(Math.max(0, from), to)
      .filter((t) => t.sentence === s)
      .map((t) => t.text)
      .join(' ');
  };

  for (const { value, from, to } of findPhrases(tokens, STYLES)) {
    const judged = judge(text, stances, from, to);
    // "it's a jungle out there" is a complaint
    if (tokens[from]!.stem === 'jungle' && judged !== 'want') continue;
    if (
      !value ||
      judged === 'refuse' ||
      judged === 'neutral' ||
      judged === 'remove' ||
      judged === 'elsewhere' ||
      judged === 'past' ||
      played(text, from)
    )
      continue;
    if (
      /^(?:house|estate|build|home|flat|block|town|office|world|life|semi|kitchen|interior|extension)\b/.test(
        tokens[to]?.text ?? '',
      )
    )
      continue;
    add(out.styles, value, from, to);
  }
  const colours = findPhrases(tokens, COLOURS);
  for (const { value, from, to } of colours) {
    if (
      /^(?:refuse|remove|exist|elsewhere|past|absent)$/.test(judge(text, stances, from, to)) ||
      HARD.test(near(to, to + 3)) ||
      played(text, from)
    )
      continue;
    const alone = !colours.some((other) => other.from !== from && Math.abs(other.from - from) <= 4);
    if (PLAIN_COLOURS.has(value) && alone && !PLANTY.test(near(from - 6, to + 6))) continue;
    // "white and grey porcelain": the colour of a floor two words on
    if (
      PLAIN_COLOURS.has(value) &&
      /^(?:and|or|,|\/) \w+ (?:\w+ )?(?:paving|porcelain|slabs?|stone|brick|walls?|fence|furniture|tiles|gravel|render)/.test(
        near(to, to + 5),
      )
    )
      continue;
    add(out.colours, value, from, to);
  }
  const year = say.find(
    /\b(?:all (?:year(?: round)?|through the year)|year ?round|all four seasons|every season|each season|throughout the year|whole year|12 months|twelve months|four seasons|whatever the season|through the seasons|different seasons)\b/,
  );
  for (const season of ['spring', 'summer', 'autumn', 'winter'] as Season[]) {
    if (year) {
      add(out.seasons, season, year.from, year.to);
      continue;
    }
    const found = say.find(
      new RegExp(
        `\\b(?:interest|colou?r|flowers?|flowering|bulbs?|blossom|structure|something to (?:look at|see)|evergreens?|foliage|berries|scent|look(?:s|ing)? good|display|enjoy|best|peak) (?:\\w+ ){0,4}?${season}\\b|\\b${season} (?:\\w+ )?(?:interest|colou?r|flowers?|flowering|bulbs?|blossom|display|structure|scent|foliage|berries|leaves|garden|blooms?|show)\\b`,
      ),
    );
    if (found) add(out.seasons, season, found.from, found.to);
  }
  for (const { value, from, to } of findPhrases(tokens, PAVINGS)) {
    if (!value) continue;
    const judged = judge(text, stances, from, to);
    if (judged === 'refuse') add(out.pavingRefused, value, from, to);
    else if (
      (judged === 'want' || (judged === 'bare' && (value !== 'concrete' || to - from > 1))) &&
      !out.paving
    )
      out.paving = { value, source: { kind: 'read', quote: quoteOf(text, from, to) } };
  }
  if (out.paving && out.pavingRefused.some((f) => f.value === out.paving!.value)) out.paving = null;
  readPlants(text, say, stances, add, out);
  return out;
}

function readPlants(
  text: Text,
  say: Sayings,
  stances: Stances,
  add: <T>(list: Fact<T>[], value: T, from: number, to: number) => void,
  out: Taste,
): void {
  for (const { value, from, to } of findPhrases(text.tokens, PLANT_WORDS)) {
    if (!value) continue;
    const next = text.tokens[to]?.text ?? '';
    // a colour or a street of the same name
    if (
      /^(?:road|street|avenue|close|lane|drive|way|coloured|colour|cottage|house|farm|green)$/.test(
        next,
      )
    )
      continue;
    // a child called Ivy
    if (
      /^[A-Z]/.test(text.original[text.tokens[from]!.start]!) &&
      /^(?:who|aged|(?:is |has just turned |is nearly )?\(? ?\d+ ?(?:$|\)|,|and|who|\.))/.test(
        text.tokens
          .slice(to, to + 4)
          .map((t) => t.text)
          .join(' '),
      )
    )
      continue;
    // what stands there already is kept, not planted
    if (
      /^(?:mature|old|existing|established|huge|ancient|massive|enormous|giant|towering)$/.test(
        text.tokens[from - 1]?.text ?? '',
      )
    )
      continue;
    const judged = judge(text, stances, from, to);
    if (
      judged === 'bare' &&
      /^(?:big|large|tall)$/.test(text.tokens[from - 1]?.text ?? '') &&
      /^(?:trees? )?(?:at|in|on|by|near|along|behind) (?:the|our)\b/.test(
        text.tokens
          .slice(to, to + 3)
          .map((t) => t.text)
          .join(' '),
      )
    )
      continue;
    // "pine trees" in passing stand there; nobody asks for forest trees without saying so
    if (
      judged === 'bare' &&
      /^(?:pine|oak|conifer|leylandii|beech|eucalyptus|monkey puzzle)$/.test(value) &&
      (/^trees?$/.test(next) ||
        /^(?:pines|oaks|conifers|beeches|leylandii)$/.test(text.tokens[from]!.text))
    )
      continue;
    if (judged === 'refuse') add(out.plantsRefused, value, from, to);
    else if (judged === 'remove') continue;
    else if (judged === 'want' || judged === 'bare') add(out.plantsWanted, value, from, to);
  }
  for (const [pattern, kind] of REFUSED_KINDS) {
    const found = say.find(pattern);
    if (found) add(out.plantsRefused, kind, found.from, found.to);
  }
  out.plantsWanted = out.plantsWanted.filter(
    (f) => !out.plantsRefused.some((r) => r.value === f.value),
  );
}
