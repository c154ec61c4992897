/** The ground and what stands round it: position, soil, water, shade, neighbours' windows, slope, door, boundary. */
import type { Brief, Corrections, Fact, SoilTexture } from '../model/brief.ts';
import type { Place } from '../model/site.ts';
import { numberAt } from './amounts.ts';
import type { Sayings } from './plot-words.ts';
import type { Stances } from './stances.ts';
import { quoteOf } from './text.ts';
import type { Text } from './text.ts';

export type Ground = Pick<Brief, 'soil' | 'ph' | 'wet' | 'shady' | 'overlooked' | 'slope'> & {
  surroundings: NonNullable<Brief['surroundings']>;
  /** How many of these the text told. */ said: number;
};
type Span = { from: number; to: number };

const readFact = <T>(text: Text, value: T, span: Span): Fact<T> => ({
  value,
  source: { kind: 'read', quote: quoteOf(text, span.from, span.to) },
});
const assumed = <T>(value: T, because: string): Fact<T> => ({
  value,
  source: { kind: 'assumed', because },
});

/** Back garden unless the text says front, side, courtyard or roof. */
export function readPosition(text: Text, say: Sayings): Brief['position'] {
  const back = say.find(
    /\b(?:back|rear) (?:garden|yard|lawn)\b|\b(?:garden|space|plot) (?:is )?(?:at the |to the |behind |out )?(?:back|rear)\b|\bbehind (?:the|our|my) house\b/,
  );
  const roof = say.find(/\b(?:roof (?:terrace|garden|top)|rooftop|balcony|top floor terrace)\b/);
  if (roof && !back) return readFact(text, 'roof', roof);
  const front = say.find(
    /\bfront (?:garden|yard|lawn|plot|of (?:the|our|my) house)\b|\b(?:garden|space|plot) (?:is )?at the front\b/,
  );
  if (
    front &&
    !/\b(?:not|neighbour's|door|already|done|finished) (?:the )?$/.test(
      `${text.tokens
        .slice(Math.max(0, front.from - 3), front.from)
        .map((t) => t.text)
        .join(' ')} `,
    ) &&
    !(back && back.from < front.from) &&
    !say.has(
      /\bfront (?:garden|yard) (?:is|has been|was) (?:already |all )?(?:done|finished|fine|paved|sorted)\b/,
    ) &&
    !(back && say.has(/\b(?:back|rear) garden\b/))
  )
    return readFact(text, 'front', front);
  if (back)
    return readFact(
      text,
      /\bcourt ?yard\b/.test(quoteOf(text, back.from, back.to).toLowerCase())
        ? 'courtyard'
        : 'back',
      back,
    );
  const yard = say.find(
    /\b(?:court ?yards?|back ?yard|patio garden|basement garden|light ?well)\b/,
  );
  if (yard) return readFact(text, 'courtyard', yard);
  const side = say.find(
    /\b(?:side (?:garden|return|passage|alley|strip)|garden (?:is )?(?:at|down|along) the side)\b/,
  );
  if (
    side &&
    say.has(
      /\b(?:only|just|all we have is|my|our|the|narrow) (?:a |an |the )?(?:\w+ )?side (?:garden|return|passage|alley|strip)\b/,
    ) &&
    !say.has(
      /\b(?:shed|bins|storage|access|gate) (?:\w+ ){0,3}side (?:return|passage|alley)\b|\bgarden with (?:a )?(?:\w+ )?side (?:return|passage|access)\b/,
    )
  )
    return readFact(text, 'side', side);
  return assumed('back', 'most gardens are behind the house and nothing else was said');
}

