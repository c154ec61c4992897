/** Answers about the firm: prices, hours, where it works, booking and terms. Every figure comes from the price list or the settings. */
import { bookingTerms } from '#content/assistant/booking-facts.ts';
import { type Outcode, soilOf } from '#content/places/place-of.ts';
import { answerOf, type Answer, bullets, PAGES } from '#server/features/assistant/answer.ts';
import { STOP_WORDS, type Knowledge } from '#server/features/assistant/knowledge.ts';
import {
  answerBooking,
  answerPrice,
  answerRefund,
  answerUnlisted,
} from '#server/features/assistant/price-answers.ts';
import { asksRefund, type Reading } from '#server/features/assistant/read-question.ts';
import { townOf } from '#server/features/assistant/towns.ts';
import { joinAnd, normalise, sentencesOf, singular } from '#server/features/assistant/words.ts';

const COUNTIES = ['london', 'romford', 'essex', 'kent', 'surrey', 'greater london'];

/** Whether the firm works somewhere, as one sentence; null without a place. The four counties are those that the place table gives towns for. */
function areaSentence(
  reading: Reading,
  knowledge: Knowledge,
): { text: string; isInside: boolean } | null {
  const area = joinAnd(knowledge.settings.serviceArea);
  const named = townOf(reading.typed);
  const row = reading.place ?? named?.row ?? null;
  const county =
    named && named.name.includes(' ')
      ? undefined
      : COUNTIES.find(
          (name) =>
            new RegExp(`\\b${name}\\b`).test(reading.text) &&
            knowledge.settings.serviceArea.some((one) => normalise(one) === name),
        );
  if (
    county &&
    !reading.place &&
    (!named || normalise(named.name) === county || named.row.town !== null)
  )
    return {
      text: `Yes, we work in ${county.charAt(0).toUpperCase()}${county.slice(1)}. Our area is ${area}.`,
      isInside: true,
    };
  if (!row) return null;
  const where = reading.place
    ? `${row.outcode}, ${row.town && row.town !== row.district ? `${row.town} (${row.district})` : row.district},`
    : named!.name;
  return row.town !== null
    ? {
        text: `Yes: ${where} is in the part of the country we serve: ${area}. Please confirm it when you book.`,
        isInside: true,
      }
    : {
        text: `${where} lies outside our area, which is ${area}. The design tool works for any garden in Great Britain, and a call would settle whether we can help in another way.`,
        isInside: false,
      };
}

function answerArea(reading: Reading, knowledge: Knowledge): Answer {
  const found = areaSentence(reading, knowledge);
  if (!found)
    return answerOf(
      `We work in ${joinAnd(knowledge.settings.serviceArea)}. Tell me your postcode or town and I will say whether it lies within that.`,
      [PAGES.about, PAGES.booking],
      ['Do you cover RM1?', 'How much is a site visit?'],
    );
  return found.isInside
    ? answerOf(
        found.text,
        [PAGES.booking, PAGES.about],
        ['How much is a site visit?', 'What soil is typical there?'],
      )
    : answerOf(found.text, [PAGES.about, PAGES.designTool], ['How does the design tool work?']);
}

function answerSoilHere(row: Outcode): Answer {
  const soil = soilOf(row);
  const facts =
    soil.zone.code === 'XX'
      ? ''
      : ` ${soil.zone.drainage}. pH usually ${soil.zone.phMin.toFixed(1)} to ${soil.zone.phMax.toFixed(1)}.\n${bullets(soil.zone.characteristics)}`;
  const texture =
    soil.zone.texture === 'clay'
      ? 'clay'
      : soil.zone.texture === 'sandy'
        ? 'sandy soil'
        : soil.zone.texture;
  return answerOf(
    `${soil.wording}${facts}`,
    [PAGES.recommendations],
    [`What plants like ${texture}?`, 'How do I test my soil?', 'Do you cover my area?'],
  );
}

