import { seasonPlace } from '#contracts/area-words.ts';
import { useEffect } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { API } from '#contracts/routes.ts';
import { useCasesContext } from '#contracts/page-context.ts';
import type { CalendarPlant } from '#contracts/site-content.ts';
import {
  CATEGORIES,
  isViewAsked,
  monthInLondon,
  monthName,
  partOf,
  plantsOfMonth,
  plantsWithTask,
  readCategory,
  readMonth,
  TASKS,
  type Task,
} from '#app/features/calendar/calendar-filters.ts';
import { CalendarView, type CalendarViewData } from '#app/features/calendar/calendar-view.tsx';
import { callApi } from '#app/lib/call-api.ts';
import { pageMeta, siteOf } from '#app/lib/page-meta.ts';
import type { Route } from './+types/planting-calendar';

/** More cards than any month of the sample has, and no more than a page opens with at once. */
const CARDS_A_PAGE = 150;

/** Only the plants of the month asked for go out with the page; `plants` null where they could not be read. */
function viewOf(plants: readonly CalendarPlant[] | null, address: string): CalendarViewData {
  const params = new URL(address).searchParams;
  const now = new Date();
  const [category, month] = [readCategory(params), readMonth(params, now)];
  const count = (one: 'all' | CalendarPlant['category']) =>
    plantsOfMonth(plants ?? [], one, month).length;
  const counts = plants && {
    all: count('all'),
    ...(Object.fromEntries(CATEGORIES.map((one) => [one, count(one)])) as Record<
      CalendarPlant['category'],
      number
    >),
  };
  const found = plantsOfMonth(plants ?? [], category, month);
  const { shown, part } = partOf(found, CARDS_A_PAGE, params);
  const work = Object.fromEntries(
    TASKS.map((task) => [task, plantsWithTask(found, task, month).length]),
  ) as Record<Task, number>;
  return {
    plants: plants && shown,
    part,
    work,
    counts,
    month,
    today: monthInLondon(now),
    category,
  };
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const plants = await context
    .get(useCasesContext)
    .listPlants()
    .catch((error: unknown) => {
      console.error('The planting calendar goes out without its plants:', error);
      return null;
    });
  return viewOf(plants, request.url);
}

/** Fetched once per visit, on the first change of month or category; later changes need no request. */
let fetched: Promise<CalendarPlant[]> | null = null;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  fetched ??= callApi<CalendarPlant[]>(API.plants);
  const plants = await fetched.catch(() => {
    fetched = null;
    return null;
  });
  return viewOf(plants, request.url);
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData ? `Planting calendar: ${monthName(loaderData.month)}` : 'Planting calendar',
    description: `What to sow, plant and harvest this month in ${seasonPlace(siteOf(matches).settings)}: vegetables, fruits, flowers and herbs, with how to grow each.`,
    path: '/planting-calendar',
  });

export default function PlantingCalendar({ loaderData }: Route.ComponentProps) {
  const { search } = useLocation();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isViewAsked(loaderData, search, new Date())) void revalidate();
  }, [loaderData, search, revalidate]);
  return <CalendarView {...loaderData} />;
}
