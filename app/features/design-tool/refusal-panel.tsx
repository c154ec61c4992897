import { useEffect, useRef } from 'react';
import type { RefusalView } from '#contracts/design-outcome.ts';
import { Button } from '#app/ui/button.tsx';

/** No garden was designed: what was understood, what can be done, and the right next step. */
export function RefusalPanel({ refusal, plain }: { refusal: RefusalView; plain: string }) {
  const { title, understood, canDo, next } = refusal;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [refusal]);
  return (
    <section
      aria-labelledby="refusal"
      className="grid gap-x-16 gap-y-8 border-y border-line-strong py-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:py-14"
    >
      <div>
        <h2
          id="refusal"
          ref={heading}
          tabIndex={-1}
          className="display-3 scroll-mt-32 outline-none"
        >
          {title}
        </h2>
        <p className="mt-3 max-w-prose text-ink-soft">{plain}</p>
        {understood.length > 0 ? (
          <>
            <h3 className="mt-7 font-medium">What we understood</h3>
            <dl className="mt-3 border-t">
              {understood.map(({ label, words }) => (
                <div key={label} className="grid gap-x-5 border-b py-2.5 sm:grid-cols-[9rem_1fr]">
                  <dt className="small text-ink-soft">{label}</dt>
                  <dd className="wrap-anywhere">{words.join(', ')}</dd>
                </div>
              ))}
            </dl>
          </>
        ) : null}
      </div>
      <div>
        <h3 className="font-medium">What you can do</h3>
        <ul className="mt-3 border-t">
          {canDo.map((line) => (
            <li key={line} className="max-w-prose border-b py-3">
              {line}
            </li>
          ))}
        </ul>
        <div className="mt-6 flex flex-wrap gap-3">
          {next.map(({ label, href }, index) => (
            <Button key={href} to={href} variant={index === 0 ? 'solid' : 'outline'}>
              {label}
            </Button>
          ))}
        </div>
        <p className="small mt-4 text-ink-soft">
          What you wrote{' '}
          <a href="#description" className="text-link inline-flex min-h-6 items-center text-ink">
            is still in the form
          </a>
          .
        </p>
      </div>
    </section>
  );
}
