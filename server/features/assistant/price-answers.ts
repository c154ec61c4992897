/** What work costs: every figure from the price list, and beside it how much it pays for. */
import { bookingTerms } from '#content/assistant/booking-facts.ts';
import { BY_LENGTH, BY_SURFACE, type UnlistedWork } from '#content/assistant/price-words.ts';
import {
  COST_SERVICES,
  type CostService,
  EXTRA_SERVICES,
  type ExtraService,
  GARDEN_SIZES,
  type GardenSize,
  PRICE_LIST_DATE,
  SIZE_BANDS,
} from '#content/calculator/price-list.ts';
import {
  answerOf,
  type Answer,
  bullets,
  capital,
  PAGES,
} from '#server/features/assistant/answer.ts';
import type { Knowledge } from '#server/features/assistant/knowledge.ts';
import { gardenSizeOf } from '#server/features/assistant/read-measures.ts';
import type { Reading } from '#server/features/assistant/read-question.ts';
import { joinAnd, monthName, pounds } from '#server/features/assistant/words.ts';

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const band = (size: GardenSize): string => `${size} (${lowerFirst(SIZE_BANDS[size].band)})`;
const priceDate = (): string =>
  `${monthName(Number(PRICE_LIST_DATE.slice(5, 7)))} ${PRICE_LIST_DATE.slice(0, 4)}`;
const SOURCES = [PAGES.calculator, PAGES.booking];
const OTHERS = ['How much is a site visit?', 'How do I get an exact quote?'];

/** A service or an extra, told alike. */
type Priced = {
  id: CostService['id'] | ExtraService['id'];
  name: string;
  per: string;
  sizes: Record<GardenSize, { pence: number; covers: string; timeframe: string | null }>;
};
const ofService = (service: CostService): Priced => ({
  id: service.id,
  name: service.name,
  per: service.isMonthly ? ' a month' : '',
  sizes: Object.fromEntries(
    GARDEN_SIZES.map((size) => [
      size,
      {
        pence: service.sizes[size].basePence,
        covers: service.sizes[size].covers,
        timeframe: service.isMonthly ? null : service.sizes[size].timeframe,
      },
    ]),
  ) as Priced['sizes'],
});
const ofExtra = (extra: ExtraService): Priced => ({
  id: extra.id,
  name: extra.name,
  per: '',
  sizes: Object.fromEntries(
    GARDEN_SIZES.map((size) => [size, { ...extra.sizes[size], timeframe: null }]),
  ) as Priced['sizes'],
});

/** How much a price covers: square metres or metres, as the row is measured; infinite where it names no limit. */
export function capacityOf(id: Priced['id'], covers: string): number {
  const isLength = BY_LENGTH.includes(id);
  if (/\bover \d+ m²/.test(covers)) return Infinity;
  const found = isLength
    ? /(\d+) m of/.exec(covers)?.[1]
    : [...covers.matchAll(/(\d+(?:\.\d+)?) m²/g)].at(-1)?.[1];
  if (found !== undefined) return Number(found);
  const sides = isLength ? null : /([\d.]+) x ([\d.]+) m\b/.exec(covers);
  if (sides) return Number(sides[1]) * Number(sides[2]);
  // A row measured by its surface that names none, such as a drilled stone, covers none.
  return BY_SURFACE.includes(id) ? 0 : Infinity;
}

type Choice = { size: GardenSize | null; amount: string | null };
/** The row that covers what was asked; `size` null with an amount where it is larger than the list. */
function chooseSize(priced: Priced, reading: Reading): Choice {
  const isSurface = BY_SURFACE.includes(priced.id);
  const asked = isSurface
    ? reading.squareMetres
    : BY_LENGTH.includes(priced.id)
      ? reading.lengthMetres
      : null;
  if (asked !== null) {
    const amount = `${Number(asked.toFixed(1))} ${isSurface ? 'm²' : 'm'}`;
    return {
      size:
        GARDEN_SIZES.find((size) => capacityOf(priced.id, priced.sizes[size].covers) >= asked) ??
        null,
      amount,
    };
  }
  // The surface of a pergola says nothing of how long its fence is.
  if (BY_LENGTH.includes(priced.id) && reading.squareMetres !== null)
    return { size: null, amount: null };
  return {
    size: reading.squareMetres === null ? reading.size : gardenSizeOf(reading.squareMetres),
    amount: null,
  };
}

const coversOf = (priced: Priced, size: GardenSize): string =>
  lowerFirst(priced.sizes[size].covers);
const lineOf = (priced: Priced, size: GardenSize, amount: string | null = null): string =>
  `${priced.name}, ${amount ?? band(size)}: ${pounds(priced.sizes[size].pence)}${priced.per} (${coversOf(priced, size)})`;
