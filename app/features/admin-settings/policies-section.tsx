import { Link, useSearchParams } from 'react-router';
import type { AdminSettings } from '#contracts/admin-settings.ts';
import { longDate } from '#engine/model/format.ts';
import { type AdminPolicies, POLICIES, POLICIES_API } from '#contracts/own-policies.ts';
import { reasonOf } from '#app/features/admin/call-reason.ts';
import { DateField } from '#app/features/admin/form-fields.tsx';
import { ListFailed, ListLoading } from '#app/features/admin/list-body.tsx';
import { useAdminList } from '#app/features/admin/use-admin-list.ts';
import { PoliciesSeen } from './policies-seen.tsx';
import { PolicyEditor } from './policy-editor.tsx';
import { SectionForm } from './section-form.tsx';

type Props = { settings: AdminSettings; onSaved: () => void };

/** The policies: which there are, whose words they are in, who has read them, and one of them to edit. */
export function PoliciesSection({ settings, onSaved }: Props) {
  const [params] = useSearchParams();
  const { data, error, refetch } = useAdminList<AdminPolicies>(POLICIES_API);
  if (error && !data)
    return (
      <ListFailed reason={reasonOf(error)} onRetry={refetch}>
        The policies could not be loaded.
      </ListFailed>
    );
  if (!data) return <ListLoading label="Loading the policies" />;
  const saved = () => {
    void refetch();
    onSaved();
  };
  const open = data.policies.find(({ name }) => name === params.get('policy'));
  if (open)
    return <PolicyEditor key={open.name} policy={open} settings={settings} onSaved={saved} />;
  return (
    <>
      <PolicyDate settings={settings} onSaved={saved} />
      <section aria-labelledby="policy-texts" className="mt-14 max-w-2xl">
        <h3 id="policy-texts" className="display-4">
          Their words
        </h3>
        <ul className="mt-4 border-t">
          {data.policies.map((policy) => (
            <PolicyRow key={policy.name} policy={policy} />
          ))}
        </ul>
      </section>
      <PoliciesSeen policies={data} onNoted={() => void refetch()} />
    </>
  );
}

function PolicyRow({
  policy: { name, version, day, sections, changes },
}: {
  policy: AdminPolicies['policies'][number];
}) {
  const own = sections.filter((section) => section.isOwn).length;
  return (
    <li className="border-b">
      <Link
        to={`?section=policies&policy=${name}`}
        className="flex min-h-14 flex-wrap items-baseline justify-between gap-x-6 py-3 hover:text-clay"
      >
        <span className="font-medium">{POLICIES[name].label}</span>
        <span className="small text-ink-soft">
          {[
            `Version ${version}`,
            longDate(day),
            own > 0 ? `${own} of ${sections.length} sections in your words` : 'as it came',
            ...(changes.length > 0 ? [`${changes.length} changed since it was read`] : []),
          ].join(', ')}
        </span>
      </Link>
    </li>
  );
}

function PolicyDate(props: Props) {
  const labels = { policiesUpdatedOn: 'Last changed on' };
  return (
    <SectionForm
      {...props}
      section="policies"
      title="Policies"
      lede="The date at the head of every policy. Set it whenever something changes for your visitors; a policy whose words you change shows the day of that change, if it is later."
      labels={labels}
    >
      {(form) => (
        <DateField form={form} name="policiesUpdatedOn" label={labels.policiesUpdatedOn} />
      )}
    </SectionForm>
  );
}
