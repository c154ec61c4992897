/** Answers about the firm: prices, hours, where it works, booking and terms. Every figure comes from the price list or the settings. */
import { bookingFacts, bookingTerms } from '#content/assistant/booking-facts.ts';
import { estimateOf } from '#content/calculator/estimate.ts';
import { COST_SERVICES, EXTRA_SERVICES, GARDEN_SIZES, PRICE_LIST_DATE, SIZE_BANDS } from '#content/calculator/price-list.ts';
import { allOutcodes, type Outcode, soilOf } from '#content/places/place-of.ts';
import { answerOf, type Answer, bullets, PAGES } from '#server/features/assistant/answer.ts';
import type { Knowledge } from '#server/features/assistant/knowledge.ts';
import type { Reading } from '#server/features/assistant/read-question.ts';
import { joinAnd, monthName, normalise, pounds } from '#server/features/assistant/words.ts';

const band = (size: (typeof GARDEN_SIZES)[number]): string => `${size} (${SIZE_BANDS[size].band.charAt(0).toLowerCase()}${SIZE_BANDS[size].band.slice(1)})`;
const priceDate = (): string => `${monthName(Number(PRICE_LIST_DATE.slice(5, 7)))} ${PRICE_LIST_DATE.slice(0, 4)}`;

/** What a service or an extra costs, by size. */
export function answerPrice(reading: Reading, knowledge: Knowledge): Answer | null {
  const asksTime = /\bhow long\b|\btime ?(?:frame|scale)\b|\bhow many (?:days|weeks)\b/.test(reading.text) && (reading.service !== null || reading.extras.length > 0);
  if (!reading.asks.includes('price') && !asksTime) return null;
  const vat = knowledge.settings.pricesIncludeVat ? 'with VAT' : 'before VAT';
  const terms = `These are guide prices ${vat}, of ${priceDate()}; an exact quote follows a look at the garden.`;
  const service = COST_SERVICES.find((one) => one.id === reading.service);
  const extras = EXTRA_SERVICES.filter((one) => reading.extras.includes(one.id));
  const sources = [PAGES.calculator, PAGES.booking];
  const others = ['How much is a site visit?', 'How do I get an exact quote?'];

  if (/\b(?:site (?:visit|assessment|survey)|consultation|appointment|visit|call|follow ?up|come (?:round|and look|out))\b/.test(reading.text) && !service && extras.length === 0) return answerBooking();
  if (service) {
    const per = service.isMonthly ? ' a month' : '';
    if (reading.size) {
      const estimate = estimateOf({ service: service.id, size: reading.size, extras: extras.map((one) => one.id) })!;
      const lines = [`${service.name}, ${band(reading.size)}: ${pounds(estimate.basePrice)}${per} (${estimate.baseCovers.charAt(0).toLowerCase()}${estimate.baseCovers.slice(1)})`, ...estimate.additionalServices.map((line) => `${line.name}: ${pounds(line.pence)}`)];
      const total = extras.length > 0 ? `\n\nTogether ${pounds(estimate.total)}${service.isMonthly ? ' in the first month' : ''}.` : '';
      const time = service.isMonthly ? 'It is a monthly service.' : `Allow ${estimate.timeframe}.`;
      return answerOf(`${bullets(lines)}${total}\n\n${time} ${terms}`, sources, [reading.size === 'large' ? 'And for a small garden?' : 'And for a large one?', ...others].slice(0, 3));
    }
    const lines = GARDEN_SIZES.map((size) => `${band(size)}: ${pounds(service.sizes[size].basePence)}${per}${service.isMonthly ? '' : `, ${service.sizes[size].timeframe}`}`);
    return answerOf(`${service.name}, by the size of the garden:\n${bullets(lines)}\n\n${extras.length > 0 ? `${extras.map((extra) => `${extra.name} adds ${joinAnd(GARDEN_SIZES.map((size) => pounds(extra.sizes[size].pence)), 'or')}`).join('. ')}. ` : ''}${terms}`, sources, ['What about a medium garden?', ...others]);
  }
  if (extras.length > 0) {
    const lines = extras.flatMap((extra) => (reading.size ? [reading.size] : GARDEN_SIZES).map((size) => `${extra.name}, ${band(size)}: ${pounds(extra.sizes[size].pence)}`));
    return answerOf(`As an extra to another service:\n${bullets(lines)}\n\n${terms}`, sources, others);
  }
  if (reading.plants.length > 0 || reading.unheld.length > 0) {
    return answerOf(`I do not hold prices for single plants. A design from the design tool prices each plant in it, and planting as a service starts at ${pounds(COST_SERVICES.find((one) => one.id === 'planting-landscaping')!.sizes.small.basePence)} for a small garden.`, [PAGES.designTool, PAGES.calculator], ['How much is planting for a medium garden?']);
  }
  const size = reading.size;
  const lines = COST_SERVICES.map((one) => {
    const per = one.isMonthly ? ' a month' : '';
    return size ? `${one.name}: ${pounds(one.sizes[size].basePence)}${per}` : `${one.name}: from ${pounds(one.sizes.small.basePence)} to ${pounds(one.sizes.large.basePence)}${per}`;
  });
  return answerOf(`It depends on the work and the size${size ? `. For a garden that is ${band(size)}` : ''}:\n${bullets(lines)}\n\n${terms}`, sources, ['How much is a patio for a small garden?', 'What does garden design cost?', 'How much is a site visit?']);
}