const tooLarge = (priced: Priced, amount: string): string =>
  `${priced.name}, ${amount}: larger than our list, so it is priced from a visit. The largest price on it is ${pounds(priced.sizes.large.pence)} (${coversOf(priced, 'large')})`;

function termsOf(knowledge: Knowledge): string {
  return `These are guide prices ${knowledge.settings.pricesIncludeVat ? 'with VAT' : 'before VAT'}, of ${priceDate()}; an exact quote follows a look at the garden.`;
}

/** One service, and what goes with it. */
function answerService(
  main: Priced,
  extras: readonly Priced[],
  reading: Reading,
  knowledge: Knowledge,
): Answer {
  const terms = termsOf(knowledge);
  const { size, amount } = chooseSize(main, reading);
  if (amount !== null && size === null)
    return answerOf(
      `${bullets([tooLarge(main, amount), ...extras.map((extra) => lineOf(extra, 'large'))])}\n\n${terms}`,
      SOURCES,
      OTHERS,
    );
  if (size !== null) {
    // What goes with the work is priced in the same column as the work.
    const lines = [
      lineOf(main, size, amount),
      ...extras.map(
        (extra) => `${extra.name}: ${pounds(extra.sizes[size].pence)} (${coversOf(extra, size)})`,
      ),
    ];
    const total =
      main.sizes[size].pence + extras.reduce((sum, extra) => sum + extra.sizes[size].pence, 0);
    const together =
      extras.length > 0
        ? `\n\nTogether ${pounds(total)}${main.per ? ' in the first month' : ''}.`
        : '';
    const time = main.sizes[size].timeframe
      ? `Allow ${main.sizes[size].timeframe}.`
      : 'It is a monthly service.';
    return answerOf(`${bullets(lines)}${together}\n\n${time} ${terms}`, SOURCES, [
      size === 'large' ? 'And for a small garden?' : 'And for a large one?',
      ...OTHERS,
    ]);
  }
  const lines = GARDEN_SIZES.map(
    (one) =>
      `${band(one)}: ${pounds(main.sizes[one].pence)}${main.per}${main.sizes[one].timeframe ? `, ${main.sizes[one].timeframe}` : ''} (${coversOf(main, one)})`,
  );
  const added = extras
    .map(
      (extra) =>
        `${extra.name} adds ${joinAnd(
          GARDEN_SIZES.map((one) => `${pounds(extra.sizes[one].pence)} (${coversOf(extra, one)})`),
          'or',
        )}. `,
    )
    .join('');
  return answerOf(
    `${main.name}, by the size of the garden:\n${bullets(lines)}\n\n${added}${terms}`,
    SOURCES,
    ['What about a medium garden?', ...OTHERS],
  );
}

/** A question as it stands for an extra, which may have an amount of its own; the fence's metres are none of a pond's. */
const measuredOf = (extra: Priced, reading: Reading): Reading => ({
  ...reading,
  squareMetres: null,
  lengthMetres: null,
  ...reading.extraAmounts.find((one) => one.id === extra.id),
});

/** The row that covers what was asked, or all rows where no amount was. */
function linesOf(priced: Priced, reading: Reading): string[] {
  const { size, amount } = chooseSize(priced, reading);
  if (amount !== null && size === null) return [tooLarge(priced, amount)];
  return (size ? [size] : GARDEN_SIZES).map(
    (one) =>
      `${lineOf(priced, one, amount)}${priced.sizes[one].timeframe ? `, ${priced.sizes[one].timeframe}` : ''}`,
  );
}

/** Several works, each at its own amount: no sum, for what is done together is quoted together. */
function answerWorks(
  works: readonly (readonly [Priced, Reading])[],
  extras: readonly Priced[],
  reading: Reading,
  knowledge: Knowledge,
): Answer {
  const lines = [
    ...works.flatMap(([work, measured]) => linesOf(work, measured)),
    ...extras.flatMap((extra) => linesOf(extra, measuredOf(extra, reading))),
  ];
  return answerOf(
    `Each by itself:\n${bullets(lines)}\n\nWhat is done together is quoted together. ${termsOf(knowledge)}`,
    SOURCES,
    ['And for a small garden?', ...OTHERS],
  );
}

function answerExtras(extras: readonly Priced[], reading: Reading, knowledge: Knowledge): Answer {
  const lines = extras.flatMap((extra) => linesOf(extra, reading));
  return answerOf(
    `As an extra to another service:\n${bullets(lines)}\n\n${termsOf(knowledge)}`,
    SOURCES,
    OTHERS,
  );
}

