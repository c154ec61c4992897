/** What work costs: every figure from the cost calculator's price list, with what it pays for. */
import {
  EXTRA_WORDS,
  PRICE_QUESTION_WORDS,
  SERVICE_WORDS,
} from '#content/assistant/price-words.ts';
import {
  type CostService,
  type ExtraService,
  GARDEN_SIZES,
  type GardenSize,
  type PriceList,
  sizeBands,
} from '#contracts/price-list.ts';
import { vatMode } from '#contracts/vat-words.ts';
import { joinList, lowerFirst, wholePounds } from '#engine/model/format.ts';
import { figuresOf } from '#reader/figures.ts';
import { type Answer, answerOf, type FirmFacts, hasPhrase, PAGES } from '../answer.ts';
import { normalise } from '../words.ts';

const SIZE_WORDS: Record<GardenSize, readonly string[]> = {
  small: ['small', 'tiny', 'little', 'courtyard', 'pocket'],
  medium: ['medium', 'average', 'normal', 'typical'],
  large: ['large', 'big', 'huge', 'acre'],
};

/** What somebody else asks says nothing of the garden's size. */
const SUM = /£\s?\d[\d,.]*k?/g;
/** The length of a fence panel that is sold, in metres. */
const PANEL = 1.83;
type Size = { size: GardenSize | null; areaM2: number | null; fenceM: number | null };
/** The garden's size that a question gives: square metres, else two lengths, else a word; of a fence its length. */
function sizeOf(question: string, text: string, list: PriceList): Size {
  const { areaM2, metres } = figuresOf(question.replaceAll(SUM, ' '));
  if (hasPhrase(text, SERVICE_WORDS['fencing-structures'])) {
    const panels = /(\d{1,2}) (?:\w+ )?panels?\b/.exec(text)?.[1];
    const fenceM = panels
      ? Number(panels) * PANEL
      : areaM2 === null && metres.length === 1
        ? metres[0]!
        : null;
    if (fenceM !== null) {
      const lengths = GARDEN_SIZES.map((one) => lengthCovered(list, one));
      // Only where the list says how much fence each price pays for.
      const size = lengths.every((length) => length !== null)
        ? (GARDEN_SIZES[lengths.findIndex((length) => fenceM <= length)] ?? 'large')
        : null;
      return { size, areaM2: null, fenceM };
    }
  }
  const area = areaM2 ?? (metres.length >= 2 ? metres[0]! * metres[1]! : null);
  if (area !== null)
    return {
      size: area <= list.smallUpTo ? 'small' : area <= list.mediumUpTo ? 'medium' : 'large',
      areaM2: area,
      fenceM: null,
    };
  return {
    size: GARDEN_SIZES.find((one) => hasPhrase(text, SIZE_WORDS[one])) ?? null,
    areaM2: null,
    fenceM: null,
  };
}

/** What the prices are for, as a line of its own; empty where no size is known. */
function headingOf({ size, areaM2, fenceM }: Size, list: PriceList): string {
  if (size === null) return '';
  if (fenceM !== null) return `For about ${Math.round(fenceM)} m of fence:\n`;
  const place = areaM2 === null ? '' : `, where ${Math.round(areaM2)} m² belongs`;
  return `For a ${size} garden (${lowerFirst(sizeBands(list)[size].band)})${place}:\n`;
}

/** Metres of fence that the price of a size pays for; null where the list does not say. */
function lengthCovered({ services }: PriceList, size: GardenSize): number | null {
  const fencing = services.find(({ id }) => id === 'fencing-structures');
  const metres = /([\d.]+) m of/.exec(fencing?.sizes[size].covers ?? '')?.[1];
  return metres === undefined ? null : Number(metres);
}

/** Every service or extra that is named: by the words that people use, else by its own name. */
function namedIn<One extends { id: string; name: string }>(
  text: string,
  list: readonly One[],
  words: Readonly<Record<string, readonly string[]>>,
): One[] {
  return list.filter(({ id, name }) => hasPhrase(text, words[id] ?? [normalise(name)]));
}

