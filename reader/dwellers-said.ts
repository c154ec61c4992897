/** Who lives with what is planted, beside the household's own list: grazing animals, dogs that eat all, small children in care, tenants, eyes and mouths. */
import type { PeopleSaid } from '#engine/model/people-said.ts';

/** The word is enough, whoever owns them and on whichever side of the fence: what it costs is a few plants, what it saves is an animal. */
const GRAZERS =
  /(?<!\b(?:no|without|clothes|rocking|saw) )\b(?:horses?|pony|ponies|donkeys?|sheep|lambs|ewes|alpacas?|llamas?|goats?|cows|cattle|livestock)\b(?![’'\s-]*(?:s\s+)?(?:chestnut|manure|muck|dung|radish|tail|hair|shoe|box|power|play|skin|wool|milk|cheese|parsley|willow|fescue|grid))/i;

const DOGS = String.raw`(?:dogs?|pups?|hounds?|bitch|labs?|labradors?|retrievers?|spaniels?|collies?|terriers?|lurchers?|greyhounds?|whippets?|beagles?|poodles?|cockapoos?|cavapoos?|labradoodles?|dachshunds?|westies?|jack russells?|boxers?|pugs?|bulldogs?|setters?|pointers?|vizslas?|shepherds?|rott(?:weiler|ie)s?)`;
/** Young ones chew all they meet, and some never leave off. */
const EATER =
  /\b(?:pupp(?:y|ies)|pups?)\b|\b(?:eats?|eating|chews?|chewing|chewed|swallows?|hoovers? up|scoffs?|munch(?:es|ing)?|gnaws?) (?:absolutely |literally |just about |nearly |almost |up )*(?:everything|anything|all|whatever|it all|plants?|flowers?|bulbs?|sticks|stones|bark)\b|\b(?:eats?|chews?) (?:that|it|them|those) too\b|\b(?:is|'s|a) (?:an? )?(?:serial |terrible |great )?(?:chewer|scavenger)\b/i;
/** One old dog, and no other. */
const OLD_ONE = new RegExp(
  String.raw`(?<!\b(?:year|month|week|yr)s?[- ])\b(?:old|elderly|ageing|aging|aged|ancient|geriatric|senior|retired|arthritic) (?:[\w-]+ ){0,2}?${DOGS}\b(?! (?:kennel|run|flap|bed))`,
  'i',
);
const SEVERAL = new RegExp(
  String.raw`\b(?:dogs|pups|puppies|labs|labradors|spaniels|terriers|lurchers|greyhounds|whippets|collies)\b|\b(?:two|three|both|another|second|new|young|younger)\b[^.;\n]{0,14}\b${DOGS}\b`,
  'i',
);

/** Small children who are minded, taught or come: the trade is enough. */
const LITTLE_ONES =
  /\b(?:child[- ]?mind(?:er|ers|ing)|nursery(?! (?:rhyme|plants?|pots?|bed|stock|trees?|for (?:the )?plants|grown|school teacher))|pre-?school|play ?group|creche|crèche|toddlers|tots|tinies|under[- ](?:fives?|fours?|threes?|5s?|4s?|3s?))\b/i;
const NOT_HERE =
  /\b(?:plant|tree|garden centre|old|no|not|next door to an?|backs onto an?|near an?|beside an?|opposite an?|used to be an?|ran a|retired) $/i;

/** Said by who owns the place: tenants are somebody else, unless it is the writer. */
const LANDLORD =
  /\b(?:HMO|buy[- ]to[- ]let|(?:my|our|the) tenants|tenants? (?:do|does|don'?t|will|won'?t|never|want)|(?:flat|house|terrace|property|place) (?:is )?let to|(?:i|we) let (?:it|the|this|out)|i(?:'m| am) (?:a|the|your) landlord|as (?:a|the) landlord|(?:student|rental) (?:property|house))\b/i;

/** Wild things, and the plants that they know. */
const NATIVES =
  /(?<!\b(?:no|not|non|isn['’]t|aren['’]t|don['’]t (?:want|need))[ -](?:only |just |all |any )?)\b(?:natives?(?! (?:of|to|language|speaker|country))|nettles for|wild ?flowers? (?:and|for) |bug hotel|slow[- ]?worms?|log piles?)\b/i;

/** What comes over the fence to eat. */
const BROWSERS =
  /(?<!\b(?:no|not|without|stuffed|pet|bronze|toy|white|her|his|our|the kids['’]) )\b(?:roe |fallow |wild )?(?:deer|muntjacs?|rabbits)\b(?! ?(?:hutch|run|fence|park|leap|hound))/i;

/** Somebody who does not see; dogs that do not are another matter. */
const BLIND =
  /\b(?:(?:i['’]?m|i am|(?:i|he|she)(?:['’]s| is| was| has been| have been)|(?:been|being|is|am|are|gone|went|registered) ?)(?: now| nearly| almost| totally| completely| partly| registered)? blind\b(?! (?:spot|corner|alley|collie|dog|terrier|spaniel|lab))|(?:partially|partly) sighted|visually impaired|sight loss|macular|glaucoma|(?:lost|losing) (?:my|her|his|their) (?:eye)?sight)/i;

/** Whatever their age, somebody here puts what grows or lies about into their mouth. */
const MOUTHS =
  /\b(?:puts?|putting|stuffs?|stuffing|sticks?) (?:[\w,]+ ){1,5}(?:in|into) (?:his|her|their) mouths?\b|\bmouths (?:stones|leaves|everything|things)\b|\beats? (?:stones|soil|gravel)\b|\b(?:he|she|they)(?:['’]ll| will)? eats? (?:leaves|mud|anything (?:green|that grows)|plants)\b|\b(?:has|with) pica\b/i;

/** Whom a sting makes ill. */
const STUNG =
  /\b(?:stung|stings?|bees?|wasps?)\b[^.;!?\n]{0,60}\b(?:allerg\w+|anaphyla\w+|epi-?pens?)\b/i;

export function dwellersSaid(
  text: string,
): Pick<
  PeopleSaid,
  'horse' | 'dogs' | 'littleOnes' | 'letOut' | 'natives' | 'browsed' | 'blind' | 'mouths' | 'stung'
> {
  const horse = GRAZERS.exec(text)?.[0],
    little = LITTLE_ONES.exec(text),
    isHere = little && !NOT_HERE.test(text.slice(Math.max(0, little.index - 24), little.index)),
    dogs = EATER.test(text) ? 'eat' : OLD_ONE.test(text) && !SEVERAL.test(text) ? 'old' : null;
  return {
    ...(horse ? { horse } : {}),
    ...(dogs ? { dogs } : {}),
    ...(isHere ? { littleOnes: little[0] } : {}),
    ...(LANDLORD.test(text) ? { letOut: true } : {}),
    ...(BROWSERS.test(text) ? { browsed: true } : {}),
    ...(NATIVES.test(text) ? { natives: true } : {}),
    ...(BLIND.test(text) ? { blind: true } : {}),
    ...(STUNG.test(text) ? { stung: true } : {}),
    ...(MOUTHS.test(text) ? { mouths: true } : {}),
  };
}
