/** A sentence about a garden that is there, as data: what is to become of what. The engine makes operations of it. */
import type { Side, SingleOperation } from './operation.ts';

export const SAID_ACTS = [
  'grow',
  'shrink',
  'move',
  'remove',
  'add',
  'swap',
  'lay',
  'plant',
  'spend',
  'work',
  'keep',
] as const;
export type SaidAct = (typeof SAID_ACTS)[number];

/** What plants are asked to be. */
export const TRAITS = [
  'evergreen',
  'bees',
  'butterflies',
  'birds',
  'wildlife',
  'scented',
  'taller',
  'lower',
  'flowers',
  'native',
  'easy',
  'shade',
  'white',
  'pink',
  'purple',
  'blue',
  'red',
  'yellow',
  'orange',
] as const;
export type Trait = (typeof TRAITS)[number];

export type SaidChange = {
  /** The words it was read from. */
  quote: string;
  /** Null where nothing that can be done was read in them. */
  act: SaidAct | null;
  /** What is changed: "the patio". */
  what: string;
  /** What comes in its place, or what it is laid in: "gravel". */
  by: string;
  /** Where: "by the back fence". */
  where: string;
  side: Side | 'other' | null;
  way: 'depth' | 'width' | 'all';
  metres: number | null;
  /** The metres are how large it is to be, not by how much. */
  isTotal: boolean;
  /** How large it is to be, as a share of what it is: 0.5 for half as big. */
  share?: number;
  /** Seats, or how many. */
  count: number | null;
  /** How many of a plant: "three more". */
  many: number | null;
  pounds: number | null;
  traits: Trait[];
};

/** What becomes of a sentence. */
export type SaidChoice = { label: string; operations: SingleOperation[] };
export type SaidAnswer = {
  /** The words it answers. */
  quote: string;
  /** 'ready': can be done as said; 'asked': one of the choices was meant, or none; 'refused': with the nearest that can be done. */
  result: 'ready' | 'asked' | 'refused';
  /** A sentence. */
  says: string;
  operations: SingleOperation[];
  choices: SaidChoice[];
};
