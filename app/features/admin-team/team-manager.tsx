import { isUndescribed, UNFETCHED_LABEL, UPLOAD_PATHS } from '#contracts/admin-pictures.ts';
import { type AdminTeamMember, TeamMemberInput } from '#contracts/admin-team.ts';
import {
  NumberField,
  SwitchField,
  TextAreaField,
  TextField,
} from '#app/features/admin/form-fields.tsx';
import { ImageField } from '#app/features/admin/image-field.tsx';
import { OrderedRows } from '#app/features/admin/ordered-rows.tsx';
import type {
  FormProps,
  ListedDescription,
  RowProps,
} from '#app/features/admin/record-description.ts';
import { RecordManager } from '#app/features/admin/record-manager.tsx';
import { isOutsideAddress } from '#contracts/image-address.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Picture } from '#app/ui/picture.tsx';

type Fields = {
  name: string;
  role: string;
  words: string;
  imageUrl: string;
  order: number;
  active: boolean;
};

const LABELS = {
  name: 'Name',
  role: 'Role',
  words: 'About them',
  imageUrl: 'Portrait',
  order: 'Display order',
  active: 'Shown on the About page',
};

const TEAM: ListedDescription<Fields, TeamMemberInput, AdminTeamMember> = {
  kind: 'team',
  path: '/api/admin/team',
  words: {
    heading: 'The people of the firm',
    noun: ['person', 'people'],
    titles: { add: 'Add a person', edit: 'Edit a person' },
    failedToLoad: 'Failed to load the people. Please try again later.',
    none: { title: 'No people yet', words: 'Add the people your customers will meet.' },
    failed: (what, reason) => ({
      title: 'Error',
      description: `Failed to ${what} person: ${reason}`,
    }),
    deleteTitle: ({ name }) => `Delete ${name}?`,
  },
  nameOf: ({ name }) => name,
  schema: TeamMemberInput,
  empty: (people) => ({
    name: '',
    role: '',
    words: '',
    imageUrl: '',
    order: Math.max(0, ...people.map(({ order }) => order)) + 1,
    active: true,
  }),
  toFields: ({ name, role, words, imageUrl, order, active }) => ({
    name,
    role,
    words,
    imageUrl,
    order,
    active,
  }),
  labels: LABELS,
  Form: TeamForm,
  alsoShownAt: [],
  list: {
    searchIn: ({ name, role, words }) => [name, role, words],
    pageSize: 200,
    filters: [
      {
        id: 'show',
        label: 'Show',
        options: [
          { value: '', label: 'Everyone' },
          { value: 'active', label: 'Shown', test: ({ active }) => active },
          { value: 'inactive', label: 'Not shown', test: ({ active }) => !active },
          { value: 'no-picture', label: 'Without a portrait', test: ({ imageUrl }) => !imageUrl },
        ],
      },
    ],
    sorts: [
      {
        value: 'order',
        label: 'As on the website',
        compare: (a, b) => a.order - b.order || a.name.localeCompare(b.name, 'en-GB'),
      },
    ],
  },
  Rows: TeamRows,
};

function TeamForm({ form, parts }: FormProps<Fields, TeamMemberInput, AdminTeamMember>) {
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField form={form} name="name" label={LABELS.name} />
        <TextField form={form} name="role" label={LABELS.role} placeholder="Founder and designer" />
      </div>
      <ImageField
        label={LABELS.imageUrl}
        {...parts.bind<string>('imageUrl')}
        uploadUrl={UPLOAD_PATHS.service}
        fallback="project"
        withDetails
      />
      <TextAreaField form={form} name="words" label={LABELS.words} optional rows={4} most={1_200} />
      <div className="grid gap-6 sm:grid-cols-2">
        <NumberField
          form={form}
          name="order"
          label={LABELS.order}
          hint="The lowest comes first."
          min={0}
        />
        <SwitchField
          form={form}
          name="active"
          label={LABELS.active}
          hint="Ask them first. Switched off, nobody but you sees this."
          className="sm:mt-8"
        />
      </div>
    </>
  );
}

const ORDER = {
  path: TEAM.path,
  orderPath: '/api/admin/team-order',
  publicPath: TEAM.path,
  nameOf: TEAM.nameOf,
  noun: TEAM.words.noun,
};

function TeamRows(props: RowProps<AdminTeamMember>) {
  return (
    <OrderedRows
      {...props}
      order={ORDER}
      picture={({ picture, imageUrl }) => (
        <Picture
          picture={picture}
          url={isOutsideAddress(imageUrl) ? '' : imageUrl}
          alt=""
          sizes="9rem"
          className="aspect-square w-24 overflow-hidden bg-stone"
          imageClassName="size-full object-cover"
        />
      )}
      facts={({ role, words }) => (
        <>
          <p className="mt-1 text-ink-soft">{role}</p>
          <p className="small mt-1.5 line-clamp-2 max-w-prose wrap-anywhere text-ink-soft">
            {words}
          </p>
        </>
      )}
      marks={({ isUnfetched, picture, active, imageUrl }) => (
        <>
          {imageUrl === '' ? <Badge tone="amber">No portrait</Badge> : null}
          {isUnfetched ? <Badge tone="amber">{UNFETCHED_LABEL}</Badge> : null}
          {isUndescribed(picture) ? <Badge tone="amber">Picture not described</Badge> : null}
          {active ? null : <Badge tone="amber">Not shown</Badge>}
        </>
      )}
    />
  );
}

/** The people of the firm, in the order of the About page. */
export const TeamManager = () => <RecordManager description={TEAM} />;
