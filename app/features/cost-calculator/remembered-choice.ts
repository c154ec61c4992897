/** The calculator's choices as this browser remembers them; they are never sent anywhere. */
import { readChoice, writeChoice, type Choice } from '#content/calculator/estimate.ts';

export const CALCULATOR_KEY = 'plotwright.cost-calculator';

export function readRemembered(): Choice | null {
  try {
    const text = localStorage.getItem(CALCULATOR_KEY);
    return text === null ? null : readChoice(new URLSearchParams(text));
  } catch {
    return null;
  }
}

export function remember(choice: Choice): void {
  try {
    localStorage.setItem(CALCULATOR_KEY, writeChoice(choice).toString());
  } catch {
    // Storage is full or closed: the page works on, it only remembers less.
  }
}
