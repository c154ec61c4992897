import type { AdminSettings } from '#contracts/admin-settings.ts';
import { SwitchField } from '#app/features/admin/form-fields.tsx';
import { CarouselDesigns } from './carousel-designs.tsx';
import { CarouselPictures } from './carousel-pictures.tsx';
import { SectionForm } from './section-form.tsx';

const LABELS = {
  pictures: 'Your own pictures',
  projects: 'Finished projects',
  designs: 'Designs of your choice',
  visitors: 'Designs that visitors share',
};

/** What turns behind the headline of the home page. */
export function CarouselSection(props: { settings: AdminSettings; onSaved: () => void }) {
  return (
    <SectionForm
      {...props}
      section="carousel"
      title="Carousel"
      lede="The pictures behind the headline of the home page, twelve at the most: your own first, then projects, then designs. Without any picture a quiet drawing stands there."
      labels={LABELS}
    >
      {(form) => (
        <>
          <CarouselPictures form={form} label={LABELS.pictures} />
          <SwitchField
            form={form}
            name="projects"
            label={LABELS.projects}
            hint="The photographs of up to five projects of the portfolio, featured ones first. They come before designs. Samples and drawn gardens are never shown as finished work."
          />
          <CarouselDesigns form={form} label={LABELS.designs} />
          <SwitchField
            form={form}
            name="visitors"
            label={LABELS.visitors}
            hint="Where you have chosen no designs and the samples are gone: the newest designs of the library, each marked as an AI concept. Nobody asks you before one appears, and you can take each out of the library."
          />
        </>
      )}
    </SectionForm>
  );
}
