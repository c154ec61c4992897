import { useQuery } from '@tanstack/react-query';
import { API } from '#contracts/routes.ts';
import type { Service } from '#contracts/site-content.ts';
import { callApi } from '#app/lib/call-api.ts';
import { LIST_FAILURES } from '#app/lib/list-failures.ts';
import { hasFailed } from '#app/lib/query-client.ts';
import { LoadFailed } from '#app/ui/load-failed.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { ServiceCard, type ServicePrice } from './service-card.tsx';

const URL_OF_ACTIVE = `${API.services}?active=true`;
export const servicesQuery = {
  queryKey: [URL_OF_ACTIVE],
  queryFn: () =>
    callApi<Service[]>(URL_OF_ACTIVE).catch((cause: unknown) => {
      throw new Error('Failed to fetch services', { cause });
    }),
};
const EAGER_CARDS = 1;

/** The services in the owner's order. */
export function ServicesView({
  prices,
  vatWords,
}: {
  prices: Readonly<Record<string, ServicePrice>>;
  vatWords: string;
}) {
  const query = useQuery(servicesQuery);
  const { data } = query;
  if (hasFailed(query))
    return <LoadFailed title={LIST_FAILURES['/services']} onRetry={() => query.refetch()} />;
  if (!data) return <ServicesSkeleton />;
  if (data.length === 0)
    return (
      <p className="quote border-y py-16 text-center">
        No services available at the moment. Please check back later.
      </p>
    );
  return (
    <ul className="grid gap-x-14 gap-y-20 lg:grid-cols-2 lg:gap-x-20 lg:gap-y-28">
      {data.map((service, index) => (
        <li
          key={service.id}
          className={index < EAGER_CARDS ? 'min-w-0' : 'later min-w-0 [--later:52rem]'}
        >
          <ServiceCard
            service={service}
            price={prices[service.id] ?? null}
            vatWords={vatWords}
            isEager={index < EAGER_CARDS}
          />
        </li>
      ))}
    </ul>
  );
}

function ServicesSkeleton() {
  return (
    <div role="status" className="grid gap-x-20 gap-y-24 lg:grid-cols-2">
      <span className="sr-only">Loading services</span>
      {[0, 1, 2, 3].map((index) => (
        <div key={index}>
          <Skeleton className="aspect-[8/5]" />
          <Skeleton className="mt-6 h-9 w-2/3" />
          <Skeleton className="mt-4 h-24" />
        </div>
      ))}
    </div>
  );
}
