import type { Diary } from '#contracts/appointments.ts';

/** Why nobody can book on a day: the holiday's name, the reason of a day off; null where it is a day as any other. */
export function closedWords({ holidays, daysOff }: Diary, date: string): string | null {
  const words = [
    ...holidays.filter((one) => one.date === date).map((one) => one.name),
    ...daysOff
      .filter((one) => one.from <= date && date <= one.to)
      .map((one) => one.reason || 'Day off'),
  ];
  return words.length > 0 ? words.join(', ') : null;
}
