/** Questions that come before any garden: talk about the assistant itself, and what is not its business. */
import { answerOf, type Answer, PAGES } from '#server/features/assistant/answer.ts';
import { literal } from '#server/features/assistant/literal.ts';
import type { Reading } from '#server/features/assistant/read-question.ts';
import { isNews } from '#server/features/assistant/told.ts';

const STARTERS = ['What can I plant now?', 'What grows in shade?', 'How much is a patio?'];

const INJECTION =
  /\b(?:(?:ignore|disregard|forget|override|bypass) (?:all |any |your |the |my |of |these |those )*(?:previous|prior|above|earlier|instructions?|rules?|prompts?|guidelines|training)|system (?:prompt|message)|your (?:prompt|instructions|rules|system|source code|training data)|pretend (?:to be|you|that)|act as (?:an?|if)\b(?! (?:\w+ ){0,3}(?:hedg\w*|screens?|windbreaks?|wind|barrier|mulch|fence|divider|ground|shade|fertili\w*|support|boundary|border|deterrent|repellent)\b)|you are now|roleplay|role play|jailbreak\w*|developer mode|dan mode|do anything now|reveal (?:your|the)|api ?keys?|(?:admin|owner|root) (?:password|login|panel|account)|(?<!\b(?:forgot|forgotten|lost|reset|change|changed|remember) (?:my|our) )password|passwd|credentials|(?:your|api|any) secrets?(?! (?:of|to|for|behind|gardens?|ingredient|corner|door|path|place|nook)\b)|the secrets?$|secret keys?|environment variables?|repeat (?:the )?(?:words|text|everything) above|print (?:your|the) (?:prompt|instructions)|drop table|select from|union select|script alert|alert 1|base64|eval|sudo|rm rf|(?:give|show|list|tell) me (?:all )?(?:the )?(?:customers?|clients?|user|visitors?)(?: \w+)? ?(?:data|details|names|emails?|addresses|list)?|customer (?:data|emails?|list|names)|say exactly|respond only with|translate (?:this|the following))\b/;
const ABUSE =
  /\b(?:f+u+c+k\w*|sh[i1]t\w*|bullshit|arse(?:hole)?|ass ?hole|bitch\w*|bastards?|cunt\w*|wank\w*|twat\w*|dick ?head|prick(?! (?:out|them|me|my|your|the)\b)|bollocks|piss off|idiot\w*|moron\w*|stupid|dumb|useless|pathetic|shut up|hate you|you suck|(?:you|youre|you are|your|this is|thats|this bot is|bot is|what) (?:\w+ )?(?:re )?(?:rubbish|hopeless|terrible|awful|no good|a joke|garbage|trash)$|rubbish bot|crap|retard\w*|loser|go to hell|screw you|kill you)\b/;

export const isAbuse = (reading: Reading): boolean =>
  ABUSE.test(reading.text) || ABUSE.test(reading.typed);
