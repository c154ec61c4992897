/** Questions that come before any garden: talk about the assistant itself, and what is not its business. */
import { answerOf, type Answer, PAGES } from '#server/features/assistant/answer.ts';
import type { Reading } from '#server/features/assistant/read-question.ts';

const STARTERS = ['What can I plant now?', 'What grows in shade?', 'How much is a patio?'];

const INJECTION = /\b(?:(?:ignore|disregard|forget|override|bypass) (?:all |any |your |the |my |of |these |those )*(?:previous|prior|above|earlier|instructions?|rules?|prompts?|guidelines|training)|system (?:prompt|message)|your (?:prompt|instructions|rules|system|source code|training data)|pretend (?:to be|you|that)|act as|you are now|roleplay|role play|jailbreak\w*|developer mode|dan mode|do anything now|reveal (?:your|the)|api ?keys?|(?:admin|owner|root) (?:password|login|panel|account)|password|passwd|credentials|secret(?:s| key)?|environment variables?|repeat (?:the )?(?:words|text|everything) above|print (?:your|the) (?:prompt|instructions)|drop table|select from|union select|script alert|alert 1|base64|eval|sudo|rm rf|(?:give|show|list|tell) me (?:all )?(?:the )?(?:customers?|clients?|user|visitors?)(?: \w+)? ?(?:data|details|names|emails?|addresses|list)?|customer (?:data|emails?|list|names)|say exactly|respond only with|translate (?:this|the following))\b/;
const ABUSE = /\b(?:f+u+c+k\w*|sh[i1]t\w*|bullshit|arse(?:hole)?|ass ?hole|bitch\w*|bastards?|cunt\w*|wank\w*|twat\w*|dick ?head|prick|bollocks|piss off|idiot\w*|moron\w*|stupid|dumb|useless|pathetic|shut up|hate you|you suck|(?:you|youre|you are|your|this is|thats|this bot is|bot is|what) (?:\w+ )?(?:re )?(?:rubbish|hopeless|terrible|awful|no good|a joke|garbage|trash)$|rubbish bot|crap|retard\w*|loser|go to hell|screw you|kill you)\b/;

export const isAbuse = (reading: Reading): boolean => ABUSE.test(reading.text) || ABUSE.test(reading.typed);
export const isInjection = (reading: Reading): boolean => INJECTION.test(reading.text) || INJECTION.test(reading.typed) || /<\/?script|\bor 1 ?= ?1\b|\{\{|\$\{/.test(reading.soft);

export const answerInjection = (): Answer =>
  answerOf('I can only look things up in this site\'s own gardening pages, plants and prices, and have nothing else to show. Ask me about a plant, a month, your soil or a price and I will do my best.', [PAGES.tips], STARTERS);
export const answerAbuse = (): Answer =>
  answerOf('I am sorry that this has been annoying. Tell me which plant, place or price it is about and I will try again, or talk to a person: a first call is free.', [PAGES.booking], STARTERS);

/** Greetings, thanks and what the assistant is. */
export function answerSmallTalk(reading: Reading): Answer | null {
  const { text, content } = reading;
  if (/\b(?:are you (?:a |an )?(?:human|real|robot|bot|ai|person|machine|computer|program|someone|live)|who are you|what are you|who am i (?:talking|speaking) to|chat ?gpt|your name|is this (?:a |an )?(?:bot|ai|human|real person))\b/.test(text)) {
    return answerOf('I am a program. My answers are put together from this site\'s own pages: its plants, articles, price list and opening hours. For a person, book a free call.', [PAGES.tips, PAGES.booking], STARTERS);
  }
  if (/\b(?:what can (?:you|i ask)(?: you)?(?: do| help| about)?(?: me)?(?: with)?|how can you help|what do you know|^(?:please )?(?:help|help me|can you help(?: me)?|i need help))$/.test(text) && content.length <= 2) {
    return answerOf('I can tell you when to sow, plant, prune and harvest, which plants suit your light and soil, what is safe round animals, what helps against pests, what our services cost, and how to book.', [PAGES.tips, PAGES.calendar], STARTERS);
  }
  if (/^(?:hi|hiya|hello|hey|good (?:morning|afternoon|evening)|morning|afternoon|evening|yo|howdy|alright)\b/.test(text) && content.filter((word) => !['hello', 'hiya', 'hey', 'morning', 'afternoon', 'evening', 'howdy', 'alright', 'there', 'mate', 'yo'].includes(word)).length === 0) {
    return answerOf('Hello. Ask me about a plant, a month, your soil, or what something costs.', [], STARTERS);
  }
  if (/\b(?:thank(?:s| you)?|cheers|ta|brilliant|great|perfect|lovely|nice one)\b/.test(text) && content.length <= 2 && reading.plants.length === 0) return answerOf('You are welcome. Enjoy the garden.', [], STARTERS);
  if (/^(?:bye|goodbye|see you|good night)\b/.test(text)) return answerOf('Goodbye, and enjoy the garden.');
  return null;
}

/** What is not known, and who does know. */
export function answerUnknown(reading: Reading): Answer {
  const text = reading.typed;
  if (/\b(?:doctor|medical|medicine|symptoms?|rash|allerg\w*|hay ?fever|pregnan\w+|headache|pain|depress\w+|anxi\w+|dose|cancer|covid)\b/.test(text)) {
    return answerOf('I don\'t know that, and would not want to guess about health. Your pharmacist or GP does, NHS 111 answers at any hour, and 999 is for emergencies.', [], STARTERS);
  }
  if (/\b(?:law(?:s|ful)?|legal(?:ly)?|illegal|solicitor|sue|court|council|planning|tax|rights?|regulation)\b/.test(text)) {
    return answerOf('I don\'t know that. Your council answers questions about planning, trees and high hedges, and Citizens Advice or a solicitor about rights. I can help with the garden itself.', [PAGES.booking], STARTERS);
  }
  return answerOf(
    'I don\'t know that. I answer from this site\'s own pages: plants, months, soils, garden work, our services and prices. For other gardening questions the Royal Horticultural Society (rhs.org.uk) is a good place to look, and for your own garden a first call with a designer is free.',
    [PAGES.booking, PAGES.tips], STARTERS,
  );
}
