import { useState } from 'react';
import type { Invoice, InvoiceSent } from '#contracts/invoices.ts';
import { adminFetch } from '#app/features/admin/admin-fetch.ts';
import { reasonOf } from '#app/features/admin/call-reason.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { showToast } from '#app/ui/toast.ts';

/** Once, or again as a reminder. */
export function SendButton({
  invoice,
  url,
  isBusy,
}: {
  invoice: Invoice;
  url: string;
  isBusy: boolean;
}) {
  const [state, setState] = useState<'idle' | 'sending' | { failure: string }>('idle');
  const send = async () => {
    setState('sending');
    try {
      const { to, isMailed } = await adminFetch<InvoiceSent>(url, { method: 'POST', json: {} });
      setState('idle');
      showToast(
        isMailed
          ? { title: `Sent to ${to}` }
          : {
              title: 'Kept and not sent',
              description: 'No mail server is set up yet: the message waits under Mail.',
            },
      );
    } catch (error) {
      setState({ failure: reasonOf(error) });
    }
  };
  return (
    <>
      <Button
        size="small"
        variant="outline"
        disabled={isBusy || state === 'sending'}
        aria-busy={state === 'sending'}
        onClick={() => void send()}
      >
        {state === 'sending'
          ? 'Sending…'
          : invoice.isOverdue
            ? 'Send a reminder'
            : 'Send by e-mail'}
      </Button>
      {typeof state === 'object' ? (
        <Notice tone="error" title="It was not sent" className="order-last basis-full">
          <p>{state.failure}</p>
        </Notice>
      ) : null}
    </>
  );
}