const SOILS: [RegExp, SoilTexture][] = [
  [
    /\b(?:chalky?|limestone soil|chalky soil|flinty|thin alkaline soil)\b(?! (?:board|paint|white|blue|pink|green))/,
    'chalk',
  ],
  [
    /\b(?:heavy|thick|solid|sticky|london|yellow|blue|weald|wealden|pure|dense|horrible|nasty|awful|essex|wet|our|on|is|terrible|hard|mostly|very|stiff|with|and|rock hard|all|to|basildon|claggy|of|decent|typical|lots of|full of|like|bit) (?:\w+ )?clay\b(?! (?:pavers?|pots?|bricks?|tiles?|paving|pigeon))|\bclay(?:ey|ish)?(?: based| rich| heavy)? (?:soil|ground|earth|subsoil|garden|base|in this area|round here|here|and)\b|\bsoil (?:\w+ ){0,6}?clay\b|\bheavy soil\b|\bclaggy\b|\bsoil is (?:\w+ )?(?:heavy|sticky|claggy)\b|\bclay\b(?= ?(?:,|\.|$|which|that|so|but))/,
    'clay',
  ],
  [
    /\bsandy\b(?! (?:coloured|colour|beach|tones?|stone|paving))|\bsand soil\b|\b(?:light|free draining|fast draining|well drained sandy|very dry|stony|gravelly|poor thin) (?:\w+ )?soil\b|\bsoil (?:\w+ ){0,4}?(?:sandy?|light|stony|gravelly|free draining)\b|\bon (?:the )?(?:\w+ )?(?:greensand|sand|sands|gravel)\b(?! (?:path|patio|garden|drive|area))|\bgreensand\b/,
    'sandy',
  ],
  [
    /\bloamy?\b|\b(?:good|rich|decent|lovely|fertile|deep|great|nice) (?:\w+ )?(?:soil|topsoil|earth)\b|\bsoil is (?:\w+ )?(?:good|rich|fertile|lovely|decent|great)\b|\bbrickearth\b/,
    'loam',
  ],
];

/** True when a "not" stands close before: "it isn't clay", "not overlooked". */
function denied(text: Text, span: Span, reach = 4): boolean {
  const sentence = text.tokens[span.from]!.sentence;
  const before = text.tokens
    .slice(Math.max(0, span.from - reach), span.from)
    .filter((t) => t.sentence === sentence)
    .map((t) => t.text)
    .join(' ');
  return (
    /\b(?:not|no|isn't|aren't|never|without|wasn't|hasn't|doesn't|don't|isnt|arent|none|nor)(?: \w+){0,2} ?$/.test(
      before,
    ) && !/\bnot (?:only|just)\b/.test(before)
  );
}
/** True when the words are about a neighbour's ground or the past. */
const told = (stances: Stances, span: Span) =>
  stances.at[span.from] !== 'elsewhere' && stances.at[span.from] !== 'past';

function readSoil(
  text: Text,
  say: Sayings,
  stances: Stances,
  place: Place,
  corrections: Corrections,
): Fact<SoilTexture> {
  if (corrections.soil)
    return { value: corrections.soil, source: { kind: 'entered', field: 'corrections' } };
  for (const [pattern, value] of SOILS) {
    const found = say.find(pattern);
    if (found && !denied(text, found, 3) && told(stances, found))
      return readFact(text, value, found);
  }
  return assumed(
    place.soil.texture,
    place.soil.from === 'zone'
      ? `typical for ${place.outcode}: ${place.soil.name}`
      : 'no soil was mentioned and no postcode settles it',
  );
}

function readPh(text: Text, say: Sayings, soil: Fact<SoilTexture>, place: Place): Fact<number> {
  const figure = say.find(
    /\bph(?: level)?(?: is| of| about| around| roughly| at|:)* ?(\d(?:[.,]\d)?)\b/,
  );
  if (figure) {
    const value = numberAt(text.tokens, figure.to - 1)?.value ?? 7;
    if (value >= 3 && value <= 10) return readFact(text, value, figure);
  }
  const acid = say.find(
    /\b(?:ericaceous|acid(?:ic)?(?: soil| ground| side)?|heathland soil|peaty)\b(?! (?:green|yellow|colou?rs?|brights?|drops|reflux|rain))/,
  );
  if (acid && !denied(text, acid) && !/\bcompost\b/.test(text.tokens[acid.to]?.text ?? ''))
    return readFact(text, 5.2, acid);
  const lime = say.find(/\b(?:alkaline|limey|lime rich)\b/);
  if (lime && !denied(text, lime)) return readFact(text, 7.8, lime);
  if (soil.source.kind !== 'assumed' && soil.value !== place.soil.texture)
    return assumed(
      { clay: 6.8, loam: 6.6, sandy: 6.2, chalk: 7.9 }[soil.value],
      `usual for ${soil.value === 'sandy' ? 'sandy soil' : soil.value}`,
    );
  return assumed(
    place.soil.ph,
    place.soil.from === 'zone' ? `typical for ${place.outcode}` : 'a middling figure',
  );
}

