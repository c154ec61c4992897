/** Facts of the ground and its light that are said in passing in so many words: "slopes away from the house", "a 45 cm drop", "always in shade". */
import { areasSaid } from './areas-said.ts';
import { wordsAt } from './facings.ts';
import type { Seen } from './features.ts';
import type { RawMention } from './mentions.ts';

const NUMBER = String.raw`(?:\d+(?:\.\d+)?|a|one|two|three|four|five|six|half a)`;
const LENGTH = String.raw`${NUMBER} ?(?:mm|cm|m|metres?|meters?|ft|foot|feet|inch(?:es)?|")(?: or so)?`;
const FEW = String.raw`(?:one|two|three|four|five|six|\d{1,2})`;
const HOUSE = String.raw`(?: (?:from|to|towards?) (?:the |our )?(?:house|back|left|right|bottom|end|road))?`;

type Said = { kind: string; concept: (words: string) => string; pattern: RegExp };
const always = (concept: string) => (): string => concept;

/** Which way ground goes that "slopes down to the house", as corpus/labelling.md names it. */
const slopeOf = (words: string): string => {
  // "up away from the house": away is no way down there
  const isDown =
    /\b(?:down|off|falls?|falling|drops?|dropping)\b/i.test(words) ||
    (/\baway\b/i.test(words) && !/\b(?:up|uphill|rises?|rising|climbs?|climbing)\b/i.test(words));
  const isToHouse =
    /\b(?:to|towards?) (?:the |our )?(?:house|back door|terrace|patio)\b|\bfrom (?:the |our )?(?:rear|back(?! door)|end|bottom|top)\b/i.test(
      words,
    );
  return isDown === isToHouse ? 'slope_up' : 'slope_down';
};
const lightOf = (words: string): string =>
  /\b(?:full sun|no shade|sunny|sun ?trap)\b/i.test(words) ? 'sunny' : 'shady';

