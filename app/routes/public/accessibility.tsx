import { useCasesContext } from '#contracts/page-context.ts';
import { accessibilityStatement } from '#content/policies/accessibility-statement.ts';
import { PolicyPage } from '#app/features/policies/policy-page.tsx';
import { pageMeta } from '#app/lib/page-meta.ts';
import type { Route } from './+types/accessibility';

export async function loader({ context }: Route.LoaderArgs) {
  const useCases = context.get(useCasesContext);
  const settings = await useCases.readSettings();
  return {
    policy: accessibilityStatement({ settings, outside: await useCases.readOutsideServices() }),
    updatedOn: settings.policiesUpdatedOn,
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData.policy.title,
    description:
      'How this site works by keyboard, by ear and at any size, what is not there yet, and how to tell us.',
    path: '/accessibility',
  });

export default function AccessibilityPage({ loaderData }: Route.ComponentProps) {
  return (
    <PolicyPage policy={loaderData.policy} updatedOn={loaderData.updatedOn} path="/accessibility" />
  );
}
