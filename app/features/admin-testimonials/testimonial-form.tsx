import { useEffect, useRef } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import type { AdminProject } from '#contracts/admin-portfolio.ts';
import {
  type AdminTestimonial,
  SAMPLE_SOURCE,
  TestimonialInput,
} from '#contracts/admin-testimonials.ts';
import {
  DateField,
  RatingField,
  SelectField,
  SwitchField,
  TextAreaField,
  TextField,
} from '#app/features/admin/form-fields.tsx';
import type { FieldLabels, FormParts } from '#app/features/admin/record-form.tsx';
import type { FormProps } from '#app/features/admin/record-description.ts';
import { useAdminList } from '#app/features/admin/use-admin-list.ts';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { FieldError } from '#app/ui/field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { TestimonialPreview } from './testimonial-preview.tsx';

export const PROJECTS_PATH = '/api/admin/portfolio';
const SOURCE_MESSAGE = 'Please say where the words came from';

/** The calls take words without evidence; the form does not. Only the permission may still be missing: then the words are kept and not shown. */
export const TestimonialSchema = TestimonialInput.extend({
  /** Asked anew whenever the words, the rating or their source change. */
  confirmed: z.boolean(),
}).superRefine(({ sample, source, confirmed }, context) => {
  if (sample) return;
  if (!source || source === SAMPLE_SOURCE)
    context.addIssue({ code: 'custom', path: ['source'], message: SOURCE_MESSAGE });
  if (!confirmed)
    context.addIssue({
      code: 'custom',
      path: ['confirmed'],
      message: 'Please check the words, the rating and their source, and tick this',
    });
});
export type CheckedTestimonial = z.output<typeof TestimonialSchema>;
export type TestimonialFields = {
  name: string;
  location: string;
  rating: number;
  text: string;
  date: string;
  source: string;
  permission: boolean;
  incentive: boolean;
  projectId: string;
  featured: boolean;
  sample: boolean;
  confirmed: boolean;
};

export const TESTIMONIAL_LABELS: FieldLabels<TestimonialFields> = {
  name: 'Name',
  location: 'Location',
  rating: 'Rating',
  text: 'Text',
  date: 'Date given',
  source: 'Where the words came from',
  permission: 'The person agreed',
  incentive: 'Given something in return',
  projectId: 'About the project',
  featured: 'Featured',
  sample: 'Shown as a sample',
  confirmed: 'Your check of words and rating',
};
const SOURCES = [
  'E-mail',
  'Letter or card',
  'Google review',
  'Facebook review',
  'Checkatrade review',
  'Houzz review',
  'Said to us and written down',
];

type Form = UseFormReturn<TestimonialFields, unknown, CheckedTestimonial>;

/** Of the owner's own calendar. */
export const today = () => new Date().toLocaleDateString('sv-SE');

export function TestimonialForm({
  form,
  parts,
}: FormProps<TestimonialFields, CheckedTestimonial, AdminTestimonial>) {
  const projects = useAdminList<AdminProject[]>(PROJECTS_PATH).data ?? [];
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField form={form} name="name" label="Name" hint="As the person wants to be called." />
        <TextField
          form={form}
          name="location"
          label="Location"
          hint="A town or district, never the address."
        />
      </div>
      <TextAreaField
        form={form}
        name="text"
        label="Text"
        hint="Word for word. Leave nothing out that changes the meaning."
        rows={5}
        most={4_000}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <RatingField form={form} name="rating" label="Rating" hint="As the person gave it." />
        <DateField
          form={form}
          name="date"
          label="Date given"
          hint="Visitors see the month."
          max={today()}
        />
      </div>
      <TextField
        form={form}
        name="source"
        label="Where the words came from"
        hint="Only you see this. The law asks anyone who shows a review to know that it is genuine."
        suggestions={SOURCES}
      />
      <Permission form={form} parts={parts} />
      <SwitchField
        form={form}
        name="incentive"
        label="Given something in return"
        hint="A discount, a voucher, a gift. Visitors are told so."
      />
      <SelectField
        form={form}
        name="projectId"
        label="About the project"
        optional
        placeholder="None"
        choices={projects.map(({ id, title }) => ({ value: id, label: title }))}
      />
      <SwitchField
        form={form}
        name="featured"
        label="Featured"
        hint="Marks it for you. Visitors see all testimonials in the order of their dates."
      />
      {parts.record?.sample ? (
        <SwitchField
          form={form}
          name="sample"
          label="Shown as a sample"
          hint="Switch it off once the words above are a client’s own."
        />
      ) : null}
      <Confirmation form={form} parts={parts} />
      <TestimonialPreview form={form} projects={projects} />
    </>
  );
}

function Permission({ form, parts }: { form: Form; parts: FormParts<AdminTestimonial> }) {
  const permission = parts.bind<boolean>('permission');
  const isSample = useWatch({ control: form.control, name: 'sample' });
  return (
    <div className="grid gap-3">
      <Checkbox
        label="The person agreed that these words are shown on the website"
        checked={permission.value}
        onChange={(event) => permission.onChange(event.target.checked)}
      />
      {!permission.value && !isSample ? (
        <Notice tone="warning">
          It is saved, but not shown to visitors until the person has agreed.
        </Notice>
      ) : null}
    </div>
  );
}

/** Ticked by hand after every change of the words, the rating or their source. */
function Confirmation({ form, parts }: { form: Form; parts: FormParts<AdminTestimonial> }) {
  const confirmed = parts.bind<boolean>('confirmed');
  const [rating, text, source, isSample] = useWatch({
    control: form.control,
    name: ['rating', 'text', 'source', 'sample'],
  });
  const told = JSON.stringify([String(rating), text.trim(), source.trim()]);
  const checked = useRef(told);
  const { setValue } = form;
  useEffect(() => {
    if (checked.current === told) return;
    checked.current = told;
    setValue('confirmed', false);
  }, [told, setValue]);
  if (isSample) return null;
  return (
    <div className="border-t pt-6">
      <Checkbox
        label="I have checked it: these are the person’s own words and rating, and they came from where I say"
        checked={confirmed.value}
        aria-invalid={confirmed.error ? true : undefined}
        onChange={(event) => confirmed.onChange(event.target.checked)}
      />
      {confirmed.error ? <FieldError id="confirmed-error">{confirmed.error}</FieldError> : null}
    </div>
  );
}