/** Of each, at least nine in ten of those in the corpus were labelled so. */
const SAYINGS: readonly Said[] = [
  {
    kind: 'level',
    concept: always('step'),
    pattern: new RegExp(
      String.raw`\b${LENGTH}(?: (?:high|deep|big))?,? (?:drop|step|fall|rise)\b|\b${LENGTH} (?:above|below|higher than|lower than|up from|down from)(?: the| our)? (?:\w+ )?(?:ground|garden|grass|lawn|house|patio|floor|doors?|kitchen|path|road|pavement)\b|\b${FEW} steps? (?:up|down)(?: (?:from|to|out of|into)(?: the| our)?(?: back| kitchen| patio)? (?:doors?|house|kitchen|garden|lawn|patio|terrace|level))?\b|\b(?:back door|doors?|house|kitchen)(?: \w+)? (?:has|have|with|got) (?:a|${FEW}) steps?\b`,
      'gi',
    ),
  },
  {
    kind: 'level',
    concept: slopeOf,
    pattern: new RegExp(
      String.raw`\bslop(?:es|ing|ed)(?: \w+){0,2} (?:up|down|away|towards?)\b${HOUSE}`,
      'gi',
    ),
  },
  {
    kind: 'level',
    concept: slopeOf,
    pattern:
      /(?<!\b(?:sun|water|rain|light|ball) )\b(?:rises?|rising|climbs?|climbing|falls?|falling|drops|dropping|goes (?:up|down))(?: away)?(?: (?:gently|steeply|slowly|gradually|by|about|around|some|roughly|maybe|nearly|over|a|an|\d[\d.,]*|one|two|three|half|m|metres?|meters?|ft|feet|foot|cm|bit|\d[\d.,]*(?:m|ft|cm|'))){0,6} (?:to|towards?|from) (?:the |our )?(?:rear|back door|back|end|bottom|top|back fence|far end|house|terrace|patio)\b/gi,
  },
  {
    kind: 'level',
    concept: always('slope_down'),
    // to what lies at the far end of a garden, and never beside a house
    pattern:
      /\b(?:falls?|slopes?|drops|runs|goes|sloping|falling)(?: (?:gently|steeply|slowly|gradually|away|down|straight))* (?:to|towards) (?:a|the|our) (?:\w+ )?(?:brook|river|stream|beck|burn|winterbourne|canal|lane|wood|railway|field|pond|lake|sea|valley|water)\b/gi,
  },
  {
    kind: 'level',
    concept: always('level'),
    pattern:
      /\b(?:flat as a \w+|dead (?:flat|level)|(?:completely|totally|perfectly) (?:flat|level))\b/gi,
  },
  { kind: 'level', concept: always('terraced'), pattern: /\bon (?:two|three|four|\d) levels\b/gi },
  {
    kind: 'light',
    concept: lightOf,
    pattern:
      /\b(?:full sun|no sun\w*|not much sun|little sun|(?:deep|heavy|full) shade|shade all day|always (?:shady|in (?:the )?shade)|sun ?trap|no shade)\b/gi,
  },
  {
    kind: 'light',
    concept: lightOf,
    pattern:
      /\b(?:is|are|it's|its|that's|stays|mostly|all) (?:(?:always|all|mostly|quite|very|really|in|the|full|deep) ){0,3}(?:shade|shady|shaded|sunny|gloomy)\b(?! (?:seat|spot|place))/gi,
  },
  {
    kind: 'access',
    concept: (words) => (/\bno\b/i.test(words) ? 'no_access' : 'through_house'),
    pattern:
      /\bno (?:side|rear|back) (?:access|way|gate|entrance)\b|\beverything (?:has to|must|needs to|will have to|comes?|goes?)(?: \w+){0,2} through(?: the (?:house|kitchen|lounge|hall|garage|flat))?\b/gi,
  },
  {
    kind: 'neighbour',
    concept: always('overlooked'),
    pattern:
      /\b(?:can|could) (?:all )?see (?:every ?(?:single )?thing|everything|absolutely everything|right in(?:to)?|straight in(?:to)?|us (?:from|when|eating|sitting))\b/gi,
  },
  {
    kind: 'place',
    concept: always('roof'),
    pattern:
      /\b(?:on top of|over|above) (?:a|an|the|our) (?:underground |basement |communal )?(?:car ?park|garages|shops?|restaurant)\b|\b(?:podium|roof) (?:deck|level|garden)\b|\bkg (?:per|a|\/) ?(?:sq|m2|m²|metre|square)|\bthrough the (?:waterproof(?:ing)? )?membrane\b/gi,
  },
  {
    kind: 'drainage',
    concept: always('dry'),
    pattern:
      /\b(?:nothing|never|does(?:n['’]?t| not)|won['’]?t|can(?:['’]t|not)) holds? (?:the |any |on to )?(?:water|moisture|rain)\b/gi,
  },
  {
    kind: 'soil',
    concept: always('sandy'),
    pattern:
      /(?<=\b(?:free[- ]draining|dry|light|loose|pure|solid|blowing|poor|hungry|just) )sand\b(?! ?(?:pit|stone|tray))/gi,
  },
  {
    kind: 'rule',
    concept: always('tpo'),
    pattern: /\b(?:has|have|got|under|with)(?: a)? (?:tpo|(?:tree )?preservation order)\b/gi,
  },
];
/** What is wished for, asked for an example or is next door's is no fact of this ground. */
const WISHED =
  /\b(?:want|wants|like|likes|love|need|needs|prefer|grows?|for|if|no|not|isn['’]t|next door(?:['’]?s)?|neighbour(?:s|['’]s|s['’])?)(?: \w+){0,3} $/i;
const SAID_CERTAINTY = 0.8;
/** Less sure mentions are not shown. */
const SHOWN = 0.5;
/** What is less sure than this gives way to words that leave no doubt where a garden lies. */
const UNSURE = 0.6;
const SLOPES: ReadonlySet<string> = new Set(['slope', 'slope_up', 'slope_down']);

/** Adds to what was found the facts that it has not, and trusts more what both say. */
export function siteFacts(seen: Seen, found: readonly RawMention[]): RawMention[] {
  const { text } = seen.words;
  const out: RawMention[] = areasSaid(seen, found);
  /** What each word is part of. */
  const parts: (RawMention | undefined)[] = [];
  const take = (one: RawMention): void => {
    for (let i = one.from; i < one.to; i++) parts[i] = one;
  };
  [...found, ...out].forEach(take);
  for (const { kind, concept, pattern } of SAYINGS)
    for (const match of text.matchAll(pattern)) {
      const start = match.index;
      const { from, to } = wordsAt(seen, start, start + match[0].length);
      if (from < 0 || to <= from) continue;
      if (kind !== 'access' && WISHED.test(text.slice(Math.max(0, start - 40), start))) continue;
      const there = parts.slice(from, to).filter((one) => one !== undefined);
      const same = there.find((one) => one.kind === kind);
      const said = concept(match[0]);
      if (same?.status === 'fact') {
        // what is said in so many words settles which way the ground goes
        if (SLOPES.has(said) && SLOPES.has(same.concept)) same.concept = said;
        if (kind === 'drainage') same.concept = said;
        same.certainty = Math.max(same.certainty, SAID_CERTAINTY);
        // its figure belongs to it
        if (parts.slice(from, same.from).every((one) => !one || one.certainty < SHOWN))
          same.from = Math.min(same.from, from);
      }
      // "deck over the car park" was a bay for a car, and none too sure of it
      const isUnsure = kind === 'place' && there.every((one) => one.certainty < UNSURE);
      if (there.length && !isUnsure) continue;
      for (const one of there) one.certainty = 0;
      const fact: RawMention = {
        from,
        to,
        kind,
        concept: said,
        status: 'fact',
        certainty: SAID_CERTAINTY,
      };
      take(fact);
      out.push(fact);
    }
  sitDownBeds(seen, parts, out);
  return out;
}

/** Beds to work at sitting down, told of by their height and by whose knees go under. */
const SIT_DOWN_BEDS =
  /\b(?:beds?|planters?|troughs?)(?: \w+){0,4} (?:knees?|legs|chair|wheelchair) (?:right |well )?(?:under|beneath|underneath)|\b(?:waist|table|chair|seat|sitting|wheelchair)[- ]?(?:high|height|level) (?:\w+ )?(?:beds?|planters?|troughs?)\b/gi;
function sitDownBeds(
  seen: Seen,
  parts: readonly (RawMention | undefined)[],
  out: RawMention[],
): void {
  for (const match of seen.words.text.matchAll(SIT_DOWN_BEDS)) {
    const { from, to } = wordsAt(seen, match.index, match.index + match[0].length);
    if (from < 0 || to <= from) continue;
    const there = parts
        .slice(from, to)
        .filter((one) => one !== undefined && one.certainty >= SHOWN),
      beds = there.find((one) => one!.kind === 'feature' && one!.concept === 'raisedbed');
    if (beds) beds.certainty = Math.max(beds.certainty, SAID_CERTAINTY);
    else if (!there.length)
      out.push({
        from,
        to,
        kind: 'feature',
        concept: 'raisedbed',
        status: 'wanted',
        certainty: SAID_CERTAINTY,
      });
  }
}
