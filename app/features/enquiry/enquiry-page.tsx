import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { EnquiryState, VisitorEnquiry } from '#contracts/enquiries.ts';
import { dateInWords, londonParts, momentInWords } from '#contracts/london-time.ts';
import type { BusinessSettings } from '#contracts/site-info.ts';
import { classNames } from '#app/lib/class-names.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Conversation } from './conversation.tsx';
import { Photos } from './photos.tsx';
import { SentFacts } from './sent-facts.tsx';
import { Withdraw } from './withdraw.tsx';

const TITLES: Record<EnquiryState, string> = {
  received: 'We’ve received your enquiry',
  visit: 'We are coming to see the garden',
  quoted: 'Your quote is ready',
  accepted: 'It is agreed',
  closed: 'This enquiry is closed',
};

type Props = {
  token: string;
  initial: VisitorEnquiry;
  isMailed: boolean;
  failed: string | null;
  settings: BusinessSettings | null;
  /** Of the quotes. */ children?: ReactNode;
};

/** What the private link leads to: how far the enquiry has come, and all that can be done with it. */
export function EnquiryPage({ token, initial, isMailed, failed, settings, children }: Props) {
  const [enquiry, setEnquiry] = useState(initial);
  // Read again once its quote was answered.
  const [read, setRead] = useState(initial);
  if (read !== initial) {
    setRead(initial);
    setEnquiry(initial);
  }
  const [isGone, setIsGone] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isGone) heading.current?.focus();
  }, [isGone]);
  if (isGone) return <Gone heading={heading} />;
  const { reference, state, closing, replyBy, name, visits } = enquiry;
  const isOpen = state !== 'closed';
  const next = visits.find((visit) => visit.state === 'booked' && !visit.isPast);
  return (
    <article className="wrap pt-14 pb-24 lg:pt-20 lg:pb-36">
      <header className="grid gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end">
        <div>
          <p className="small figures text-ink-soft">Reference {reference}</p>
          <h1 className="display-1 mt-2">
            {closing === 'withdrawn' ? 'You have withdrawn this enquiry' : TITLES[state]}
          </h1>
        </div>
        <p className="lede text-ink-soft">{ledeOf({ name, state, closing, replyBy })}</p>
      </header>
      {failed ? (
        <Notice tone="error" title="Nothing was changed" className="mt-8">
          <p>{failed}</p>
        </Notice>
      ) : null}
      <Timeline steps={enquiry.steps} state={state} />
      {children}
      <div className="mt-12 grid gap-x-16 gap-y-14 lg:mt-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] xl:gap-x-24">
        <div className="grid min-w-0 content-start gap-14">
          <Conversation
            token={token}
            enquiry={enquiry}
            isOpen={isOpen}
            firmName={settings?.firmName ?? 'We'}
            onChange={setEnquiry}
          />
          <Photos
            token={token}
            photos={enquiry.photos}
            isOpen={isOpen}
            onChange={(photos) =>
              setEnquiry((now) => ({
                ...now,
                photos,
                photosLeft: now.photosLeft + now.photos.length - photos.length,
              }))
            }
            left={enquiry.photosLeft}
          />
        </div>
        <div className="grid min-w-0 content-start gap-12">
          <Visit token={token} next={next} isOpen={isOpen} />
          <SentFacts enquiry={enquiry} />
        </div>
      </div>
      <footer className="mt-16 border-t pt-6">
        <p className="small max-w-prose text-ink-soft">
          {isMailed && enquiry.email
            ? 'We have sent you the address of this page by e-mail.'
            : 'You’ll find our answer on this page: please save its link.'}{' '}
          Anyone with the link can read the page, so please keep it private.
          {settings ? ` You can also ring ${settings.phone} and quote the reference.` : ''}
        </p>
        {isOpen ? <Withdraw token={token} state={state} onGone={() => setIsGone(true)} /> : null}
      </footer>
    </article>
  );
}