const PATTERNS = {
  hours:
    /\b(?:(?:visit|call|appointment|consultation)\b.*\b(?:on|at) (?:a |the )?(?:saturdays?|sundays?|weekends?|evenings?)|do you (?:do|work|open)(?: on| at)? (?:bank holidays?|christmas|weekends?|saturdays?|sundays?|evenings?)|opening (?:hours|times)|(?:is|are) (?:your|the) (?:offices?|showroom) open|your hours|office hours|working hours|what hours|(?:are|when are|what time (?:are|do|does)|what days (?:are|do)) (?:you|ya|u|the office)(?: guys)? (?:open|close|shut|work)|you(?: guys)? (?:open|closed|shut)\b|(?:open|work|working|available)\b.*\b(?:saturdays?|sundays?|weekends?|bank holidays?|xmas|christmas|easter|today|tomorrow|evenings?)|(?:saturdays?|sundays?|weekends?)\b.*\b(?:open|work|closed|available)|open(?:ing)? (?:times?|hours?)|bank holidays?|public holidays?|boxing day|hours)\b(?! (?:of|for) (?:sun|work))(?! (?:of sun|sun))/,
  contact:
    /\b(?:(?:forgot|forgotten|lost|reset|change) (?:my|our) password|phone(?: number)?|telephone|call you|ring you|your (?:number|email|address)|contact|e ?mail|get in touch|(?:speak|talk) to (?:someone|a human|a person|somebody|the owner|a designer|a real)|where are you(?: based| located)?|where(?:s| is| are) (?:your|the) (?:offices?|premises|showroom|shop|yard|depot|nursery)|your (?:office|premises|showroom)(?! (?:hours|open|times))|based in|located|(?:someone|somebody|anyone|anybody|you|a designer|a person|one of you) (?:please )?(?:ring|call|phone|contact|get back to|text|message) (?:me|us)|(?:ring|call|phone) (?:me|us)(?: back)?|call ?back)\b/,
  area: /\b(?:do (?:you|u)(?: guys)? (?:cover|work in(?! (?:the )?(?:winter|summer|spring|autumn|rain|snow|bad|wet|all|any weather|teams?|small|large|gardens))|work around|come to|come out to|serve|operate|do gardens in|travel|go to)|(?:are|is) (?:you|it) (?:near|local|in my area)|service area|(?:your|what|which) areas?\b(?! (?:of|is|are) (?:my|the) (?:garden|lawn))|how far do you|in my area|cover (?:my area|[a-z]+shire|[a-z]{1,2}\d))\b/,
  deposit: /\b(?:deposits?|pay(?:ment|ments|ing)?|instal(?:l)?ments?|up ?front|finance)\b/,
  cancel:
    /\b(?:cancel\w*\b(?! (?:my |the |a |an |our )?(?:contract|order|quote|quotation|work|form|rights?|period)\b)|reschedul\w+|change (?:my )?appointment|move my (?:appointment|booking))\b/,
  booking:
    /\b(?:book(?:ing|ings)?|appointments?|consult\w*|site (?:visits?|assessments?|surveys?)|follow ?ups?|come (?:round|out|over|and (?:look|see|visit))|visit (?:my|us|me|our)|(?:get|have|arrange|want|need|like) an? (?:\w+ )?(?:visit|survey)|meet (?:you|someone|a designer))\b/,
  about:
    /\b(?:how long have you|(?:your|years of|much|many years) experience|in business|since when|established|about (?:you|the firm|the company|your company)|who (?:runs|owns|are) (?:this|the (?:firm|company|business|site)|you guys))\b/,
  services:
    /\b(?:what (?:services|do (?:you|u) (?:do|offer|guys do)|else do you do|can you do for (?:me|us|my))|(?:your|which|list of|list your) services|services (?:do you|you offer|available)|(?:do|can|could|will|would) you(?: guys)?(?: also| ever)? (?:do|offer|build|install|lay|make|provide|design|cut|remove|fit|put (?:in|up)|supply|sell|repair|fix|clear|mow|take (?:down|away)|chop|fell|dig|paint|clean|move|look after (?:the|my|our|his|her|their) (?!roses?\b)|maintain|weed|tidy)|are you able to)\b/,
  start:
    /\b(?:when (?:can|could|would|will|are) (?:you|we|u)(?: guys)? (?:able to )?(?:start|begin|fit (?:me|us) in|come and (?:do|start))|how soon (?:can|could|would|will) (?:you|it|work)|(?:start|lead|waiting) (?:date|time|list)|how (?:far|long) (?:ahead|in advance) (?:are you|do you)|how busy are you|available to start|(?:are|is|when are|when is) (?:you|anyone|someone|anybody) (?:guys )?(?:next )?free|next (?:free|available|slot|appointment)|availability|earliest|how long (?:to|do i|would i|will i|is the|is it to) wait|(?:can|could) you (?:come|start|begin|do it|fit (?:me|us) in)\b.*\b(?:week(?:end)?|tomorrow|today|month|soon|before christmas|in (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter)|monday|tuesday|wednesday|thursday|friday))\b/,
  winter:
    /\b(?:do|can|will|would) you(?: guys)? (?:still |also )?(?:work|garden|plant|build|operate|come)(?: \w+){0,3} (?:in|through|over|during|all) (?:the )?(?:winter|year|rain|cold|frost|snow|wet|bad weather)\b/,
} as const;

