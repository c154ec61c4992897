import { HOME_WORDS } from '#content/words/home.ts';
import { textOf, titledLines } from '#contracts/site-texts.ts';
import { Fragment } from 'react';
import type { BusinessSettings } from '#contracts/site-info.ts';
import { classNames } from '#app/lib/class-names.ts';
import { Button } from '#app/ui/button.tsx';

/** The firm's promises, each implemented by the software. */
export function Promises({ settings }: { settings: BusinessSettings | null }) {
  const say = (name: 'promisesTitle' | 'promises') =>
    settings ? textOf(settings, name, HOME_WORDS[name]) : HOME_WORDS[name].replace('{vat}', '');
  return (
    <section className="ground-forest bg-forest">
      <div className="wrap grid gap-x-16 gap-y-12 py-20 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:py-32">
        <h2 className="display-2 max-w-[10ch]">{say('promisesTitle')}</h2>
        <dl className="grid gap-x-12 sm:grid-cols-2">
          {titledLines(say('promises')).map(({ title, text }) => (
            <div key={title} className="border-t py-6 lg:py-8">
              <dt className="display-4">{title}</dt>
              <dd className="mt-2 text-ink-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/** So many places fit the largest letters. */
const MOST_LARGE = 6;

/** Where we work, and the next step. */
export function ServiceArea({ settings }: { settings: BusinessSettings | null }) {
  const places = settings?.serviceArea ?? [];
  return (
    <section className="wrap py-20 lg:py-32">
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end">
        {places.length > 0 ? (
          <div>
            <h2 className="lede text-ink-soft">Where we work</h2>
            <p
              className={classNames(
                'mt-4 wrap-anywhere',
                places.length > MOST_LARGE ? 'display-3' : 'display-1',
              )}
            >
              <Places names={places} />
            </p>
          </div>
        ) : null}
        <div>
          <p className="lede text-ink-soft">
            Over {settings?.yearsOfExperience ?? 15} years of experience with clay, chalk and town
            gardens. Start with a design of your own this evening, or talk to a designer first.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <Button to="/ai-design" size="large">
              Design my garden
            </Button>
            <Button to="/booking" size="large" variant="outline">
              Book Consultation
            </Button>
          </div>
        </div>
      </div>
    </section>
  );
}

/** No name is broken over two lines where it is a single word, and each keeps its comma; one that is longer than a phone's line breaks all the same. */
function Places({ names }: { names: readonly string[] }) {
  return names.map((name, i) => (
    <Fragment key={name}>
      {i > 0 && i === names.length - 1 ? (
        <>
          <span className="text-clay italic">and</span>{' '}
        </>
      ) : null}
      <span className={/[\s-]/.test(name) ? undefined : 'inline-block max-w-full'}>
        {i < names.length - 2 ? `${name},` : name}
      </span>{' '}
    </Fragment>
  ));
}
