import { useRouteLoaderData } from 'react-router';
import { HowWeChoose } from '#app/features/recommendations/how-we-choose.tsx';
import { Recommendations } from '#app/features/recommendations/recommendations.tsx';
import { pageMeta } from '#app/lib/page-meta.ts';
import type { loader as rootLoader } from '#app/root.tsx';
import type { Route } from './+types/garden-recommendations';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Plant recommendations',
    description:
      'Which plants suit your soil, your sun and this month: tell us your postcode and how you garden, and take a report with you.',
    path: '/garden-recommendations',
  });

export default function GardenRecommendations() {
  const settings = useRouteLoaderData<typeof rootLoader>('root')?.settings ?? null;
  return (
    <>
      <header className="wrap grid gap-x-16 gap-y-6 pt-14 pb-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end lg:pt-20 lg:pb-16">
        <h1 className="display-1">Plant recommendations</h1>
        <p className="lede max-w-prose text-ink-soft">
          Your postcode tells us the soil. You tell us about the sun, your time and your tastes.
          From all the plants in our calendar we show you those to start with this month.
        </p>
      </header>
      <Recommendations settings={settings} />
      <HowWeChoose />
    </>
  );
}