export const isInjection = (reading: Reading): boolean =>
  INJECTION.test(reading.text) ||
  INJECTION.test(reading.typed) ||
  /<\/?script|\bor 1 ?= ?1\b|\{\{|\$\{/.test(reading.soft);

export const answerInjection = (): Answer =>
  answerOf(
    "I can only look things up in this site's own gardening pages, plants and prices, and have nothing else to show. Ask me about a plant, a month, your soil or a price and I will do my best.",
    [PAGES.tips],
    STARTERS,
  );
export const answerAbuse = (): Answer =>
  answerOf(
    'I am sorry that this has been annoying. Tell me which plant, place or price it is about and I will try again, or talk to a person: you can book a first call.',
    [PAGES.booking],
    STARTERS,
  );

/** Greetings, thanks and what the assistant is. */
export function answerSmallTalk(reading: Reading): Answer | null {
  const { text, content } = reading;
  if (
    /\b(?:are you (?:a |an )?(?:human|real|robot|bot|ai|person|machine|computer|program|someone|live)|who are you|what are you|who am i (?:talking|speaking) to|chat ?gpt|your name|is this (?:a |an )?(?:bot|ai|human|real person))\b/.test(
      text,
    )
  ) {
    return answerOf(
      "I am a program. My answers are put together from this site's own pages: its plants, articles, price list and opening hours. For a person, book a call.",
      [PAGES.tips, PAGES.booking],
      STARTERS,
    );
  }
  if (
    /\b(?:what can (?:you|i ask)(?: you)?(?: do| help| about)?(?: me)?(?: with)?|how can you help|what do you know|^(?:please )?(?:help|help me|can you help(?: me)?|i need help))$/.test(
      text,
    ) &&
    content.length <= 2
  ) {
    return answerOf(
      'I can tell you when to sow, plant, prune and harvest, which plants suit your light and soil, what is safe round animals, what helps against pests, what our services cost, and how to book.',
      [PAGES.tips, PAGES.calendar],
      STARTERS,
    );
  }
  if (
    /^(?:hi|hiya|hello|hey|good (?:morning|afternoon|evening)|morning|afternoon|evening|yo|howdy|alright)\b/.test(
      text,
    ) &&
    content.filter(
      (word) =>
        ![
          'hello',
          'hiya',
          'hey',
          'morning',
          'afternoon',
          'evening',
          'howdy',
          'alright',
          'there',
          'mate',
          'yo',
        ].includes(word),
    ).length === 0
  ) {
    return answerOf(
      'Hello. Ask me about a plant, a month, your soil, or what something costs.',
      [],
      STARTERS,
    );
  }
  if (
    /\b(?:thank(?:s| you)?|cheers|ta|brilliant|great|perfect|lovely|nice one)\b/.test(text) &&
    content.length <= 2 &&
    reading.plants.length === 0
  )
    return answerOf('You are welcome. Enjoy the garden.', [], STARTERS);
  if (/^(?:bye|goodbye|see you|good night)\b/.test(text))
    return answerOf('Goodbye, and enjoy the garden.');
  return null;
}

/** Parts of a body, hurts, chemicals and fire: where something is not known, it may yet be an emergency. */
const MAYBE_HURT =
  /\b(?:(?:my|his|her|our|your|me|mums|dads|sons|daughters|husbands|wifes|nans|grans|grandads|dogs|cats|puppys|childs|kids|babys|toddlers|friends|neighbours|partners) (?:left |right |little |big |upper |lower |whole |poor )?(?:fingers?|thumbs?|hands?|arms?|wrists?|elbows?|shoulders?|legs?|knees?|ankles?|foot|feet|toes?|heads?(?! (?:gardener|office|height))|face|neck|chest|eyes?|nose|ears?|mouth|tongue|lips?|skin|stomach|tummy|belly|heart|lungs?|bones?|ribs?)|(?:i|ive|im|he|hes|she|shes|we|child|son|daughter|husband|wife|mum|dad|nan|gran|grandad|baby|toddler|friend|somebody|someone|just) (?:has |have |just |nearly |had )*(?:fell|fallen)|throat|hurts?|hurting|injur\w*|bleed\w*|blood|burn(?:s|t|ed|ing)?|scald\w*|sick(?! of)|ill|unwell|poorly|dizzy|faint\w*|pains?|painful|sore|stings?|stinging|stung|bites?|bitten|swell\w*|swollen|rash\w*|poison\w*|vomit\w*|chok\w*|breath\w*|cough\w*|collapsed?|unconscious|trapped|drowning|dying|shock\w*|crush\w*|stabbed|weed ?killer|glyphosate|bleach|acid|ammonia|chlorine|petrol|pesticides?|asbestos|gas|fumes|chemicals?|batter(?:y|ies)|tablets|pills|fire|smoke|flames?|explo\w*|electric\w*|bomb|threaten\w*|attack\w*|assault\w*|burgl\w*|break(?:s|ing)? in\w*|flood\w*|lightning|hit (?:me|him|her|us|by)|asthma|legionnaires|tetanus|lockjaw|weils|sepsis|infected|fever|sunburn\w*|confused|cant (?:speak|breathe|move|see)|ambulance|emergency|999|111)\b/;
const IF_HURT =
  'If somebody is hurt, unwell or in danger, ring 999, or NHS 111 for advice; for an animal, your vet.';

/** Said of somebody or of danger whatever garden's word stands beside it, and so below every answer. */
const SURELY_HURT =
  /\b(?:keeled over|(?:gone|went|is|all) (?:all )?floppy (?:and|help|what)|(?:gran|nan|nana|mum|dad|baby|child|he|she|dog|cat|husband|wife) (?:\w+ ){0,3}floppy|knocked out by|(?:funny|bad) turn$|funny turn\b|(?:through|off|cut) (?:\w+ )?finger ?tips?|nose ?bleeds?|(?:hes|shes|he is|she is) (?:stuck |trapped )?under (?:the|a)|(?:hits|beats|hitting|beating) me\b(?! (?:with|to)\b)|dead body|human (?:remains|bones|skull)|found (?:a |an )?(?:human )?skull|(?:dug up|found|unearthed) (?:a |an )?(?:old |rusty )+(?:artillery |mortar )?shell\b|cut (?:his|her|its|their) (?:pads?|paws?)|(?:leg|arm|wrist|ankle) (?:is )?bent|batter(?:y|ies) (?:is |are |has |started )*(?:burning|smoking|swollen|hissing)|sparks? (?:\w+ )?(?:from|out of) (?:\w+ ){0,3}(?:socket|plug|cable|switch|wire|lights?)|zapped (?:by|off|from|me)|(?:cant|cannot|can not) find my (?:\w+ )?(?:toddler|child|baby|son|daughter|boy|girl|kid|grand\w+))\b/;
/** A garden is only where they stand. */
const INTRUDER =
  /\b(?:someone|somebody|(?:a|the|strange) (?:man|men|boy|intruder|burglar|stranger)) (?:\w+ ){0,6}?with (?:a|an) (?:knife|gun|axe|machete)\b/;
/** @returns the numbers, to stand below an answer that does not name them; null where nobody seems to be in danger */
export const lineOfHurt = (
  { typed: said }: Reading,
  answer: string,
  typed = literal(said),
): string | null =>
  ((SURELY_HURT.test(typed) && isNews(typed)) || INTRUDER.test(typed)) && !answer.includes('999')
    ? IF_HURT
    : null;

/** What is not known, and who does know; with the numbers, where somebody may be hurt. */
export function answerUnknown(reading: Reading): Answer {
  const answer = answerPlainUnknown(reading);
  return MAYBE_HURT.test(literal(reading.typed)) && isNews(reading.typed)
    ? { ...answer, text: `${answer.text}\n\n${IF_HURT}` }
    : answer;
}

function answerPlainUnknown(reading: Reading): Answer {
  const text = literal(reading.typed);
  if (
    /\b(?:doctor|medical|medicine|symptoms?|rash|allerg\w*|hay ?fever|pregnan\w+|headache|pain|depress\w+|anxi\w+|dose|cancer|covid)\b/.test(
      text,
    )
  ) {
    return answerOf(
      "I don't know that, and would not want to guess about health. Your pharmacist or GP does, NHS 111 answers at any hour, and 999 is for emergencies.",
      [],
      STARTERS,
    );
  }
  if (
    /\b(?:law(?:s|ful)?|legal(?:ly)?|illegal|solicitor|sue|court|council|planning|tax|rights?|regulation)\b/.test(
      text,
    )
  ) {
    return answerOf(
      "I don't know that. Your council answers questions about planning, trees and high hedges, and Citizens Advice or a solicitor about rights. I can help with the garden itself.",
      [PAGES.booking],
      STARTERS,
    );
  }
  return answerOf(
    "I don't know that. I answer from this site's own pages: plants, months, soils, garden work, our services and prices. For other gardening questions the Royal Horticultural Society (rhs.org.uk) is a good place to look, and for your own garden you can book a first call with a designer.",
    [PAGES.booking, PAGES.tips],
    STARTERS,
  );
}