const WET =
  /\b(?:water ?logged|water ?logging|water logs|boggy|floods?|flooding|flooded|soggy|squelchy|marshy|swampy|quagmire|mud bath|puddles|standing water|high water table|stays wet|always wet|very wet|really wet|too wet|(?:gets|is|so|quite|pretty|rather|sits|a bit) (?:\w+ )?(?:wet|damp)|wet (?:in winter|all winter|soil|ground|clay|and heavy|at the|patch|garden)|damp(?: soil| ground| garden| and| ,| patch| corner)|poor(?:ly)? drain(?:age|ing|ed)|bad(?:ly)? drain(?:age|ing|ed)|drainage (?:is|issues?|problems?)(?: \w+){0,2}|drains? (?:very |really |so |quite )?(?:badly|poorly|slowly)|doesn't drain|does not drain|won't drain|turns to mud|water (?:sits|pools|collects|doesn't drain|lies|runs off))\b/;
const SHADY =
  /(?:\b|(?<= )(?=,))(?:(?:very|quite|mostly|mainly|really|all|always|heavily|completely|rather|pretty|fairly|permanently|deeply|full|totally|a bit|largely|too) (?:in )?(?:shade|shady|shaded|dark|gloomy|overshadowed)|(?:is|it's|are|gets|garden,?|plot,?|courtyard,?|and|,|a|dark|damp|small|north facing,?|facing|our|my|tiny) (?:in (?:the )?shade|shady|shaded|overshadowed|in shadow|gloomy)|in (?:deep |full |dappled |heavy |permanent |the )?(?:shade|shadow)(?: (?:most|all|for most|nearly all|much) (?:of )?(?:the |of the )?(?:day|time|year))?|lots? of (?:\w+ )?shade|shade (?:most|all|for most) (?:of )?(?:the )?day|(?:little|no|not much|hardly any|barely any|very little|limited|lack of|lacks|not a lot of|doesn't get (?:much|any|a lot of)|don't get (?:much|any)|does not get (?:much|any)|minimal)(?: direct)? (?:sun|sunlight|sunshine|light)|no direct sun(?:light)?|overshadowed|overhung|sunless|dry shade|deep shade|full shade|dappled shade|shaded by)\b/;
const PART_SHADE =
  /^(?:seat|seating|sitting|spot|place|corner|area|nook|patio|dining|bench|retreat|bit|part|border|bed|end|side|parts|bits|areas|in the (?:morning|afternoon|evening)|at the (?:back|end|bottom|far|side)|on one|until|after|by (?:the )?(?:afternoon|evening)|under|sail|canopy|loving|tolerant|plants?|planting|for (?:the|summer|hot|lunch))/;
const OVERLOOKED =
  /\b(?:overlooked|over looked|overlooks? (?:us|our|the garden|my)|neighbours? (?:\w+ )?(?:can|could) (?:all )?(?:see|look)|see (?:straight |right )?(?:in|into|us)|look(?:s|ing)? (?:straight |right |directly |down )?(?:in(?:to)?|onto|over|at) (?:us|our|my|it|the garden)|lack(?:s|ing)? (?:of )?privacy|no privacy|not (?:very |at all |much )?private|isn't (?:very )?private|zero privacy|not much privacy|little privacy|in full view|goldfish bowl|exposed to (?:the )?(?:neighbours|road|street)|flats (?:behind|at the back|overlooking)|windows (?:looking|overlooking|facing)|being watched|prying eyes|nosy neighbours?)\b/;

function readSlope(text: Text, say: Sayings): Brief['slope'] {
  const rules: [RegExp, Brief['slope']['value']][] = [
    [
      /\b(?:falls?|drops?|slopes?) (?:by )?(?:about |around )?\d+(?:\.\d+)? ?(?:m|cm|mm|metres?|feet|foot|ft) (?:away|from the house|towards the (?:back|end|bottom))\b/,
      'down',
    ],
    [
      /\b(?:gently|gradually|slightly|steeply|steadily|slowly) (?:falling|dropping|descending)\b/,
      'down',
    ],
    [
      /\b(?:gently|gradually|slightly|steeply|steadily|slowly) (?:rising|climbing|ascending)\b/,
      'up',
    ],
    [
      /\b(?:slop(?:es|ing|e)|falls?|falling|drops?|runs|tilts) (?:\w+ ){0,4}?(?:left to right|right to left|across|sideways|from (?:the )?(?:left|right|side to side|one side))\b|\bcross ?fall\b|\bside to side slope\b/,
      'across',
    ],
    [
      /\b(?:slop(?:es|ing|e)|falls?|falling(?! down| apart| over| to)|drops?|dropping|runs|goes|going|tilts|stepping|steps) (?:\w+ ){0,3}?(?<!\bup )(?:down|away|downhill|downwards)\b(?! to the house| towards (?:the )?(?:house|us|home|back door|kitchen))|\bdownhill\b|\blower (?:at|towards) the (?:back|end|bottom|far end)\b|\bfalls? (?:of )?(?:about |around )?\d+(?:\.\d+)? ?(?:m|cm|metres?|feet|ft) (?:\w+ ){0,3}(?:back|end|bottom)\b/,
      'down',
    ],
    [
      /\b(?:slop(?:es|ing|e)|rises?|rising|climbs?|climbing|goes|going|runs|banks|steps|stepping) (?:\w+ ){0,3}?(?:up|upwards|uphill)\b|\brises? (?:\w+ ){0,4}(?:to|towards) (?:the )?(?:back|end|far)\b|\b(?:slopes?|sloping|falls?|drains) (?:\w+ ){0,3}?(?:down |back )?(?:to|towards|toward) (?:the |our )?(?:house|home|back door|kitchen)\b|\buphill\b|\bhigher (?:at|towards) the (?:back|end|far end|rear)\b/,
      'up',
    ],
    [
      /\b(?:steep(?:ly)?|on a (?:steep |slight |bit of a )?(?:hill|slope)|sloping|slopes?|sloped|terraced garden|tiered|split level|different levels|multi level|several levels|two levels|three levels|on two levels|banked|hillside)\b/,
      'up',
    ],
  ];
  for (const [pattern, value] of rules) {
    const found = say.find(pattern);
    if (!found || denied(text, found)) continue;
    const words = quoteOf(text, found.from, found.to);
    if (
      /^(?:goes|going|runs|steps|climb|rises?)/i.test(words) &&
      /\b(?:steps? (?:up|down)|climb(?:s|ing)? up|runs? away)\b/i.test(words) &&
      !/slop|hill/i.test(words)
    )
      continue;
    return readFact(text, value, found);
  }
  const flat = say.find(
    /\b(?:(?:is|it's|fairly|pretty|completely|mostly|quite|all|totally|perfectly|dead|relatively|nice and|,) (?:flat|level)|(?:flat|level) (?:back |rear |front )?(?:garden|plot|site|ground|space|lawn|and (?:sunny|square|rectangular|open|south|level|easy|dry)))\b(?! (?:access|threshold|roof|owner|pack))/,
  );
  if (flat && !denied(text, flat)) return readFact(text, 'level', flat);
  return assumed('level', 'no slope was mentioned');
}

function readSurroundings(text: Text, say: Sayings): NonNullable<Brief['surroundings']> {
  const door = say.find(
    /\b(?:(?:back|patio|french|kitchen|garden|bi ?fold(?:ing)?|sliding|glass) doors?|bifolds|bi folds|door|doors)(?: (?:to the garden|out|into the garden|is|are|which are|leading out|opens?|open))*(?: (?:on|at|to|towards)) (?:the )?(?:far )?(left|right|middle|centre|center)\b/,
  );
  const side = door
    ? door.groups[0] === 'left' || door.groups[0] === 'right'
      ? door.groups[0]
      : 'middle'
    : null;
  const wall = say.find(
    /\b(?:walled (?:garden|courtyard|yard|on|all|in|plot|space|town)|(?:brick|stone|garden|high|tall|old|low|boundary|party|flint|six foot|6ft|6 foot|2m|rendered|white|victorian) (?:\w+ )?walls? (?:all (?:a?round|the way)|on (?:all|three|both|two|either|every)|around|surround|enclos|either side|each side)|surrounded by (?:\w+ ){0,3}walls?|enclosed by (?:\w+ ){0,3}walls?|walls (?:all )?a?round)\b/,
  );
  const hedge = say.find(
    /\b(?:surrounded by (?:\w+ ){0,3}(?:hedges?|hedging)|hedged (?:on|all)|(?:hedges?|hedging) (?:all (?:a?round|the way)|on (?:all|three|both|either|every)|around|either side|each side)|enclosed by (?:\w+ ){0,3}hedges?|bounded by (?:\w+ ){0,3}hedges?)\b/,
  );
  const open = say.find(
    /\b(?:open plan|no (?:fence|fences|boundary|boundaries|fencing)|completely open|open on all sides|unfenced)\b/,
  );
  const fence = say.find(/\b(?:fenced|fences?|fencing|close ?board(?:ed)?|panels?)\b/);
  const height =
    say
      .all(
        /\b(\d+(?:[.,]\d+)?) ?(m|metres?|ft|foot|feet|cm)(?: \w+){0,3} (fences?|walls?|hedges?|fencing|panels)\b/g,
      )
      .find((h) =>
        wall
          ? h.groups[2]!.startsWith('wall')
          : hedge
            ? h.groups[2]!.startsWith('hedge')
            : !/^(?:wall|hedge)/.test(h.groups[2]!),
      ) ??
    say.all(
      /\b(?:fences?|walls?|fencing)(?: is| are| of| about| at| around){0,2} (\d+(?:[.,]\d+)?) ?(m|metres?|ft|foot|feet|cm)()(?: high| tall)\b/g,
    )[0];
  let heightMm: number | null = null;
  if (height) {
    const [figure, unit] = height.groups as [string, string];
    const raw =
      Number(figure.replace(',', '.')) * (unit.startsWith('f') ? 304.8 : unit === 'cm' ? 10 : 1000);
    if (raw >= 300 && raw <= 4000) heightMm = Math.round(raw / 10) * 10;
  }
  const found = wall ?? hedge ?? open ?? (heightMm !== null && fence ? fence : null);
  const kind = wall
    ? ('wall' as const)
    : hedge
      ? ('hedge' as const)
      : open && found === open
        ? ('open' as const)
        : ('fence' as const);
  const bungalow = say.find(/\bbungalow\b/);
  return {
    doorSide: door && side ? readFact(text, side as 'left' | 'right' | 'middle', door) : null,
    boundary: found ? readFact(text, { kind, heightMm }, found) : null,
    bungalow: !!bungalow && !denied(text, bungalow),
  };
}

/** Everything the text tells of the ground; what it does not tell is assumed, with the reason. */
export function readGround(
  text: Text,
  say: Sayings,
  stances: Stances,
  place: Place,
  corrections: Corrections,
): Ground {
  const soil = readSoil(text, say, stances, place, corrections);
  const flag = (
    pattern: RegExp,
    because: string,
    reject?: (span: Span) => boolean,
  ): Fact<boolean> => {
    for (const found of say.all(new RegExp(pattern.source, 'g'))) {
      if (reject?.(found)) continue;
      return readFact(
        text,
        !(
          denied(text, found) &&
          !/^(?:no|not|isn't|lack|doesn't|little)/i.test(quoteOf(text, found.from, found.to))
        ),
        found,
      );
    }
    return assumed(false, because);
  };
  const next = (span: Span) =>
    text.tokens
      .slice(span.to, span.to + 5)
      .map((t) => t.text)
      .join(' ');
  const wet = flag(WET, 'nothing was said of standing water', (span) => !told(stances, span));
  const shady = flag(
    SHADY,
    'nothing was said of deep shade',
    (span) =>
      !told(stances, span) ||
      /\b(?:third|half|quarter|end|part|side|corner|bottom|top|patio|bit)(?: of (?:the|our|my) \w+)?(?: is| gets| are)? $/.test(
        `${text.tokens
          .slice(Math.max(0, span.from - 5), span.from)
          .map((t) => t.text)
          .join(' ')} `,
      ) ||
      /^(?:before|until|till|til|first thing|in the mornings?|after|from|between)\b/.test(
        next(span),
      ) ||
      /\b(?:seat|seats|seating|bench|sit|sitting|somewhere|corner|spot|relax)(?: \w+)? $/.test(
        `${text.tokens
          .slice(Math.max(0, span.from - 3), span.from)
          .map((t) => t.text)
          .join(' ')} `,
      ) ||
      PART_SHADE.test(next(span)) ||
      (stances.at[span.from] === 'want' &&
        !/\b(?:very|mostly|sun|light)\b/.test(quoteOf(text, span.from, span.to).toLowerCase())),
  );
  // "when we look at it": one's own eyes
  const own = (span: Span) =>
    /\b(?:we|i|you|us|to|me|can|she|he) (?:can |could |only |just |mostly |all )?$/.test(
      `${text.tokens
        .slice(Math.max(0, span.from - 3), span.from)
        .filter((t) => t.sentence === text.tokens[span.from]!.sentence)
        .map((t) => t.text)
        .join(' ')} `,
    ) &&
    /^look/i.test(quoteOf(text, span.from, span.to)) &&
    !/\b(?:neighbours?|flats|houses?|windows?|people|everyone|they|anyone)\b/.test(
      text.tokens
        .slice(Math.max(0, span.from - 6), span.from)
        .map((t) => t.text)
        .join(' '),
    );
  const overlooked = flag(OVERLOOKED, 'nobody was said to look in', own);
  const slope = readSlope(text, say);
  const ph = readPh(text, say, soil, place);
  const surroundings = readSurroundings(text, say);
  const said = [soil, ph, wet, shady, overlooked, slope].filter(
    (fact) => fact.source.kind === 'read',
  ).length;
  return { soil, ph, wet, shady, overlooked, slope, surroundings, said };
}
