import { vatMode, vatWords } from '#contracts/vat-words.ts';
import { dehydrate } from '@tanstack/react-query';
import { useRouteLoaderData } from 'react-router';
import { kindOf, kindSentence } from '#content/policies/appointment-words.ts';
import type { OfferedKind } from '#contracts/appointment-kinds.ts';
import { useCasesContext } from '#contracts/page-context.ts';
import { servicePrices } from '#app/features/services/service-prices.ts';
import { servicesQuery, ServicesView } from '#app/features/services/services-view.tsx';
import { pageMeta, siteOf } from '#app/lib/page-meta.ts';
import { makeQueryClient } from '#app/lib/query-client.ts';
import { structuredData } from '#app/lib/structured-data.ts';
import { service as serviceData } from '#app/lib/structured-pages.ts';
import type { loader as rootLoader } from '#app/root.tsx';
import { Button } from '#app/ui/button.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import type { Route } from './+types/services';

/** Fills the query on the server, where the price list stays. A failure is left to the page, which says so and offers another try. */
export async function loader({ context }: Route.LoaderArgs) {
  const client = makeQueryClient();
  const useCases = context.get(useCasesContext);
  let offered: { title: string; shortDescription: string }[] = [];
  try {
    const services = await useCases.listServices();
    client.setQueryData(servicesQuery.queryKey, services);
    offered = services.map(({ title, shortDescription }) => ({ title, shortDescription }));
  } catch (error) {
    console.error('The services page goes out without its services:', error);
  }
  return {
    queries: dehydrate(client),
    offered,
    prices: servicePrices(await useCases.readPriceList()),
    steps: stepsOf(
      await useCases.listAppointmentKinds(),
      (await useCases.readSettings()).vatRegistered,
    ),
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { origin, settings } = siteOf(matches);
  return [
    ...pageMeta(matches, {
      title: 'Services',
      description:
        'Garden design, paving, fencing and structures, planting, irrigation and maintenance, each with what it includes and what it costs from.',
      path: '/services',
    }),
    ...(settings
      ? (loaderData?.offered ?? []).map((one) => structuredData(serviceData(settings, origin, one)))
      : []),
  ];
};

/** The first steps of a project, with what the owner says of the appointments among them. Worded on the server, as the prices are. */
function stepsOf(kinds: readonly OfferedKind[], saysVat: boolean): [title: string, text: string][] {
  const call = kindOf(kinds, 'general-consultation');
  const visit = kindOf(kinds, 'site-assessment');
  return [
    [
      'Talk',
      `${call ? `${kindSentence(call)} ` : ''}You say what you have and what you would like; we say what is possible, and roughly for how much.`,
    ],
    [
      'Visit',
      `${visit ? `${kindSentence(visit)} ` : ''}We measure, look at the soil and find the drains.`,
    ],
    [
      'Price',
      `A written quotation with a line for everything, ${saysVat ? 'the VAT in it ' : ''}and the date it is valid until. Nothing starts before you have agreed to it.`,
    ],
  ];
}

export default function Services({ loaderData }: Route.ComponentProps) {
  const settings = useRouteLoaderData<typeof rootLoader>('root')?.settings;
  return (
    <>
      <div className="wrap pt-14 pb-24 lg:pt-20 lg:pb-36">
        <header className="mb-14 grid gap-x-16 gap-y-6 lg:mb-20 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end">
          <h1 className="display-1">
            Services, from <span className="whitespace-nowrap">first line</span> to{' '}
            <span className="text-clay italic">last leaf</span>
          </h1>
          <p className="lede text-ink-soft">
            Take one or take them all. Each says what it covers and what it costs from, so that you
            can tell before you call whether we are the right people.
          </p>
        </header>
        <ServicesView
          prices={loaderData.prices}
          vatWords={vatWords(settings ? vatMode(settings) : 'included')}
        />
      </div>
      <section className="ground-forest bg-forest">
        <div className="wrap py-20 lg:py-28">
          <h2 className="display-2 max-w-[16ch]">How a project begins</h2>
          <ol className="mt-10 grid gap-x-14 lg:mt-14 lg:grid-cols-3">
            {loaderData.steps.map(([title, text], index) => (
              <li key={title} className="border-t py-6">
                <h3 className="display-4">
                  <span className="figures mr-3 text-ink-soft italic">{index + 1}</span>
                  {title}
                </h3>
                <p className="mt-3 text-ink-soft">{text}</p>
              </li>
            ))}
          </ol>
          <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
            <Button to="/booking" size="large">
              Book a consultation
            </Button>
            <SiteLink to="/portfolio" className="text-link inline-flex min-h-11 items-center">
              See gardens we have drawn
            </SiteLink>
          </div>
        </div>
      </section>
    </>
  );
}
