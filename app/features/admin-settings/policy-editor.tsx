import { useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import type { AdminSettings } from '#contracts/admin-settings.ts';
import {
  type AdminPolicies,
  OWN_TEXT,
  POLICIES,
  POLICY_FACTS,
  type PolicyName,
  type PolicyTexts,
} from '#contracts/own-policies.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { Field, Textarea } from '#app/ui/field.tsx';
import { SectionForm, type SectionFormApi } from './section-form.tsx';

type Policy = AdminPolicies['policies'][number];

/** One policy, section by section, each with the text that came with the site as its start. */
export function PolicyEditor({
  policy,
  ...props
}: {
  policy: Policy;
  settings: AdminSettings;
  onSaved: () => void;
}) {
  const { label, path, section } = POLICIES[policy.name as PolicyName];
  const labels = {
    texts: 'Texts',
    ...Object.fromEntries(policy.sections.map(({ id, title }) => [id, title])),
    [OWN_TEXT]: 'A section of your own',
  };
  return (
    <>
      <p className="mb-5 flex flex-wrap gap-x-6 gap-y-1">
        <Link to="?section=policies" className="text-link inline-flex min-h-6 items-center">
          All policies
        </Link>
        <a
          href={path}
          target="_blank"
          rel="noopener"
          className="text-link inline-flex min-h-6 items-center"
        >
          As visitors read it<span className="sr-only"> (opens in a new tab)</span>
        </a>
      </p>
      <SectionForm
        {...props}
        section={section}
        title={label}
        lede="A section that you change stays as you wrote it, also when something is switched on later that our text would tell of. You answer for what it says."
        labels={labels}
      >
        {(form) => <Sections form={form as SectionFormApi<'policyTerms'>} policy={policy} />}
      </SectionForm>
    </>
  );
}

function Sections({ form, policy }: { form: SectionFormApi<'policyTerms'>; policy: Policy }) {
  const texts: PolicyTexts = useWatch({ control: form.control, name: 'texts' }) ?? {};
  /** @param text null: as it came with the site */
  const put = (id: string, text: string | null) => {
    const { [id]: _before, ...others } = form.getValues('texts');
    form.setValue('texts', text === null ? others : { ...others, [id]: text }, {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: form.formState.isSubmitted,
    });
  };
  const errorOf = (id: string) => form.getFieldState(`texts.${id}`, form.formState).error?.message;
  return (
    <>
      <Disclosure summary={<span className="small">How to write here</span>}>
        <ul className="small grid list-disc gap-1.5 pl-5 text-ink-soft">
          <li>An empty line begins a new paragraph; lines that begin with “- ” are a list.</li>
          <li>[words](/complaints) is a link, **words** are set bold.</li>
          <li>{'{table} and {form} stand for what the site fills in; they always stay.'}</li>
          {Object.entries(POLICY_FACTS).map(([fact, what]) => (
            <li key={fact}>
              <span className="figures">{`{${fact}}`}</span>: {what}
            </li>
          ))}
        </ul>
      </Disclosure>
      <div>
        {policy.sections.map(({ id, title, original }) => (
          <Disclosure
            key={id}
            open={errorOf(id) ? true : undefined}
            summary={
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="font-medium">{title}</span>
                {texts[id] === undefined ? null : <Badge tone="clay">Your words</Badge>}
              </span>
            }
          >
            <Text
              label={title}
              value={texts[id] ?? original}
              error={errorOf(id)}
              onChange={(text) => put(id, text === original ? null : text)}
            />
            {texts[id] === undefined ? (
              <p className="fine mt-1.5 text-ink-soft">As it came with the site</p>
            ) : (
              <Button variant="quiet" size="small" onClick={() => put(id, null)}>
                Back to the text that came with the site
                <span className="sr-only">: {title}</span>
              </Button>
            )}
          </Disclosure>
        ))}
        <Disclosure
          open={errorOf(OWN_TEXT) ? true : undefined}
          summary={<span className="font-medium">A section of your own</span>}
        >
          <Text
            label="A section of your own"
            hint="Its first line is the heading. It stands last. Left empty, there is none."
            value={texts[OWN_TEXT] ?? ''}
            error={errorOf(OWN_TEXT)}
            onChange={(text) => put(OWN_TEXT, text === '' ? null : text)}
          />
        </Disclosure>
      </div>
    </>
  );
}

function Text({
  label,
  hint,
  value,
  error,
  onChange,
}: {
  label: string;
  hint?: string;
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
}) {
  return (
    <Field label={label} error={error} {...(hint ? { hint } : {})}>
      {(parts) => (
        <Textarea
          {...parts}
          rows={6}
          className="min-h-0! [field-sizing:content]"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
