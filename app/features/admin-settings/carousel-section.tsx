import type { AdminSettings } from '#contracts/admin-settings.ts';
import { SwitchField } from '#app/features/admin/form-fields.tsx';
import { SectionForm } from './section-form.tsx';

/** What turns behind the headline of the home page. */
export function CarouselSection(props: { settings: AdminSettings; onSaved: () => void }) {
  const labels = {
    projects: 'Finished projects',
    visitors: 'Designs that visitors share',
  };
  return (
    <SectionForm
      {...props}
      section="carousel"
      title="Carousel"
      lede="The pictures behind the headline of the home page. The sample designs stand there until you remove them; without any picture a quiet drawing does."
      labels={labels}
    >
      {(form) => (
        <>
          <SwitchField
            form={form}
            name="projects"
            label={labels.projects}
            hint="The photographs of up to five projects of the portfolio, featured ones first. They come before designs. Samples and drawn gardens are never shown as finished work."
          />
          <SwitchField
            form={form}
            name="visitors"
            label={labels.visitors}
            hint="Once the samples are gone: the newest designs of the library, each marked as an AI concept. Nobody asks you before one appears, and you can take each out of the library."
          />
        </>
      )}
    </SectionForm>
  );
}
