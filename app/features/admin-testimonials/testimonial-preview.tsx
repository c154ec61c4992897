import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { AdminProject } from '#contracts/admin-portfolio.ts';
import { whyNotShown } from '#contracts/admin-testimonials.ts';
import { Words } from '#app/features/portfolio/testimonials.tsx';
import { FormPreview } from '#app/features/admin/form-preview.tsx';
import type { CheckedTestimonial, TestimonialFields } from './testimonial-form.tsx';

/** The words as visitors see them, before anything is saved. */
export function TestimonialPreview({
  form,
  projects,
}: {
  form: UseFormReturn<TestimonialFields, unknown, CheckedTestimonial>;
  projects: readonly AdminProject[];
}) {
  const values = useWatch({ control: form.control }) as TestimonialFields;
  const project = projects.find((one) => one.id === values.projectId);
  const hidden = whyNotShown({ ...values, source: values.source.trim() });
  return (
    <FormPreview>
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
    </FormPreview>
  );
}
