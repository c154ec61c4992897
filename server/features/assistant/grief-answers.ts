/** Somebody has died, or an animal of the house: said kindly first, and then what was asked for. */
import { PERSON_WORDS, PET_WORDS } from '#content/assistant/everyday-words.ts';
import { answerOf, type Answer, PAGES } from '#server/features/assistant/answer.ts';
import { IF_JUST_NOW, mayBeFresh, NOT_DEAD, NOT_HUNG } from '#server/features/assistant/deaths.ts';

/** "How many people died of it" mourns nobody. */
const NOBODY = new Set(['someone', 'somebody', 'people', 'person']);
const KIN = `(?:${PERSON_WORDS.filter((word) => !NOBODY.has(word)).join('|')}|parents?|stepmum|stepdad)(?: in law)?`;
const WHO = `(?:${KIN}|${PET_WORDS.join('|')})`;
const WHEN =
  '(?: (?:last|this|in|on|a|two|three|few|the|\\d+|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|week|weeks|month|months|year|years|yesterday|today|recently|suddenly|ago|monday|tuesday|wednesday|thursday|friday|saturday|sunday|christmas)\\b){0,4}';
/** Somebody who ended their own life. */
const OWN_LIFE = `\\b(?:(?:my|our|his|her|their) )?(?:\\w+ )?${KIN} (?:(?:has|had|have|just|recently|sadly) ){0,2}(?:(?:took|taken|ended) (?:his|her|their) own li(?:fe|ves)|(?:hanged|hung|killed) (?:him|her|them)sel(?:f|ves))\\b${NOT_HUNG.replace('from the (?:monkey )?bars|', '')}(?: (?:from|in|on|off|by) (?:the|our|a|an|his|her) (?:\\w+ )?(?:oak|tree|branch|bough|shed|garage|garden|house|bedroom|loft|wood|woods|pergola|swing)\\b)?${WHEN}`;
/** The news itself, with the words that lead into it and out of it. */
const NEWS = new RegExp(
  [
    `(?:\\b(?:since|after|when|because|as|now|that|for|in memory of|ever) ){0,2}(?:\\b(?:my|our|his|her|their|the|dear|lovely|old|poor|beloved|late|little|elderly) ){0,3}\\b${WHO} (?:(?:who|that|has|have|had|just|recently|sadly|suddenly|also) ){0,3}(?:died|passed away|passed on(?! (?:her|his|their|the|some|an?|these|it|to|plants?|seeds?)\\b)|was put to sleep|was put down|is dead\\b${NOT_DEAD}|passed(?=$| (?:and|so|but|last|in|recently|suddenly|yesterday|this|two|three|a (?:week|month|year|few)|want|wants|wanted|how|what|which|we|i|can|could|would like)\\b))\\b${WHEN}`,
    `\\b(?:since|after|when|before|now) (?:he|she|they) (?:(?:has|have|had|just|sadly) )?(?:died|passed away|passed on(?! (?:her|his|their|the|some|an?|these|it|to)\\b))\\b${WHEN}`,
    `\\b(?:i|we)(?:ve| have| just| recently)* lost (?:my|our) (?:\\w+ )?${KIN}\\b(?! (?:\\w+ )?(?:in (?:the|a)|at the|keys?|ring|phone|spinach|leaf|leaves|salad|kale|carrots?|corn|gem|plants?|trees?|veg\\w*|fish|frogs?|birds?)\\b)${WHEN}`,
    `\\b(?:to|for|in) (?:remember|memory of|remembrance of) (?:my |our |a )?(?:\\w+ )?${WHO}\\b`,
    `\\b(?:my|our|his|her) late ${KIN}\\b`,
    OWN_LIFE,
    `\\b(?:(?:i|we|she|he|and|(?:my|our) (?:${KIN})) )?(?:(?:have|has|just|recently) ){0,2}(?:had|suffered|after|since) (?:(?:a|an|our|my|another|the|late|early|second|recent) ){0,2}(?:miscarriage|stillbirth)s?\\b(?! of)${WHEN}`,
    `\\b(?:(?:my|our|a|her|his) )?(?:${KIN} )?(?:(?:was|were) )?(?:still ?born|born (?:sleeping|dead))(?: ${KIN})?\\b(?! (?:lambs?|calf|calves|foals?|pupp\\w+|kittens?|piglets?|kids))${WHEN}`,
  ].join('|'),
);
/** What was eaten, or by what an animal died, is answered elsewhere. */
const CAUSE =
  /\b(?:ate|eat|eats|eaten|eating|poison\w*|toxic|chewed|licked|swallowed|killed|what caused)\b/;
