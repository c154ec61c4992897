/** Reasons in the diary that name an e-mail address: of times that are kept free, and of days off. */
import { dateInWords, londonParts, momentInWords } from '#contracts/london-time.ts';
import { listBlocksNaming, listDaysOff } from '#server/features/appointments/repo.ts';
import { type FindOwnWords, namesAddress } from '#server/features/people/keeper.ts';

export const findInDiary: FindOwnWords = async ({ ctx, email }) => {
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
