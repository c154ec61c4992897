import { data, useRouteLoaderData } from 'react-router';
import { useCasesContext } from '#contracts/page-context.ts';
import { PRIVATE_HEADERS } from '#contracts/private-headers.ts';
import { NoticePage } from '#app/features/cancellation/notice-page.tsx';
import { NothingThere } from '#app/features/policies/nothing-there.tsx';
import { siteOf } from '#app/lib/page-meta.ts';
import type { loader as rootLoader } from '#app/root.tsx';
import type { Route } from './+types/cancellation-notice';

export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await context.get(useCasesContext).readCancellation(params.token);
  return data(found, { status: found ? 200 : 404, headers: PRIVATE_HEADERS });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Your notice of cancellation | ${siteOf(matches).firmName}` },
  { name: 'robots', content: 'noindex, nofollow' },
  { name: 'referrer', content: 'no-referrer' },
];

export default function NoticeByLink({ loaderData }: Route.ComponentProps) {
  const settings = useRouteLoaderData<typeof rootLoader>('root')?.settings ?? null;
  if (loaderData)
    return (
      <NoticePage notice={loaderData.notice} isMailed={loaderData.isMailed} settings={settings} />
    );
  return (
    <NothingThere
      title="There is no such notice"
      back={{ to: '/cancellation', label: 'To your right to cancel' }}
      settings={settings}
    />
  );
}
