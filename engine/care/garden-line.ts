/** One line of the garden's own care, and how the plants of it are named and counted. */
import { joinList } from '../model/format.ts';
import type { CareLine } from '../model/care.ts';
import { plantName } from '../words/say.ts';
import { type Grown, roundMinutes } from './plant-lines.ts';

type Said = {
  month: number;
  label: string;
  words: string;
  tools?: string[];
  minutes: number;
  times?: number;
  often?: string;
  fromYear?: number;
  toYear?: number | null;
};
export const line = ({
  tools = [],
  times = 1,
  often = 'every year',
  fromYear = 1,
  toYear = null,
  minutes,
  ...rest
}: Said): CareLine => ({
  kind: 'garden',
  isOwn: false,
  plants: [],
  tools,
  minutes: roundMinutes(minutes),
  times,
  often,
  fromYear,
  toYear,
  ...rest,
});
export const named = (grown: readonly Grown[]): string =>
  joinList([...new Set(grown.map(({ plant }) => plantName(plant.commonName)))].slice(0, 6));
export const countOf = (grown: readonly Grown[]): number =>
  grown.reduce((sum, { count }) => sum + count, 0);
