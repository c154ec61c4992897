import type { BusinessSettings } from '#contracts/site-info.ts';
import type { Credit } from '#content/policies/credits.ts';
import { tradeWords } from '#contracts/trade-words.ts';
import { registrationsOf } from '#app/lib/registrations.ts';
import { Button } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';

const SPAN = /^(\d{1,2}):(\d{2})(\s*[-–]\s*)(\d{1,2}):(\d{2})$/;

/** "08:00-17:00" as people say it: "8:00-5:00"; null where the halves of the day could be mistaken. */
function spokenSpan(open: string): string | null {
  const [, from = '', fromMinute = '', dash = '', to = '', toMinute = ''] =
    SPAN.exec(open.trim()) ?? [];
  const [start, end] = [Number(from), Number(to)];
  const isPlain =
    from !== '' &&
    start < 12 &&
    end >= 13 &&
    (end - 12) * 60 + Number(toMinute) < start * 60 + Number(fromMinute);
  return isPlain ? `${start}:${fromMinute}${dash}${end - 12}:${toMinute}` : null;
}

/** The week's lines as people say them, or all of them by the 24 hours: two clocks in one list would mislead. */
export function spokenHours(lines: readonly string[]): string[] {
  const spoken = lines.map((open) => (/\d/.test(open) ? spokenSpan(open) : open));
  return spoken.every((line) => line !== null) ? spoken : [...lines];
}

/** Where to find us, when, and how to write. */
export function Office({ settings }: { settings: BusinessSettings }) {
  const spoken = spokenHours(settings.hours.map(({ open }) => open));
  return (
    <section aria-labelledby="office" className="border-t bg-sheet">
      <div className="wrap grid gap-x-16 gap-y-12 py-20 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,3fr)] lg:py-28">
        <div>
          <h2 id="office" className="display-2">
            The office
          </h2>
          <address className="lede mt-6 grid not-italic">
            {settings.address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          {registrationsOf(settings) || tradeWords(settings).length > 0 ? (
            <p className="small figures mt-4 text-ink-soft">
              {[registrationsOf(settings), ...tradeWords(settings)].filter(Boolean).join(' ')}
            </p>
          ) : null}
          {settings.sample ? (
            <p className="small mt-4 text-ink-soft">
              Sample firm: the owner of this site replaces these details.
            </p>
          ) : null}
        </div>
        <div>
          <h3 className="display-4">Working hours</h3>
          <dl className="mt-4 border-t">
            {settings.hours.map(({ days }, index) => (
              <div key={days} className="flex flex-wrap justify-between gap-x-6 border-b py-3">
                <dt className="text-ink-soft">{days}</dt>
                <dd className="figures">{spoken[index]}</dd>
              </div>
            ))}
          </dl>
          <p className="small mt-3 text-ink-soft">
            Visits by appointment, so that somebody is there with the kettle on.
          </p>
        </div>
        <div>
          <h3 className="display-4">Write, ring or book</h3>
          <p className="mt-3 grid gap-1">
            <a
              href={`mailto:${settings.email}`}
              className="text-link inline-flex min-h-8 w-fit items-center break-all"
            >
              {settings.email}
            </a>
            <a
              href={`tel:${settings.phone.replaceAll(/[^\d+]/g, '')}`}
              className="text-link figures inline-flex min-h-8 w-fit items-center"
            >
              {settings.phone}
            </a>
          </p>
          <Button to="/booking" className="mt-6">
            Book a consultation
          </Button>
        </div>
      </div>
    </section>
  );
}

/** What people ask before they write. */
export function Questions({ list }: { list: readonly { question: string; answer: string }[] }) {
  return (
    <section
      aria-labelledby="questions"
      className="wrap grid gap-x-16 gap-y-8 py-20 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:py-28"
    >
      <h2 id="questions" className="display-2 max-w-[10ch]">
        Asked before you ask
      </h2>
      <div className="border-t">
        {list.map(({ question, answer }) => (
          <Disclosure key={question} summary={<span className="display-4">{question}</span>}>
            <p className="max-w-[66ch] text-ink-soft">{answer}</p>
          </Disclosure>
        ))}
      </div>
    </section>
  );
}

/** Whose data and letters are used here, in the words that their licences ask for. */
export function Credits({ list }: { list: readonly Credit[] }) {
  return (
    <section aria-labelledby="credits" className="wrap border-t pt-14 pb-24 lg:pb-32">
      <h2 id="credits" className="display-3">
        Sources and credits
      </h2>
      <dl className="small mt-8 grid gap-x-12 md:grid-cols-2">
        {list.map(({ what, line, licence }) => (
          <div key={what} className="border-t py-4">
            <dt className="font-medium">{what}</dt>
            <dd className="mt-1 text-ink-soft">
              {line}
              {licence ? (
                <>
                  {' '}
                  <a href={licence.url} rel="noopener noreferrer" className="text-link">
                    {licence.label}
                  </a>
                  .
                </>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
