import type { Appointment } from '#contracts/appointments.ts';
import type { BusinessSettings } from '#contracts/site-info.ts';

/** What is booked, in lines. */
export function VisitFacts({
  appointment: { label, isOnSite, postcode, price, reference, name },
  settings,
}: {
  appointment: Appointment;
  settings: BusinessSettings | null;
}) {
  const vat =
    price.startsWith('£') && settings
      ? settings.pricesIncludeVat
        ? ' (including VAT)'
        : ' (plus VAT)'
      : '';
  const lines = [
    ['What', label],
    [
      'Where',
      isOnSite
        ? `At your garden${postcode ? `, ${postcode}` : ''}`
        : 'By telephone: we’ll call you',
    ],
    ['Price', `${price}${vat}`],
    ['For', name],
    ['Reference', reference],
  ] as const;
  return (
    <dl className="mt-7 border-t">
      {lines.map(([term, text]) => (
        <div key={term} className="grid gap-x-6 border-b py-3 sm:grid-cols-[7rem_minmax(0,1fr)]">
          <dt className="text-ink-soft">{term}</dt>
          <dd className="figures min-w-0 wrap-anywhere">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
