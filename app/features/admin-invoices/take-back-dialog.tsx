/** Takes an invoice back by a credit note; of one that was paid, the day is entered on which the money went back. */
import { useState } from 'react';
import { londonDay } from '#contracts/london-time.ts';
import type { Invoice } from '#contracts/invoices.ts';
import { pencePounds } from '#contracts/quote-words.ts';
import { AskDialog } from '#app/ui/ask-dialog.tsx';
import { Field, Input } from '#app/ui/field.tsx';

type Sent = { paidBackOn: string | null; how: string };

export function TakeBackDialog({
  invoice,
  isBusy,
  onStay,
  onTaken,
}: {
  invoice: Invoice;
  isBusy: boolean;
  onStay: () => void;
  onTaken: (sent: Sent) => Promise<void>;
}) {
  const [today] = useState(() => londonDay(new Date()));
  const [day, setDay] = useState(today);
  const [how, setHow] = useState('');
  const { paidOn } = invoice;
  const problem =
    paidOn === null
      ? undefined
      : day === ''
        ? 'Please enter a date'
        : day > today
          ? 'This day is still to come'
          : day < paidOn
            ? 'This day lies before the payment'
            : undefined;
  return (
    <AskDialog
      title={paidOn === null ? `Take ${invoice.number} back?` : `Pay ${invoice.number} back?`}
      stay="Cancel"
      onStay={onStay}
      isBusy={isBusy}
      failure={null}
      answers={[
        {
          label: 'Make a credit note',
          tone: 'danger',
          onClick: () => {
            if (!problem) void onTaken({ paidBackOn: paidOn === null ? null : day, how });
          },
        },
      ]}
    >
      <p>
        An invoice that was issued is never deleted. A credit note with the next number takes it
        back, and the stage can be invoiced again.
      </p>
      {paidOn === null ? null : (
        <>
          <p>
            Send the {pencePounds(invoice.totalPence)} back yourself first: no money is moved here.
            Both the payment and the refund stay in the accounts.
          </p>
          <div className="grid gap-4 pt-2 text-ink sm:grid-cols-2">
            <Field label="Paid back on" error={problem}>
              {(parts) => (
                <Input
                  {...parts}
                  type="date"
                  min={paidOn}
                  max={today}
                  value={day}
                  onChange={(event) => setDay(event.target.value)}
                />
              )}
            </Field>
            <Field label="How" optional>
              {(parts) => (
                <Input
                  {...parts}
                  value={how}
                  maxLength={80}
                  autoComplete="off"
                  placeholder="Bank transfer"
                  onChange={(event) => setHow(event.target.value)}
                />
              )}
            </Field>
          </div>
        </>
      )}
    </AskDialog>
  );
}
