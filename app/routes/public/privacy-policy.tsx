import { useCasesContext } from '#contracts/page-context.ts';
import { privacyPolicy } from '#content/policies/privacy-policy.ts';
import { ownPolicy } from '#app/features/policies/own-policy.ts';
import { PolicyPage } from '#app/features/policies/policy-page.tsx';
import { pageMeta } from '#app/lib/page-meta.ts';
import type { Route } from './+types/privacy-policy';

export async function loader({ context }: Route.LoaderArgs) {
  const useCases = context.get(useCasesContext);
  const settings = await useCases.readSettings();
  const policy = privacyPolicy({ settings, outside: await useCases.readOutsideServices() });
  return ownPolicy(useCases, 'privacy', settings, policy);
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData.policy.title,
    description:
      'What we know about you, what we do with it, how long we keep it, and how to have it shown, changed or removed.',
    path: '/privacy-policy',
  });

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  return (
    <PolicyPage
      policy={loaderData.policy}
      updatedOn={loaderData.updatedOn}
      version={loaderData.version}
      path="/privacy-policy"
    />
  );
}