function ledeOf({
  name,
  state,
  closing,
  replyBy,
}: Pick<VisitorEnquiry, 'name' | 'state' | 'closing' | 'replyBy'>): string {
  if (closing === 'withdrawn')
    return 'Your photographs and the facts of the garden have been deleted. The quote and the letters are kept, so that both of us can look up what was offered.';
  if (state === 'closed')
    return `Thank you for asking us, ${name}. If anything is left open, please ring or send a new enquiry.`;
  if (replyBy)
    return `Thank you, ${name}. You’ll hear from us by ${dateInWords(londonParts(replyBy).date)}.`;
  return {
    received: `Thank you, ${name}. Our answer is below.`,
    visit: `Thank you, ${name}. The visit gives us what a fixed price needs.`,
    quoted: `Thank you for waiting, ${name}. Take your time, and ask about anything that isn’t clear.`,
    accepted: `Thank you, ${name}. We look forward to your garden.`,
    closed: '',
  }[state];
}

function Timeline({ steps, state }: Pick<VisitorEnquiry, 'steps' | 'state'>) {
  return (
    <ol
      aria-label="How it goes"
      className="mt-10 grid gap-y-0 sm:grid-flow-col sm:auto-cols-fr lg:mt-14"
    >
      {steps.map((step) => (
        <li
          key={step.state}
          aria-current={step.state === state ? 'step' : undefined}
          className={classNames(
            'relative flex items-baseline justify-between gap-4 border-l py-3 pl-5 before:absolute before:top-[1.2em] before:-left-[5px] before:size-[9px] before:rounded-full sm:block sm:border-t sm:border-l-0 sm:pt-5 sm:pr-4 sm:pl-0 sm:before:-top-[5px] sm:before:left-0',
            step.at
              ? 'before:bg-clay'
              : 'text-ink-soft before:border before:border-line-strong before:bg-paper',
          )}
        >
          <span className={classNames('block', step.state === state && 'font-medium')}>
            {step.label}
          </span>
          <span className="small figures block text-ink-soft">
            {step.at ? (
              <time dateTime={step.at}>{dateInWords(londonParts(step.at).date)}</time>
            ) : (
              'not yet'
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}

function Visit({
  token,
  next,
  isOpen,
}: {
  token: string;
  next: VisitorEnquiry['visits'][number] | undefined;
  isOpen: boolean;
}) {
  if (!next && !isOpen) return null;
  return (
    <section aria-labelledby="visit" className="ground-forest bg-forest px-6 py-7 sm:px-8">
      <h2 id="visit" className="display-4">
        {next ? next.label : 'A visit to the garden'}
      </h2>
      <p className="mt-2 text-ink-soft">
        {next
          ? `${momentInWords(next.startsAt)}. ${next.isOnSite ? 'We’ll come to your garden.' : 'We’ll call you.'}`
          : 'A fixed price needs a look at levels, soil and access. We have what you’ve told us, so you won’t be asked twice.'}
      </p>
      <div className="mt-5">
        {next ? (
          <Button href={next.link}>See, move or cancel it</Button>
        ) : (
          <Button href={`/booking?enquiry=${encodeURIComponent(token)}`}>Book a visit</Button>
        )}
      </div>
    </section>
  );
}

function Gone({ heading }: { heading: React.RefObject<HTMLHeadingElement | null> }) {
  return (
    <div className="wrap min-h-[60vh] pt-14 pb-24 lg:pt-20">
      <h1 ref={heading} tabIndex={-1} className="display-2 outline-none">
        Your enquiry is withdrawn
      </h1>
      <p className="lede mt-4 max-w-prose text-ink-soft">
        What you sent with it has been deleted: your name, your words and your photographs. This
        page no longer works. Your designs stay at their own links.
      </p>
      <Button to="/" className="mt-8">
        To the home page
      </Button>
    </div>
  );
}
