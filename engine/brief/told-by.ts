/** What words stand for that name nothing we draw, and what is no thing at all. */
import type { FeatureId } from '../features/names.ts';
import type { Mention, Reading } from '../model/reading.ts';
import { isHere, isSure } from '../reading/things.ts';
import { plantTraitOf } from '../met/plant-classes.ts';
import { WISHES } from './concepts.ts';
import { placesNamed, thingsNamed } from './named-things.ts';

/** By what words else than its name a thing may be told of. */
const TOLD_BY: Partial<Record<FeatureId, RegExp>> = {
  dining:
    /\b(?:floor\w*|flat|hard|level|slabs?|flag\w*|pav\w+|surface|stones?|court\w*|eat\w*|breakfast|supper|dinners?|lunch\w*|meals?|tea|food|people|guests|part(?:y|ies)|wedding|beer|wine|outside|outdoors|barbecues?|bbqs?|table|sit\w*)\b/i,
  play: /\b(?:kids?|child\w*|bairns?|weans?|bab(?:y|ies)|toddlers?|grand\w+|small one|girls?|boys?|son|daughter|play\w*|sand|mud|dig\w*|swing\w*|slid\w+|climb\w*|bounce\w*|den|fairy|logs?|stump\w*|balanc\w+|run|circuit|ball|goal\w*|hoop|trike|scoot\w*|bikes?|cars?|tunnel|under things|weight)\b/i,
  veg2: /\b(?:veg\w*|grow\w*|food|crops?|raised|soil|earth|tomato\w*|beans?|potato\w*|salads?|lettuce|fruit|herbs?|plots?|dig\w*|allotment\w*|edible\w*|eat\w*|rows?|beds?)\b/i,
  water:
    /\b(?:water\w*|fountain\w*|spill\w*|rill\w*|trickl\w*|ponds?|bath\w*|bubbl\w*|trough\w*|splash\w*|stream\w*|fish)\b/i,
  privacy:
    /\b(?:hid\w*|screen\w*|see\w*|look\w*|star\w*|overlook\w*|priva\w*|between|tall\w*|view\w*|block\w*|break|shield\w*|cover\w*|show|sun|reading|windows?|kitchen|bathroom|neighbour\w*|next door\w*|trains?|closed|buffer)\b/i,
  seat: /\b(?:sit\w*|seat\w*|chairs?|bench\w*|perch|rest|stop|drink|tea|coffee|beer|read\w*|quiet|spots?|somewhere|someplace|place|bit (?:that|thats|for|where|next)|sunken|corner|evenings?|out of the|relax\w*|nap|lie|lying|loung\w*|watch|cushions?|privacy|hang out)\b/i,
};
/** Its words name nothing, and have nothing of what it was taken for: "a long axis from the door" is no table. */
export function isStrange({ concept, quote }: Mention): boolean {
  const feature = WISHES[concept]?.features[0];
  const words = feature && TOLD_BY[feature];
  return (
    words !== undefined &&
    !words.test(quote) &&
    !thingsNamed(quote).some(({ called }) => !called.isPart)
  );
}

/** "One flat area big enough to kick about": open grass. */
const GAMES =
  /\b(?:kick(?:ing)?(?: ?(?:a ball|about|around)|$)|kick(?:s|ed)? (?:it )?(?:about|around)|footie|(?:play |a bit of |some )?football|ball games?|cricket|rounders)\b/i;
const NO_GRASS = /\b(?:goals?|nets?|cage|pitch|court|astro|artificial|wall)\b/i;
export const forGames = (quote: string): boolean => GAMES.test(quote) && !NO_GRASS.test(quote);

/** "A couple of mates", and the trench that a patio is not to be: rows that nobody can answer. */
const PEOPLE =
  /^(?:a |the |our |my |some )?(?:couple of |few |load of |bunch of )?(?:mates?|friends?|people|guests?|family|kids|visitors?)$/i;
