import { API } from '#contracts/routes.ts';
import { PostedForm, type PostedFailure } from '#app/features/policies/posted-form.tsx';
import { Field, Input, Textarea } from '#app/ui/field.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';

/** The model form's own lines, to be sent over the site. */
export function NoticeForm({ failed }: { failed: PostedFailure | null }) {
  return (
    <PostedForm
      label="Notice of cancellation"
      action="/cancellation"
      call={API.cancellations}
      failed={failed}
      sent="Your notice"
      button={{ idle: 'Send my notice', busy: 'Sending…' }}
      small={
        <>
          It is acknowledged straight away, with the date and time. Used only to carry it out: see
          the{' '}
          <SiteLink to="/privacy-policy" className="text-link">
            privacy policy
          </SiteLink>
          .
        </>
      }
    >
      {(tie, errorOf) => (
        <>
          <p className="sm:col-span-2">
            I hereby give notice that I cancel my contract of sale of the following goods, or for
            the supply of the following service:
          </p>
          <Field
            label="The contract"
            hint="What was ordered, and the number of the quotation if you have it."
            error={errorOf('contract')}
            className="sm:col-span-2"
          >
            {(parts) => (
              <Textarea {...parts} {...tie('contract')} required rows={3} className="min-h-24!" />
            )}
          </Field>
          <Field
            label="Ordered on, or received on"
            optional
            hint="The day, as well as you know it."
            error={errorOf('ordered')}
            className="sm:col-span-2"
          >
            {(parts) => <Input {...parts} {...tie('ordered')} />}
          </Field>
          <Field label="Your name" hint="Of each who signed." error={errorOf('name')}>
            {(parts) => <Input {...parts} {...tie('name')} required autoComplete="name" />}
          </Field>
          <Field label="E-mail" hint="For the acknowledgement." error={errorOf('email')}>
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
          <Field label="Your address" error={errorOf('address')} className="sm:col-span-2">
            {(parts) => (
              <Textarea
                {...parts}
                {...tie('address')}
                required
                rows={3}
                autoComplete="street-address"
                className="min-h-24!"
              />
            )}
          </Field>
        </>
      )}
    </PostedForm>
  );
}
