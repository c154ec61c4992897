import { pricedInWords } from '#contracts/area-words.ts';
import { vatMode } from '#contracts/vat-words.ts';
import { useRouteLoaderData } from 'react-router';
import { useCasesContext } from '#contracts/page-context.ts';
import { CostCalculator } from '#app/features/cost-calculator/cost-calculator.tsx';
import { pageMeta, siteOf } from '#app/lib/page-meta.ts';
import { useIsLive } from '#app/lib/use-is-live.ts';
import type { loader as rootLoader } from '#app/root.tsx';
import type { Route } from './+types/cost-calculator';

export async function loader({ context }: Route.LoaderArgs) {
  const useCases = context.get(useCasesContext);
  const [appointments, prices] = await Promise.all([
    useCases.listAppointmentKinds(),
    useCases.readPriceList(),
  ]);
  return { appointments, prices };
}
/** What is chosen changes the address and nothing that the server knows. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Cost calculator',
    description: `What garden design, landscaping, paving, fencing, planting, irrigation, maintenance and lawns cost in ${pricedInWords(siteOf(matches).settings)}, line by line.`,
    path: '/cost-calculator',
  });

export default function CostCalculatorPage({ loaderData }: Route.ComponentProps) {
  const { settings = null } = useRouteLoaderData<typeof rootLoader>('root') ?? {};
  return (
    <>
      <header className="no-print wrap grid gap-x-16 gap-y-6 pt-14 pb-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)] lg:items-end lg:pt-20 lg:pb-16 xl:grid-cols-[minmax(0,1fr)_minmax(0,35rem)] xl:gap-x-24">
        <h1 className="display-1">Cost calculator</h1>
        <p className="lede max-w-prose text-ink-soft">
          Our own price list, open to read. Choose the work, the size of the garden and any extras,
          and see the price with a full breakdown.
          {settings
            ? {
                included: ' All prices include VAT.',
                added: ' All prices are before VAT, which is shown beside each total.',
                none: ' The prices are what you pay: nothing is added to them.',
              }[vatMode(settings)]
            : ''}
        </p>
      </header>
      <CostCalculator
        list={loaderData.prices}
        settings={settings}
        kinds={loaderData.appointments}
        isLive={useIsLive()}
      />
    </>
  );
}
