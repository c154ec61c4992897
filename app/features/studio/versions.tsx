import { useState, type FormEvent } from 'react';
import { STUDIO_API } from '#contracts/studio-paths.ts';
import type { NamedVersion, NamedVersions } from '#contracts/studio.ts';
import { pounds } from '#engine/model/format.ts';
import { callApi, plainWordsOf } from '#app/lib/call-api.ts';
import { Button } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { FieldError } from '#app/ui/field.tsx';
import { CompareVersions } from './compare-versions.tsx';
import { standing } from './history.ts';
import { useFetched } from './use-fetched.ts';
import { useStudioId } from './studio-id.ts';
import type { Studio, StudioState } from './studio-store.ts';

type Panel = { studio: Studio; state: StudioState; sessionId: string };

/** What was given a name: to compare, and to go back to. */
export function Versions(panel: Panel) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure onToggle={setOpen} summary={<h3 className="font-medium">Versions</h3>}>
      {isOpen ? <List {...panel} /> : null}
    </Disclosure>
  );
}

function List({ studio, state, sessionId }: Panel) {
  const id = useStudioId();
  const {
    data,
    setData,
    fault: unread,
  } = useFetched(() => callApi<NamedVersions>(STUDIO_API.versions(id)));
  const [title, setTitle] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const versions = data?.versions ?? [];
  const isSaved = state.save === 'saved';

  const run = async (url: string, json: object): Promise<boolean> => {
    setBusy(true);
    setFault(null);
    try {
      setData(await callApi<NamedVersions>(url, { json }));
      return true;
    } catch (error) {
      setFault(plainWordsOf(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  const name = (words: string) =>
    run(STUDIO_API.versions(id), { sessionId, version: studio.savedVersion(), title: words });
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy && isSaved && (await name(title))) setTitle('');
  };
  const goBack = async (version: NamedVersion) => {
    const now = JSON.stringify(standing(studio.read().history));
    const isKept = versions.some((one) => JSON.stringify(one.operations) === now);
    // what stands is lost to nobody
    if (!isKept && !(await name(`Before “${version.title}”`.slice(0, 60)))) return;
    setBusy(true);
    try {
      await studio.restore(version.operations, `${version.title} is shown.`);
    } catch (error) {
      setFault(plainWordsOf(error));
    }
    setBusy(false);
  };
  return (
    <div className="grid gap-4">
      <form onSubmit={(event) => void onSubmit(event)}>
        <label htmlFor="studio-version" className="fine block text-ink-soft">
          Name what is on the plan now
        </label>
        <div className="mt-1 flex gap-2">
          <input
            id="studio-version"
            value={title}
            maxLength={60}
            required
            autoComplete="off"
            placeholder="With a shed"
            onChange={(event) => setTitle(event.target.value)}
            aria-describedby={fault ? 'studio-version-fault' : undefined}
            className="h-10 w-full min-w-0 border border-line-strong bg-sheet px-2.5 text-[0.9375rem] focus:border-ink"
          />
          <Button
            type="submit"
            size="small"
            variant="outline"
            className="shrink-0"
            aria-disabled={isBusy || !isSaved}
          >
            Keep it
          </Button>
        </div>
        {fault ? <FieldError id="studio-version-fault">{fault}</FieldError> : null}
        {unread ? (
          <p role="alert" className="small mt-2 text-danger">
            {unread} Close this and open it again to try once more.
          </p>
        ) : null}
      </form>
      {versions.length ? (
        <ul className="divide-y border-y">
          {versions.map((version) => (
            <li key={version.id} className="flex items-center justify-between gap-3 py-1.5">
              <span className="small min-w-0 wrap-anywhere">
                {version.title}{' '}
                <span className="figures fine block text-ink-soft">
                  {pounds(version.summary.total)}
                </span>
              </span>
              <span className="flex shrink-0 gap-1.5">
                <SmallButton
                  label={`Go back to ${version.title}`}
                  isOff={isBusy || !isSaved}
                  onClick={() => void goBack(version)}
                >
                  Go back to it
                </SmallButton>
                <SmallButton
                  label={`Remove ${version.title}`}
                  isOff={isBusy}
                  onClick={() => void run(STUDIO_API.removeVersion(id, version.id), { sessionId })}
                >
                  Remove
                </SmallButton>
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      <CompareVersions studio={studio} state={state} versions={versions} />
    </div>
  );
}

function SmallButton({
  label,
  isOff,
  onClick,
  children,
}: {
  label: string;
  isOff: boolean;
  onClick: () => void;
  children: string;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff}
      onClick={() => (isOff ? undefined : onClick())}
      className="small min-h-8 border border-line-strong px-2.5 hover:border-ink hover:bg-ink/5 aria-disabled:opacity-55"
    >
      {children}
    </button>
  );
}
