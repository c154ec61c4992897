/** Differences of price, as they stand on a button and as they are read out. */
import { pounds } from '#engine/model/format.ts';

export const signedPounds = (value: number): string =>
  Math.round(value) === 0 ? 'same price' : `${value > 0 ? '+' : ''}${pounds(value)}`;
export const differenceInWords = (value: number): string =>
  Math.round(value) === 0
    ? 'for the same price'
    : `for ${pounds(Math.abs(value))} ${value > 0 ? 'more' : 'less'}`;
