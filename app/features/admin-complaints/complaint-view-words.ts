import type {
  AdminComplaint,
  ComplaintList,
  ComplaintState,
  ComplaintStepKind,
} from '#contracts/complaints.ts';
import { addDays } from '#contracts/london-time.ts';
import type { Tone } from '#app/ui/badge.tsx';
import { countOf } from '#engine/model/format.ts';

export const STATE_TONES: Record<ComplaintState, Tone> = {
  received: 'amber',
  acknowledged: 'clay',
  answered: 'leaf',
  closed: 'plain',
};
/** From this many days on the clock is shown as pressing. */
const PRESSING_DAYS = 7;

/** The clock: "12 days left", "Last day today", "Overdue by 3 days"; null once nothing is to be answered. */
export function clockOf({
  daysLeft,
}: Pick<AdminComplaint, 'daysLeft'>): { text: string; tone: Tone } | null {
  if (daysLeft === null) return null;
  if (daysLeft < 0) return { text: `Overdue by ${countOf(-daysLeft, 'day')}`, tone: 'danger' };
  if (daysLeft === 0) return { text: 'Last day today', tone: 'danger' };
  return {
    text: `${countOf(daysLeft, 'day')} left`,
    tone: daysLeft <= PRESSING_DAYS ? 'amber' : 'plain',
  };
}

/** The lists that contain it. */
export function listsOf({
  state,
  kind,
  daysLeft,
}: Pick<AdminComplaint, 'state' | 'kind' | 'daysLeft'>): ComplaintList[] {
  const isSettled = state === 'answered' || state === 'closed';
  return [
    'all',
    isSettled ? 'settled' : 'open',
    ...(kind === 'data' ? (['data'] as const) : []),
    ...(daysLeft !== null && daysLeft < 0 ? (['overdue'] as const) : []),
  ];
}

const TWO_WEEKS = 14;

/** To which days an answer may be put off, and which is proposed: never one that is over. @param today "2026-11-22" */
export function newDays(dueOn: string, today: string): { first: string; proposed: string } {
  const isOver = today > dueOn;
  return {
    first: isOver ? today : addDays(dueOn, 1),
    proposed: addDays(isOver ? today : dueOn, TWO_WEEKS),
  };
}

/** Whether its sender knows that it is here, as far as we do. */
export function acknowledgedWords({
  acknowledgement,
  source,
}: Pick<AdminComplaint, 'acknowledgement' | 'source'>): string {
  if (acknowledgement === 'sent') return 'Its sender was told by e-mail that it is here.';
  if (acknowledgement === 'waiting')
    return 'An e-mail to its sender, that it is here, is on its way.';
  if (acknowledgement === 'uncertain')
    return 'The e-mail to its sender, that it is here, may have arrived or not: it is listed under Mail.';
  if (acknowledgement === 'failed')
    return 'The e-mail to its sender, that it is here, was not sent: it is listed under Mail.';
  return source === 'site'
    ? 'The page told its sender that it is here.'
    : 'No e-mail to its sender is kept: make sure that they know it is here.';
}

type StepWords = {
  /** As the log lists it. */
  done: string;
  /** As it is chosen. */
  choose: string;
  /** What it does, with or without an address to write to. */
  hint: (isTold: boolean) => string;
  field: string;
  button: string;
  /** Nothing has to be written. */
  isWordless?: boolean;
};
export const STEP_WORDS: Record<ComplaintStepKind, StepWords> = {
  acknowledge: {
    done: 'Acknowledged',
    choose: 'Acknowledge',
    hint: (isTold) =>
      isTold
        ? 'The sender is told by e-mail, and on their page, that somebody is looking into it.'
        : 'Shown on the sender’s page; no e-mail goes out, so tell them yourself.',
    field: 'A word to the sender',
    button: 'Acknowledge',
    isWordless: true,
  },
  answer: {
    done: 'Answered',
    choose: 'Answer',
    hint: (isTold) =>
      isTold
        ? 'Goes to the sender by e-mail, word for word, and is shown on their page.'
        : 'Shown on the sender’s page; no e-mail goes out, so send the answer yourself.',
    field: 'Your answer',
    button: 'Send the answer',
  },
  extend: {
    done: 'Put off',
    choose: 'Needs longer',
    hint: (isTold) =>
      isTold
        ? 'The sender is told why, and the new day.'
        : 'Shown on the sender’s page; no e-mail goes out, so tell them why.',
    field: 'Why it takes longer',
    button: 'Set the new day',
  },
  note: {
    done: 'Note',
    choose: 'Note',
    hint: () =>
      'For the office alone: the sender never sees it, though they may ask for a copy of what is held.',
    field: 'Note',
    button: 'Keep the note',
  },
  close: {
    done: 'Closed',
    choose: 'Close',
    hint: () => 'Settled, or taken back. The sender is not told.',
    field: 'Why it is closed',
    button: 'Close it',
    isWordless: true,
  },
  reopen: {
    done: 'Opened again',
    choose: 'Open again',
    hint: () => 'It counts as waiting for an answer again.',
    field: 'Why it is open again',
    button: 'Open it again',
    isWordless: true,
  },
};