const IS_NOT =
  /\b(?:isn['’]t|is not|aren['’]t|are not|wasn['’]t|not like|rather than|instead of)(?: just)?(?: an?| the)? $/i;
export const isNoThing = ({ quote, start, end }: Mention, text: string): boolean =>
  PEOPLE.test(quote) ||
  // a mark that ends inside a word: the "built" of "built-in"
  (text.slice(start, end) === quote && /^-\p{L}/u.test(text.slice(end))) ||
  IS_NOT.test(text.slice(Math.max(0, start - 24), start));

/** "Native hedgerow": a class of plants right before the thing that is to be of it is no wish by itself. */
export const saysOfNext = (m: Mention, { mentions }: Pick<Reading, 'mentions'>): boolean =>
  m.kind === 'plant' &&
  plantTraitOf(m.quote.toLowerCase()) !== null &&
  mentions.some(
    (one) =>
      one !== m && one.start >= m.start && one.start <= m.end + 1 && one.end > m.end && isHere(one),
  );

/** "Grape on top of a metal or wood frame": what a climber is to be led over. */
const FRAME = /\b(?:(?<!climbing )frames?|structure|arch(?:way)?|overhead)\b/i;
const CLIMBER =
  /\b(?:grapes?|grapevines?|vines?|wisteria|climbers?|climbing \w+|kiwis?|hops?)\b[^.;!?\n]{0,30}$/i;
export const onFrame = ({ kind, quote, start }: Mention, text: string): boolean =>
  kind === 'feature' &&
  FRAME.test(quote) &&
  CLIMBER.test(text.slice(Math.max(0, start - 44), start) + quote.slice(0, quote.search(FRAME)));

/** "Shade over a table for four": a roof with the table under it, and no planting. */
const OVER =
    /\b(?:shade|cover|roof|shelter|something|pergola|gazebo|canopy|awning|sail|parasol|umbrella|frame|trellis|vines?|grapes?|leaves)\b[^.;\n]{0,16} over (?:a|the|our|my|one end of the)? ?(?:\w+ ){0,2}(?:table|dining)\b/i,
  UNDER_A = /\bunder (?:an?|some) /i;
const ROOFS: ReadonlySet<FeatureId> = new Set(['pergola', 'sail', 'awning', 'parasol']);
/** What a table is to stand under; null where the words say nothing of it. */
export function roofOver(quote: string): FeatureId | null {
  const called = OVER.test(quote)
    ? thingsNamed(quote).map((one) => one.called)
    : UNDER_A.test(quote) && TABLE.test(quote)
      ? placesNamed(quote)
      : [];
  const roof = called.find(({ feature }) => feature && ROOFS.has(feature))?.feature;
  return roof ?? (OVER.test(quote) ? 'pergola' : null);
}
const TABLE = /\b(?:table|dining|eat)\b/i;

/** What is grown to be eaten, by name. */
const CROP =
  /\b(?:tomato(?:es)?|peppers?|onions?|shallots?|leeks?|beans?|peas|courgettes?|marrows?|potato(?:es)?|carrots?|lettuces?|salads?|chard|kale|couve|cabbages?|spinach|cucumbers?|garlic|beetroots?|squash(?:es)?|pumpkins?|chill(?:i|ies)|aubergines?|sweetcorn|radish(?:es)?|broccoli|gourds?|okra)\b/i;
/** Two kinds that are wished for want ground of their own. */
const LEAST_CROPS = 2;
/** The first of the crops that are wished for; null where there are not two. */
export function growsCrops(reading: Reading): Mention | null {
  const crops = reading.mentions.filter(
    (m) =>
      m.kind === 'plant' &&
      m.status === 'wanted' &&
      !m.whose &&
      isHere(m) &&
      isSure(m) &&
      CROP.test(m.quote),
  );
  return new Set(crops.map(({ concept }) => concept)).size >= LEAST_CROPS ? crops[0]! : null;
}

/** A plant of that kind is there and was not said to go. */
export const isKeptPlant = ({ mentions }: Reading, concept: string): boolean =>
  mentions.some(
    (m) => m.kind === 'plant' && m.concept === concept && /^(?:keep|stands)$/.test(m.status),
  );

/** So many beds make a kitchen garden of their own. */
const MANY_BEDS = 3;
const FORMAL_POND =
  /\b(?:formal|rill|reflect\w*|canal|rectangular|square|raised|lily|mirror|still)\b/i;
const KITCHEN_GARDEN =
  /\b(?:kitchen garden|potager|allotment|most of our own|self.?suff\w+|plot|rotat\w+)\b/i;
/** A pond may be a formal one, vegetables a whole kitchen garden, by the words beside them. */
export function inDetail(feature: FeatureId, { quote, count }: Mention): FeatureId {
  if (feature === 'pond' && FORMAL_POND.test(quote)) return 'formalpond';
  if (feature === 'veg2' && ((count ?? 0) >= MANY_BEDS || KITCHEN_GARDEN.test(quote)))
    return 'veg4';
  return feature;
}

/** "Under the vine stands the table. This I want.": leaves on a frame, and the table below them. */
const TABLE_UNDER =
  /\b(?:under|beneath|below) (?:the|an?|some) (?:\w+ )?(?:vines?|grapes?|grapevine|leaves|pergola|wisteria)\b[^.;\n]{0,24}\btable\b|\btable\b[^.;\n]{0,24}\b(?:under|beneath|below) (?:the|an?|some) (?:\w+ )?(?:vines?|grapes?|grapevine|leaves|wisteria)\b/i;
/** The table that is to stand under leaves; null where none is. */
export const tableUnderLeaves = ({ text, mentions }: Reading): Mention | null =>
  TABLE_UNDER.test(text)
    ? (mentions.find(
        (m) => m.status === 'wanted' && isSure(m) && isHere(m) && !m.whose && TABLE.test(m.quote),
      ) ?? null)
    : null;

/** A roof of any kind was asked for over the table or its floor. */
export const shadesTable = (reading: Reading): boolean =>
  tableUnderLeaves(reading) !== null ||
  reading.mentions.some(
    (m) =>
      isSure(m) &&
      isHere(m) &&
      m.status === 'wanted' &&
      (roofOver(m.quote) !== null ||
        (/^(?:pergola|gazebo|shade)$/.test(m.concept) &&
          /\b(?:over|above)\b/i.test(reading.text.slice(m.start, m.end + 40)) &&
          /\b(?:table|dining|patio|terrace|eat)/i.test(reading.text.slice(m.start, m.end + 60)))),
  );

const TO_WORK =
  /\bto (?:wash|rinse|clean|dry|hang|store|park|put|keep|dig|fix|mend|gut|lock|charge|feed|change|smoke)\b/i;
/** "Somewhere for logs" is no seat: it is for things, and not for people and what they do there. */
const FOR_THINGS =
  /^(?:somewhere|a (?:place|space|spot|bit|corner)|space|room|place) for (?:the |my |our |some |a few )?(?!(?:us|me|him|her|them|you|people|persons?|friends|family|guests|visitors|mum|dad|granny|kids|children|grown|adults?|everyone|two|three|four|six|eight|ten|one|a|an|sitting|eating|drinks?|drinking|tea|coffee|wine|beer|gin|breakfast|lunch|dinner|supper|summer|evenings?|chairs?|seats?|bench\w*|cushions?|quiet|relaxing|reading|\w+ing)\b|\d)\w+ ?\w*$/i;
/** A place to work at, or for things: nobody sits there. */
export const isForThings = (quote: string): boolean =>
  TO_WORK.test(quote) || FOR_THINGS.test(quote);

/** "A bigger one" is what the text names elsewhere. */
export const isNamedElsewhere = ({ mentions }: Reading, { id, concept }: Mention): boolean =>
  mentions.some(
    (other) => other.id !== id && other.concept === concept && thingsNamed(other.quote).length > 0,
  );

/** What people eat at, cook on and meet for. */
const EATING: ReadonlySet<string> = new Set([
  'dining',
  'patio',
  'deck',
  'lounge',
  'kitchen',
  'barbecue',
  'bbq',
  'oven',
  'bar',
  'eat',
  'party',
]);
/** Meals, a table or people who come are spoken of, whatever is said of them. */
export const isOfEating = (m: Mention): boolean =>
  isHere(m) &&
  m.status !== 'refused' &&
  EATING.has(m.concept) &&
  // a floor that is there says nothing of eating
  (m.status === 'wanted' || !/^(?:patio|deck)$/.test(m.concept));
