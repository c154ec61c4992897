/**
 * What this browser knows of its visitor's garden: the results of the site check and the answers given since, so that
 * no page asks again. It never leaves the browser, and a house number is never part of it.
 */
import { useSyncExternalStore } from 'react';
import type { SitePassport } from '#contracts/location.ts';
import { SITE_PASSPORT_KEY } from '#contracts/location-words.ts';
import { makeListeners } from './listeners.ts';
import { readText, UNREADABLE } from './shape.ts';
import { passportShape } from './site-shapes.ts';

const EMPTY: SitePassport = {
  version: 1,
  savedAt: '',
  postcode: null,
  soil: null,
  aerial: null,
  gardenSize: null,
  areaM2: null,
  sunExposure: null,
};
const listeners = makeListeners();
let seenText: string | null = null;
let seen: SitePassport | null = null;

/** The stored passport, or null if missing or unreadable. The same object while unchanged. */
export function readSitePassport(): SitePassport | null {
  if (seenText === MEMORY_ONLY) return seen;
  let text: string | null;
  try {
    text = localStorage.getItem(SITE_PASSPORT_KEY);
  } catch {
    return seen;
  }
  if (text === seenText) return seen;
  seenText = text;
  seen = readText(passportShape, text);
  return seen;
}
/** Marks a passport that could not be stored. */
const MEMORY_ONLY = '(kept in this tab)';

/** Adds what was learnt, keeping the rest. What the contract does not know is left out. @throws TypeError for what is no passport */
export function updateSitePassport(
  patch: Partial<Omit<SitePassport, 'version' | 'savedAt'>>,
): SitePassport {
  const next = passportShape({
    ...EMPTY,
    ...readSitePassport(),
    ...patch,
    version: 1,
    savedAt: new Date().toISOString(),
  });
  if (next === UNREADABLE)
    throw new TypeError('What was learnt of the garden has not the form of a site passport.');
  const text = JSON.stringify(next);
  seen = next;
  try {
    localStorage.setItem(SITE_PASSPORT_KEY, text);
    seenText = text;
  } catch {
    seenText = MEMORY_ONLY;
  }
  listeners.tell();
  return next;
}

/** Forgets the passport, here and in the browser's storage; what other forms keep of the garden stays with them. */
export function forgetSitePassport(): void {
  seen = null;
  seenText = null;
  try {
    localStorage.removeItem(SITE_PASSPORT_KEY);
  } catch {
    // Nothing could be kept either.
  }
  listeners.tell();
}

function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === SITE_PASSPORT_KEY || event.key === null) listener();
  };
  const unsubscribe = listeners.subscribe(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', onStorage);
  };
}
const none = () => null;

/** The passport hook: null on the server and before hydration. Follows changes in other tabs. */
export function useSitePassport() {
  const passport = useSyncExternalStore<SitePassport | null>(subscribe, readSitePassport, none);
  return { passport, update: updateSitePassport, forget: forgetSitePassport };
}
