import { data, redirect, useRouteLoaderData } from 'react-router';
import { useCasesContext } from '#contracts/page-context.ts';
import { EnquiryForm } from '#app/features/enquiry/enquiry-form.tsx';
import {
  CARRIED_FIELDS,
  choiceIn,
  designsIn,
  TEXT_FIELDS,
  toInput,
} from '#app/features/enquiry/enquiry-fields.ts';
import { SubjectCard } from '#app/features/enquiry/subject-card.tsx';
import { failureOf, readPosted } from '#app/features/policies/read-posted.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import type { loader as rootLoader } from '#app/root.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { ACCESS_QUESTIONS } from '#contracts/enquiry-words.ts';
import type { Route } from './+types/enquiry-new';

/** Which garden, read from the address: designs, or the calculator's choice. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { search, searchParams: params } = new URL(request.url);
  const useCases = context.get(useCasesContext);
  const subject = await useCases.readEnquirySubject({
    designIds: designsIn(search),
    calculator: choiceIn(search),
  });
  const source =
    subject.designs.length > 0
      ? ('design' as const)
      : subject.estimate
        ? ('calculator' as const)
        : params.get('from') === 'recommendations'
          ? ('recommendations' as const)
          : ('general' as const);
  return {
    subject,
    source,
    isWithdrawn: params.get('withdrawn') === 'yes',
  };
}

/** The form where scripts do not run. What was sent is shown behind its private link. */
export async function action({ context, request }: Route.ActionArgs) {
  const { input, values } = await readPosted(request, [
    ...TEXT_FIELDS,
    ...ACCESS_QUESTIONS,
    ...CARRIED_FIELDS,
  ]);
  const outcome = await context.get(useCasesContext).sendEnquiryByForm(toInput(input));
  if ('link' in outcome)
    return redirect(outcome.link, {
      status: 303,
      headers: { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
    });
  return data(failureOf(outcome, values), { status: outcome.status });
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Ask for a quote',
    description:
      'Send us your garden design or estimate with what you know of the site. We answer within two working days, on a private page.',
    path: '/enquiry/new',
  });

export default function NewEnquiry({
  loaderData: { subject, source, isWithdrawn },
  actionData,
}: Route.ComponentProps) {
  const settings = useRouteLoaderData<typeof rootLoader>('root')?.settings ?? null;
  const hours = settings?.hours[0]
    ? `We work ${settings.hours[0].days}, ${settings.hours[0].open}.`
    : null;
  const hasSubject = subject.designs.length > 0 || subject.estimate !== null;
  return (
    <div className="wrap pt-14 pb-24 lg:pt-20 lg:pb-36">
      {isWithdrawn ? (
        <Notice title="Your enquiry is withdrawn" className="mb-10">
          <p>What you sent with it has been deleted.</p>
        </Notice>
      ) : null}
      <header className="mb-10 grid gap-x-16 gap-y-5 lg:mb-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end">
        <h1 className="display-1">
          What would it <span className="text-clay italic">really</span> cost?
        </h1>
        <p className="lede text-ink-soft">
          {hasSubject
            ? 'You’ve already told us a lot. Just a few more questions, and we can give you a price we’ll stand by.'
            : 'Tell us about the garden in your own words. Within two working days we’ll tell you what it involves and what it would cost.'}
        </p>
      </header>
      <div
        className={
          hasSubject
            ? 'grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,8fr)_minmax(0,3fr)] xl:gap-x-24'
            : 'max-w-5xl'
        }
      >
        <EnquiryForm
          key={source}
          subject={subject}
          source={source}
          failed={actionData ?? null}
          hours={hours}
        />
        {hasSubject ? (
          <aside aria-label="What it is about" className="max-lg:row-start-1">
            <SubjectCard subject={subject} />
          </aside>
        ) : null}
      </div>
    </div>
  );
}
