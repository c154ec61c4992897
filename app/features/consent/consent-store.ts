/** The visitor's choice about analytics, kept in this browser with its date and asked for again after six months. */
import { z } from 'zod/mini';
import { POLICY_FIGURES } from '#content/policies/policy.ts';

const KEY = 'plotwright.consent';
const Choice = z.object({ version: z.literal(1), choice: z.enum(['accepted', 'rejected']), at: z.iso.datetime() });
export type Choice = z.infer<typeof Choice>;

/** The day on which a choice made at that time is asked for again. */
export function expiryOf(at: string): Date {
  const made = new Date(at);
  const end = new Date(made);
  end.setUTCMonth(end.getUTCMonth() + POLICY_FIGURES.consentMonths);
  // 31 August and six months is the end of February, not the beginning of March.
  if (end.getUTCDate() !== made.getUTCDate()) end.setUTCDate(0);
  return end;
}

/** @returns the choice that a stored text stands for; null when there is none, it cannot be read, or its time is over */
export function parseChoice(text: string | null, now: Date): Choice | null {
  if (text === null) return null;
  try {
    const choice = Choice.parse(JSON.parse(text));
    const isFuture = new Date(choice.at) > now;
    return isFuture || expiryOf(choice.at) <= now ? null : choice;
  } catch {
    return null;
  }
}

/** Whether the question is on the screen, and what was answered. A new object with every change. */
export type ConsentState = { isOpen: boolean; choice: Choice | null; wasOpenedByHand: boolean };
let state: ConsentState | null = null;
const listeners = new Set<() => void>();

function change(next: ConsentState): void {
  state = next;
  for (const listener of listeners) listener();
}

export const consentStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
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

export const openSettings = () => change({ ...consentStore.read(), isOpen: true, wasOpenedByHand: true });
/** Leaves the choice as it was. */
export const closeSettings = () => change({ ...consentStore.read(), isOpen: false, wasOpenedByHand: false });
