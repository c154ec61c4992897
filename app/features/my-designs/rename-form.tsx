import { useState, type FormEvent } from 'react';
import { type MineDesign, RenameInput } from '#contracts/mine.ts';
import { STUDIO_API } from '#contracts/studio-paths.ts';
import { callApi, plainWordsOf } from '#app/lib/call-api.ts';
import { Button } from '#app/ui/button.tsx';
import { Field, Input } from '#app/ui/field.tsx';

/** A name that the person gives their garden; it goes on to the plan, the sheets and the report. */
export function RenameForm({
  design,
  sessionId,
  onClose,
  onRenamed,
}: {
  design: MineDesign;
  sessionId: string;
  onClose: () => void;
  onRenamed: () => Promise<void>;
}) {
  const [title, setTitle] = useState(design.title);
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const checked = RenameInput.safeParse({ sessionId, title });
    if (!checked.success) {
      setFault(checked.error.issues[0]!.message);
      return;
    }
    setBusy(true);
    setFault(null);
    try {
      await callApi(STUDIO_API.rename(design.id), { json: checked.data });
      await onRenamed();
      onClose();
    } catch (error) {
      setFault(plainWordsOf(error));
      setBusy(false);
    }
  };
  return (
    <form className="mt-4 grid gap-3" onSubmit={(event) => void submit(event)}>
      <Field label="Name of the design" error={fault ?? undefined}>
        {(parts) => (
          <Input
            {...parts}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was asked for by pressing Rename
            autoFocus
            value={title}
            onChange={(event) => setTitle(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') onClose();
            }}
          />
        )}
      </Field>
      <div className="flex gap-3">
        <Button type="submit" size="small" disabled={isBusy}>
          Save the name
        </Button>
        <Button size="small" variant="outline" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
