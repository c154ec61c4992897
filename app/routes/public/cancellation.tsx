import { data, redirect } from 'react-router';
import { cancellationRights } from '#content/policies/cancellation-rights.ts';
import { useCasesContext } from '#contracts/page-context.ts';
import { NoticeForm } from '#app/features/cancellation/notice-form.tsx';
import { ownPolicy } from '#app/features/policies/own-policy.ts';
import { PolicyPage } from '#app/features/policies/policy-page.tsx';
import { failureOf, readPosted } from '#app/features/policies/read-posted.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import type { Route } from './+types/cancellation';

const FIELDS = ['contract', 'ordered', 'name', 'email', 'address'];

export async function loader({ context }: Route.LoaderArgs) {
  const useCases = context.get(useCasesContext);
  const settings = await useCases.readSettings();
  const policy = cancellationRights({ settings, outside: await useCases.readOutsideServices() });
  return ownPolicy(useCases, 'cancellation', settings, policy);
}

/** The form without scripts. Its acknowledgement is behind the private link. */
export async function action({ context, request }: Route.ActionArgs) {
  const { input, values } = await readPosted(request, FIELDS);
  const outcome = await context.get(useCasesContext).giveNoticeByForm(input);
  if ('link' in outcome)
    return redirect(outcome.link, {
      status: 303,
      headers: { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
    });
  return data(failureOf(outcome, values), { status: outcome.status });
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Your right to cancel',
    description:
      '14 days to change your mind about a contract made at home, by telephone or online: how to cancel, a form to send or print, and what happens then.',
    path: '/cancellation',
  });

export default function Cancellation({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <PolicyPage
      policy={loaderData.policy}
      updatedOn={loaderData.updatedOn}
      version={loaderData.version}
      path="/cancellation"
      inSection={{ form: <NoticeForm failed={actionData ?? null} /> }}
    />
  );
}
