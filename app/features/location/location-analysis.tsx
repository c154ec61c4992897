import { useEffect, useRef, useState } from 'react';
import type { SitePassport } from '#contracts/location.ts';
import { Button } from '#app/ui/button.tsx';
import { Field, Input } from '#app/ui/field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { LocationResults } from './location-results.tsx';
import { useLocationAnalysis } from './use-location-analysis.ts';

/**
 * The site check: a postcode becomes a place, its likely soil and a picture of it. What was found is kept in this
 * browser as the site passport. `onComplete` is called after a check, not for one that was kept.
 */
export function LocationAnalysis({
  onComplete,
  className,
}: {
  onComplete?: (passport: SitePassport) => void;
  className?: string;
}) {
  const { status, passport, failure, analyse, forget } = useLocationAnalysis(onComplete);
  const [postcode, setPostcode] = useState<string | null>(null);
  const [houseNumber, setHouseNumber] = useState('');
  const [isForgotten, setForgotten] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const wasAnalysing = useRef(false);
  const isBusy = status === 'analyzing';
  // Until something is typed the field shows the garden that is kept.
  const shown = postcode ?? passport?.postcode?.postcode ?? '';

  useEffect(() => {
    if (wasAnalysing.current && !isBusy) (failure ? field : heading).current?.focus();
    wasAnalysing.current = isBusy;
  }, [isBusy, failure]);

  return (
    <div className={className}>
      <form
        data-draft="location"
        noValidate
        method="dialog"
        aria-label="Site check"
        aria-busy={isBusy}
        onSubmit={(event) => {
          event.preventDefault();
          setForgotten(false);
          if (!shown.trim()) field.current?.focus();
          void analyse({ postcode: shown, houseNumber });
        }}
        className="grid items-start gap-x-5 gap-y-5 sm:justify-start sm:grid-cols-[minmax(0,14rem)_minmax(0,14rem)_auto] sm:justify-start"
      >
        <Field label="Postcode" error={failure?.isField && !isBusy ? failure.plain : undefined}>
          {(parts) => (
            <Input
              {...parts}
              ref={field}
              value={shown}
              onChange={(event) => setPostcode(event.target.value)}
              name="postcode"
              autoComplete="postal-code"
              autoCapitalize="characters"
              spellCheck={false}
              enterKeyHint="go"
              maxLength={12}
              className="uppercase placeholder:normal-case"
              placeholder="RM1 3DS"
            />
          )}
        </Field>
        <Field label="House number" optional>
          {(parts) => (
            <Input
              {...parts}
              value={houseNumber}
              onChange={(event) => setHouseNumber(event.target.value)}
              name="houseNumber"
              autoComplete="off"
              enterKeyHint="go"
              maxLength={20}
            />
          )}
        </Field>
        <Button
          type="submit"
          size="large"
          disabled={isBusy}
          className="sm:mt-[2.325rem] sm:min-h-12!"
        >
          {isBusy ? 'Analysing…' : status === 'results' ? 'Check again' : 'Check my garden'}
        </Button>
      </form>
      <p className="small mt-4 max-w-2xl text-ink-soft">
        The first half of a postcode will do. The house number is never passed on or kept; it
        doesn’t change the answer.
      </p>
      <noscript>
        <p className="small mt-3 max-w-2xl">
          The check needs JavaScript. Without it, tell us your postcode when you book a visit and we
          bring the answer with us.
        </p>
      </noscript>

      <div aria-live="polite">
        {isBusy ? (
          <p className="display-4 mt-10 border-y py-8 motion-safe:animate-[breathe_1.6s_ease-in-out_infinite]">
            Finding the place, its soil and its map…
          </p>
        ) : null}
        {isForgotten && !isBusy ? (
          <p className="mt-8 max-w-2xl">
            Forgotten. This check is no longer kept in this browser. What you chose or typed in
            other forms stays there; the{' '}
            <SiteLink to="/cookie-policy" className="text-link">
              cookie policy
            </SiteLink>{' '}
            says what that is and for how long.
          </p>
        ) : null}
      </div>
      {failure && !failure.isField && !isBusy ? (
        <Notice tone="error" title="Analysis Error" className="mt-8 max-w-2xl">
          <p>{failure.plain}</p>
        </Notice>
      ) : null}
      {passport?.postcode && !isBusy ? (
        <LocationResults
          passport={passport}
          headingRef={heading}
          onForget={() => {
            forget();
            setPostcode('');
            setHouseNumber('');
            setForgotten(true);
            field.current?.focus();
          }}
        />
      ) : null}
    </div>
  );
}
