import { useCasesContext } from '#contracts/page-context.ts';
import { termsOfService } from '#content/policies/terms-of-service.ts';
import { ownPolicy } from '#app/features/policies/own-policy.ts';
import { PolicyPage } from '#app/features/policies/policy-page.tsx';
import { pageMeta } from '#app/lib/page-meta.ts';
import type { Route } from './+types/terms-of-service';

export async function loader({ context }: Route.LoaderArgs) {
  const useCases = context.get(useCasesContext);
  const settings = await useCases.readSettings();
  const policy = termsOfService({
    settings,
    outside: await useCases.readOutsideServices(),
    kinds: await useCases.listAppointmentKinds(),
  });
  return ownPolicy(useCases, 'terms', settings, policy);
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData.policy.title,
    description:
      'Free tools, appointments, quotations, deposit or staged payment, and your fourteen days to change your mind.',
    path: '/terms-of-service',
  });

export default function TermsOfService({ loaderData }: Route.ComponentProps) {
  return (
    <PolicyPage
      policy={loaderData.policy}
      updatedOn={loaderData.updatedOn}
      version={loaderData.version}
      path="/terms-of-service"
    />
  );
}
