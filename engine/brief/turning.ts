/** Cars before a house: how many, and whether one is to turn. */
import type { Reading } from '../model/reading.ts';

/** "Gravel drive with a turning circle", "room to turn the car round". */
export const TURNING =
  /\bturning (?:circle|head|area|space|bay|point)\b|\b(?:room|space|somewhere|place) to turn\b|\bturn (?:the |a |our )?cars? (?:round|around)\b|\bcarriage (?:drive|circle)\b|\bin and out drive\b/i;

/** Ground that a front garden of unknown size has at the least, m²: a circle with its drive and bays, or three cars with their aisle. */
const TURNING_M2 = 340,
  SEVERAL_M2 = 170,
  SEVERAL = 3;
export function driveGroundM2({ text, mentions }: Reading): number {
  const cars = Math.max(
    0,
    ...mentions
      .filter(({ concept, status }) => /^(?:parking|drive)$/.test(concept) && status === 'wanted')
      .map(({ count }) => count ?? 0),
  );
  return TURNING.test(text) ? TURNING_M2 : cars >= SEVERAL ? SEVERAL_M2 : 0;
}
