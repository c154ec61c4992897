/** Reasons in the diary that name an e-mail address: of times that are kept free, and of days off. */
import { dateInWords, londonParts, momentInWords } from '#contracts/london-time.ts';
import { listBlocksNaming } from '#server/features/appointments/repo.ts';
import { listDaysOff } from '#server/features/settings/days-off.ts';
import { type FindMentions, namesAddress } from '#server/privacy/personal-data.ts';

export const findInDiary: FindMentions = async ({ ctx, email }) => {
  const [blocks, daysOff] = await Promise.all([
    listBlocksNaming(ctx.db.read, '@'),
    listDaysOff(ctx.db.read),
  ]);
  return [
    ...blocks.map((row) => ({
      id: row.id,
      reason: row.reason,
      title: `Time kept free, ${momentInWords(row.starts_at)}`,
      at: row.created_at,
      href: `/admin/diary?date=${londonParts(row.starts_at).date}`,
    })),
    ...daysOff.map((row) => ({
      id: row.id,
      reason: row.reason,
      title: `Day off, ${dateInWords(row.from_date)}`,
      at: row.created_at,
      href: '/admin/settings?section=appointments',
    })),
  ].flatMap(({ reason, ...item }) =>
    namesAddress(reason, email) ? [{ ...item, detail: [`“${reason}”`] }] : [],
  );
};
