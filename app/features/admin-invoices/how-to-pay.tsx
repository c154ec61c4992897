/** What every new invoice says of how it is to be paid. */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ADMIN_API } from '#contracts/admin-paths.ts';
import type { HowToPay } from '#contracts/invoices.ts';
import { adminFetch } from '#app/features/admin/admin-fetch.ts';
import { reasonOf } from '#app/features/admin/call-reason.ts';
import { useAdminList } from '#app/features/admin/use-admin-list.ts';
import { useMay } from '#app/features/admin/use-who.ts';
import { Button } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { Field, Textarea } from '#app/ui/field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { showToast } from '#app/ui/toast.ts';

/** The owner's alone. */
export function HowToPayPart() {
  return useMay('PUT', ADMIN_API.howToPay) ? <OwnersPart /> : null;
}

function OwnersPart() {
  const { data } = useAdminList<HowToPay>(ADMIN_API.howToPay);
  if (!data) return null;
  return (
    <>
      {data.text === '' ? (
        <Notice tone="warning" title="Invoices do not say how to pay yet" className="mb-5">
          <p>Enter your bank details below: each new invoice and its e-mail then name them.</p>
        </Notice>
      ) : null}
      <Disclosure summary="How invoices are paid" className="mb-3">
        <HowToPayForm key={data.version} saved={data} />
      </Disclosure>
    </>
  );
}

function HowToPayForm({ saved }: { saved: HowToPay }) {
  const client = useQueryClient();
  const [text, setText] = useState(saved.text);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const save = async () => {
    setIsBusy(true);
    setFailure(null);
    try {
      const answer = await adminFetch<HowToPay>(ADMIN_API.howToPay, {
        method: 'PUT',
        json: { text },
        ifMatch: saved.version,
      });
      client.setQueryData([ADMIN_API.howToPay], answer);
      showToast({ title: 'Saved for new invoices' });
    } catch (error) {
      setFailure(reasonOf(error));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <form
      noValidate
      method="dialog"
      className="grid max-w-2xl gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Field
        label="Bank details"
        hint="Name of the account, sort code and number, in lines. The invoice’s number is named as the reference. Invoices that are out keep what they say."
      >
        {(parts) => (
          <Textarea
            {...parts}
            rows={4}
            maxLength={600}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      {failure ? (
        <Notice tone="error" title="Nothing was saved">
          <p>{failure}</p>
        </Notice>
      ) : null}
      <div>
        <Button type="submit" variant="outline" disabled={isBusy} aria-busy={isBusy}>
          {isBusy ? 'Saving…' : 'Save'}
        </Button>
      </div>
    </form>
  );
}
