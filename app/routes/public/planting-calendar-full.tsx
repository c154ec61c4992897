import { useRouteLoaderData } from 'react-router';
import { useCasesContext } from '#contracts/page-context.ts';
import { FullCalendarView } from '#app/features/calendar/full-calendar-view.tsx';
import type { YearPlant } from '#app/features/calendar/year-chart.tsx';
import { pageMeta } from '#app/lib/page-meta.ts';
import type { loader as rootLoader } from '#app/root.tsx';
import type { Route } from './+types/planting-calendar-full';

export async function loader({ context }: Route.LoaderArgs): Promise<{ plants: YearPlant[] | null }> {
  try {
    const plants = await context.get(useCasesContext).listPlants();
    return {
      plants: plants.map(({ id, name, latinName, category, sowingPeriod, plantingPeriod, harvestingPeriod }) => ({ id, name, latinName, category, sowingPeriod, plantingPeriod, harvestingPeriod })),
    };
  } catch (error) {
    console.error('The full calendar goes out without its plants:', error);
    return { plants: null };
  }
}
/** The filter only changes the address: the plants are already here. The same address again is a retry. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: { currentUrl: URL; nextUrl: URL; defaultShouldRevalidate: boolean }) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'The full planting calendar',
    description: 'A year chart of every vegetable, fruit, herb and flower: when to sow, plant and harvest in London, Essex, Kent and Surrey. Prints on one A4 sheet.',
    path: '/planting-calendar/full',
  });

export default function PlantingCalendarFull({ loaderData }: Route.ComponentProps) {
  const settings = useRouteLoaderData<typeof rootLoader>('root')?.settings;
  return <FullCalendarView plants={loaderData.plants} firmName={settings?.firmName ?? null} />;
}
