import { useState } from 'react';
import { ADMIN_API } from '#contracts/admin-paths.ts';
import { type EraseAnswer, type PersonHeld } from '#contracts/admin-people.ts';
import { adminFetch } from '#app/features/admin/admin-fetch.ts';
import { reasonOf } from '#app/features/admin/call-reason.ts';
import { countOf } from '#engine/model/format.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { Field, Input } from '#app/ui/field.tsx';
import { Notice } from '#app/ui/notice.tsx';

const FORM = 'erase-person';

/** Erasing cannot be taken back, so the address is typed once more. */
export function EraseDialog({
  held,
  onErased,
  onClose,
}: {
  held: PersonHeld;
  onErased: (answer: EraseAnswer) => void;
  onClose: () => void;
}) {
  const [typed, setTyped] = useState('');
  const [withLinked, setWithLinked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [mistake, setMistake] = useState<string | null>(null);
  const erase = async () => {
    if (typed.trim().toLowerCase() !== held.email)
      return setMistake('This is not the address that was looked up');
    setIsBusy(true);
    setFailure(null);
    try {
      onErased(
        await adminFetch<EraseAnswer>(ADMIN_API.peopleErase, {
          method: 'POST',
          json: { email: held.email, withLinked },
        }),
      );
    } catch (error) {
      setFailure(reasonOf(error));
      setIsBusy(false);
    }
  };
  const count = held.groups.flatMap((group) => group.items).length;
  return (
    <Dialog
      open
      onOpenChange={(open) => (open || isBusy ? undefined : onClose())}
      title="Erase everything"
      className="sm:max-w-xl"
      staysOpenOutside
      footer={
        <>
          <Button variant="outline" disabled={isBusy} onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={FORM}
            disabled={isBusy}
            aria-busy={isBusy}
            className="bg-danger! text-paper! hover:opacity-90"
          >
            {isBusy ? 'Erasing…' : 'Erase for good'}
          </Button>
        </>
      }
    >
      <form
        id={FORM}
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void erase();
        }}
      >
        <p className="wrap-anywhere">
          {countOf(count, 'record')} of {held.email}, with all designs, pictures and PDFs, will be
          erased at once. There is no bin for this: nobody can bring it back.
        </p>
        {held.linked.length > 0 ? (
          <Checkbox
            label={`Also erase ${countOf(held.linked.length, 'request for designs', 'requests for designs')} that they named`}
            hint="They carry no e-mail address. Tick this only if you are sure that they are this person’s."
            checked={withLinked}
            onChange={(event) => setWithLinked(event.target.checked)}
          />
        ) : null}
        <Field label="Type the e-mail address again" error={mistake ?? undefined}>
          {(parts) => (
            <Input
              {...parts}
              type="email"
              autoComplete="off"
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value);
                setMistake(null);
              }}
            />
          )}
        </Field>
        {failure ? <Notice tone="error">{failure}</Notice> : null}
      </form>
    </Dialog>
  );
}
