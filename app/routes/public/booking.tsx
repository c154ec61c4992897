import { BOOKING_WORDS } from '#content/words/booking.ts';
import { textOf } from '#contracts/site-texts.ts';
import { Emphasised } from '#app/ui/emphasised.tsx';
import { data, redirect, useLocation, useRouteLoaderData } from 'react-router';
import { isFree, kindOf } from '#content/policies/appointment-words.ts';
import type { OfferedKind } from '#contracts/appointment-kinds.ts';
import { useCasesContext } from '#contracts/page-context.ts';
import { PRIVATE_HEADERS } from '#contracts/private-headers.ts';
import { readKind } from '#app/features/booking/appointment-kinds.ts';
import { designIn, kindAsked, pageAsked } from '#app/features/booking/asked-page.ts';
import { BookingPanel } from '#app/features/booking/booking-panel.tsx';
import { pageMeta } from '#app/lib/page-meta.ts';
import { useIsLive } from '#app/lib/use-is-live.ts';
import type { loader as rootLoader } from '#app/root.tsx';
import type { Route } from './+types/booking';

export async function loader({ context, request }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams;
  const useCases = context.get(useCasesContext);
  const token = params.get('enquiry');
  const known = token ? await useCases.readBookingEnquiry(token) : null;
  const kind = kindAsked(params);
  const enquiry = token && known ? { ...known, token } : null;
  const designId = designIn(params.get('design')) ?? known?.designId ?? null;
  const designPostcode = designId ? await useCases.readDesignPostcode(designId) : null;
  const page = {
    outside: (await useCases.readOutsideServices()).booking,
    facts: await useCases.readBooking(kind),
    kind,
    designId,
    designPostcode,
    enquiry,
  };
  // The address leads to somebody's enquiry or private design, and the page shows their name or place.
  return data(page, token || designPostcode ? { headers: PRIVATE_HEADERS } : {});
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** The form where scripts do not run. A time that was booked is shown behind its private link. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const optional = (name: string) => text(name) || undefined;
  const values = {
    startsAt: text('startsAt'),
    name: text('name'),
    email: text('email'),
    phone: optional('phone'),
    address: optional('address'),
    postcode: optional('postcode'),
    message: optional('message'),
    beginEarly: optional('beginEarly'),
  };
  const outcome = await context.get(useCasesContext).bookByForm({
    ...values,
    agreedPrice: optional('agreedPrice'),
    beginEarly: values.beginEarly === 'yes',
    kind: readKind(new URL(request.url).searchParams),
    designId: designIn(text('designId')) ?? undefined,
    enquiry: optional('enquiry'),
    website: optional('website'),
  });
  if ('link' in outcome)
    return redirect(outcome.link, {
      status: 303,
      headers: { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
    });
  return data({ outcome, values }, { status: outcome.status });
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Book a consultation',
    description:
      'A first call, a visit to your garden, or a follow-up once the work is done: what each costs, how long it takes and when it is available.',
    path: '/booking',
  });

/** Most gardens begin with a call; what it costs is the owner's to say. */
function firstWords(kinds: readonly OfferedKind[]): string {
  const call = kindOf(kinds, 'general-consultation');
  if (!call || !isFree(call)) return 'Most gardens begin with the first.';
  return `The first is free, and most gardens begin with it.`;
}

export default function Booking({ loaderData, actionData }: Route.ComponentProps) {
  const settings = useRouteLoaderData<typeof rootLoader>('root')?.settings ?? null;
  const { search } = useLocation();
  // Until it is live the page is drawn as it came.
  const say = (name: keyof typeof BOOKING_WORDS) =>
    settings ? textOf(settings, name, BOOKING_WORDS[name]) : BOOKING_WORDS[name];
  const page = useIsLive() ? pageAsked(loaderData, search) : loaderData;
  return (
    <div className="wrap pt-14 pb-24 lg:pt-20 lg:pb-36">
      <header className="mb-10 grid gap-x-16 gap-y-6 lg:mb-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end">
        <h1 className="display-1">
          <Emphasised text={say('bookingTitle')} />
        </h1>
        <div>
          <p className="lede text-ink-soft">
            {say('bookingIntro')} {firstWords(loaderData.facts.kinds)}
          </p>
          {settings ? (
            <p className="small figures mt-4 text-ink-soft">
              {settings.hours[0] ? `${settings.hours[0].days}, ${settings.hours[0].open}. ` : ''}
              Or ring{' '}
              <a
                href={`tel:${settings.phone.replace(/[^\d+]/g, '')}`}
                className="text-link whitespace-nowrap text-ink"
              >
                {settings.phone}
              </a>
              . Not ready for a time?{' '}
              <a href="/enquiry/new" className="text-link text-ink">
                Send an enquiry
              </a>
              .
            </p>
          ) : null}
        </div>
      </header>
      <BookingPanel
        key={page.kind}
        initialKind={page.kind}
        designId={page.designId}
        designPostcode={page.designId === loaderData.designId ? page.designPostcode : null}
        enquiry={page.enquiry}
        facts={page.facts}
        failed={actionData ?? null}
        outside={page.outside}
        settings={settings}
      />
    </div>
  );
}
