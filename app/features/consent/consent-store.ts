/** The visitor's choice about analytics, kept in this browser with its date and asked for again after six months. */
import { POLICY_FIGURES } from '#content/policies/policy.ts';
import { makeListeners } from '#app/lib/listeners.ts';
import { oneOf, readText, record, text } from '#app/lib/shape.ts';

const KEY = 'plotwright.consent';
export type Choice = { version: 1; choice: 'accepted' | 'rejected'; at: string };
const choiceShape = record<Choice>({
  version: oneOf([1]),
  choice: oneOf(['accepted', 'rejected']),
  at: text,
});
/** As toISOString writes it. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

/** The day on which a choice made at that time expires and we ask again. */
export function expiryOf(at: string): Date {
  const made = new Date(at);
  const end = new Date(made);
  end.setUTCMonth(end.getUTCMonth() + POLICY_FIGURES.consentMonths);
  // 31 August and six months is the end of February, not the beginning of March.
  if (end.getUTCDate() !== made.getUTCDate()) end.setUTCDate(0);
  return end;
}

/** @returns the stored choice; null if there is none, it is unreadable, or it has expired */
export function parseChoice(stored: string | null, now: Date): Choice | null {
  const choice = readText(choiceShape, stored);
  if (!choice || !MOMENT.test(choice.at) || Number.isNaN(Date.parse(choice.at))) return null;
  const isFuture = new Date(choice.at) > now;
  return isFuture || expiryOf(choice.at) <= now ? null : choice;
}

/** Whether the question is on the screen, and what was answered. A new object with every change. */
export type ConsentState = { isOpen: boolean; choice: Choice | null; wasOpenedByHand: boolean };
let state: ConsentState | null = null;
const listeners = makeListeners();

function change(next: ConsentState): void {
  state = next;
  listeners.tell();
}

export const consentStore = {
  subscribe: listeners.subscribe,
  read(): ConsentState {
    if (state) return state;
    let stored: string | null = null;
    try {
      stored = localStorage.getItem(KEY);
    } catch {
      // A browser that keeps nothing is asked on every visit.
    }
    const choice = parseChoice(stored, new Date());
    state = { isOpen: choice === null, choice, wasOpenedByHand: false };
    return state;
  },
};

export function choose(choice: Choice['choice']): void {
  const made: Choice = { version: 1, choice, at: new Date().toISOString() };
  try {
    localStorage.setItem(KEY, JSON.stringify(made));
  } catch {
    // The choice then holds for this page only.
  }
  change({ isOpen: false, choice: made, wasOpenedByHand: false });
}

export const openSettings = () =>
  change({ ...consentStore.read(), isOpen: true, wasOpenedByHand: true });
/** Leaves the choice as it was. */
export const closeSettings = () =>
  change({ ...consentStore.read(), isOpen: false, wasOpenedByHand: false });
