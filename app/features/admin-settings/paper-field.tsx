/** The paper of light pages, and the letters of headings: each shown before it is saved. */
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { OWN_PAPER, paperOf } from '#contracts/paper.ts';
import { RadioCards } from '#app/ui/radio-cards.tsx';
import { ColourField, isColour } from './colour-field.tsx';
import type { SectionFormApi } from './section-form.tsx';

type Form = SectionFormApi<'brand'>;

/** Its letters are fetched here, since a page whose firm has not chosen them does not name them. */
function NewsreaderMark() {
  useEffect(() => {
    if (typeof FontFace !== 'function') return;
    if ([...document.fonts].some(({ family }) => family === 'Newsreader')) return;
    new FontFace('Newsreader', "url('/fonts/newsreader-normal.woff2')").load().then(
      (face) => document.fonts.add(face),
      // Without a network the next family stands in.
      () => undefined,
    );
  }, []);
  return (
    <span className="text-3xl font-medium" style={{ fontFamily: 'Newsreader, Georgia, serif' }}>
      Ag
    </span>
  );
}

export function PaperField({ form, label }: { form: Form; label: string }) {
  const chosen = useWatch({ control: form.control, name: 'brand.paper' });
  const paper = paperOf(isColour(chosen) ? chosen.toLowerCase() : OWN_PAPER);
  return (
    <div>
      <ColourField
        form={form}
        name="brand.paper"
        own={OWN_PAPER}
        label={label}
        hint="The ground of light pages; dark pages keep theirs. A colour that is too dark to be read on is made lighter."
        choose="Choose the colour of the paper"
        ownWords="The site’s own, a warm white"
      />
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
        {isColour(chosen) ? (paper.change ?? 'Everything on it can be read as it is.') : ''}
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
    className="sm:grid-cols-2 xl:grid-cols-3"
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
      {
        value: 'news',
        label: 'Newsreader and sans',
        hint: 'Headings in Newsreader, text in DM Sans: sturdy, like a good newspaper.',
        mark: <NewsreaderMark />,
      },
    ]}
  />
);
