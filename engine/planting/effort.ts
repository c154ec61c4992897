/** How much planting people will look after, or will stay to see: read from the type, the hours, and what they say of themselves. */
import type { Brief } from '../model/brief.ts';

/** People who say that they do not garden, in their own words. */
const NO_GARDENER =
  /\b(?:tenants?|nobody|no ?one|they|we) (?:will )?(?:do|does|touch(?:es)?) nothing\b|\bcan kill anything\b|\bkilled every (?:house ?)?plant\b|\bvisit (?:it )?(?:once|twice|a few times) a year\b|\b(?:hates?|loathes?|detests?) (?:the )?(?:garden(?:ing)?|weeding|mowing)\b|\b(?:not|no|isn'?t|aren'?t|never been) (?:a |an |much of a |really |keen |any )*gardeners?\b|\b(?:don'?t|do not|won'?t|can'?t|cannot|never) (?:really |do any |do |want to |know how to )?garden(?:ing)?\b|\blook(?:s|ing)? after itself\b|\b(?:nobody|no ?one) (?:will|would|to) (?:look after|water|weed|garden)|\bforgetting it\b|\b(?:kill|killed) (?:everything|every plant)|\bnothing can be killed\b|\bno (?:time|energy) (?:for|to) (?:garden|weed|look)/i;

const speaksOf = (brief: Brief, ...concepts: string[]): boolean =>
  brief.circumstances.some((one) => concepts.includes(one.concept));

/** True where only plants that ask for little are used. */
export const asksLittle = (brief: Brief): boolean =>
  brief.projectType.value === 'lowmaint' ||
  (brief.upkeepHoursPerWeek !== null && brief.upkeepHoursPerWeek.value < 1) ||
  speaksOf(brief, 'upkeep_low') ||
  NO_GARDENER.test(brief.description);

/** True of people who begin: a list they can learn. */
export const isBeginning = (brief: Brief): boolean => speaksOf(brief, 'novice');

/** Below these, in pounds in all and to the square metre of plot, money goes into few kinds. */
const SMALL_SUM = 1500,
  SMALL_SUM_TO_M2 = 12;
/** A small sum in words, or one that is meant for something else. */
const CHEAP =
  /\bcheap(?:ly|er|est)?\b(?! and (?:nasty|tacky))|\b(?:tight|small|limited|tiny|modest|not much of a) budget\b|\b(?:budget|money) is (?:really |very )?tight\b|\bnot (?:much|a lot of) money\b|\bless for (?:the )?(?:pretty|plants?|planting|frills)|\blandlord\b|\bmy tenants?\b|\bHMO\b|\blet(?:ting)? (?:it )?out\b/i;
/** True of a place that is rented or let, and where the sum is small: many kinds are not worth their price there. */
export function isPassing(brief: Brief): boolean {
  const pounds = brief.budgetPence && brief.budgetPence.value / 100;
  return (
    speaksOf(brief, 'renter', 'landlord') ||
    CHEAP.test(brief.description) ||
    (pounds !== null && (pounds < SMALL_SUM || pounds < brief.areaM2.value * SMALL_SUM_TO_M2))
  );
}

/** What hands a garden has, and how much planting it carries for them. */
export type Hands = 'none' | 'few' | 'usual' | 'keen';

/** People who garden, in their own words. */
const KEEN =
  /\b(?:keen|passionate|serious|avid|experienced|lifelong) (?:amateur )?(?:gardeners?|plants(?:man|woman|people|person))\b|\bplants(?:man|woman|people|person)\b|\b(?:love|loves|enjoy|enjoys|adore|mad about|live for) (?:my |our |the |her |his )?gardening\b|\bI garden\b|\b(?:as many|lots of|many|unusual|rare) (?:different )?(?:plants|kinds|varieties)\b|\bcottage garden\b|\bdeep borders?\b|\bcut(?:ting)? (?:flowers|garden|patch)\b/i;
/** People of an age or a health that keeps them off their knees, and those who say that they have no time. */
const FEW_HANDS =
  /\bretire[ds]?\b|\bretirement\b|\b(?:in (?:my|our|her|his|their) |aged? |am |are |is |i'?m |we'?re |both )(?:late |early |mid )?(?:6\d|7\d|8\d|9\d|sixties|seventies|eighties|nineties)\b(?! ?(?:m2|sqm|m\b|cm|mm|ft|feet|metres|%|k\b))|\b(?:bad|dodgy|new|replaced|arthritic) (?:backs?|knees?|hips?)\b|\bcan(?:'?t|not)(?: really)? (?:kneel|bend|dig)\b|\b(?:little|not much|no|less|short of) time\b|\bbusy\b|\blong hours\b|\beasy to (?:look after|keep|maintain)\b|\bnot (?:too )?much (?:work|weeding|maintenance)\b/i;

/**
 * From none (nobody gardens, or the place is let) to keen (people who say that they garden). Dogs and children run through what is
 * planted, and those who are old, ill or busy have few hands, whatever they love.
 */
export function handsOf(brief: Brief): Hands {
  if (asksLittle(brief) || isPassing(brief)) return 'none';
  const { household, description } = brief,
    said = (fact: { value: boolean; source: { kind: string } }) =>
      fact.value && fact.source.kind !== 'assumed';
  const keen = KEEN.test(description);
  if (FEW_HANDS.test(description) || household.easyAccess.value) return keen ? 'usual' : 'few';
  if (keen) return 'keen';
  return said(household.dog) || said(household.children) || said(household.toddler)
    ? 'few'
    : 'usual';
}

/** Clients who plant their own borders: they are given the frame, and beds made ready. */
const PLANTS_THEMSELVES =
  /\b(?:beds?|borders?|planting|plants?|them|it|those|these)\b[^.;\n]{0,30}\b(?:i|we|she|he|mum|my (?:wife|husband|mother|mum|dad)) (?:will|'ll|can|want to|would like to|'d like to|am going to|shall) (?:plant|fill)\b(?! (?:it |them )?with you)|\b(?:i|we|she|he)(?:'ll| will| shall| can| want to| would like to| would rather|'d like to|'d rather| prefer to) (?:do|choose|see to) (?:all |all of |most of )?(?:the |my own |our own |her own |his own )?plant(?:s|ing)\b|\bplant(?:ing)? (?:it |them |that |the (?:beds|borders|rest) |up )*(?:myself|ourselves|herself|himself)\b|\b(?:do(?: not|n'?t)|no) (?:need|want|require) (?:for )?(?:a |any |your )?planting (?:plan|scheme|list)\b|\b(?:just|only) (?:want |need |after )?(?:the |good )?bones\b|\bneed bones\b|\bhard landscaping only\b/i;
export const plantsThemselves = (brief: Brief): boolean =>
  PLANTS_THEMSELVES.test(brief.description);
