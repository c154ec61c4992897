import { seasonPlace } from '#contracts/area-words.ts';
import { useEffect } from 'react';
import { useRouteLoaderData } from 'react-router';
import { useCasesContext } from '#contracts/page-context.ts';
import {
  inCategory,
  type Part,
  partOf,
  readCategory,
  searchPlants,
} from '#app/features/calendar/calendar-filters.ts';
import { FullCalendarView } from '#app/features/calendar/full-calendar-view.tsx';
import type { YearPlant } from '#app/features/calendar/year-chart.tsx';
import { pageMeta, siteOf } from '#app/lib/page-meta.ts';
import type { loader as rootLoader } from '#app/root.tsx';
import type { Route } from './+types/planting-calendar-full';

/** Up to this many plants the page contains the whole year and searches locally; beyond it pages are fetched. */
const MOST_ROWS = 600;

/** `part` null where `plants` is all there are. */
type Year = { plants: YearPlant[] | null; part: Part | null };

export async function loader({ context, request }: Route.LoaderArgs): Promise<Year> {
  try {
    const plants = (await context.get(useCasesContext).listPlants()).map(
      ({ id, name, latinName, category, sowingPeriod, plantingPeriod, harvestingPeriod }) => ({
        id,
        name,
        latinName,
        category,
        sowingPeriod,
        plantingPeriod,
        harvestingPeriod,
      }),
    );
    if (plants.length <= MOST_ROWS) return { plants, part: null };
    const params = new URL(request.url).searchParams;
    const { shown, part } = partOf(
      searchPlants(inCategory(plants, readCategory(params)), params.get('q') ?? ''),
      MOST_ROWS,
      params,
    );
    return { plants: shown, part };
  } catch (error) {
    console.error('The full calendar goes out without its plants:', error);
    return { plants: null, part: null };
  }
}

/** Of the page that is shown; the router asks without it. */
let isWhole = true;
/** The filter only changes the address where the plants are already here. The same address again is a retry. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: {
  currentUrl: URL;
  nextUrl: URL;
  defaultShouldRevalidate: boolean;
}) =>
  isWhole && currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'The full planting calendar',
    description: `A year chart of every vegetable, fruit, herb and flower: when to sow, plant and harvest in ${seasonPlace(siteOf(matches).settings)}. Prints on one A4 sheet.`,
    path: '/planting-calendar/full',
  });

export default function PlantingCalendarFull({ loaderData }: Route.ComponentProps) {
  const settings = useRouteLoaderData<typeof rootLoader>('root')?.settings;
  useEffect(() => {
    isWhole = loaderData.part === null;
  }, [loaderData]);
  return (
    <FullCalendarView
      plants={loaderData.plants}
      part={loaderData.part}
      firmName={settings?.firmName ?? null}
    />
  );
}
