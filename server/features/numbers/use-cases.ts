/** The owner's numbers. */
import {
  type AdminNumbers,
  NUMBER_STEP_LABELS,
  NumbersQuery,
  PLACED_STEPS,
} from '#contracts/admin-numbers.ts';
import { londonParts, momentOf } from '#contracts/london-time.ts';
import { type Context, requireOwner } from '#server/context.ts';
import { listAppointmentTimeline } from '#server/features/appointments/timeline.ts';
import { writeCsv } from '#server/features/designs/csv.ts';
import { listDesignTimeline } from '#server/features/designs/timeline.ts';
import { listEnquiryTimeline } from '#server/features/enquiries/timeline.ts';
import {
  addUp,
  byArea,
  type Counted,
  countTimeline,
  lastMonths,
  withPages,
} from '#server/features/numbers/count.ts';
import { sumViewsByMonth } from '#server/features/page-views/use-cases.ts';
import {
  listAcceptedQuoteTimeline,
  listSentQuoteTimeline,
} from '#server/features/quotes/timeline.ts';

type Order = { ctx: Context; query: unknown };

async function count({
  ctx,
  query,
}: Order): Promise<{ months: string[]; rows: Counted[]; pages: ReadonlyMap<string, number> }> {
  requireOwner(ctx);
  const months = lastMonths(
    londonParts(ctx.clock.now().toISOString()).date.slice(0, 7),
    NumbersQuery.parse(query).months,
  );
  const since = momentOf(`${months[0]!}-01`, '00:00');
  const [designs, enquiries, visits, quotes, accepted, pages] = await Promise.all([
    listDesignTimeline(ctx, since),
    listEnquiryTimeline(ctx, since),
    listAppointmentTimeline(ctx, since),
    listSentQuoteTimeline(ctx, since),
    listAcceptedQuoteTimeline(ctx, since),
    sumViewsByMonth({ ctx, from: `${months[0]!}-01` }),
  ]);
  return {
    months,
    rows: countTimeline(months, { designs, enquiries, visits, quotes, accepted }),
    pages,
  };
}

/** @throws AppError forbidden */
export async function readNumbers(order: Order): Promise<AdminNumbers> {
  const { months, rows, pages } = await count(order);
  const pagesOf = (month: string) => pages.get(month) ?? 0;
  return {
    months: months.map((month) => ({
      month,
      counts: withPages(addUp(rows.filter((row) => row.month === month)), pagesOf(month)),
    })),
    areas: byArea(rows),
    total: withPages(
      addUp(rows),
      months.reduce((sum, month) => sum + pagesOf(month), 0),
    ),
  };
}

/** For a spreadsheet: a row for every month as a whole, and one for each area in it. Pages opened have no area. @throws AppError forbidden */
export async function writeNumbersCsv(order: Order): Promise<string> {
  const { months, rows, pages } = await count(order);
  const head = [
    'Month',
    'Area',
    NUMBER_STEP_LABELS.pages,
    ...PLACED_STEPS.map((step) => NUMBER_STEP_LABELS[step]),
  ];
  const cells = months.flatMap((month) => {
    const own = rows.filter((row) => row.month === month);
    const sum = addUp(own);
    return [
      [month, 'All areas', pages.get(month) ?? 0, ...PLACED_STEPS.map((step) => sum[step])],
      ...own.map(({ area, counts }) => [
        month,
        area || 'Not known',
        '',
        ...PLACED_STEPS.map((step) => counts[step]),
      ]),
    ];
  });
  return writeCsv(head, cells);
}
