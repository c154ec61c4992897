/** Pipes and cables that run through the garden. */
import type { Fact } from '../model/brief.ts';
import type { Reading } from '../model/reading.ts';
import type { Service } from '../model/surroundings.ts';

/** Kept clear to each side where nobody said how far: a water company's 3 m of a public sewer, and a spade's length of a cable. */
const CLEAR_MM: Record<Service['what'], number> = {
  sewer: 3000,
  drain: 1000,
  'gas main': 1000,
  'water main': 1000,
  cable: 500,
  'overhead line': 2000,
};

export const readServices = ({ ground }: Reading): Fact<Service>[] =>
  (ground?.services ?? []).map(({ what, course, from, clearM, quote }) => ({
    value: {
      what,
      course,
      from,
      clearMm: clearM === null ? CLEAR_MM[what] : Math.round(clearM * 1000),
    },
    source: { kind: 'read', quote },
  }));
