/** An enquiry's content as lines to read. */
import { wholePounds } from '#engine/model/format.ts';
import {
  ACCESS_LABELS,
  ACCESS_QUESTIONS,
  type AccessAnswers,
  answerInWords,
  type Told,
} from '#contracts/enquiries.ts';
import type { EnquiryRow } from '#server/features/enquiries/repo.ts';

export function accessInWords(row: Pick<EnquiryRow, 'access'>): Told[] {
  const answers = JSON.parse(row.access) as AccessAnswers;
  return ACCESS_QUESTIONS.flatMap((question) => {
    const value = answerInWords(answers, question);
    return value === null ? [] : [{ label: ACCESS_LABELS[question], value }];
  });
}

export const toldOf = (json: string): Told[] => JSON.parse(json) as Told[];

/** "£18,200 to £24,900", or one figure where both ends are the same. */
export const poundsBetween = ({
  lowPence,
  highPence,
}: {
  lowPence: number;
  highPence: number;
}): string =>
  wholePounds(lowPence) === wholePounds(highPence)
    ? wholePounds(lowPence)
    : `${wholePounds(lowPence)} to ${wholePounds(highPence)}`;
