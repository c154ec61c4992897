/** What the ground of cars is called, and why it is as it is. */
import type { Box } from '../geometry/region.ts';
import { metres as metresInWords } from '../words/say.ts';
import type { Ask } from './plan-types.ts';

const metres = (mm: number): string => metresInWords(mm / 1000);
/** From here on two cars stand beside one another; more is a court. */
const TWO_MM = 4700,
  COURT_MM = 6500;

export const parkingWords = ({
  cars,
  turns,
}: Pick<Ask, 'cars' | 'turns'>): { label: string; purpose: string } =>
  turns || cars > 2
    ? {
        label: turns ? 'Parking and turning' : 'Parking',
        purpose: 'firm ground for the cars that lets the rain through',
      }
    : { label: 'Parking bay', purpose: 'a firm place for one car that lets the rain through' };

export function parkingWhy({ x0, x1, y0, y1 }: Box, { cars }: Pick<Ask, 'cars'>): string[] {
  const [least, most] = [Math.min(x1 - x0, y1 - y0), Math.max(x1 - x0, y1 - y0)];
  const who =
    least > COURT_MM
      ? 'bays of 2.4 × 4.8 m and more, with room to turn and drive out forwards'
      : `${cars > 1 && least >= TWO_MM ? 'two cars' : 'a car'} and room to open its door`;
  return [
    `${metres(least)} × ${metres(most)}, open to the street: ${who}`,
    'laid on open stone, so that no rain runs off to the road',
  ];
}
