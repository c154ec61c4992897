import { COMPLAINT_KIND_LABELS, COMPLAINT_KINDS } from '#contracts/complaint-words.ts';
import { API } from '#contracts/routes.ts';
import { PostedForm, type PostedFailure } from '#app/features/policies/posted-form.tsx';
import { Field, Input, Select, Textarea } from '#app/ui/field.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';

/** What went wrong, and whom we answer. */
export function ComplaintForm({ failed }: { failed: PostedFailure | null }) {
  return (
    <PostedForm
      label="Make a complaint"
      action="/complaints"
      call={API.complaints}
      failed={failed}
      sent="Your complaint"
      button={{ idle: 'Send my complaint', busy: 'Sending…' }}
      small={
        <>
          Used only to look into it and to answer you: see the{' '}
          <SiteLink to="/privacy-policy" className="text-link">
            privacy policy
          </SiteLink>
          .
        </>
      }
    >
      {(tie, errorOf) => (
        <>
          <Field label="What is it about?" error={errorOf('kind')} className="sm:col-span-2">
            {(parts) => (
              <Select {...parts} {...tie('kind')} required>
                <option value="">Please choose</option>
                {COMPLAINT_KINDS.map((kind) => (
                  <option key={kind} value={kind}>
                    {COMPLAINT_KIND_LABELS[kind]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field
            label="What went wrong?"
            hint="What happened, when, and who was there, as far as you remember."
            error={errorOf('message')}
            className="sm:col-span-2"
          >
            {(parts) => <Textarea {...parts} {...tie('message')} required rows={6} />}
          </Field>
          <Field
            label="What would put it right?"
            optional
            error={errorOf('remedy')}
            className="sm:col-span-2"
          >
            {(parts) => <Textarea {...parts} {...tie('remedy')} rows={3} className="min-h-24!" />}
          </Field>
          <Field
            label="Which job, visit or design?"
            optional
            hint="A reference, an address or a date."
            error={errorOf('concerning')}
            className="sm:col-span-2"
          >
            {(parts) => <Input {...parts} {...tie('concerning')} />}
          </Field>
          <Field label="Your name" error={errorOf('name')} className="sm:col-span-2">
            {(parts) => <Input {...parts} {...tie('name')} required autoComplete="name" />}
          </Field>
          <Field label="E-mail" error={errorOf('email')}>
            {(parts) => (
              <Input
                {...parts}
                {...tie('email')}
                required
                type="email"
                autoComplete="email"
                inputMode="email"
              />
            )}
          </Field>
          <Field label="Telephone" optional error={errorOf('phone')}>
            {(parts) => (
              <Input {...parts} {...tie('phone')} type="tel" autoComplete="tel" inputMode="tel" />
            )}
          </Field>
        </>
      )}
    </PostedForm>
  );
}
