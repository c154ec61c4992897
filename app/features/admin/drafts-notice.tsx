import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { discardDraft, useDrafts } from './form-draft.ts';
import { whenText } from './when.ts';

/** Above a list: what of it lies unsaved on this device, to be continued or discarded. */
export function DraftsNotice({
  kind,
  nameOf,
  onContinue,
}: {
  kind: string;
  /** Of a record in the list; null for one that is not (or no longer) there. */
  nameOf: (id: string) => string | null;
  /** null for a new record. */
  onContinue: (id: string | null) => void;
}) {
  const drafts = useDrafts(kind);
  if (drafts.length === 0) return null;
  return (
    <Notice
      tone="warning"
      title={
        drafts.length === 1
          ? 'You have unsaved changes'
          : `You have ${drafts.length} unsaved changes`
      }
      className="mb-6"
    >
      <ul className="mt-1 grid gap-3">
        {drafts.map((draft) => {
          const { id, at } = draft;
          const isNew = id === 'new';
          const name = isNew ? 'a new one' : nameOf(id);
          const words = name === null ? 'one that is no longer there' : isNew ? name : `“${name}”`;
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <span className="min-w-0 flex-1 basis-56 wrap-anywhere">
                {words}, from {whenText(at)}
              </span>
              {name === null ? null : (
                <Button
                  size="small"
                  variant="outline"
                  onClick={() => onContinue(isNew ? null : id)}
                >
                  Continue<span className="sr-only"> with {words}</span>
                </Button>
              )}
              <Button size="small" variant="quiet" onClick={() => discardDraft(draft)}>
                Discard<span className="sr-only"> the changes to {words}</span>
              </Button>
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
