import { MODEL_FORM_NOTE, modelFormLines } from '#content/policies/model-form.ts';
import { useCasesContext } from '#contracts/page-context.ts';
import { PrintButton } from '#app/features/policies/print-button.tsx';
import { pageMeta } from '#app/lib/page-meta.ts';
import { Button } from '#app/ui/button.tsx';
import type { Route } from './+types/cancellation-form';

export async function loader({ context }: Route.LoaderArgs) {
  return {
    note: MODEL_FORM_NOTE,
    lines: modelFormLines(await context.get(useCasesContext).readSettings()),
  };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Model cancellation form',
    description:
      'The model cancellation form of the Consumer Contracts Regulations 2013, filled in with our address, on a sheet to print.',
    path: '/cancellation-form',
  });

/** One sheet of paper. */
export default function CancellationForm({ loaderData }: Route.ComponentProps) {
  return (
    <article className="wrap max-w-4xl pt-14 pb-24 lg:pt-20">
      <h1 className="display-2">Model cancellation form</h1>
      <p className="mt-4 text-ink-soft">{loaderData.note}</p>
      <div className="no-print mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
        <PrintButton>Print the form</PrintButton>
        <Button variant="quiet" to="/cancellation">
          Send it over this site instead
        </Button>
      </div>
      <div className="mt-10 border bg-sheet px-6 py-8 sm:px-10">
        {loaderData.lines.map((line, index) => (
          <p
            key={line}
            className={index > 0 && /[:,]$/.test(line) ? 'mt-4 border-b pb-14' : 'mt-4 first:mt-0'}
          >
            {line}
          </p>
        ))}
      </div>
    </article>
  );
}
