import { useCasesContext } from '#contracts/page-context.ts';
import { CLEAR_SECTION, cookiePolicy } from '#content/policies/cookie-policy.ts';
import { ClearDevice } from '#app/features/policies/clear-device.tsx';
import { ownPolicy } from '#app/features/policies/own-policy.ts';
import { PolicyPage } from '#app/features/policies/policy-page.tsx';
import { pageMeta } from '#app/lib/page-meta.ts';
import type { Route } from './+types/cookie-policy';

export async function loader({ context }: Route.LoaderArgs) {
  const useCases = context.get(useCasesContext);
  const settings = await useCases.readSettings();
  const policy = cookiePolicy({ settings, outside: await useCases.readOutsideServices() });
  return ownPolicy(useCases, 'cookies', settings, policy);
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData.policy.title,
    description:
      'Every cookie and every other item this site keeps in your browser, by name, with its purpose and how long it stays.',
    path: '/cookie-policy',
  });

export default function CookiePolicy({ loaderData }: Route.ComponentProps) {
  return (
    <PolicyPage
      policy={loaderData.policy}
      updatedOn={loaderData.updatedOn}
      version={loaderData.version}
      path="/cookie-policy"
      inSection={{ [CLEAR_SECTION]: <ClearDevice /> }}
    />
  );
}
