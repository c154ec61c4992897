import {
  ColleagueInput,
  type ColleaguePassword,
  type ColleagueRow,
  COLLEAGUES_URL,
} from '#contracts/colleagues.ts';
import { ROLE_LABELS, ROLE_WORDS, ROLES } from '#contracts/rights.ts';
import { adminFetch } from '#app/features/admin/admin-fetch.ts';
import { usePlainForm } from '#app/features/admin/use-plain-form.ts';
import { Button } from '#app/ui/button.tsx';
import { Field, Input } from '#app/ui/field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { RadioCards } from '#app/ui/radio-cards.tsx';

const NAMES = ['name', 'email', 'role'] as const;
type Given =
  | { row: ColleagueRow; onSaved: () => void }
  | { row?: never; onAdded: (made: ColleaguePassword) => void };

const OPTIONS = ROLES.toReversed().map((value) => ({
  value,
  label: ROLE_LABELS[value],
  hint: ROLE_WORDS[value],
}));

/** Name, address and rights of somebody who signs in beside the owner. */
export function ColleagueForm({ onCancel, ...given }: Given & { onCancel: () => void }) {
  const { row } = given;
  const {
    errors,
    isBusy,
    parts: form,
  } = usePlainForm({
    schema: ColleagueInput,
    names: NAMES,
    send: async (json) => {
      if (given.row) {
        await adminFetch(`${COLLEAGUES_URL}/${given.row.id}`, {
          method: 'PUT',
          json,
          ifMatch: given.row.version,
        });
        given.onSaved();
      } else
        given.onAdded(
          await adminFetch<ColleaguePassword>(COLLEAGUES_URL, { method: 'POST', json }),
        );
    },
  });

  return (
    <form
      {...form}
      aria-label={row ? `Change ${row.name}` : 'Add somebody'}
      className="grid max-w-xl gap-5 border bg-sheet p-5 sm:p-7"
    >
      <Field label="Name" hint="As it stands beside what they change." error={errors.name}>
        {(parts) => (
          <Input {...parts} name="name" defaultValue={row?.name} required autoComplete="off" />
        )}
      </Field>
      <Field
        label="E-mail address"
        hint="They sign in with it. Nothing is sent to it."
        error={errors.email}
      >
        {(parts) => (
          <Input
            {...parts}
            name="email"
            type="email"
            defaultValue={row?.email}
            required
            autoComplete="off"
          />
        )}
      </Field>
      <RadioCards
        legend="What they may do"
        name="role"
        options={OPTIONS}
        chosen={row?.role ?? 'office'}
        error={errors.role}
      />
      {errors.form ? (
        <Notice tone="error" title={row ? 'It was not saved' : 'Nobody was added'}>
          <p>{errors.form}</p>
        </Notice>
      ) : null}
      <p className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={isBusy}>
          {row ? 'Save' : 'Add and make a password'}
        </Button>
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
      </p>
    </form>
  );
}