/** The three kinds of appointment and what each costs. */
export function answerBooking(): Answer {
  const lines = bookingFacts.map((fact) => `${fact.name}: ${fact.length}, ${fact.place}, ${fact.price === 0 ? fact.note : `£${fact.price}, ${fact.note}`}`);
  return answerOf(`You can book:\n${bullets(lines)}\n\nA confirmation comes by e-mail at once and a reminder ${bookingTerms.reminderHours} hours before.`, [PAGES.booking], ['When are you open?', 'Do you cover my area?']);
}

let towns: Map<string, Outcode> | null = null;
/** Towns and districts by name. A district wins over a village of its name: Leeds is a city before it is a village in Kent. */
function townIndex(): Map<string, Outcode> {
  if (towns) return towns;
  towns = new Map();
  for (const row of allOutcodes()) {
    for (const name of [row.town, row.district]) {
      const key = name ? normalise(name) : '';
      if (key.length >= 4 && !['bath', 'rugby', 'bury', 'reading', 'dover'].includes(key) && (!towns.has(key) || normalise(row.district) === key)) towns.set(key, row);
    }
  }
  return towns;
}
/** A town that a text names. */
export function townOf(text: string): { name: string; row: Outcode } | null {
  const words = text.split(' ');
  for (let length = 4; length >= 1; length -= 1) {
    for (let i = 0; i + length <= words.length; i += 1) {
      const row = townIndex().get(words.slice(i, i + length).join(' '));
      if (row) return { name: words.slice(i, i + length).map((word) => (['and', 'upon', 'on'].includes(word) ? word : word.charAt(0).toUpperCase() + word.slice(1))).join(' '), row };
    }
  }
  return null;
}

const COUNTIES = ['london', 'romford', 'essex', 'kent', 'surrey', 'greater london'];

/** Whether the firm works somewhere. The four counties are those that the place table gives towns for. */
function answerArea(reading: Reading, knowledge: Knowledge): Answer {
  const area = joinAnd(knowledge.settings.serviceArea);
  const named = townOf(reading.typed);
  const row = reading.place ?? named?.row ?? null;
  const next = ['How much is a site visit?', 'What soil is typical there?'];
  const county = COUNTIES.find((name) => new RegExp(`\\b${name}\\b`).test(reading.text) && knowledge.settings.serviceArea.some((one) => normalise(one) === name));
  if (county) return answerOf(`Yes, we work in ${county.charAt(0).toUpperCase()}${county.slice(1)}. Our area is ${area}.`, [PAGES.about, PAGES.booking], next);
  if (!row) return answerOf(`We work in ${area}. Tell me your postcode or town and I will say whether it lies within that.`, [PAGES.about, PAGES.booking], ['Do you cover RM1?', 'How much is a site visit?']);
  const where = reading.place ? `${row.outcode}, ${row.town && row.town !== row.district ? `${row.town} (${row.district})` : row.district},` : named!.name;
  return row.town !== null
    ? answerOf(`${where} is in the part of the country we serve: ${area}. Please confirm it when you book.`, [PAGES.booking, PAGES.about], next)
    : answerOf(`${where} lies outside our area, which is ${area}. The design tool works for any garden in Great Britain, and a call would settle whether we can help in another way.`, [PAGES.about, PAGES.designTool], ['How does the design tool work?']);
}

