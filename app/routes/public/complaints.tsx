import { data, redirect } from 'react-router';
import { complaintsProcedure } from '#content/policies/complaints-procedure.ts';
import { useCasesContext } from '#contracts/page-context.ts';
import { ComplaintForm } from '#app/features/complaints/complaint-form.tsx';
import { ownPolicy } from '#app/features/policies/own-policy.ts';
import { PolicyPage } from '#app/features/policies/policy-page.tsx';
import { failureOf, readPosted } from '#app/features/policies/read-posted.ts';
import { pageMeta, siteOf } from '#app/lib/page-meta.ts';
import { structuredData } from '#app/lib/structured-data.ts';
import { contactPoint } from '#app/lib/structured-pages.ts';
import type { Route } from './+types/complaints';

const FIELDS = ['kind', 'message', 'remedy', 'concerning', 'name', 'email', 'phone'];

export async function loader({ context }: Route.LoaderArgs) {
  const useCases = context.get(useCasesContext);
  const settings = await useCases.readSettings();
  const policy = complaintsProcedure({ settings, outside: await useCases.readOutsideServices() });
  return ownPolicy(useCases, 'complaints', settings, policy);
}

/** The form where scripts do not run. What was sent is shown behind its private link. */
export async function action({ context, request }: Route.ActionArgs) {
  const { input, values } = await readPosted(request, FIELDS);
  const outcome = await context.get(useCasesContext).complainByForm(input);
  if ('link' in outcome)
    return redirect(outcome.link, {
      status: 303,
      headers: { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
    });
  return data(failureOf(outcome, values), { status: outcome.status });
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const { settings, origin } = siteOf(matches);
  const page = {
    title: 'Complaints',
    description:
      'How to complain, who answers, and by when: acknowledged at once, answered in writing within 30 days.',
    path: '/complaints',
  };
  const contact = settings ? contactPoint(settings, origin) : null;
  return [...pageMeta(matches, page), ...(contact ? [structuredData(contact)] : [])];
};

export default function Complaints({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <PolicyPage
      policy={loaderData.policy}
      updatedOn={loaderData.updatedOn}
      version={loaderData.version}
      path="/complaints"
      inSection={{ form: <ComplaintForm failed={actionData ?? null} /> }}
    />
  );
}
