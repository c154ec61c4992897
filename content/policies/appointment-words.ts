/** The owner's appointments in the words of the pages: how long each takes and what it costs, in sentences that hold for any price. */
import { capitalise, lowerFirst } from '#engine/model/format.ts';
import type { OfferedKind } from '#contracts/appointment-kinds.ts';
import type { BookingKind } from '#contracts/site-words.ts';

/** One kind of appointment; undefined where the firm has none. */
export type Kind = OfferedKind | undefined;
export const kindOf = (kinds: readonly OfferedKind[], name: BookingKind): Kind =>
  kinds.find(({ kind }) => kind === name);

const FIGURE = /^£\d+(?:,\d{3})*(?:\.\d\d)?/;
const CREDITED =
  /^£\d+(?:,\d{3})*(?:\.\d\d)?, credited towards the project if it (?:proceeds|goes ahead)$/;
export const isFree = ({ price }: OfferedKind): boolean => /^free\b/i.test(price);
/** Whether what was paid comes off the price of the work. */
export const isCredited = ({ price }: OfferedKind): boolean => CREDITED.test(price);
/** "Free", "£150": the price without what it says beside; the owner's own words where they name no sum. */
export const shortPrice = (kind: OfferedKind): string =>
  isFree(kind) ? 'Free' : (FIGURE.exec(kind.price)?.[0] ?? kind.price);

/** As a word goes on within a sentence: "Free" becomes "free", and "VAT" stays. */
const within = (text: string): string => (/^[A-Z][a-z]/.test(text) ? lowerFirst(text) : text);
export const whereOf = ({ isOnSite }: OfferedKind): string =>
  isOnSite ? 'in your garden' : 'by telephone';

/** What follows the length of an appointment: ", free", " for £95", " for £150, which comes off the price if the project goes ahead". */
export function costAfter(kind: OfferedKind): string {
  if (isCredited(kind))
    return ` for ${shortPrice(kind)}, which comes off the price if the project goes ahead`;
  return FIGURE.test(kind.price) ? ` for ${kind.price}` : `, ${within(kind.price)}`;
}

const LENGTHS: Record<number, string> = {
  10: 'ten minutes',
  15: 'fifteen minutes',
  20: 'twenty minutes',
  25: 'twenty-five minutes',
  30: 'thirty minutes',
  35: 'thirty-five minutes',
  40: 'forty minutes',
  45: 'forty-five minutes',
  50: 'fifty minutes',
  55: 'fifty-five minutes',
  60: 'an hour',
  90: 'an hour and a half',
  120: 'two hours',
  180: 'three hours',
  240: 'four hours',
};
/** "thirty minutes", "an hour and a half", "75 minutes". */
export const lengthInWords = (minutes: number): string => LENGTHS[minutes] ?? `${minutes} minutes`;

/** "Forty-five minutes in your garden for £150, which comes off the price if the project goes ahead." */
export const kindSentence = (kind: OfferedKind): string =>
  `${capitalise(lengthInWords(kind.minutes))} ${whereOf(kind)}${costAfter(kind)}.`;
/** The same without the price: "Forty-five minutes in your garden" */
export const lengthAndPlace = (kind: OfferedKind): string =>
  `${capitalise(lengthInWords(kind.minutes))} ${whereOf(kind)}`;

/** For the terms: "**Site Assessment**: 45 minutes in your garden, £150. If the project goes ahead, the £150 comes off its price." */
export function kindLine(kind: OfferedKind): string {
  const price = isCredited(kind)
    ? `${shortPrice(kind)}. If the project goes ahead, the ${shortPrice(kind)} comes off its price`
    : within(kind.price);
  const asked = kind.isOffered ? '' : ' Ask us for a time.';
  return `**${kind.label}**: ${kind.minutes} minutes ${whereOf(kind)}, ${price.replace(/\.$/, '')}.${asked}`;
}

/** How an estimate becomes a price, and what the way there costs. */
export function afterEstimate(kinds: readonly OfferedKind[]): string {
  const visit = kindOf(kinds, 'site-assessment');
  const call = kindOf(kinds, 'general-consultation');
  const visitWords = visit
    ? `, ${visit.minutes} minutes ${visit.isOnSite ? 'at your garden' : 'by telephone'}${costAfter(visit)}`
    : '';
  const callWords = call
    ? ` A first conversation of ${call.minutes} minutes ${whereOf(call)} ${isFree(call) ? `is ${within(call.price)}` : FIGURE.test(call.price) ? `costs ${call.price}` : `is to be had: ${within(call.price)}`}.`
    : '';
  return `We quote a fixed sum after a site assessment${visitWords}.${callWords}`;
}
