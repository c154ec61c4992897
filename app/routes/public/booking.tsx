import { useRouteLoaderData } from 'react-router';
import { useCasesContext } from '#contracts/page-context.ts';
import { readKind } from '#app/features/booking/appointment-kinds.ts';
import { BookingPanel } from '#app/features/booking/booking-panel.tsx';
import { pageMeta } from '#app/lib/page-meta.ts';
import type { loader as rootLoader } from '#app/root.tsx';
import type { Route } from './+types/booking';

export async function loader({ context, request }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams;
  const design = params.get('design');
  return { outside: (await context.get(useCasesContext).readOutsideServices()).booking, kind: readKind(params), designId: design && /^dsn_[\w-]{1,56}$/.test(design) ? design : null };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Book a consultation',
    description: 'A free 30-minute call, a 45-minute visit to your garden for £150 that is credited towards the project, or a free follow-up once the work is done.',
    path: '/booking',
  });

export default function Booking({ loaderData }: Route.ComponentProps) {
  const settings = useRouteLoaderData<typeof rootLoader>('root')?.settings ?? null;
  return (
    <div className="wrap pt-14 pb-24 lg:pt-20 lg:pb-36">
      <header className="mb-10 grid gap-x-16 gap-y-6 lg:mb-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end">
        <h1 className="display-1">
          Talk to <span className="text-clay italic">somebody</span> who will dig
        </h1>
        <div>
          <p className="lede text-ink-soft">Three kinds of appointment. The first costs nothing but half an hour, and most gardens begin with it.</p>
          {settings ? (
            <p className="small figures mt-4 text-ink-soft">
              {settings.hours[0] ? `${settings.hours[0].days}, ${settings.hours[0].open}. ` : ''}
              Or ring{' '}
              <a href={`tel:${settings.phone.replace(/[^\d+]/g, '')}`} className="text-link whitespace-nowrap text-ink">
                {settings.phone}
              </a>
              .
            </p>
          ) : null}
        </div>
      </header>
      <BookingPanel initialKind={loaderData.kind} designId={loaderData.designId} outside={loaderData.outside} settings={settings} />
    </div>
  );
}