const DAYS =
  /^(?:what about|and|how about)? ?(?:on )?(?:saturdays?|sundays?|weekends?|mondays?|fridays?|evenings?)$/;
const is = (key: keyof typeof PATTERNS, reading: Reading): boolean =>
  PATTERNS[key].test(reading.text) || PATTERNS[key].test(reading.soft);

const hoursOf = ({ settings }: Knowledge): string =>
  settings.hours.map((line) => `${line.days}: ${line.open}`).join('. ');
/** "I live in Luton, would you come?", "do you do Southend": a place named to the firm. */
const asksTrip = (reading: Reading): boolean =>
  (reading.typed !== '' &&
    /^(?:what about|how about|and|or)? ?(?:in )?(.+)$/.exec(reading.typed)?.[1] ===
      townOf(reading.typed)?.name.toLowerCase()) ||
  (reading.plants.length === 0 &&
    reading.traits.length === 0 &&
    /\b(?:you|your|u|too far|anyone|someone|(?:im|i am|were|we are|i live|we live|based|located|garden is) (?:in|near|at|from))\b/.test(
      reading.typed,
    ) &&
    /\b(?:come|are you (?:\w+ )?(?:in|near|around)|(?:im|i am|were|we are|i live|we live|based|located|garden is) (?:in|near|at|from)|coming|travel|go|work|get|available|operate|cover|serve|do|visit|reach|help|take on|far)\b/.test(
      reading.typed,
    ) &&
    (reading.place !== null || townOf(reading.typed) !== null) &&
    reading.service === null &&
    reading.extras.length === 0 &&
    reading.unlisted.length === 0);

/** Money and times of appointments, and where the firm goes. @returns null when it is about neither */
function answerVisits(reading: Reading, knowledge: Knowledge): Answer | null {
  const isPlantQuestion = reading.plants.length > 0;
  const hasWork =
    reading.service !== null || reading.extras.length > 0 || reading.unlisted.length > 0;
  if (
    asksRefund(reading) &&
    !is('deposit', reading) &&
    !isPlantQuestion &&
    (reading.about === 'visit' || !hasWork)
  )
    return answerRefund(knowledge);
  if (is('cancel', reading))
    return answerOf(
      `Please give ${bookingTerms.cancelHours} hours' notice to cancel or move an appointment; the private link in its confirmation does it. This does not take away the rights that the law gives you.`,
      [PAGES.booking, PAGES.terms],
      ['How do I contact you?', 'What about the deposit?'],
    );
  if (is('deposit', reading) && reading.about === 'visit' && !hasWork)
    return answerBooking(knowledge);
  if (is('deposit', reading) && !isPlantQuestion)
    return answerOf(
      `Work is booked with a deposit of ${bookingTerms.depositPercent}%; the terms of service say how it is used and what happens if plans change. A stage-by-stage payment can be asked for when you are quoted.`,
      [PAGES.terms, PAGES.booking],
      ['How do I get an exact quote?', 'How do I cancel an appointment?'],
    );
  if (is('start', reading) && !isPlantQuestion)
    return answerOf(
      'I do not know how soon work could begin: it depends on what it is and what is booked before it. The booking page shows the next free times for a call or a visit, and a designer will tell you then.',
      [PAGES.booking],
      ['When are you open?', 'How long does a patio take?'],
    );
  if (is('winter', reading) && !isPlantQuestion)
    return answerOf(
      'Yes. Garden maintenance runs all year round, and the cold months are the season for bare-root trees and hedges, from November to February, and for turf, whenever the ground is neither frozen nor sodden. For other work a designer says what the weather allows.',
      [PAGES.services, PAGES.booking],
      ['How much is garden maintenance?', 'When are you open?'],
    );
  const isPriced = reading.asks.includes('price');
  if (
    isPriced &&
    !hasWork &&
    (reading.about === 'visit' ||
      (reading.about === 'area' &&
        (reading.asks.includes('pronoun') || townOf(reading.typed) !== null)))
  ) {
    const booking = answerBooking(knowledge);
    const area = areaSentence(reading, knowledge);
    return area ? { ...booking, text: `${area.text}\n\n${booking.text}` } : booking;
  }
  if (isPriced && hasWork) return null;
  return is('area', reading) ||
    asksTrip(reading) ||
    (reading.place !== null && reading.content.length <= 3) ||
    (reading.about === 'area' && (reading.place !== null || townOf(reading.typed) !== null))
    ? answerArea(reading, knowledge)
    : null;
}

