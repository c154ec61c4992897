import { useId } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
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
  TagsField,
  TextAreaField,
  TextField,
} from '#app/features/admin/form-fields.tsx';
import { ImageField } from '#app/features/admin/image-field.tsx';
import {
  type FieldLabels,
  type FormParts,
  RecordForm,
  type ShowValue,
} from '#app/features/admin/record-form.tsx';
import { FieldError } from '#app/ui/field.tsx';
import { Switch } from '#app/ui/switch.tsx';
import {
  EMPTY_PROJECT,
  ProjectForm,
  saveProject,
  toCopy,
  toProjectFields,
  type ProjectFields,
} from './portfolio-calls.ts';
import { ProjectPreview } from './project-preview.tsx';

const LABELS: FieldLabels<ProjectFields> = {
  title: 'Title',
  description: 'Description',
  category: 'Category',
  tags: 'Tags',
  afterImageUrl: 'After image',
  beforeImageUrl: 'Before image',
  featured: 'Featured',
  sample: 'Shown as a sample',
};
const CATEGORY_CHOICES = PORTFOLIO_CATEGORIES.map((value) => ({
  value,
  label: PORTFOLIO_CATEGORY_LABELS[value],
}));
const showValue: ShowValue = (field, value) =>
  field === 'category'
    ? CATEGORY_CHOICES.find((choice) => choice.value === value)?.label
    : undefined;

type Form = UseFormReturn<ProjectFields, unknown, PortfolioInput>;

/** @param copyOf a new project starts as a copy of this one */
export function ProjectDialog({
  record,
  copyOf,
  tagsInUse,
  onSaved,
  onClose,
  fail,
}: {
  record: AdminProject | null;
  copyOf: AdminProject | null;
  tagsInUse: readonly string[];
  onSaved: (project: AdminProject, wasNew: boolean) => void;
  onClose: () => void;
  fail: (reason: string) => void;
}) {
  return (
    <RecordForm<ProjectFields, PortfolioInput, AdminProject>
      kind="portfolio"
      record={record}
      schema={ProjectForm}
      empty={copyOf ? toCopy(copyOf) : EMPTY_PROJECT}
      toInput={toProjectFields}
      titles={{ add: 'Add New Project', edit: 'Edit Project' }}
      fieldLabels={LABELS}
      showValue={showValue}
      save={saveProject}
      onSaved={onSaved}
      onClose={onClose}
      fail={fail}
    >
      {(form, parts) => <Fields form={form} parts={parts} tagsInUse={tagsInUse} />}
    </RecordForm>
  );
}

function Fields({
  form,
  parts,
  tagsInUse,
}: {
  form: Form;
  parts: FormParts<AdminProject>;
  tagsInUse: readonly string[];
}) {
  const [tags, after, before] = [
    parts.bind<readonly string[]>('tags'),
    parts.bind<string>('afterImageUrl'),
    parts.bind<string>('beforeImageUrl'),
  ];
  return (
    <>
      <TextField form={form} name="title" label="Title" />
      <TextAreaField form={form} name="description" label="Description" rows={5} most={4_000} />
      <SelectField
        form={form}
        name="category"
        label="Category"
        choices={CATEGORY_CHOICES}
        className="max-w-xs"
      />
      <TagsField
        label="Tags"
        value={tags.value}
        onChange={tags.onChange}
        error={tags.error}
        suggestions={tagsInUse}
      />
      <div className="border-t pt-6">
        <ImageField
          label="After image"
          value={after.value}
          onChange={after.onChange}
          error={after.error}
          uploadUrl={UPLOAD_PATHS.portfolio}
          fallback="project"
          withDetails
        />
      </div>
      <div className="border-t pt-6">
        <ImageField
          label="Before image (optional)"
          hint="The same place before the work. With it, visitors move a line between the two."
          value={before.value}
          onChange={before.onChange}
          error={before.error}
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
          hint="Stands before the others on the portfolio page."
        />
        <OwnWork form={form} parts={parts} />
      </div>
      <ProjectPreview form={form} />
    </>
  );
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
