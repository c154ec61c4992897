/** The paper of light pages, and the letters of headings: each shown before it is saved. */
import { useWatch } from 'react-hook-form';
import { OWN_PAPER, paperOf } from '#contracts/paper.ts';
import { Button } from '#app/ui/button.tsx';
import { Field, Input } from '#app/ui/field.tsx';
import { RadioCards } from '#app/ui/radio-cards.tsx';
import type { SectionFormApi } from './section-form.tsx';

type Form = SectionFormApi<'brand'>;

export function PaperField({ form, label }: { form: Form; label: string }) {
  const chosen = useWatch({ control: form.control, name: 'brand.paper' });
  const isColour = /^#[\da-f]{6}$/i.test(chosen);
  const paper = paperOf(isColour ? chosen.toLowerCase() : OWN_PAPER);
  const put = (value: string) =>
    form.setValue('brand.paper', value, {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: true,
    });
  return (
    <div>
      <Field
        label={label}
        hint="The ground of light pages; dark pages keep theirs. A colour that is too dark to be read on is made lighter."
        error={form.getFieldState('brand.paper', form.formState).error?.message}
      >
        {(parts) => (
          <div className="flex flex-wrap items-center gap-3">
            <input
              type="color"
              aria-label="Choose the colour of the paper"
              value={isColour ? chosen : OWN_PAPER}
              onChange={(event) => put(event.target.value)}
              className="size-12 rounded-sm border border-line-strong bg-sheet p-1"
            />
            <Input
              {...parts}
              value={chosen}
              placeholder={OWN_PAPER}
              autoComplete="off"
              spellCheck={false}
              className="figures max-w-40"
              onChange={(event) => put(event.target.value.trim())}
            />
            {chosen === '' ? (
              <span className="small text-ink-soft">The site’s own, a warm white</span>
            ) : (
              <Button variant="quiet" size="small" onClick={() => put('')}>
                Back to the site’s own
              </Button>
            )}
          </div>
        )}
      </Field>
      <div
        className="mt-4 grid grid-cols-4 border text-center text-[0.8125rem]"
        style={{ color: '#24301f' }}
      >
        {(['sheet', 'paper', 'linen', 'stone'] as const).map((ground) => (
          <span key={ground} className="px-1 py-5" style={{ background: paper[ground] }}>
            {{ sheet: 'Forms', paper: 'Pages', linen: 'Bands', stone: 'Fields' }[ground]}
          </span>
        ))}
      </div>
      <p role="status" className="small mt-3 text-ink-soft">
        {isColour ? (paper.change ?? 'Everything on it can be read as it is.') : ''}
      </p>
    </div>
  );
}

export const FacesField = ({ form, label }: { form: Form; label: string }) => (
  <RadioCards
    {...form.register('brand.faces')}
    legend={label}
    hint="On the website. Reports, quotes and e-mails keep theirs."
    error={form.getFieldState('brand.faces', form.formState).error?.message}
    className="sm:grid-cols-2"
    options={[
      {
        value: 'own',
        label: 'Garamond and sans',
        hint: 'Headings in Cormorant Garamond, text in DM Sans: quiet, like a book.',
        mark: <span className="font-display text-4xl font-semibold">Ag</span>,
      },
      {
        value: 'sans',
        label: 'Sans throughout',
        hint: 'Headings and text in DM Sans: plain and modern.',
        mark: <span className="font-sans text-3xl font-medium">Ag</span>,
      },
    ]}
  />
);