const DESPAIR =
  /\b(?:cant|cannot|can not|dont|not|never) (?:\w+ )?(?:cope|coping|go on|bear|face)\b|\b(?:alone|lonely|loneliness|heartbroken|devastated|lost without|struggling)\b/;
const WISH =
  /\b(?:want|plant\w*|grow|what|which|how|price|cost|help (?:me )?with|can you|could you|would like|memorial|garden design|ideas)\b/;

const SORRY = 'I am sorry for your loss.';
/** What is said to somebody who despairs, and has lost somebody. */
export const mourning = (text: string): string =>
  text.startsWith('Call 999') ? text : `${SORRY} ${text.replace(/I am (?:so )?sorry[^.]*\. /, '')}`;
const BY_SUICIDE = new RegExp(OWN_LIFE);
const LISTENERS =
  'You need not carry it by yourself: the Samaritans listen at any hour and for free on 116 123, and your GP can help too.';
/** Words of the wish that are answered here. */
const KEPT: readonly { asked: RegExp; text: string }[] = [
  {
    asked: /\bbench(?:es)?\b/,
    text: 'A bench to remember somebody by wants a level place with some sun, and something scented beside it such as a rose or lavender. We lay the place it stands on and plant round it; the bench itself is not on our price list. In a park or a churchyard ask the council or the church first.',
  },
  {
    asked: /\b(?:memorial|remembrance|memory) (?:garden|bed|border|corner|place|spot)\b/,
    text: 'A garden to remember somebody by can be very small: a place to sit, one tree or rose to look at, and something that flowers near a day that matters, such as snowdrops, bluebells, forget-me-nots or white roses. Tell me the month, the light and the soil, and I will name plants for it; you can also book a first call with a designer.',
  },
];
/** "A rose in memory of my dad" is a wish, however short. */
const KEEPS = /\b(?:remember|memory of|remembrance of|late)\b/;
/** Others who have lost somebody in the same way. */
const SURVIVORS =
  'Survivors of Bereavement by Suicide (uksobs.com) are people who have lost somebody in the same way.';
const OF_KIN = new RegExp(`\\b${KIN}\\b`);
/** Said of a grave in the garden. */
const GRAVE =
  'In England a pet may be buried in the garden of the home it lived in, where whoever owns the land agrees: deep enough for 60 cm of soil above it and away from water and pipes. Let the ground settle for some weeks, then plant a small tree or a shrub beside the place and not straight into it.';

/** Livestock is no pet before the law, whatever its keeper calls it. */
const FARMED =
  /\b(?:sheep|lambs?|ewes?|rams?|goats?|kid goats?|cows?|cattle|calf|calves|bulls?|pigs?(?<!guinea pigs?)|piglets?|alpacas?|llamas?|hens?|chickens?|cockerels?|ducks?|geese|goose|turkeys?)\b/;
const EQUINE = /\b(?:horses?|pony|ponies|donkeys?|foals?|mules?)\b/;
const FARM_GRAVE =
  'A farmed animal may not be buried or burnt in England, not even one that was kept as a pet: that holds for sheep, goats, pigs, cattle, hens and ducks alike. An approved collector fetches it, soon and covered until then; the National Fallen Stock Company (nfsco.co.uk) names one, and so does your vet. Where an animal died suddenly or several did, ring a vet first.';
