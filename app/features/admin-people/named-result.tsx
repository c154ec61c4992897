/** Records found by a telephone number or a name: the owner ticks whose they are, and erases those alone. */
import { useState } from 'react';
import { ADMIN_API } from '#contracts/admin-paths.ts';
import type { EraseAnswer, NamedAnswer, NamedItem } from '#contracts/admin-people.ts';
import { countOf } from '#engine/model/format.ts';
import { adminFetch } from '#app/features/admin/admin-fetch.ts';
import { reasonOf } from '#app/features/admin/call-reason.ts';
import { dayText } from '#app/features/admin/when.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { Notice } from '#app/ui/notice.tsx';

const keyOf = ({ keeper, id }: NamedItem) => `${keeper}:${id}`;

export function NamedResult({
  found,
  onErased,
  onLookUp,
}: {
  found: NamedAnswer;
  onErased: (answer: EraseAnswer) => void;
  onLookUp: (email: string) => void;
}) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  if (found.items.length === 0)
    return (
      <Notice title="Nothing was found">
        No record bears {found.by === 'phone' ? 'this telephone number' : 'this name'}. Words of
        your own that name somebody, such as a testimonial or a note, are not found here.
      </Notice>
    );
  const emails = [...new Set(found.items.flatMap((item) => item.email ?? []))];
  const chosen = found.items.filter((item) => ticked.has(keyOf(item)));
  const erase = async () => {
    setIsBusy(true);
    setFailure(null);
    try {
      onErased(
        await adminFetch<EraseAnswer>(ADMIN_API.peopleEraseChosen, {
          method: 'POST',
          json: { who: found.who, chosen: chosen.map(({ keeper, id }) => ({ keeper, id })) },
        }),
      );
    } catch (error) {
      setFailure(reasonOf(error));
      setIsBusy(false);
    }
  };
  return (
    <div className="border bg-sheet px-4 py-5 sm:px-6">
      <h3 className="display-4 wrap-anywhere">
        {countOf(found.items.length, 'record')} for {found.who}
      </h3>
      <p className="small mt-1 text-ink-soft">
        They may be more than one person’s: tick only what is theirs.
      </p>
      {emails.length > 0 ? (
        <p className="small mt-3 flex flex-wrap items-center gap-2">
          Everything of one address is found by it:
          {emails.map((email) => (
            <Button key={email} size="small" variant="outline" onClick={() => onLookUp(email)}>
              {email}
            </Button>
          ))}
        </p>
      ) : null}
      <ul className="mt-4 grid gap-3">
        {found.items.map((item) => (
          <li key={keyOf(item)} className="border-t pt-3">
            <Checkbox
              label={`${item.name || 'No name'}: ${item.title}`}
              hint={[
                item.label,
                dayText(item.at),
                item.email ?? 'no e-mail address',
                ...item.detail,
              ].join(' · ')}
              checked={ticked.has(keyOf(item))}
              onChange={(event) => {
                const next = new Set(ticked);
                if (event.target.checked) next.add(keyOf(item));
                else next.delete(keyOf(item));
                setTicked(next);
              }}
            />
          </li>
        ))}
      </ul>
      <Button
        variant="outline"
        className="mt-5 border-danger! text-danger!"
        disabled={chosen.length === 0}
        onClick={() => setIsAsking(true)}
      >
        Erase what is ticked…
      </Button>
      {isAsking ? (
        <Dialog
          open
          onOpenChange={(open) => (open || isBusy ? undefined : setIsAsking(false))}
          title={`Erase ${countOf(chosen.length, 'record')}`}
          staysOpenOutside
          footer={
            <>
              <Button variant="outline" disabled={isBusy} onClick={() => setIsAsking(false)}>
                Cancel
              </Button>
              <Button
                disabled={isBusy}
                aria-busy={isBusy}
                className="bg-danger! text-paper! hover:opacity-90"
                onClick={() => void erase()}
              >
                {isBusy ? 'Erasing…' : 'Erase for good'}
              </Button>
            </>
          }
        >
          <p>There is no bin for this: nobody can bring it back.</p>
          <ul className="mt-3 list-disc pl-5">
            {chosen.map((item) => (
              <li key={keyOf(item)}>
                {item.name}: {item.title}
              </li>
            ))}
          </ul>
          {failure ? <Notice tone="error">{failure}</Notice> : null}
        </Dialog>
      ) : null}
    </div>
  );
}