function answerSoilHere(row: Outcode): Answer {
  const soil = soilOf(row);
  const facts = soil.zone.code === 'XX' ? '' : ` ${soil.zone.drainage}. pH usually ${soil.zone.phMin.toFixed(1)} to ${soil.zone.phMax.toFixed(1)}.\n${bullets(soil.zone.characteristics)}`;
  const texture = soil.zone.texture === 'clay' ? 'clay' : soil.zone.texture === 'sandy' ? 'sandy soil' : soil.zone.texture;
  return answerOf(`${soil.wording}${facts}`, [PAGES.recommendations], [`What plants like ${texture}?`, 'How do I test my soil?', 'Do you cover my area?']);
}

const PATTERNS = {
  hours: /\b(?:do you (?:do|work|open)(?: on| at)? (?:weekends?|saturdays?|sundays?|evenings?)|opening (?:hours|times)|your hours|office hours|working hours|what hours|(?:are|when are|what time (?:are|do|does)|what days (?:are|do)) (?:you|ya|u|the office)(?: guys)? (?:open|close|shut|work)|you(?: guys)? (?:open|closed|shut)\b|(?:open|work|working|available)\b.*\b(?:saturdays?|sundays?|weekends?|bank holidays?|today|tomorrow|evenings?)|(?:saturdays?|sundays?|weekends?)\b.*\b(?:open|work|closed|available)|open(?:ing)? (?:times?|hours?)|hours)\b(?! (?:of|for) (?:sun|work))(?! (?:of sun|sun))/,
  contact: /\b(?:phone(?: number)?|telephone|call you|ring you|your (?:number|email|address)|contact|e ?mail|get in touch|(?:speak|talk) to (?:someone|a human|a person|somebody|the owner|a designer|a real)|where are you(?: based| located)?|based in|located)\b/,
  area: /\b(?:do (?:you|u)(?: guys)? (?:cover|work in|work around|come to|come out to|serve|operate|do gardens in|travel|go to)|(?:are|is) (?:you|it) (?:near|local|in my area)|service area|(?:your|what|which) areas?\b(?! (?:of|is|are) (?:my|the) (?:garden|lawn))|how far do you|in my area|cover (?:my area|[a-z]+shire|[a-z]{1,2}\d))\b/,
  deposit: /\b(?:deposits?|pay(?:ment|ments|ing)?|instal(?:l)?ments?|up ?front|finance)\b/,
  cancel: /\b(?:cancel\w*\b(?! (?:my |the |a |an |our )?(?:contract|order|quote|quotation|work|form|rights?|period)\b)|reschedul\w+|refunds?|change (?:my )?appointment|move my (?:appointment|booking))\b/,
  booking: /\b(?:book(?:ing|ings)?|appointments?|consult\w*|site (?:visits?|assessments?|surveys?)|follow ?ups?|come (?:round|out|over|and (?:look|see|visit))|visit (?:my|us|me|our)|meet (?:you|someone|a designer))\b/,
  about: /\b(?:how long have you|(?:your|years of|much|many years) experience|in business|since when|established|about (?:you|the firm|the company|your company)|who (?:runs|owns|are) (?:this|the (?:firm|company|business|site)|you guys))\b/,
  services: /\b(?:what (?:services|do (?:you|u) (?:do|offer|guys do)|else do you do|can you do for (?:me|us|my))|(?:your|which|list of|list your) services|services (?:do you|you offer|available)|do you (?:do|offer|build|install|lay|make|provide|design|cut|remove|fit))\b/,
} as const;