const HORSE_GRAVE =
  'In England a horse that was a pet may be buried where the local council agrees, which asks how near water, springs and pipes are; otherwise it is collected or cremated. Ask the council and your vet before anybody digs.';
/** Said of the grave of whom a text names. */
const graveOf = (typed: string): string =>
  FARMED.test(typed) && !/\b(?:dogs?|cats?|hamsters?|rabbits?)\b/.test(typed)
    ? FARM_GRAVE
    : EQUINE.test(typed)
      ? HORSE_GRAVE
      : GRAVE;

const PET = `(?:${PET_WORDS.join('|')})`;
/** A pet to be buried, and neither its fence nor what it buries itself. */
const BURIAL = new RegExp(
  `\\b(?:bury|burying|burial (?:of|for)|grave (?:of|for)) (?:(?:my|our|a|an|the|his|her|your|dead|old|pet|family) ){0,3}${PET}\\b(?! (?:\\w+ )?(?:fenc\\w+|wires?|netting|mesh|poo\\w*|waste|mess|muck|manure|droppings|run|kennel|food|bones?|house|proof\\w*))|\\b(?:pet|${PET})s? (?:graves?|burials?)\\b|\\bhow (?:deep|big|wide|far down)\\b(?: \\w+){0,6}? grave\\b|\\bgrave (?:\\w+ ){0,3}deep\\b|\\b(?:dispos\\w+ of|get rid of|what (?:do i|to|should i) do with) (?:(?:a|an|my|our|the|some) )*dead (?:\\w+ )?${PET}\\b(?! (?:and chicks|nettles?))`,
);

/** @returns how a pet is buried; null where that is not asked */
export const answerBurial = (typed: string): Answer | null =>
  BURIAL.test(typed) && !NEWS.test(typed)
    ? answerOf(
        graveOf(typed),
        [PAGES.booking],
        ['What can I plant now?', 'Which trees stay small?'],
      )
    : null;

/** @param typed a question in plain words. @returns it without the news of a death; null where nobody mourns */
export function wishOfGrief(typed: string): string | null {
  if (CAUSE.test(typed) || !NEWS.test(typed)) return null;
  return typed
    .replace(NEWS, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
    .replace(/^(?:(?:and|so|but|then|now) )+/, '');
}

/** @param rest what answers the wish; asked for only where none of the words here do */
export function answerGrief(typed: string, rest: () => Answer | null): Answer {
  const isDespair = DESPAIR.test(typed);
  const wish = wishOfGrief(typed) ?? '';
  const kept = KEPT.find((one) => one.asked.test(typed));
  const answer = kept
    ? answerOf(
        kept.text,
        [PAGES.booking],
        ['What is in flower in May?', 'Which roses are scented?'],
      )
    : WISH.test(wish) || (!isDespair && wish.split(' ').length > (KEEPS.test(typed) ? 1 : 2))
      ? rest()
      : null;
  const isSuicide = BY_SUICIDE.test(typed);
  const isAlone = isDespair || isSuicide || (answer === null && OF_KIN.test(typed));
  const own = isDespair
    ? 'The garden can wait; when you want it, ask me about one small thing in it.'
    : 'When you want it, I can help with a plant to remember by, or with the garden as it is.';
  const parts = [SORRY, ...(isAlone ? [LISTENERS] : []), ...(isSuicide ? [SURVIVORS] : [])].join(
    ' ',
  );
  const grave = /\b(?:grave|buried|bury|burial)\b/.test(typed) ? `\n\n${graveOf(typed)}` : '';
  const fresh = mayBeFresh(typed) ? `\n\n${IF_JUST_NOW}` : '';
  return {
    ...(answer ??
      answerOf('', [PAGES.booking], ['What can I plant now?', 'How much is garden maintenance?'])),
    text: `${parts}${fresh}${grave}\n\n${answer?.text ?? own}`,
  };
}
