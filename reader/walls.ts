/** Walls that are told of: where they stand, how high, in what state, and what is asked of them. */
import { escaped } from '#engine/model/escaped.ts';
import type { WallSaid, WallSide } from '#engine/model/ground-said.ts';
import { LENGTH, sentencesIn } from './clauses.ts';
import { figuresOf } from './figures.ts';
import { BY_BODY } from './low-ground.ts';

/** What is called a wall and is none of the garden's, or is nothing to build with. */
const NONE =
  /\b(?:walls? of (?:ivy|green|noise|leylandii|the (?:house|kitchen|living|lounge|garage|shed|extension|building))|wall[- ]to[- ]wall|(?:house|kitchen|living[- ]room|garage|shed|extension|hall|gable|cavity|party|chapel|stud|inside|bedroom|bathroom)(?:'s)? walls?|walls? (?:clock|lights?|fountain|units?)|climbing wall|green wall|wallflowers?|within the walls|wall of the house|walled|walls? and ceiling|(?:from|to|against) the (?:\w+ )?(?:back|rear) wall (?:of|to|at most)|heat pump on (?:the )?back wall|retaining wall (?:idea|look))\b/gi;
const WALL = /\b(?:ret(?:aining)? ?)?walls?\b/i;
const FAILING =
  /\b(?:lean(?:s|ing|ed)?(?! on\b|[- ]to\b| in against)|bulg(?:es?|ing|ed)|bell(?:y|ied|ies|ying)|crack(?:s|ed|ing)?|failing|failed|on the move|mov(?:es|ing)\b|collaps(?:e[sd]?|ing)|rotat(?:es|ing|ion)|falling(?! to\b)(?: (?:down|over|apart))?|fallen|going soft|rotten|rotting|unsafe|crumbl(?:es|ing|ed)|out of (?:plumb|true|upright)|bow(?:s|ed|ing)|giving way|about to go|dangerous|rocks|rocking)\b/i;
const SOUND = /\b(?:not (?:leaning|moving|cracked)|sound|rebuilt)\b/i;
const RETAINING =
  /\bret(?:aining|ained)?\.? ?walls?\b|\b(?:held (?:up|back)|holds? (?:up|back|it)|holding (?:up|back)|supports?|retain(?:s|ed|ing))\b|\bdrop of\b/i;
const REBUILD =
  /\b(?:rebuil[dt]|rebuilding|replac\w+|redo(?:ne)?|re-?build|take (?:it )?down|needs? (?:doing|sorting|attention|rebuilding|replacing|to be (?:rebuilt|replaced|repaired|redone|taken down|fixed|sorted|done|made safe))|wants? (?:doing|it doing|rebuilding)|make (?:it )?safe|made safe|renew\w*|do the wall|wall (?:first|done|sorted))\b/i;
const FIRST =
  /\bwalls? (?:comes? )?first\b|\b(?:first|before (?:anything|everything)(?: else)?|before we do anything|before the rest)\b/i;
const AS_TWO =
  /\btwo (?:lower|low|smaller|little|shorter) (?:walls?|ones)\b|\btwo (?:walls?|terraces) (?:instead|rather)\b|\b(?:instead of|rather than) one (?:big|high|tall|scary)\b/i;
const NO_FIXINGS =
  /\bno (?:fixings?|fixing|drilling|screws|nails)\b|\b(?:can'?t|cannot|can not|must ?n[o']t|not allowed to|mustn't|aren't allowed to|nothing (?:is )?(?:to be )?|not to|may not)\b[^.;]{0,24}\b(?:fix(?:ed|ings?)?|drill(?:ed)?|nail(?:ed)?|screw(?:ed)?|attach(?:ed)?|touch(?:ed)?|alter(?:ed)?)\b|\bcan't be altered\b|\bnothing fixed\b|\bnot (?:a|one|even a) (?:single )?(?:nail|screw|vine eye|hook|fixing|hole|drill ?bit)\b/i;
const OURS = /\b(?:ours|mine|is our|our (?:own )?wall)\b/i;
const THEIRS =
  /\b(?:theirs|next door'?s?|(?:the )?neighbou?r'?s?'?|belongs? to|his wall|her wall|council'?s?)\b/i;

const SIDES: readonly (readonly [RegExp, WallSide])[] = [
  [
    /\b(?:on|to|along|at) (?:the |our )?left\b|\bleft(?:[- ]hand)? (?:side |garden |boundary )?wall\b|\bwall (?:on|to|down) the left\b/i,
    'left',
  ],
  [
    /\b(?:on|to|along|at) (?:the |our )?right\b|\bright(?:[- ]hand)? (?:side |one |garden |boundary )?(?:wall|is|one)\b|\bwall (?:on|to|down) the right\b/i,
    'right',
  ],
  [
    /\b(?:back|rear|end|bottom|far) (?:boundary )?wall\b|\bwall (?:at|along|across) the (?:back|end|rear|bottom|far end)\b|\bto a (?:\w+ ){0,3}wall at the end\b|\bwall[^.]{0,24}\bat the (?:rear|end|back|bottom)\b/i,
    'back',
  ],
];
/** "Replacing the old slabs" says nothing of a wall. */
const OTHER_REPLACED =
  /\breplac(?:e|es|ed|ing) (?:(?:the|our|my|all|that|those|old|existing|rotten|broken) )*(?!walls?\b|retaining\b|old\b|existing\b|the\b|it\b)[a-z]+/gi;
/** Round the garden, whatever else the sentence names. */
const ALL_ROUND =
  /\bwalls? (?:all )?(?:round|around)\b|\b(?:surrounded|enclosed|hemmed in|walled in) (?:on \w+ sides )?(?:by|with) (?:[\w.]+ ){0,5}walls?\b|\bwall(?:s|ed)? on (?:all|both|two|three|four|[234]|either) sides?\b|\b(?:brick|stone|high|tall)? ?walls? either side\b/i;
/** What a house is, and no ground: "our Victorian terrace". */
const OF_HOUSES =
  /\b(?:victorian|edwardian|georgian|mid|end|brick|town) terraces?\b|\bterraced? (?:house|cottage)s?\b/gi;
/** Between two parts of the garden rather than round it. */
const WITHIN =
  /\b(?:lower|upper|top|bottom|middle|next) (?:one|level|lawn|garden|terrace|tier|part|bit|wall)\b|\b(?:held (?:up|back)|holds? (?:up|back)|drop of|half ?way|about half|in steps|steps (?:up|down|each)|levels?|terraces?|tiers?|bank|lawn|grass|slopes?|uphill|patio|below it|above it|then (?:a|another))\b/i;

const HEIGHT = new RegExp(
  String.raw`(?:\bwalls?\b[^.;]{0,40}?(${LENGTH})(?: or so)?,? ?(?:high|tall|retained|drop)?)|(?:(${LENGTH})(?:[- ](?:high|tall))?,? (?:\w+ ){0,3}?(?:ret(?:aining)? ?)?walls?\b)`,
  'i',
);
/** "0.9 m retained", "about 1.4m high". */
const HIGH = new RegExp(String.raw`\bwalls?\b[^;]{0,90}?(${LENGTH}) (?:high|tall|retained)\b`, 'i');
const AT = new RegExp(
  String.raw`\b(?:at|about|some|set)? ?(${LENGTH}) (?:from|out from|away from|off|back from) (?:the )?(?:house|back door|back of the house)`,
  'i',
);
/** "A retaining wall of sleepers at 3m that is rotting": how far off it stands, and not how high it is. */
const STANDS_AT = new RegExp(
  String.raw`\bwalls?\b[^.;,]{0,40}? at (?:about |around |roughly )?(${LENGTH})(?! ?(?:high|tall|at (?:its|the) (?:high|tall)))`,
  'i',
);
const AFTER = new RegExp(
  String.raw`(?:${LENGTH} ?(?:x|by|×) ?)?(${LENGTH})(?: deep| of (?:\w+ ){1,3})?(?:[^.;]|\.(?=\d)){0,40}?\bthen (?:a|the|that|another)? ?(?:[^.;]|\.(?=\d)){0,30}?\b(?:wall|drop)\b`,
  'i',
);
const HALFWAY = /\b(?:half[- ]?way|in the middle|mid[- ]?way)\b/i;

const LEAST_M = 0.2,
  MOST_M = 4;

const metresIn = (text: string | undefined): number | null =>
  (text && figuresOf(text).metres[0]) || null;

function standsAt(sentence: string): number | null {
  const metres = metresIn(STANDS_AT.exec(sentence)?.[1]);
  return metres !== null && metres >= TOO_HIGH_M ? metres : null;
}
/** Walls in gardens that are said to stand "at" less are that high. */
const TOO_HIGH_M = 2;

const BODY = /\b(knee|waist|hip|chest|shoulder|eye|head)s?[- ](?:high|height|deep)\b/i;
/** "Shoulder high". */
function byBody(sentence: string): number | null {
  const part = BODY.exec(sentence)?.[1];
  return part === undefined ? null : (BY_BODY.find(([pattern]) => pattern.test(part))?.[1] ?? null);
}

/** The height nearest to the word, where a believable one is. */
function heightIn(sentence: string): number | null {
  const body = byBody(sentence);
  if (body !== null) return body;
  const near = HEIGHT.exec(sentence);
  const drop = new RegExp(String.raw`\bdrop of (?:about |around |some )?(${LENGTH})`, 'i').exec(
    sentence,
  );
  const high = HIGH.exec(sentence);
  const metres =
    metresIn(drop?.[1]) ??
    metresIn(high?.[1]) ??
    metresIn(near?.[2]) ??
    (standsAt(sentence) !== null ? null : metresIn(near?.[1]));
  if (metres === null || metres < LEAST_M || metres > MOST_M) return null;
  // a length of it is none of its height
  if (
    near &&
    !drop &&
    !high &&
    new RegExp(`${escaped(near[1] ?? near[2] ?? '')} (?:long|deep|wide|from|away|by|x)`, 'i').test(
      sentence,
    )
  )
    return null;
  return Math.round(metres * 100) / 100;
}

function placeIn(sentence: string): WallSaid['at'] {
  const metres =
    metresIn(AT.exec(sentence)?.[1]) ?? metresIn(AFTER.exec(sentence)?.[1]) ?? standsAt(sentence);
  if (metres !== null && metres >= 1) return { metres: Math.round(metres * 100) / 100 };
  return HALFWAY.test(sentence) ? { share: 0.5 } : null;
}

const BEGINS_WITH_IT =
  /^(?:but |and |so )?(?:it|it's|they|that|this|which|only slightly|one|the wall|below it|above it|our surveyor|i'd like to know whether it|wall)\b/i;
const WANTED =
  /\b(?:want|like|love|thinking of|would be nice|could do|dream|idea|finish|a finished|maybe|acceptable|favour)\b[^.]{0,40}\bwalls?\b|\bgoal painted\b|\blow walls maybe\b/i;

/** A wall of which nothing is told but that it is there tells nothing here. */
const isTelling = (wall: WallSaid): boolean =>
  wall.isFailing ||
  wall.isRetaining ||
  wall.noFixings ||
  wall.isToBeRebuilt ||
  (wall.heightM !== null && wall.where !== null);

/** "A yard, then a wall at 1.2 m, then steps on the left": of what lies one behind another, the wall's own words. */
function clauseOf(sentence: string): string {
  const parts = sentence.split(/,? then\b/i);
  return (parts.length > 2 ? parts.find((part) => WALL.test(part)) : undefined) ?? sentence;
}

/** Walls in the order told, each once, with what the sentences after it say of it. */
export function wallsIn(text: string): WallSaid[] {
  const out: WallSaid[] = [];
  const sentences = sentencesIn(text);
  let last: WallSaid | null = null,
    lastAt = -9;
  sentences.forEach(({ text: sentence }, i) => {
    const plain = sentence.replace(NONE, ' ').replace(OF_HOUSES, ' ').replace(OTHER_REPLACED, ' ');
    const names = WALL.test(plain);
    const follows =
      last !== null &&
      (i - lastAt <= 3 || /^the wall\b/i.test(plain)) &&
      (BEGINS_WITH_IT.test(plain) || (names && AS_TWO.test(plain)) || AS_TWO.test(plain));
    if (!names && !follows) return;
    const clause = clauseOf(plain);
    const isFailing = FAILING.test(clause) && !SOUND.test(plain);
    const own: WallSaid = {
      where:
        SIDES.find(([pattern]) => pattern.test(clause))?.[1] ??
        (WITHIN.test(plain) && !ALL_ROUND.test(plain) ? 'within' : null),
      heightM: names ? heightIn(plain) : null,
      isRetaining: names && RETAINING.test(plain),
      isFailing,
      isToBeRebuilt: REBUILD.test(plain),
      isFirst:
        (names || follows) &&
        FIRST.test(plain) &&
        (REBUILD.test(plain) ||
          /\bwalls? (?:comes? )?first\b/i.test(plain) ||
          /before/i.test(plain)),
      asTwo: AS_TWO.test(plain),
      noFixings: NO_FIXINGS.test(plain),
      whose: OURS.test(plain) ? 'ours' : THEIRS.test(plain) ? 'theirs' : null,
      at: names ? placeIn(plain) : null,
      quote: sentence.slice(0, 140),
    };
    // of a garden of which one wall was told "the wall" is that one, however much later
    const isOnly = out.length === 1 && own.where === null && own.heightM === null;
    // "the wall bulges": of the one that was told before
    const isSame =
      (isOnly && /\bthe wall\b/i.test(plain)) ||
      (follows &&
        (own.where === null ||
          own.where === last!.where ||
          !names ||
          /^the wall|^(?:but )?only|^wall/i.test(plain)));
    if (isSame) {
      last = isOnly ? out[0]! : last!;
      Object.assign(last, merged(last, own));
      lastAt = i;
      return;
    }
    if (!names || (WANTED.test(plain) && !isFailing && !own.isToBeRebuilt)) return;
    const before = out.find(
      (one) =>
        one.where === own.where &&
        (own.isRetaining === one.isRetaining || own.heightM === null) &&
        !/another|then/i.test(plain),
    );
    if (before) {
      Object.assign(before, merged(before, own));
      last = before;
    } else {
      out.push(own);
      last = own;
    }
    lastAt = i;
  });
  return out.filter(isTelling);
}

function merged(a: WallSaid, b: WallSaid): WallSaid {
  return {
    where: a.where ?? b.where,
    heightM: a.heightM ?? b.heightM,
    isRetaining: a.isRetaining || b.isRetaining,
    isFailing: a.isFailing || b.isFailing,
    isToBeRebuilt: a.isToBeRebuilt || b.isToBeRebuilt,
    isFirst: a.isFirst || b.isFirst,
    asTwo: a.asTwo || b.asTwo,
    noFixings: a.noFixings || b.noFixings,
    whose: a.whose ?? b.whose,
    at: a.at ?? b.at,
    quote: a.quote,
  };
}
