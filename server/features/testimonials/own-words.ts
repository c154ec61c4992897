/** Testimonials that name an e-mail address, in the words themselves or in where they came from. */
import { dashboardList } from '#contracts/admin-paths.ts';
import { type FindMentions, namesAddress } from '#server/privacy/personal-data.ts';
import {
  listDeletedTestimonialRows,
  listTestimonialRows,
} from '#server/features/testimonials/repo.ts';

export const findInTestimonials: FindMentions = async ({ ctx, email }) => {
  const rows = [
    ...(await listTestimonialRows(ctx.db.read)),
    ...(await listDeletedTestimonialRows(ctx.db.read)),
  ];
  return rows.flatMap((row) => {
    const naming = [row.source, row.text].filter((words) => namesAddress(words, email));
    if (naming.length === 0) return [];
    const isBinned = row.deleted_at !== null;
    return [
      {
        id: row.id,
        title: `Testimonial of ${row.name}`,
        at: row.created_at,
        href: isBinned
          ? '/admin/bin'
          : dashboardList(`tab=testimonials&q=${encodeURIComponent(row.name)}`),
        detail: [...naming.map((words) => `“${words}”`), ...(isBinned ? ['in the bin'] : [])],
      },
    ];
  });
};
