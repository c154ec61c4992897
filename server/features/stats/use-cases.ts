/** The figures of the dashboard. */
import { countByDay, hourBefore, lastDays, londonDay } from '#contracts/london-time.ts';
import { type AdminStats, type Figure, STAT_DAYS } from '#contracts/admin-stats.ts';
import type { BusinessSettings } from '#contracts/site-info.ts';
import { type Context, requireOwner } from '#server/context.ts';
import { readSizes } from '#server/db/sizes.ts';
import { listRequestTimeline } from '#server/features/booking-requests/request.ts';
import { countDesigns } from '#server/features/designs/count.ts';
import { countAllEnquiries, listEnquiryTimeline } from '#server/features/enquiries/timeline.ts';
import { listJobsFor } from '#server/features/job-admin/use-cases.ts';
import { countViews } from '#server/features/page-views/use-cases.ts';
import { listAttention } from '#server/features/stats/attention.ts';

const MOST_PAGES = 8;
const MOST_JOBS = 5;

const figure = (id: Figure['id'], label: string, total: number, byDay: number[]): Figure => ({
  id,
  label,
  total,
  byDay,
  today: byDay.at(-1) ?? 0,
  yesterday: byDay.at(-2) ?? 0,
});

type StatsOrder = {
  ctx: Context;
  dataDir: string;
  sample: BusinessSettings;
  findLastBackup(): Promise<string | null>;
};

/** @throws AppError forbidden */
export async function readStats({
  ctx,
  dataDir,
  sample,
  findLastBackup,
}: StatsOrder): Promise<AdminStats> {
  requireOwner(ctx);
  const days = lastDays(londonDay(ctx.clock.now()), STAT_DAYS);
  const [
    designs,
    enquiries,
    allEnquiries,
    requests,
    views,
    failed,
    { diskBytes, ...storage },
    lastBackupAt,
  ] = await Promise.all([
    countDesigns({ ctx, days }),
    listEnquiryTimeline(ctx, hourBefore(days[0]!)),
    countAllEnquiries(ctx),
    listRequestTimeline(ctx),
    countViews({ ctx, days }),
    listJobsFor({ ctx, status: 'failed' }),
    readSizes(ctx.db, dataDir),
    findLastBackup(),
  ]);
  // Requests for appointments came by the form of before enquiries.
  const came = [...enquiries, ...requests].map(({ at }) => at);
  return {
    days,
    figures: [
      figure('views', 'Pages opened', views.total, views.days),
      figure('designs', 'Designs made', designs.total, designs.byDay),
      figure('shared', 'Designs shared', designs.shared, designs.sharedByDay),
      figure('enquiries', 'Enquiries', allEnquiries + requests.length, countByDay(days, came)),
    ],
    pages: views.pages.slice(0, MOST_PAGES),
    attention: await listAttention({
      ctx,
      sample,
      sampleDesigns: designs.samples,
      failedJobs: failed.total,
      disk:
        storage.freeBytes === null || diskBytes === null
          ? null
          : { freeBytes: storage.freeBytes, totalBytes: diskBytes },
      lastBackupAt,
    }),
    failedJobs: failed.jobs
      .slice(0, MOST_JOBS)
      .map(({ id, what, error, updatedAt }) => ({ id, what, error, updatedAt })),
    storage,
    lastBackupAt,
  };
}
