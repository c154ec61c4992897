/** How enquiries are spoken of to the owner. */
import type { AdminEnquiry } from '#contracts/admin-enquiries.ts';
import type { EnquiryClosing, EnquiryState } from '#contracts/enquiries.ts';
import { ENQUIRY_STATE_LABELS } from '#contracts/enquiry-words.ts';
import { dateInWords, londonParts } from '#contracts/london-time.ts';
import { pounds } from '#engine/model/format.ts';
import type { Tone } from '#app/ui/badge.tsx';

export const STATE_TONES: Record<EnquiryState, Tone> = {
  received: 'clay',
  visit: 'amber',
  quoted: 'amber',
  accepted: 'leaf',
  closed: 'plain',
};
export const stateWords = ({
  state,
  closing,
}: {
  state: EnquiryState;
  closing: EnquiryClosing | null;
}): string => (closing === 'withdrawn' ? 'Withdrawn' : ENQUIRY_STATE_LABELS[state]);

/** "Answer by Wednesday 25 November 2026, 17:00", or how late it is. */
export function dueWords(replyBy: string, isOverdue: boolean): string {
  const { date, time } = londonParts(replyBy);
  return isOverdue
    ? `Overdue: an answer was promised by ${dateInWords(date)}`
    : `Answer by ${dateInWords(date)}, ${time}`;
}

export const rangeWords = ({
  lowPence,
  highPence,
}: {
  lowPence: number;
  highPence: number;
}): string =>
  Math.round(lowPence / 100) === Math.round(highPence / 100)
    ? pounds(lowPence / 100)
    : `${pounds(lowPence / 100)} to ${pounds(highPence / 100)}`;

/** A template with what it names filled in; braces round anything else stay as they are. @param origin of the site */
export function fillTemplate(
  text: string,
  { name, designs, link }: Pick<AdminEnquiry, 'name' | 'designs' | 'link'>,
  { origin, firm }: { origin: string; firm: string },
): string {
  const token = link.slice('/enquiry/'.length);
  const filled: Record<string, string> = {
    name,
    design: designs[0] ? `your design “${designs[0].title}”` : 'your garden',
    visit: `${origin}/booking?enquiry=${encodeURIComponent(token)}`,
    link: `${origin}${link}`,
    firm,
  };
  return text.replace(
    /\{(name|design|visit|link|firm)\}/g,
    (_whole, placeholder: string) => filled[placeholder]!,
  );
}
