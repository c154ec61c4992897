import type { AdminSettings } from '#contracts/admin-settings.ts';
import { BOOKING_KINDS, type BookingKind } from '#contracts/site-words.ts';
import { APPOINTMENT_KINDS } from '#app/features/booking/appointment-kinds.ts';
import { TextField } from '#app/features/admin/form-fields.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { SectionForm } from './section-form.tsx';

/** Addresses at Calendly or Cal.com for the tabs of the booking page. */
export function BookingSection({
  settings,
  onSaved,
}: {
  settings: AdminSettings;
  onSaved: () => void;
}) {
  const { from, provider, urls } = settings.booking;
  return (
    <SectionForm
      settings={settings}
      onSaved={onSaved}
      section="booking"
      title="Booking links"
      lede="Each tab of the booking page can show an appointment calendar at Calendly or Cal.com, loaded only when a visitor presses its button. A tab without an address keeps our own."
      labels={{ urls: 'Addresses' }}
    >
      {(form) => (
        <>
          <Notice
            tone={from === 'environment' ? 'warning' : 'note'}
            title={
              from === 'none'
                ? 'Shown now: our own calendar on every tab'
                : `Shown now: ${provider ?? ''}`
            }
          >
            {from === 'environment' ? (
              <p className="wrap-anywhere">
                BOOKING_PROVIDER is set where the server runs, and goes before what is saved here:{' '}
                {Object.values(urls).join(', ')}. Remove it there to use the addresses below.
              </p>
            ) : (
              <p>
                What you save takes effect at once. Both services set cookies of their own; the
                cookie policy says so automatically.
              </p>
            )}
          </Notice>
          {BOOKING_KINDS.map((kind: BookingKind) => (
            <TextField
              key={kind}
              form={form}
              name={`urls.${kind}`}
              label={APPOINTMENT_KINDS[kind].label}
              type="url"
              placeholder="https://calendly.com/your-name/first-call"
              optional
            />
          ))}
        </>
      )}
    </SectionForm>
  );
}
