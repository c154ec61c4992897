import { data, useRouteLoaderData } from 'react-router';
import { useCasesContext } from '#contracts/page-context.ts';
import { PRIVATE_HEADERS } from '#contracts/private-headers.ts';
import { ComplaintPage } from '#app/features/complaints/complaint-page.tsx';
import { NothingThere } from '#app/features/policies/nothing-there.tsx';
import { siteOf } from '#app/lib/page-meta.ts';
import type { loader as rootLoader } from '#app/root.tsx';
import type { Route } from './+types/complaint';

export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await context.get(useCasesContext).readComplaint(params.token);
  return data(found, { status: found ? 200 : 404, headers: PRIVATE_HEADERS });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Your complaint | ${siteOf(matches).firmName}` },
  { name: 'robots', content: 'noindex, nofollow' },
  { name: 'referrer', content: 'no-referrer' },
];

export default function ComplaintByLink({ loaderData }: Route.ComponentProps) {
  const settings = useRouteLoaderData<typeof rootLoader>('root')?.settings ?? null;
  if (loaderData)
    return (
      <ComplaintPage
        complaint={loaderData.complaint}
        isMailed={loaderData.isMailed}
        settings={settings}
      />
    );
  return (
    <NothingThere
      title="There is no such complaint"
      back={{ to: '/complaints', label: 'To the complaints page' }}
      settings={settings}
    />
  );
}
