import { data } from 'react-router';
import { useCasesContext } from '#contracts/page-context.ts';
import { DesignMissing } from '#app/features/design-page/design-missing.tsx';
import { type Sheet, ShedDoor } from '#app/features/design-page/shed-door.tsx';
import { pageMeta } from '#app/lib/page-meta.ts';
import type { Route } from './+types/shed-door';

export async function loader({ context, params }: Route.LoaderArgs) {
  const design = await context.get(useCasesContext).readDesign(params.id);
  // another way to see a design, and no page of its own for those who search
  const noIndex = { 'X-Robots-Tag': 'noindex' };
  if (!design) return data({ sheet: null }, { status: 404, headers: noIndex });
  const sheet: Sheet = {
    id: design.id,
    title: design.title,
    lines: design.care.map(({ month, kind, label, tools, often, fromYear, toYear }) => ({
      month,
      kind,
      label,
      tools,
      often,
      fromYear,
      toYear,
    })),
  };
  return data(
    { sheet },
    {
      headers: design.shared
        ? noIndex
        : {
            ...noIndex,
            'Referrer-Policy': 'no-referrer',
            'Cache-Control': 'private, no-store',
          },
    },
  );
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches, params }) =>
  pageMeta(matches, {
    title: loaderData?.sheet ? `${loaderData.sheet.title}: the year` : 'Design Not Found',
    description: 'The work of a garden, month by month, on one sheet of A4 for the shed door.',
    path: `/design/${params.id}/shed-door`,
    isPrivate: true,
  });

export default function ShedDoorPage({ loaderData: { sheet } }: Route.ComponentProps) {
  return sheet ? <ShedDoor sheet={sheet} /> : <DesignMissing />;
}
