import { useId } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import {
  type AdminProject,
  isDrawnProject,
  type PortfolioInput,
} from '#contracts/admin-portfolio.ts';
import { UPLOAD_PATHS } from '#contracts/admin-pictures.ts';
import { PORTFOLIO_CATEGORIES, PORTFOLIO_CATEGORY_LABELS } from '#contracts/site-words.ts';
import {
  SelectField,
  SwitchField,
  TextAreaField,
  TextField,
} from '#app/features/admin/form-fields.tsx';
import { TagsField } from '#app/features/admin/tags-field.tsx';
import { ImageField } from '#app/features/admin/image-field.tsx';
import type { FormParts } from '#app/features/admin/record-form.tsx';
import type { FormProps } from '#app/features/admin/record-description.ts';
import { FieldError } from '#app/ui/field.tsx';
import { Switch } from '#app/ui/switch.tsx';
import { ProjectPreview } from './project-preview.tsx';

/** As the form has it. */
export type ProjectFields = Required<Omit<z.input<typeof PortfolioInput>, 'tags'>> & {
  tags: readonly string[];
};
type Form = UseFormReturn<ProjectFields, unknown, PortfolioInput>;

export const PROJECT_LABELS = {
  title: 'Title',
  description: 'Description',
  category: 'Category',
  tags: 'Tags',
  afterImageUrl: 'After image',
  beforeImageUrl: 'Before image',
  featured: 'Featured',
  sample: 'Shown as a sample',
};

export function ProjectForm({
  form,
  parts,
  records,
}: FormProps<ProjectFields, PortfolioInput, AdminProject>) {
  return (
    <>
      <TextField form={form} name="title" label="Title" />
      <TextAreaField form={form} name="description" label="Description" rows={5} most={4_000} />
      <SelectField
        form={form}
        name="category"
        label="Category"
        choices={PORTFOLIO_CATEGORIES.map((value) => ({
          value,
          label: PORTFOLIO_CATEGORY_LABELS[value],
        }))}
        className="max-w-xs"
      />
      <TagsField
        label="Tags"
        {...parts.bind<readonly string[]>('tags')}
        suggestions={tagsInUse(records)}
      />
      <div className="border-t pt-6">
        <ImageField
          label="After image"
          {...parts.bind<string>('afterImageUrl')}
          uploadUrl={UPLOAD_PATHS.portfolio}
          fallback="project"
          withDetails
        />
      </div>
      <div className="border-t pt-6">
        <ImageField
          label="Before image (optional)"
          hint="The same place before the work. With it, visitors move a line between the two."
          {...parts.bind<string>('beforeImageUrl')}
          uploadUrl={UPLOAD_PATHS.portfolio}
          fallback="project"
          withDetails
        />
      </div>
      <div className="grid gap-6 border-t pt-6">
        <SwitchField
          form={form}
          name="featured"
          label="Featured"
          hint="Comes before the others on the portfolio page."
        />
        <OwnWork form={form} parts={parts} />
      </div>
      <ProjectPreview form={form} />
    </>
  );
}

/** The most used first. */
function tagsInUse(projects: readonly AdminProject[]): string[] {
  const counts = new Map<string, number>();
  for (const tag of projects.flatMap((one) => one.tags))
    counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts].toSorted(([a, x], [b, y]) => y - x || a.localeCompare(b)).map(([tag]) => tag);
}

/** Whether it is finished work of the firm, or shown marked as a sample. */
function OwnWork({ form, parts }: { form: Form; parts: FormParts<AdminProject> }) {
  const id = useId();
  const sample = parts.bind<boolean>('sample');
  const [beforeImageUrl, afterImageUrl] = useWatch({
    control: form.control,
    name: ['beforeImageUrl', 'afterImageUrl'],
  });
  const isDrawn = isDrawnProject({ beforeImageUrl, afterImageUrl });
  return (
    <div>
      <Switch
        checked={!sample.value}
        onChange={(event) => sample.onChange(!event.target.checked)}
        aria-invalid={sample.error ? true : undefined}
        aria-errormessage={sample.error ? `${id}-error` : undefined}
        label="This is our own work"
        hint={
          isDrawn
            ? 'One of the pictures was drawn by the design tool, so visitors see the project marked as a sample. To show it as your own work, put in photographs of the finished garden.'
            : 'Only for a garden you have built, shown in photographs of it. Otherwise visitors see it marked as a sample: pictures that pass for finished work mislead, and the law on unfair trading forbids it.'
        }
      />
      {sample.error ? <FieldError id={`${id}-error`}>{sample.error}</FieldError> : null}
    </div>
  );
}