const GENERIC = new Set(
  'plant do offer build install lay make provide design cut remove fit service work garden gardening gardens thing job supply sell repair able clear take move include please'.split(
    ' ',
  ),
);
/** "Do you do water butts?": yes where a service says so, and plainly where none does. */
function answerOffer(reading: Reading, knowledge: Knowledge): Answer | null {
  if (reading.unlisted[0]) return answerUnlisted(reading.unlisted[0], knowledge);
  if (reading.service || reading.extras.length > 0) {
    const asked = answerPrice({ ...reading, asks: [...reading.asks, 'price'] }, knowledge)!;
    return answerOf(
      `Yes, that is something we do. ${asked.text}`,
      [PAGES.services, ...asked.sources],
      asked.suggestions,
    );
  }
  if (knowledge.services.length === 0) return null;
  const list = `${bullets(knowledge.services.map((service) => `${service.title}: ${service.shortDescription}`))}`;
  const next = ['How much is a patio?', 'How do I book?', 'Do you cover my area?'];
  const terms = [...new Set(reading.content.map(singular))].filter(
    (term) => !STOP_WORDS.has(term) && !GENERIC.has(term),
  );
  if (terms.length === 0 || /^(?:what|which|list)\b/.test(reading.text))
    return answerOf(`We offer:\n${list}`, [PAGES.services, PAGES.calculator], next);
  const isNamed = (text: string) => {
    const words = new Set(normalise(text).split(' ').map(singular));
    return terms.every((term) => words.has(term));
  };
  for (const service of knowledge.services) {
    const sentence = [service.shortDescription, ...sentencesOf(service.description)].find(isNamed);
    if (sentence)
      return answerOf(
        `Yes, it is part of ${service.title}: ${sentence}`,
        [PAGES.services, PAGES.booking],
        next,
      );
  }
  return answerOf(
    `I do not find that among our services, which are:\n${list}\n\nA designer can say more in a call.`,
    [PAGES.services, PAGES.booking],
    next,
  );
}

const NEEDED =
  /^(?:(?:hi|hello|hey) )?(?:i|we|id|wed)(?: would| am| are)?(?: really| just)? (?:need|want|like|after|looking for)(?: to have)? (?=(?:an?|some|new|my|our) )/;
/** Work named with hardly a word more: "fence repair", "turfing", "I need a patio". @returns null otherwise */
export function answerWork(reading: Reading, knowledge: Knowledge): Answer | null {
  const text = reading.text.replace(NEEDED, '');
  const isNamed =
    (reading.service !== null || reading.extras.length > 0) &&
    reading.content.length <= 3 &&
    !/\b(?:i|my|we|how|when|why|should|what|which|in|on|under)\b/.test(text);
  return isNamed || (reading.unlisted.length > 0 && reading.content.length <= 4)
    ? answerOffer(reading, knowledge)
    : null;
}