const is = (key: keyof typeof PATTERNS, reading: Reading): boolean => PATTERNS[key].test(reading.text) || PATTERNS[key].test(reading.soft);

/** @returns null when the question is not about the firm */
export function answerFirm(reading: Reading, knowledge: Knowledge): Answer | null {
  const { settings } = knowledge;
  const isPlantQuestion = reading.plants.length > 0;
  if (reading.place && reading.asks.includes('soil-here')) return answerSoilHere(reading.place);
  const town = /\bsoil\b/.test(reading.text) && !isPlantQuestion ? townOf(reading.typed) : null;
  if (town && /\b(?:what|which|type|kind|is)\b/.test(reading.text) && reading.traits.length === 0) return answerSoilHere(town.row);
  if (is('cancel', reading)) return answerOf(`Please give ${bookingTerms.cancelHours} hours' notice to cancel or move an appointment; the confirmation e-mail says how. This does not take away the rights that the law gives you.`, [PAGES.booking, PAGES.terms], ['How do I contact you?', 'What about the deposit?']);
  if (is('deposit', reading) && !isPlantQuestion) return answerOf(`Work is booked with a deposit of ${bookingTerms.depositPercent}%; the terms of service say how it is used and what happens if plans change. A stage-by-stage payment can be asked for when you are quoted.`, [PAGES.terms, PAGES.booking], ['How do I get an exact quote?', 'How do I cancel an appointment?']);
  const isTripAsked = /\b(?:come|travel|go|work|get|available|operate)\b.*\b(?:to|in|at|near|around)\b/.test(reading.typed) && /\b(?:you|u|your)\b/.test(reading.typed) && townOf(reading.typed) !== null;
  if (is('area', reading) || isTripAsked || (reading.place !== null && reading.content.length <= 3)) return answerArea(reading, knowledge);
  if (is('hours', reading) && !isPlantQuestion) return answerOf(`${settings.hours.map((line) => `${line.days}: ${line.open}`).join('. ')}. The booking page takes requests at any time.`, [PAGES.about, PAGES.booking], ['How do I contact you?', 'How much is a site visit?']);
  const price = reading.asks.includes('price');
  if (is('contact', reading) && !isPlantQuestion && !price) return answerOf(`Write to ${settings.email} or ring ${settings.phone}, ${settings.hours[0] ? `${settings.hours[0].days} ${settings.hours[0].open}` : 'in working hours'}. The address is ${settings.address.join(', ')}. A designer will call you if you book the free General Consultation.${settings.sample ? ' (These are sample details of a fresh installation.)' : ''}`, [PAGES.about, PAGES.booking], ['When are you open?', 'Do you cover my area?']);
  const priced = answerPrice(reading, knowledge);
  if (priced) return priced;
  if (is('booking', reading) && !isPlantQuestion) return answerBooking();
  if (is('about', reading)) return answerOf(`${settings.firmName} has over ${settings.yearsOfExperience} years of experience and has worked on gardens across ${joinAnd(settings.serviceArea)} since ${settings.since}.`, [PAGES.about], ['What services do you offer?', 'Do you cover my area?']);
  if (is('services', reading) && !isPlantQuestion) {
    if (reading.service || reading.extras.length > 0) {
      const asked = answerPrice({ ...reading, asks: [...reading.asks, 'price'] }, knowledge)!;
      return answerOf(`Yes, that is something we do. ${asked.text}`, [PAGES.services, ...asked.sources], asked.suggestions);
    }
    if (knowledge.services.length === 0) return null;
    return answerOf(`We offer:\n${bullets(knowledge.services.map((service) => `${service.title}: ${service.shortDescription}`))}`, [PAGES.services, PAGES.calculator], ['How much is a patio?', 'How do I book?', 'Do you cover my area?']);
  }
  if (town) return answerSoilHere(town.row);
  return null;
}