const BUDGET =
  /\b(?:have|got|budget(?: is| of)?|spend|only|under|below|less than|up to) (?:about |around |only |up to )?£? ?(\d{1,7}(?:\.\d{1,2})?) ?(k|grand|thousand)?\b(?! ?(?:m2|sq|m\b|met|feet|ft|yards?|acres?|plants?|trees?|dogs?|cats?|kids?|children|slabs?|panels?|years?|weeks?|days?|beds?|gardens?))/;
/** The same with the sum first: "£5000 budget", "what can I get for £3000". */
const BUDGET_TOO =
  /(?:\bbudget(?: (?:is|of|about|around|max|roughly|s|be|would))* £ ?|\b(?:get|do|have|done|possible|buy|offer|afford|garden|you|for) (?:me |us |done )?(?:for|with|on) (?:about |around )?£ ?|^(?:and |ok )?(?:for|with|on|about|around|max|maximum) £ ?)(\d{1,7}(?:\.\d{1,2})?) ?(k|grand|thousand)?\b|£? ?\b(\d{1,7}(?:\.\d{1,2})?) ?(k|grand|thousand)?(?: pounds| quid)? (?:budget|to spend|max(?:imum)?|limit|all in)\b/;
/** Pence that somebody has for the work; sums below a hundred pounds are counts of something else. */
function budgetOf(reading: Reading): number | null {
  const found = BUDGET.exec(reading.soft) ?? BUDGET_TOO.exec(reading.soft);
  const sum = found ? Number(found[1] ?? found[3]) * ((found[2] ?? found[4]) ? 1000 : 1) : 0;
  return sum >= 100 ? sum * 100 : null;
}

/** "I have 5k, what can I get?": what begins within it. */
function answerBudget(pence: number, knowledge: Knowledge): Answer {
  const within = COST_SERVICES.map(ofService).flatMap((one) => {
    const size = GARDEN_SIZES.findLast((each) => one.sizes[each].pence <= pence);
    return size ? [lineOf(one, size)] : [];
  });
  if (within.length === 0)
    return answerOf(
      `Nothing on our price list begins below that sum. ${termsOf(knowledge)}`,
      SOURCES,
      OTHERS,
    );
  return answerOf(
    `Within that sum our price list has, each by itself:\n${bullets(within)}\n\n${termsOf(knowledge)}`,
    SOURCES,
    ['How much is a patio for a small garden?', ...OTHERS],
  );
}

/** Everything on the list, from the smallest price to the largest. */
function answerAll(reading: Reading, knowledge: Knowledge): Answer {
  const size = reading.squareMetres === null ? reading.size : gardenSizeOf(reading.squareMetres);
  const lines = COST_SERVICES.map(ofService).map((one) =>
    size
      ? `${one.name}: ${pounds(one.sizes[size].pence)}${one.per} (${coversOf(one, size)})`
      : `${one.name}: from ${pounds(one.sizes.small.pence)} to ${pounds(one.sizes.large.pence)}${one.per} (the least: ${coversOf(one, 'small')})`,
  );
  return answerOf(
    `It depends on the work and the size${size ? `. For a garden that is ${band(size)}` : ''}:\n${bullets(lines)}\n\n${termsOf(knowledge)}`,
    SOURCES,
    [
      'How much is a patio for a small garden?',
      'What does garden design cost?',
      'How much is a site visit?',
    ],
  );
}

/** "A Site Assessment, 45 minutes, £150", at the owner's price; null where none is offered. */
export function visitOf(knowledge: Knowledge): string | null {
  const visit = knowledge.booking.kinds.find((kind) => kind.isOnSite && kind.isOffered);
  return visit
    ? `${visit.label}, ${visit.minutes} minutes in your garden, ${lowerFirst(visit.price)}`
    : null;
}

/** Work the price list does not hold: whether the services name it, and how it would be priced. */
export function answerUnlisted(work: UnlistedWork, knowledge: Knowledge): Answer {
  const service = knowledge.services.find((one) =>
    work.found.test(`${one.title} ${one.shortDescription} ${one.description}`),
  );
  const visit = visitOf(knowledge);
  const priced = visit
    ? `A visit prices it (${visit}).`
    : 'It would be priced from a look at the garden.';
  if (work.name.startsWith('work by the hour')) {
    const care = ofService(COST_SERVICES.find((one) => one.isMonthly)!);
    return answerOf(
      `There is no rate by the hour or the day on our price list: work is priced as a whole, and ${lowerFirst(care.name)} by the month:\n${bullets(GARDEN_SIZES.map((size) => lineOf(care, size)))}\n\n${termsOf(knowledge)}`,
      SOURCES,
      OTHERS,
    );
  }
  if (service)
    return answerOf(
      `Yes, our services name it (${service.title}), but it is not on our price list. ${priced}${work.instead ? ` ${work.instead}` : ''}`,
      [PAGES.services, PAGES.booking],
      ['What services do you offer?', 'How much is a site visit?'],
    );
  return answerOf(
    `No: the services this site lists do not name ${work.name}, and it is not on our price list.${work.instead ? ` ${work.instead}` : ''} Where it is part of a larger garden, ask in a call: what a designer agrees to is priced from a visit.`,
    [PAGES.services, PAGES.booking],
    ['What services do you offer?', 'How much is a site visit?'],
  );
}

