import { type Path, type UseFormReturn, useWatch } from 'react-hook-form';
import { ORIGINAL_WORDS } from '#content/words/originals.ts';
import { type AdminSettings } from '#contracts/admin-settings.ts';
import { MOST_WORDS } from '#contracts/setting-inputs.ts';
import { fillWords, WORD_FACTS, type WordName } from '#contracts/site-texts.ts';
import { countOf } from '#engine/model/format.ts';
import { useSite } from '#app/lib/site.ts';
import { Button } from '#app/ui/button.tsx';
import { Field, Textarea } from '#app/ui/field.tsx';
import { SectionForm, type SectionFormApi } from './section-form.tsx';

const GROUPS: readonly {
  title: string;
  fields: readonly { name: WordName; label: string; hint?: string; rows: number }[];
}[] = [
  {
    title: 'Home page',
    fields: [
      { name: 'homeHeadline', label: 'Headline', rows: 2 },
      { name: 'homeLede', label: 'Words below it', rows: 4 },
      { name: 'promisesTitle', label: 'Heading of your promises', rows: 1 },
      {
        name: 'promises',
        label: 'Your promises',
        hint: 'One a line: its title, a colon, what you promise. Say only what you keep.',
        rows: 10,
      },
    ],
  },
  {
    title: 'About page',
    fields: [
      {
        name: 'aboutTitle',
        label: 'Title',
        hint: 'A word between stars, such as *before*, is set apart.',
        rows: 2,
      },
      { name: 'aboutLede', label: 'Words beside it', rows: 4 },
      { name: 'storyTitle', label: 'Heading of your story', rows: 1 },
      {
        name: 'story',
        label: 'Your story and what you value',
        hint: 'An empty line begins a new paragraph; the first is set larger.',
        rows: 14,
      },
    ],
  },
  {
    title: 'Booking, reviews, quotes and footer',
    fields: [
      { name: 'bookingTitle', label: 'Title of the booking page', rows: 2 },
      {
        name: 'bookingIntro',
        label: 'Introduction of the booking page',
        hint: 'What the first appointment costs is added to it.',
        rows: 2,
      },
      {
        name: 'bookingPayment',
        label: 'How a paid visit is paid for',
        hint: 'Said before a visit that costs money is booked, and in its confirmation.',
        rows: 2,
      },
      {
        name: 'reviewsOrigin',
        label: 'Where reviews come from',
        hint: 'Shown beside the reviews, as the law requires. Say only what you really do.',
        rows: 4,
      },
      {
        name: 'quoteIntro',
        label: 'Introduction of a new quote',
        hint: 'You can change it in each quote.',
        rows: 5,
      },
      { name: 'footerBlurb', label: 'Footer of every page', rows: 4 },
    ],
  },
];
const LABELS = Object.fromEntries(
  GROUPS.flatMap(({ fields }) => fields.map(({ name, label }) => [name, label])),
);

/** The words that visitors meet first, each with the site's own as its start. */
export function WordsSection(props: { settings: AdminSettings; onSaved: () => void }) {
  return (
    <SectionForm
      {...props}
      section="words"
      title="Words of the site"
      lede="Change what you like; what you leave alone stays as it came. Facts in braces are filled in from the settings."
      labels={{ words: 'Words', ...LABELS }}
    >
      {(form) => (
        <>
          <dl className="small grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-0.5 text-ink-soft">
            {Object.entries(WORD_FACTS).map(([fact, what]) => (
              <div key={fact} className="contents">
                <dt className="figures">{`{${fact}}`}</dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
          {GROUPS.map(({ title, fields }) => (
            <section key={title} aria-label={title} className="grid gap-6">
              <h3 className="display-4 border-b border-line-strong pb-2">{title}</h3>
              {fields.map((field) => (
                <WordField key={field.name} form={form} {...field} />
              ))}
            </section>
          ))}
        </>
      )}
    </SectionForm>
  );
}

/** One text. While it says what the site says it is kept as nothing, so that a new version may better it. */
function WordField({
  form,
  name,
  label,
  hint,
  rows,
}: {
  form: SectionFormApi<'words'>;
  name: WordName;
  label: string;
  hint?: string;
  rows: number;
}) {
  const site = useSite();
  const path = `words.${name}` as Path<AdminSettings['sections']['words']['values']>;
  const control = form as unknown as UseFormReturn<Record<string, unknown>>;
  const own = String(useWatch({ control: control.control, name: path }) ?? '');
  const original = ORIGINAL_WORDS[name];
  const shown = own === '' ? original : own;
  const put = (text: string) =>
    control.setValue(path, text.trim() === original.trim() ? '' : text, {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: true,
    });
  const length = shown.trim().length;
  return (
    <div>
      <Field
        label={label}
        {...(hint ? { hint } : {})}
        error={control.getFieldState(path, control.formState).error?.message}
      >
        {(parts) => (
          <Textarea
            {...parts}
            rows={rows}
            className="min-h-0! [field-sizing:content]"
            value={shown}
            onChange={(event) => put(event.target.value)}
          />
        )}
      </Field>
      <div className="mt-1.5 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        {own === '' ? (
          <span className="fine text-ink-soft">As it came with the site</span>
        ) : (
          <Button variant="quiet" size="small" onClick={() => put('')}>
            Back to the original<span className="sr-only">: {label}</span>
          </Button>
        )}
        <span
          className={`fine figures ${length > MOST_WORDS[name] ? 'font-medium text-danger' : 'text-ink-faint'}`}
        >
          {countOf(length, 'character')} of {MOST_WORDS[name].toLocaleString('en-GB')}
        </span>
      </div>
      {site && /\{\w+\}/.test(shown) ? (
        <p className="small mt-1 wrap-anywhere text-ink-soft">
          Read as: {fillWords(shown, site).slice(0, 400)}
        </p>
      ) : null}
    </div>
  );
}
