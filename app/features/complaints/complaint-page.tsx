import type { Complaint, ComplaintStep } from '#contracts/complaints.ts';
import { COMPLAINT_KIND_LABELS, type ComplaintState } from '#contracts/complaint-words.ts';
import { dateInWords, londonParts, momentInWords } from '#contracts/london-time.ts';
import type { BusinessSettings } from '#contracts/site-info.ts';
import { FactLines } from '#app/features/policies/fact-lines.tsx';
import { PrintButton } from '#app/features/policies/print-button.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';

const TITLES: Record<ComplaintState, string> = {
  received: 'We’ve received your complaint',
  acknowledged: 'We are looking into it',
  answered: 'We have answered',
  closed: 'Your complaint is closed',
};
const STEPS: Partial<Record<ComplaintStep['kind'], string>> = {
  acknowledge: 'Read, and being looked into',
  extend: 'We need longer',
  answer: 'Our answer',
};

/** The page of the private link: acknowledgement and the complaint's status. */
export function ComplaintPage({
  complaint,
  isMailed,
  settings,
}: {
  complaint: Complaint;
  isMailed: boolean;
  settings: BusinessSettings | null;
}) {
  const { reference, kind, state, name, concerning, message, remedy, receivedAt, dueOn, steps } =
    complaint;
  const isOpen = state === 'received' || state === 'acknowledged';
  return (
    <article className="wrap grid gap-x-16 gap-y-12 pt-14 pb-24 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:pt-20 lg:pb-36">
      <div>
        <h1 className="display-2">{TITLES[state]}</h1>
        <p className="lede mt-4 text-ink-soft">
          {isOpen
            ? `Thank you for telling us, ${name}. This acknowledges your complaint; you’ll have our answer by ${dateInWords(dueOn)}.`
            : `Thank you for telling us, ${name}. If this does not settle it, please write to us again.`}
        </p>
        <FactLines
          className="mt-8"
          lines={[
            ['Reference', reference],
            ['Received', momentInWords(receivedAt)],
            ['About', COMPLAINT_KIND_LABELS[kind]],
            ...(concerning ? [['Which job', concerning] as const] : []),
            ...(isOpen ? [['Answer by', dateInWords(dueOn)] as const] : []),
          ]}
        />
        <p className="small mt-6 text-ink-soft">
          {isMailed
            ? 'We have sent you the same by e-mail.'
            : 'This page is your acknowledgement; we won’t send an e-mail. Please save its link, or print it.'}{' '}
          Anyone with the link to this page can read it.
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <PrintButton>Print this page</PrintButton>
        </div>
      </div>
      <div className="grid min-w-0 content-start gap-10">
        <section aria-labelledby="course">
          <h2 id="course" className="display-4">
            How it goes
          </h2>
          <ol className="mt-4 border-t">
            <Entry at={receivedAt} title="Received and acknowledged" text="" />
            {steps.map((step) => (
              <Entry
                key={step.at + step.kind}
                at={step.at}
                title={STEPS[step.kind] ?? ''}
                text={step.text}
              />
            ))}
          </ol>
          {isOpen && steps.length === 0 ? (
            <p className="small mt-4 text-ink-soft">
              Next, somebody who can put things right will read it. What we find will appear here
              too.
            </p>
          ) : null}
        </section>
        <section aria-labelledby="words">
          <h2 id="words" className="display-4">
            What you wrote
          </h2>
          <p className="mt-4 border-l-2 border-clay pl-5 wrap-anywhere whitespace-pre-line">
            {message}
          </p>
          {remedy ? (
            <>
              <h3 className="mt-6 font-medium">What would put it right</h3>
              <p className="mt-2 border-l-2 border-clay pl-5 wrap-anywhere whitespace-pre-line">
                {remedy}
              </p>
            </>
          ) : null}
        </section>
        <p className="small text-ink-soft">
          Is something missing?{' '}
          {settings
            ? `Write to ${settings.email} or ring ${settings.phone}, and quote the reference. `
            : ''}
          {kind === 'data'
            ? 'You may also complain to the Information Commissioner’s Office at any time. '
            : ''}
          <SiteLink to="/complaints" className="text-link text-ink">
            How complaints are handled
          </SiteLink>
        </p>
      </div>
    </article>
  );
}

function Entry({ at, title, text }: { at: string; title: string; text: string }) {
  return (
    <li className="border-b py-4">
      <p className="fine figures text-ink-soft">
        <time dateTime={at}>{dateInWords(londonParts(at).date)}</time>
      </p>
      <p className="mt-1 font-medium">{title}</p>
      {text ? <p className="mt-2 wrap-anywhere whitespace-pre-line">{text}</p> : null}
    </li>
  );
}