/** @returns null when the question is not of money or time */
export function answerPrice(reading: Reading, knowledge: Knowledge): Answer | null {
  const asksTime =
    /\bhow long\b|\btime ?(?:frame|scale)\b|\bhow many (?:days|weeks)\b/.test(reading.text) &&
    (reading.service !== null || reading.extras.length > 0);
  if (!reading.asks.includes('price') && !asksTime) return null;
  const service = COST_SERVICES.find((one) => one.id === reading.service);
  const extras = EXTRA_SERVICES.filter((one) => reading.extras.includes(one.id)).map(ofExtra);
  const [unlisted] = reading.unlisted;
  if (/\bvat\b/.test(reading.text) && !service && extras.length === 0) return null;
  const besides = service
    ? reading.besides.flatMap((work) => {
        const found = COST_SERVICES.find((one) => one.id === work.id);
        return found ? [[ofService(found), { ...reading, ...work }] as const] : [];
      })
    : [];
  const priced =
    service && (besides.length > 0 || reading.extraAmounts.length > 0)
      ? answerWorks([[ofService(service), reading], ...besides], extras, reading, knowledge)
      : service
        ? answerService(ofService(service), extras, reading, knowledge)
        : extras.length > 0
          ? answerExtras(extras, reading, knowledge)
          : null;
  if (unlisted && priced && !/^work by the hour|gates alone/.test(unlisted.name))
    return {
      ...priced,
      text: `${priced.text}\n\n${capital(unlisted.name)}: not on our price list; a visit prices that part.`,
    };
  if (unlisted && (!priced || !/gates alone/.test(unlisted.name)))
    return answerUnlisted(unlisted, knowledge);
  if (priced) return priced;
  if (reading.plants.length > 0 || reading.unheld.length > 0) {
    const planting = ofService(COST_SERVICES.find((one) => one.id === 'planting-landscaping')!);
    return answerOf(
      `I do not hold prices for single plants. A design from the design tool prices each plant in it, and planting as a service starts at ${pounds(planting.sizes.small.pence)} for a small garden (${coversOf(planting, 'small')}).`,
      [PAGES.designTool, PAGES.calculator],
      ['How much is planting for a medium garden?'],
    );
  }
  const budget = budgetOf(reading);
  return budget === null ? answerAll(reading, knowledge) : answerBudget(budget, knowledge);
}

/** The kinds of appointment and what each costs. */
export function answerBooking({ booking }: Knowledge): Answer {
  const lines = booking.kinds
    .filter((kind) => kind.isOffered)
    .map(
      (kind) =>
        `${kind.label}: ${kind.minutes} minutes, ${kind.isOnSite ? 'a visit to your garden' : 'a call'}, ${lowerFirst(kind.price)}`,
    );
  if (lines.length === 0)
    return answerOf(
      'No appointments are offered on the site just now. The booking page takes your wishes all the same, and says how to reach us.',
      [PAGES.booking],
      ['When are you open?', 'Do you cover my area?'],
    );
  const after = booking.isMailed
    ? `A confirmation comes by e-mail at once and a reminder ${bookingTerms.reminderHours} hours before.`
    : 'The page shows the confirmation at once, with a private link to move or cancel it: please keep that link, since this site sends no e-mails.';
  return answerOf(
    `You can book:\n${bullets(lines)}\n\n${after}`,
    [PAGES.booking],
    ['When are you open?', 'Do you cover my area?'],
  );
}

/** Whether the price of a visit comes back. */
export function answerRefund(knowledge: Knowledge): Answer {
  const visit = visitOf(knowledge);
  return answerOf(
    `${visit ? `The visit: ${visit}. ` : ''}With ${bookingTerms.cancelHours} hours' notice a visit is moved or refunded in full; with less, what the lost visit has really cost may be kept. The terms of service have the whole of it.`,
    [PAGES.terms, PAGES.booking],
    ['How do I cancel an appointment?', 'How do I contact you?'],
  );
}
