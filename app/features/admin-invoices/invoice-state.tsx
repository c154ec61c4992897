import { dateInWords } from '#contracts/london-time.ts';
import type { Invoice } from '#contracts/invoices.ts';
import { Badge } from '#app/ui/badge.tsx';

/** How an invoice stands, in a word. */
export function InvoiceState({
  invoice: { credits, creditedBy, paidOn, isOverdue, dueOn },
}: {
  invoice: Invoice;
}) {
  if (credits) return paidOn ? <Badge>Paid back {dateInWords(paidOn)}</Badge> : null;
  if (creditedBy) return <Badge>Taken back by {creditedBy}</Badge>;
  if (paidOn) return <Badge tone="leaf">Paid {dateInWords(paidOn)}</Badge>;
  return (
    <Badge tone={isOverdue ? 'danger' : 'amber'}>
      {isOverdue ? 'Overdue since' : 'Due'} {dateInWords(dueOn)}
    </Badge>
  );
}
