import { useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { AdminProject } from '#contracts/admin-portfolio.ts';
import { whyNotShown } from '#contracts/admin-testimonials.ts';
import { Words } from '#app/features/portfolio/testimonials.tsx';
import { Button } from '#app/ui/button.tsx';
import type { TestimonialFields, TestimonialFormOutput } from './testimonial-calls.ts';

/** The words as visitors see them, before anything is saved. */
export function TestimonialPreview({
  form,
  projects,
}: {
  form: UseFormReturn<TestimonialFields, unknown, TestimonialFormOutput>;
  projects: readonly AdminProject[];
}) {
  const [isOpen, setIsOpen] = useState(false);
  const values = useWatch({ control: form.control }) as TestimonialFields;
  const project = projects.find((one) => one.id === values.projectId);
  const hidden = whyNotShown({ ...values, source: values.source.trim() });
  return (
    <section aria-label="Preview">
      <Button
        variant="outline"
        size="small"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? 'Close the preview' : 'See it as visitors see it'}
      </Button>
      {isOpen ? (
        <div className="mt-5 border bg-linen p-5 sm:p-7">
          {hidden ? <p className="small mb-4 font-medium text-amber">{hidden}</p> : null}
          <Words
            testimonial={{
              id: 'preview',
              name: values.name.trim() || 'Name',
              location: values.location.trim() || 'Location',
              rating: Number(values.rating),
              text: values.text.trim() || 'Text',
              featured: values.featured,
              date: values.date || '2000-01-01',
              sample: values.sample,
              incentive: values.incentive,
              project: project ? { id: project.id, title: project.title } : null,
            }}
          />
        </div>
      ) : null}
    </section>
  );
}
