/** Fruit and berries on trees, in the months when they colour. */
import { rgb, type Rgb } from '../maths/colour.ts';
import type { Look } from './look.ts';

export type Fruit = {
  r: number;
  shade: Rgb;
  lit: Rgb;
  /** Fruits on a tree three metres wide and high. */ number: number;
  clustered?: boolean;
};
const fruit = (
  r: number,
  shade: string,
  lit: string,
  number: number,
  clustered = false,
): Fruit => ({ r, shade: rgb(shade), lit: rgb(lit), number, clustered });
/** Name as a pattern, first and last month, fruit. The first that matches counts. */
const FRUITS: [RegExp, number, number, Fruit][] = [
  [/^Malus domestica 'Egremont/, 8, 10, fruit(0.034, '#7d7a2c', '#b98f3f', 70)],
  [/^Malus domestica/, 8, 10, fruit(0.034, '#8a8a2f', '#c04a34', 75)],
  [/^Malus 'Evereste'/, 9, 12, fruit(0.014, '#b5572a', '#d9822f', 220)],
  [/^Malus 'Red Sentinel'/, 9, 1, fruit(0.014, '#8a1c1c', '#c8332c', 220)],
  [/^Pyrus communis/, 8, 10, fruit(0.034, '#7a8434', '#b3a548', 60)],
  [/^Prunus domestica/, 8, 9, fruit(0.022, '#5d2a44', '#a8496a', 120)],
  [/^Prunus avium/, 6, 7, fruit(0.012, '#6a1420', '#b3243a', 180)],
  [/^Cydonia/, 9, 11, fruit(0.042, '#b39a2a', '#e0c84a', 50)],
  [/^Ficus/, 8, 10, fruit(0.026, '#5a4a3a', '#7a6a4a', 26)],
  [/^Sorbus 'Joseph Rock'/, 9, 11, fruit(0.01, '#c79a2c', '#e8c557', 60, true)],
  [/^Sorbus/, 8, 10, fruit(0.01, '#a8341c', '#dd5a2c', 60, true)],
  [/^Crataegus/, 9, 12, fruit(0.009, '#7a1c1c', '#b8302a', 60, true)],
  [/^Ilex/, 10, 2, fruit(0.009, '#8a1418', '#cf2a28', 46, true)],
  [/^Arbutus/, 10, 12, fruit(0.016, '#b5331f', '#e0672c', 90)],
  [/^Cornus kousa/, 8, 10, fruit(0.016, '#a3283a', '#d4566a', 80)],
];
/** Null when it bears nothing this month. */
export function fruitOf(look: Look): Fruit | null {
  const found = FRUITS.find(([name]) => name.test(look.name));
  if (!found) return null;
  const [, from, to] = found,
    ripe =
      from <= to ? look.month >= from && look.month <= to : look.month >= from || look.month <= to;
  return ripe ? found[3] : null;
}
