import { useState, type FormEvent } from 'react';
import { longDate } from '#engine/model/format.ts';
import {
  type AdminPolicies,
  POLICIES,
  POLICIES_API,
  PoliciesSeenInput,
} from '#contracts/own-policies.ts';
import { adminFetch } from '#app/features/admin/admin-fetch.ts';
import { reasonOf } from '#app/features/admin/call-reason.ts';
import { downloadFile } from '#app/features/admin/download-file.ts';
import { FocusedNotice } from '#app/features/admin/focused-notice.tsx';
import { Button } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { Field, Input } from '#app/ui/field.tsx';
import { showToast } from '#app/ui/toast.ts';

/** Which solicitor has read them, what has changed since, and all of them on paper. */
export function PoliciesSeen({
  policies: { policies, seen, version },
  onNoted,
}: {
  policies: AdminPolicies;
  onNoted: () => void;
}) {
  const changed = policies.flatMap(({ name, changes }) =>
    changes.map((change) => ({ ...change, policy: POLICIES[name].label })),
  );
  return (
    <section aria-labelledby="policies-seen" className="mt-14 max-w-2xl">
      <h3 id="policies-seen" className="display-4">
        Read by a solicitor
      </h3>
      <p className="mt-2 text-ink-soft">
        {seen
          ? `${seen.by} read them, as noted, on ${longDate(seen.on)}. ${
              changed.length === 0
                ? 'Nothing has changed since.'
                : 'These sections have changed since, by you, by the settings or by a new version of the site:'
            }`
          : 'Nobody yet. The texts that came with the site were written with care, and not by a solicitor. Have them read before you go live.'}
      </p>
      {changed.length > 0 ? (
        <div className="mt-4 border-t">
          {changed.map(({ policy, section, title, before, after }) => (
            <Disclosure
              key={`${policy}-${section}`}
              summary={
                <span>
                  <span className="text-ink-soft">{policy}:</span> {title}
                </span>
              }
            >
              <dl className="small grid gap-4">
                <Version label="As it was read" text={before ?? 'It was not there.'} />
                <Version label="Now" text={after ?? 'It has been taken out.'} />
              </dl>
            </Disclosure>
          ))}
        </div>
      ) : null}
      <div className="mt-5">
        <PrintAll />
      </div>
      <NoteSeen version={version} onNoted={onNoted} />
    </section>
  );
}

const Version = ({ label, text }: { label: string; text: string }) => (
  <div>
    <dt className="text-ink-soft">{label}</dt>
    <dd className="mt-1 whitespace-pre-line wrap-anywhere">{text}</dd>
  </div>
);

function PrintAll() {
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const print = async () => {
    setIsBusy(true);
    setFailure(null);
    try {
      await downloadFile(`${POLICIES_API}/file`, 'policies.pdf');
    } catch (error) {
      setFailure(reasonOf(error));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <>
      <Button variant="outline" disabled={isBusy} aria-busy={isBusy} onClick={() => void print()}>
        {isBusy ? 'Printing…' : 'All texts and the points to read, for a solicitor'}
      </Button>
      {failure ? (
        <FocusedNotice tone="error" title="The sheet was not made" className="mt-4">
          <p>{failure}</p>
        </FocusedNotice>
      ) : null}
    </>
  );
}

function NoteSeen({ version, onNoted }: { version: number; onNoted: () => void }) {
  const [values, setValues] = useState({ by: '', on: '' });
  const [errors, setErrors] = useState<{ by?: string; on?: string; all?: string }>({});
  const [isBusy, setIsBusy] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const read = PoliciesSeenInput.safeParse(values);
    if (!read.success) {
      const of = (field: string) =>
        read.error.issues.find((issue) => issue.path[0] === field)?.message;
      const [by, on] = [of('by'), of('on')];
      setErrors({ ...(by ? { by } : {}), ...(on ? { on } : {}) });
      return;
    }
    setIsBusy(true);
    setErrors({});
    try {
      await adminFetch(`${POLICIES_API}/seen`, {
        method: 'POST',
        json: read.data,
        ifMatch: version,
      });
      setValues({ by: '', on: '' });
      showToast({ title: 'Noted' });
      onNoted();
    } catch (error) {
      setErrors({ all: reasonOf(error) });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="mt-8 grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Who read them" error={errors.by}>
          {(parts) => (
            <Input
              {...parts}
              value={values.by}
              autoComplete="off"
              onChange={(event) => setValues({ ...values, by: event.target.value })}
            />
          )}
        </Field>
        <Field label="On" error={errors.on}>
          {(parts) => (
            <Input
              {...parts}
              type="date"
              value={values.on}
              onChange={(event) => setValues({ ...values, on: event.target.value })}
            />
          )}
        </Field>
      </div>
      {errors.all ? (
        <FocusedNotice tone="error" title="It was not noted">
          <p>{errors.all}</p>
        </FocusedNotice>
      ) : null}
      <Button type="submit" variant="outline" className="justify-self-start" disabled={isBusy}>
        Note that these texts were read
      </Button>
    </form>
  );
}
