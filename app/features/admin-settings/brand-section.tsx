import { useWatch } from 'react-hook-form';
import { accentsOf } from '#contracts/accent.ts';
import type { AdminSettings } from '#contracts/admin-settings.ts';
import { BrandFileField } from './brand-file-field.tsx';
import { ColourField, isColour } from './colour-field.tsx';
import { FacesField, PaperField } from './paper-field.tsx';
import { SectionForm, type SectionFormApi } from './section-form.tsx';

const LABELS = {
  brand: 'Logo, colours and letters',
  logo: 'Logo',
  logoDark: 'Logo on dark ground',
  icon: 'Icon',
  accent: 'Accent colour',
  paper: 'Paper',
  faces: 'Letters',
};
const OWN_ACCENT = '#a04b29';

/** The firm's own look. What it looks like is shown before it is saved. */
export function BrandSection(props: { settings: AdminSettings; onSaved: () => void }) {
  return (
    <SectionForm
      {...props}
      section="brand"
      title="Logo, colours and letters"
      lede="In the header and footer, on quotes and reports, in the browser’s tab and on home screens. A PNG logo also appears at the top of e-mails."
      labels={LABELS}
    >
      {(form) => (
        <>
          <BrandFileField
            form={form}
            slot="logo"
            label={LABELS.logo}
            hint="SVG or PNG with a transparent background, wider than it is high. It replaces the mark and the name in the header."
            ground="bg-paper"
          />
          <BrandFileField
            form={form}
            slot="logoDark"
            label={LABELS.logoDark}
            hint="For dark pages and the footer. Left out, dark pages show the first one and the footer shows the name."
            ground="bg-[#151a13]"
          />
          <BrandFileField
            form={form}
            slot="icon"
            label={LABELS.icon}
            hint="Square. As PNG of at least 512 pixels it also serves home screens of iPhones."
            ground="bg-stone"
          />
          <AccentField form={form} />
          <PaperField form={form} label={LABELS.paper} />
          <FacesField form={form} label={LABELS.faces} />
        </>
      )}
    </SectionForm>
  );
}

function AccentField({ form }: { form: SectionFormApi<'brand'> }) {
  const accent = useWatch({ control: form.control, name: 'brand.accent' });
  const accents = accentsOf(isColour(accent) ? accent.toLowerCase() : OWN_ACCENT);
  return (
    <div>
      <ColourField
        form={form}
        name="brand.accent"
        own={OWN_ACCENT}
        label={LABELS.accent}
        hint="Of buttons, links and marks. Where it could not be read it is made darker or lighter, and this page says how."
        choose="Choose the accent colour"
        ownWords="The site’s own clay"
      />
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <Sample title="Light pages" ground="#faf7f0" ink="#24301f" accent={accents.light} />
        <Sample title="Dark pages" ground="#151a13" ink="#efeadd" accent={accents.dark} />
      </div>
      <div role="status" className="small mt-3 grid gap-1 text-ink-soft">
        {isColour(accent) ? accents.changes.map((words) => <p key={words}>{words}</p>) : null}
        {isColour(accent) && accents.changes.length === 0 ? (
          <p>It can be read on every ground as it is.</p>
        ) : null}
      </div>
    </div>
  );
}

function Sample({
  title,
  ground,
  ink,
  accent,
}: {
  title: string;
  ground: string;
  ink: string;
  accent: { clay: string; onClay: string };
}) {
  return (
    <div className="border p-4" style={{ background: ground, color: ink }}>
      <p className="small">{title}</p>
      <p className="mt-2 font-medium underline" style={{ color: accent.clay }}>
        Words in the accent colour
      </p>
      <p className="mt-3">
        <span
          className="inline-flex h-9 items-center rounded-sm px-4 text-[0.875rem] font-medium"
          style={{ background: accent.clay, color: accent.onClay }}
        >
          Book a visit
        </span>
      </p>
    </div>
  );
}
