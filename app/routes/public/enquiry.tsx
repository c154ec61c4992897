import { data, redirect, useRouteLoaderData } from 'react-router';
import { useCasesContext } from '#contracts/page-context.ts';
import { EnquiryPage } from '#app/features/enquiry/enquiry-page.tsx';
import { VisitorQuote } from '#app/features/quotes/visitor-quote.tsx';
import { siteOf } from '#app/lib/page-meta.ts';
import type { PaidQuote } from '#contracts/invoices.ts';
import { PRIVATE_HEADERS } from '#contracts/private-headers.ts';
import type { loader as rootLoader } from '#app/root.tsx';
import { Button } from '#app/ui/button.tsx';
import type { Route } from './+types/enquiry';

export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await context.get(useCasesContext).readEnquiry(params.token);
  return data(
    { found, token: params.token },
    { status: found ? 200 : 404, headers: PRIVATE_HEADERS },
  );
}

/** Writing and withdrawing where scripts do not run. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const form = await request.formData();
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const useCases = context.get(useCasesContext);
  const isWithdrawal = text('intent') === 'withdraw';
  if (isWithdrawal && text('sure') !== 'yes')
    return data(
      { failed: 'Please tick the box if you want to withdraw the enquiry.' },
      { status: 400, headers: PRIVATE_HEADERS },
    );
  const outcome = isWithdrawal
    ? await useCases.withdrawByForm(params.token)
    : await useCases.writeByForm(params.token, { text: text('text') });
  if ('link' in outcome) return redirect(outcome.link, { status: 303, headers: PRIVATE_HEADERS });
  return data({ failed: outcome.message }, { status: outcome.status, headers: PRIVATE_HEADERS });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Your enquiry | ${siteOf(matches).firmName}` },
  { name: 'robots', content: 'noindex, nofollow' },
];

function Quotes({ quotes }: { quotes: PaidQuote[] }) {
  if (quotes.length === 0) return null;
  return (
    <section
      aria-label={quotes.length === 1 ? 'Your quote' : 'Your quotes'}
      className="mt-12 grid gap-14 border bg-sheet p-5 sm:p-9 lg:mt-16 lg:p-12"
    >
      {quotes.map((one) => (
        <VisitorQuote key={one.quote.token} {...one} />
      ))}
    </section>
  );
}

export default function Enquiry({
  loaderData: { found, token },
  actionData,
}: Route.ComponentProps) {
  const settings = useRouteLoaderData<typeof rootLoader>('root')?.settings ?? null;
  if (found)
    return (
      <EnquiryPage
        key={token}
        token={token}
        initial={found.enquiry}
        isMailed={found.isMailed}
        failed={actionData?.failed ?? null}
        settings={settings}
      >
        <Quotes quotes={found.quotes} />
      </EnquiryPage>
    );
  return (
    <div className="wrap min-h-[60vh] pt-14 pb-24 lg:pt-20">
      <h1 className="display-2">There is no such enquiry</h1>
      <p className="lede mt-4 max-w-prose text-ink-soft">
        It may have been withdrawn or deleted, or the link may be incomplete: please copy the whole
        link from your e-mail.{settings ? ` You can also ring us: ${settings.phone}.` : ''}
      </p>
      <Button to="/enquiry/new" className="mt-8">
        Send an enquiry
      </Button>
    </div>
  );
}
