/**
 * A page is whole without its scripts, so they wait until it has been painted: then no byte of theirs comes before its
 * words and its first picture. The first touch of the page starts them at once, and what was done before they ran is
 * done again when they do.
 */

/** What the visitor did before the page was live. */
export type EarlyEvent =
  | { type: 'click'; on: HTMLElement }
  | { type: 'submit'; on: HTMLFormElement; by: HTMLElement | null }
  | { type: 'value'; on: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement; value: string }
  | { type: 'check'; on: HTMLInputElement; isChecked: boolean };

import { typeInto } from './type-into.ts';

declare global {
  interface Window {
    /** Hands over what was done so far, once, and stops listening. */
    takeEarlyEvents?: () => EarlyEvent[];
  }
}

/** The kind of the script that holds the page's own code until it is started. */
export const LATER_TYPE = 'text/plain';
/** A picture that hangs does not keep the page from coming alive. */
const AT_LATEST_MS = 4_000;

/**
 * Runs in the page as text: it must not refer to anything outside itself.
 * @param modules addresses of the page's scripts, fetched side by side
 * @param laterType of the script element to run
 * @param atLatestMs after the page was parsed
 */
function startLate(modules: readonly string[], laterType: string, atLatestMs: number): void {
  const early: EarlyEvent[] = [];
  const touches = ['pointerdown', 'touchstart', 'keydown', 'focusin'];
  const inputs = ['click', 'submit', 'input', 'change', 'keydown'];
  let isBegun = false;
  const begin = () => {
    if (isBegun) return;
    isBegun = true;
    for (const type of touches) removeEventListener(type, begin, true);
    for (const href of modules)
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
      );
    const held = document.querySelector(`script[type="${laterType}"]`);
    const script = Object.assign(document.createElement('script'), {
      type: 'module',
      textContent: held?.textContent ?? '',
    });
    document.body.append(script);
    script.remove();
  };
  const note = (event: Event) => {
    const target = event.target as HTMLElement;
    if (event.type === 'keydown') {
      const { key, shiftKey, isComposing } = event as KeyboardEvent;
      if (
        key !== 'Enter' ||
        shiftKey ||
        isComposing ||
        !target.matches('textarea[enterkeyhint="send"]')
      )
        return;
      event.preventDefault();
      (target as HTMLTextAreaElement).form?.requestSubmit();
    } else if (event.type === 'submit') {
      event.preventDefault();
      early.push({
        type: 'submit',
        on: target as HTMLFormElement,
        by: (event as SubmitEvent).submitter,
      });
    } else if (event.type === 'click') {
      const button = target.closest?.<HTMLElement>('button, [role="button"]');
      if (
        button &&
        !((button as HTMLButtonElement).type === 'submit' && (button as HTMLButtonElement).form)
      )
        early.push({ type: 'click', on: button });
    } else if (target.matches('input[type="checkbox"], input[type="radio"]')) {
      if (event.type === 'change')
        early.push({
          type: 'check',
          on: target as HTMLInputElement,
          isChecked: (target as HTMLInputElement).checked,
        });
    } else if (target.matches('input:not([type="file"]), textarea, select')) {
      const field = target as HTMLInputElement;
      const last = early.at(-1);
      if (last?.type === 'value' && last.on === field) last.value = field.value;
      else early.push({ type: 'value', on: field, value: field.value });
    }
  };
  for (const type of touches) addEventListener(type, begin, { capture: true, passive: true });
  for (const type of inputs) addEventListener(type, note, true);
  window.takeEarlyEvents = () => {
    for (const type of inputs) removeEventListener(type, note, true);
    return early.splice(0);
  };
  const soon = () =>
    requestAnimationFrame(() =>
      requestAnimationFrame(() =>
        'requestIdleCallback' in window
          ? requestIdleCallback(begin, { timeout: 400 })
          : setTimeout(begin, 100),
      ),
    );
  const afterPaint = () => {
    const seen = 'first-contentful-paint';
    // A page in a tab behind is not painted.
    if (document.hidden) begin();
    else if (performance.getEntriesByName(seen).length > 0) soon();
    else {
      new PerformanceObserver((list, observer) => {
        if (list.getEntriesByName(seen).length === 0) return;
        observer.disconnect();
        soon();
      }).observe({ type: 'paint' });
    }
  };
  if (document.readyState === 'complete') afterPaint();
  else addEventListener('load', afterPaint, { once: true });
  setTimeout(begin, atLatestMs);
}

/** The text of the script that starts these modules in time. */
export const lateStartScript = (modules: readonly string[]) =>
  `(${startLate.toString()})(${JSON.stringify(modules)},${JSON.stringify(LATER_TYPE)},${AT_LATEST_MS})`;

/** Replays events from before hydration in order, each in its own task, so that React has rendered the previous one. */
export function replayEarlyEvents(): void {
  const events = window.takeEarlyEvents?.() ?? [];
  delete window.takeEarlyEvents;
  // Newer typing takes precedence over the recorded value.
  const keepNewest = ({ isTrusted, target }: Event) => {
    if (isTrusted)
      for (const event of events)
        if (event.type === 'value' && event.on === target) event.value = event.on.value;
  };
  window.addEventListener('input', keepNewest, true);
  for (const event of events) setTimeout(() => event.on.isConnected && replay(event));
  setTimeout(() => window.removeEventListener('input', keepNewest, true));
}

function replay(event: EarlyEvent): void {
  if (event.type === 'click') event.on.click();
  else if (event.type === 'submit') event.on.requestSubmit(event.by);
  else if (event.type === 'check') {
    // Set back without a word, so that the click is a change.
    event.on.checked = !event.isChecked;
    event.on.click();
  } else {
    // The field shows the value already: emptied behind React's back, so that it is a change.
    if (event.on.tagName !== 'SELECT') event.on.value = '';
    typeInto(event.on, event.value);
  }
}
