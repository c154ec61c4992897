/** Why the price list's sum and the measured one differ, in sentences. Pure. */
import type { ByMetresAnswer } from '#contracts/by-metres.ts';
import { type GardenSize, type PriceList, sizeBands } from '#contracts/price-list.ts';
import { afterPrice, type VatMode } from '#contracts/vat-words.ts';
import { pounds } from '#engine/model/format.ts';
import type { Estimate } from './estimate.ts';

/** The band that a garden of so many square metres falls into. */
export function bandOf(m2: number, list: Pick<PriceList, 'smallUpTo' | 'mediumUpTo'>): GardenSize {
  if (m2 <= list.smallUpTo) return 'small';
  return m2 <= list.mediumUpTo ? 'medium' : 'large';
}

/** To the nearest hundred: a range is no exact sum. */
const about = (pence: number) => pounds(Math.round(pence / 10_000) * 100);
/** "£13,900 to £18,500" */
export const rangeWords = ({ lowPence, highPence }: ByMetresAnswer): string =>
  `${about(lowPence)} to ${about(highPence)}`;

export function whyTheyDiffer({
  estimate: { service, size, baseCovers, basePrice, additionalServices },
  measured: { lowPence, highPence, plotM2, laidM2, hasVat },
  list,
  mode,
}: {
  estimate: Estimate;
  measured: ByMetresAnswer;
  list: PriceList;
  mode: VatMode;
}): string[] {
  const band = sizeBands(list)[size];
  const isBetween = basePrice >= lowPence && basePrice <= highPence;
  const m2 = (value: number) => `${Math.round(value)} m²`;
  const laid =
    laidM2 &&
    (Math.round(laidM2.low) === Math.round(laidM2.high)
      ? m2(laidM2.low)
      : `${Math.round(laidM2.low)} to ${m2(laidM2.high)}`);
  return [
    ...(isBetween ? ['The two agree: the price list’s sum lies within the measured range.'] : []),
    `The price list has one sum for the whole band (${band.band}): ${baseCovers}. ${
      laid ? `On your ${m2(plotM2)} our designs lay ${laid} of it.` : `Yours is ${m2(plotM2)}.`
    }`,
    'The measured range comes from three designs on your metres, priced line by line from our rates, with contingency. It knows no slope, no narrow way in and nothing that has to be taken away.',
    ...(additionalServices.length > 0
      ? ['The extras are in the price list’s total and not in the measured range.']
      : []),
    ...(hasVat && mode === 'added'
      ? [`The measured range is${afterPrice('included')}; the price list’s sum is without it.`]
      : []),
    ...(service.isMonthly ? ['The price list’s sum is for a month.'] : []),
  ];
}
