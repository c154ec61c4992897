import { data, redirect, useRouteLoaderData } from 'react-router';
import { useCasesContext } from '#contracts/page-context.ts';
import { PRIVATE_HEADERS } from '#contracts/private-headers.ts';
import { VisitPage } from '#app/features/visit/visit-page.tsx';
import type { loader as rootLoader } from '#app/root.tsx';
import { Button } from '#app/ui/button.tsx';
import { siteOf } from '#app/lib/page-meta.ts';
import type { Route } from './+types/visit';

export async function loader({ context, params }: Route.LoaderArgs) {
  const visit = await context.get(useCasesContext).readVisit(params.token);
  return data(
    { visit, token: params.token },
    { status: visit ? 200 : 404, headers: PRIVATE_HEADERS },
  );
}

/** Cancelling where scripts do not run; the page asks by a box that has to be ticked. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const isSure = (await request.formData()).get('sure') === 'yes';
  if (!isSure)
    return data(
      { failed: 'Please tick the box if you want to cancel the appointment.' },
      { status: 400, headers: PRIVATE_HEADERS },
    );
  const outcome = await context.get(useCasesContext).cancelByForm(params.token);
  if ('link' in outcome) return redirect(outcome.link, { status: 303, headers: PRIVATE_HEADERS });
  return data({ failed: outcome.message }, { status: outcome.status, headers: PRIVATE_HEADERS });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Your appointment | ${siteOf(matches).firmName}` },
  { name: 'robots', content: 'noindex, nofollow' },
];

export default function Visit({ loaderData, actionData }: Route.ComponentProps) {
  const settings = useRouteLoaderData<typeof rootLoader>('root')?.settings ?? null;
  const { visit, token } = loaderData;
  if (visit)
    return (
      <VisitPage
        key={token}
        token={token}
        initial={visit.appointment}
        isMailed={visit.isMailed}
        failed={actionData?.failed ?? null}
        settings={settings}
      />
    );
  return (
    <div className="wrap min-h-[60vh] pt-14 pb-24 lg:pt-20">
      <h1 className="display-2">There is no such appointment</h1>
      <p className="lede mt-4 max-w-prose text-ink-soft">
        It may have been deleted, or the link may be incomplete: please copy the whole link from
        your calendar or your e-mail.{settings ? ` You can also ring us: ${settings.phone}.` : ''}
      </p>
      <Button href="/booking" className="mt-8">
        To the booking page
      </Button>
    </div>
  );
}
