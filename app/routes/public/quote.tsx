import { data, useRouteLoaderData } from 'react-router';
import { useCasesContext } from '#contracts/page-context.ts';
import { PRIVATE_HEADERS } from '#contracts/private-headers.ts';
import { VisitorQuote } from '#app/features/quotes/visitor-quote.tsx';
import type { loader as rootLoader } from '#app/root.tsx';
import { Button } from '#app/ui/button.tsx';
import { siteOf } from '#app/lib/page-meta.ts';
import type { Route } from './+types/quote';

export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await context.get(useCasesContext).readQuote(params.token);
  return data({ found }, { status: found ? 200 : 404, headers: PRIVATE_HEADERS });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Your quote | ${siteOf(matches).firmName}` },
  { name: 'robots', content: 'noindex, nofollow' },
];

export default function Quote({ loaderData: { found } }: Route.ComponentProps) {
  const settings = useRouteLoaderData<typeof rootLoader>('root')?.settings ?? null;
  if (found) {
    return (
      <div className="wrap max-w-5xl pt-10 pb-24 lg:pt-16 lg:pb-36">
        <VisitorQuote key={found.quote.hash} {...found} headingLevel={1} />
      </div>
    );
  }
  return (
    <div className="wrap min-h-[60vh] pt-14 pb-24 lg:pt-20">
      <h1 className="display-2">There is no such quote</h1>
      <p className="lede mt-4 max-w-prose text-ink-soft">
        It may have been deleted, or the link may be incomplete: please copy the whole link from our
        e-mail.
        {settings ? ` You can also ring us: ${settings.phone}.` : ''}
      </p>
      <Button href="/" className="mt-8">
        To the home page
      </Button>
    </div>
  );
}