export const asksPrice = (question: string): boolean =>
  question.includes('£') || hasPhrase(normalise(question), PRICE_QUESTION_WORDS);

/** @returns null where no sum is asked for, or for nothing that the price list holds */
export function answerPrice(question: string, firm: FirmFacts): Answer | null {
  const text = normalise(question);
  const list = firm.prices;
  const sized = sizeOf(question, text, list);
  const { size, areaM2 } = sized;
  const isWanted =
    areaM2 !== null && hasPhrase(text, ['looking for', 'roughly', 'rough idea', 'ballpark']);
  if (!asksPrice(question) && !isWanted) return null;
  const extras = namedIn(text, list.extras, EXTRA_WORDS);
  const named = namedIn(text, list.services, SERVICE_WORDS).filter(
    ({ id }) =>
      !(id === 'lawn-installation' && extras.some((extra) => extra.id === 'artificial-grass')),
  );
  if (named.length + extras.length === 0) return null;
  // Whoever wants all of it names its parts too, and who wants a drawing names what is to be drawn.
  const whole = ['complete-landscaping', 'garden-maintenance']
    .map((id) => named.find((service) => service.id === id))
    .find((service) => service !== undefined);
  const services = whole ? [whole] : named.slice(0, 3);
  const lines = [
    ...services.flatMap((service) => linesOfService(service, size, areaM2, list)),
    ...extras.map((extra) => lineOfExtra(extra, size)),
  ];
  const vat = { included: ' with VAT', added: ' before VAT', none: '' }[vatMode(firm.settings)];
  return answerOf(
    `${headingOf(sized, list)}${lines.map((line) => `- ${line}`).join('\n')}\n\nThese are guide prices${vat} from our cost calculator; an exact quote follows a visit to your garden.`,
    [PAGES.calculator, PAGES.booking],
    size === null
      ? ['How much is it for a garden of 80 m²?', 'How do I get an exact quote?']
      : ['How do I get an exact quote?', 'What is a site visit?'],
  );
}

function linesOfService(
  service: CostService,
  size: GardenSize | null,
  areaM2: number | null,
  list: PriceList,
): string[] {
  const per = service.isMonthly ? ' a month' : '';
  if (size === null)
    return [
      `${service.name}: ${joinList(GARDEN_SIZES.map((one) => `${wholePounds(service.sizes[one].basePence)}${per} ${one} (${lowerFirst(sizeBands(list)[one].band)})`))}`,
    ];
  const { basePence: basePrice, covers: baseCovers, timeframe } = service.sizes[size];
  const covered = /[Uu]p to ([\d.]+) m²/.exec(baseCovers)?.[1];
  const next = GARDEN_SIZES[GARDEN_SIZES.indexOf(size) + 1];
  const isMore = covered !== undefined && areaM2 !== null && areaM2 > Number(covered);
  return [
    `${service.name}: ${wholePounds(basePrice)}${per} (${lowerFirst(baseCovers)}${service.isMonthly ? '' : `; ${timeframe}`})`,
    ...(isMore
      ? [
          next
            ? `If all ${Math.round(areaM2)} m² of it is to be done: ${wholePounds(service.sizes[next].basePence)} (${lowerFirst(service.sizes[next].covers)}; ${service.sizes[next].timeframe})`
            : `More than that is priced from a visit`,
        ]
      : []),
  ];
}

function lineOfExtra(extra: ExtraService, size: GardenSize | null): string {
  return size === null
    ? `${extra.name}: ${joinList(GARDEN_SIZES.map((one) => `${wholePounds(extra.sizes[one].pence)} ${one}`))}`
    : `${extra.name}: ${wholePounds(extra.sizes[size].pence)} (${lowerFirst(extra.sizes[size].covers)})`;
}