const OPEN =
  /\b(?:when|what time|what days|what hours) (?:are|do|is) (?:you|the office)(?: \w+)? (?:open|close|shut|work)\b|\bare you open\b|\b(?:do you (?:work|open)|are you (?:open|available))(?: at| on)? (?:weekends?|saturdays?|sundays?|evenings?)\b|\b(?:opening|your|office|working) (?:hours|times)\b/;
/** "How much is a patio, do you cover Guildford and when are you open?": each in its turn. @returns null where only one thing is asked */
function answerSeveral(reading: Reading, knowledge: Knowledge): Answer | null {
  if (reading.plants.length > 0) return null;
  const hasWork =
    reading.service !== null || reading.extras.length > 0 || reading.unlisted.length > 0;
  const price = hasWork ? answerPrice(reading, knowledge) : null;
  const area = is('area', reading) ? areaSentence(reading, knowledge) : null;
  const hours = OPEN.test(reading.text) ? `${hoursOf(knowledge)}.` : null;
  const parts = [price?.text, area?.text, hours].filter(
    (part) => part !== null && part !== undefined,
  );
  return parts.length > 1
    ? answerOf(
        parts.join('\n\n'),
        [...(price?.sources ?? []), PAGES.booking, PAGES.about],
        price?.suggestions ?? ['How do I contact you?', 'How much is a site visit?'],
      )
    : null;
}

/** @returns null when the question is not about the firm */
export function answerFirm(reading: Reading, knowledge: Knowledge): Answer | null {
  const { settings } = knowledge;
  const isPlantQuestion = reading.plants.length > 0;
  if (reading.place && reading.asks.includes('soil-here')) return answerSoilHere(reading.place);
  const town = /\bsoil\b/.test(reading.text) && !isPlantQuestion ? townOf(reading.typed) : null;
  if (town && /\b(?:what|which|type|kind|is)\b/.test(reading.text) && reading.traits.length === 0)
    return answerSoilHere(town.row);
  const several = answerSeveral(reading, knowledge);
  if (several) return several;
  const visits = answerVisits(reading, knowledge);
  if (visits) return visits;
  if ((is('hours', reading) || DAYS.test(reading.text)) && !isPlantQuestion) {
    const holidays = /\b(?:holidays?|boxing day|christmas|easter|xmas|new year)\b/.test(
      reading.text,
    )
      ? ' I hold no hours of their own for holidays: the booking page shows the days on which somebody is free.'
      : '';
    return answerOf(
      `${hoursOf(knowledge)}.${holidays} The booking page takes requests at any time.`,
      [PAGES.about, PAGES.booking],
      ['How do I contact you?', 'How much is a site visit?'],
    );
  }
  const price = reading.asks.includes('price');
  if (is('contact', reading) && !isPlantQuestion && !price)
    return answerOf(
      `Write to ${settings.email} or ring ${settings.phone}, ${settings.hours[0] ? `${settings.hours[0].days} ${settings.hours[0].open}` : 'in working hours'}. The address is ${settings.address.join(', ')}. A designer rings you if you book a call on the booking page.${settings.sample ? ' (These are sample details of a fresh installation.)' : ''}`,
      [PAGES.about, PAGES.booking],
      ['When are you open?', 'Do you cover my area?'],
    );
  const priced = answerPrice(reading, knowledge);
  if (priced) return priced;
  if (is('booking', reading) && !isPlantQuestion) return answerBooking(knowledge);
  if (is('about', reading))
    return answerOf(
      `${settings.firmName} has over ${settings.yearsOfExperience} years of experience and has worked on gardens across ${joinAnd(settings.serviceArea)} since ${settings.since}.`,
      [PAGES.about],
      ['What services do you offer?', 'Do you cover my area?'],
    );
  if (
    is('services', reading) &&
    !isPlantQuestion &&
    !/\b(?:quot\w+|estimates?|guarantee\w*|warrant\w+|insur\w+|reviews?|examples?|pdf|designs?|finance)\b/.test(
      reading.text,
    )
  )
    return answerOffer(reading, knowledge);
  if (town) return answerSoilHere(town.row);
  return null;
}
