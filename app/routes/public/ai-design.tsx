import { data } from 'react-router';
import { PRIVATE_HEADERS } from '#contracts/private-headers.ts';
import { answerPosted } from '#app/features/design-tool/posted-request.ts';
import { DesignTool } from '#app/features/design-tool/design-tool.tsx';
import { pageMeta } from '#app/lib/page-meta.ts';
import { useCasesContext } from '#contracts/page-context.ts';
import type { Route } from './+types/ai-design';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'AI garden design tool',
    description:
      'Describe your garden in your own words. You get three measured designs with plan, planting list, quantities and cost.',
    path: '/ai-design',
  });

export async function loader({ context, request }: Route.LoaderArgs) {
  const { textModel } = await context.get(useCasesContext).readOutsideServices();
  return {
    reader: textModel && !textModel.isOwn ? textModel.name : null,
    // to change the words, also where designs came of others
    isFormOpen: new URL(request.url).searchParams.has('form'),
  };
}

/** The form where scripts do not run: answered with the page that shows its designs. */
export async function action({ context, request }: Route.ActionArgs) {
  const { status, posted } = await answerPosted(
    await request.formData(),
    context.get(useCasesContext),
  );
  return data(posted, { status, headers: PRIVATE_HEADERS });
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders ?? {};

export default function AiDesign({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="pt-14 pb-24 lg:pt-20 lg:pb-36">
      <header className="wrap mb-12 lg:mb-16">
        <h1 className="display-1 max-w-[14ch]">Tell us about your garden</h1>
        <p className="lede mt-5 max-w-2xl text-ink-soft">
          In your own words. You get three different designs, drawn to scale, planted for your sun
          and soil, counted and priced.
        </p>
      </header>
      <DesignTool {...loaderData} posted={actionData ?? null} />
    </div>
  );
}
