import { Download } from 'lucide-react';
import { useRef, useState, type SyntheticEvent } from 'react';
import { useSearchParams } from 'react-router';
import { ADMIN_API } from '#contracts/admin-paths.ts';
import {
  type EraseAnswer,
  type HeldItem,
  type NamedAnswer,
  type PersonHeld,
} from '#contracts/admin-people.ts';
import { adminFetch } from '#app/features/admin/admin-fetch.ts';
import { reasonOf } from '#app/features/admin/call-reason.ts';
import { useFailure } from '#app/features/admin/use-failure.ts';
import { dayText } from '#app/features/admin/when.ts';
import { countOf } from '#engine/model/format.ts';
import { Button } from '#app/ui/button.tsx';
import { Field, FieldError, Input } from '#app/ui/field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { showToast } from '#app/ui/toast.ts';
import { downloadHeld } from './download-held.ts';
import { NamedResult } from './named-result.tsx';
import { EraseDialog } from './erase-dialog.tsx';

const lookUp = (email: string): Promise<PersonHeld> =>
  adminFetch<PersonHeld>(`${ADMIN_API.people}?${new URLSearchParams({ email }).toString()}`);
const lookUpNamed = (who: string): Promise<NamedAnswer> =>
  adminFetch<NamedAnswer>(`${ADMIN_API.peopleNamed}?${new URLSearchParams({ who }).toString()}`);
const itemsOf = (held: PersonHeld) => held.groups.flatMap((group) => group.items);

/** Everything held for an e-mail address: shown, handed over as one file, or erased. */
export function PeoplePanel() {
  // The search leads here with an address.
  const named = useSearchParams()[0].get('email') ?? '';
  return <PersonPanel key={named} named={named} />;
}

function PersonPanel({ named }: { named: string }) {
  const [email, setEmail] = useState(named);
  const [held, setHeld] = useState<PersonHeld | null>(null);
  const [found, setFound] = useState<NamedAnswer | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [isErasing, setIsErasing] = useState(false);
  const [erased, setErased] = useState<EraseAnswer | null>(null);
  const result = useRef<HTMLDivElement>(null);

  const search = async (event: SyntheticEvent) => {
    event.preventDefault();
    setIsBusy(true);
    setFailure(null);
    setErased(null);
    setHeld(null);
    setFound(null);
    const who = email.trim();
    try {
      if (who.includes('@')) setHeld(await lookUp(who));
      else setFound(await lookUpNamed(who));
    } catch (error) {
      setFailure(reasonOf(error));
    } finally {
      setIsBusy(false);
    }
  };
  const finish = (answer: EraseAnswer) => {
    setIsErasing(false);
    setErased(answer);
    setHeld(null);
    setFound(null);
    showToast({ title: 'Erased', description: answer.message });
    // The button that was pressed is gone with what it erased.
    requestAnimationFrame(() => result.current?.focus());
  };
  return (
    <section aria-labelledby="people">
      <h2 id="people" className="display-3">
        What is held about a person
      </h2>
      <p className="mt-2 max-w-prose text-ink-soft">
        When somebody asks what you hold about them, or asks you to erase it, enter their e-mail
        address. Where there is none, enter their telephone number or name and tick what is theirs.
        Make sure first that it is really they who ask.
      </p>
      <form
        onSubmit={(event) => void search(event)}
        noValidate
        className="mt-5 flex max-w-xl flex-wrap items-end gap-3"
      >
        <Field
          label="E-mail address, telephone number or name"
          error={failure ?? undefined}
          className="min-w-0 flex-[1_1_16rem]"
        >
          {(parts) => (
            <Input
              {...parts}
              autoComplete="off"
              autoCapitalize="off"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" className="h-12" disabled={isBusy} aria-busy={isBusy}>
          {isBusy ? 'Looking…' : 'Look up'}
        </Button>
      </form>
      <div ref={result} tabIndex={-1} aria-live="polite" className="mt-6 outline-none">
        {held ? <HeldView held={held} onErase={() => setIsErasing(true)} /> : null}
        {found ? (
          <NamedResult
            key={found.who}
            found={found}
            onErased={finish}
            onLookUp={(address) => {
              setEmail(address);
              setFound(null);
              void lookUp(address).then(setHeld, (error: unknown) => setFailure(reasonOf(error)));
            }}
          />
        ) : null}
        {erased ? <ErasedView answer={erased} /> : null}
      </div>
      {held && isErasing ? (
        <EraseDialog held={held} onErased={finish} onClose={() => setIsErasing(false)} />
      ) : null}
    </section>
  );
}

function HeldView({ held, onErase }: { held: PersonHeld; onErase: () => void }) {
  const [isBusy, setIsBusy] = useState(false);
  const { failure, failureId, describedBy, clear, fail } = useFailure();
  const count = itemsOf(held).length;
  const download = async () => {
    if (isBusy) return;
    setIsBusy(true);
    clear();
    try {
      await downloadHeld(held.email);
    } catch (error) {
      fail(`Failed to make the file: ${reasonOf(error)}`);
    } finally {
      setIsBusy(false);
    }
  };
  if (count + held.ownWords.length === 0)
    return (
      <Notice title="Nothing is held for this address">
        No design, request, picture or PDF carries {held.email}, and no testimonial or note in the
        diary names it. What names somebody without the address is not found here: please look
        through those yourself.
      </Notice>
    );
  return (
    <div className="border bg-sheet px-4 py-5 sm:px-6">
      <h3 className="display-4 wrap-anywhere">{held.email}</h3>
      {held.groups.map((group) =>
        group.items.length > 0 ? (
          <Group key={group.name} label={group.label} items={group.items} />
        ) : null,
      )}
      {held.linked.length > 0 ? (
        <Group
          label="Designs that these requests name, without an e-mail address of their own"
          items={held.linked}
        />
      ) : null}
      {held.ownWords.length > 0 ? (
        <Group
          label="Your own words that name this address: erasing leaves them for you to decide"
          items={held.ownWords}
        />
      ) : null}
      <p className="small mt-5 text-ink-soft">
        The record of changes has {countOf(held.changes, 'entry', 'entries')} about this; it says
        what happened and when, and holds nothing personal once erased.
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button
          variant="outline"
          aria-disabled={isBusy}
          aria-busy={isBusy}
          aria-describedby={describedBy}
          onClick={() => void download()}
        >
          <Download aria-hidden size={17} strokeWidth={1.7} />
          {isBusy ? 'Making the file…' : 'Download everything (ZIP)'}
        </Button>
        {count > 0 ? (
          <Button variant="outline" className="border-danger! text-danger!" onClick={onErase}>
            Erase everything…
          </Button>
        ) : null}
      </div>
      {failure ? <FieldError id={failureId}>{failure}</FieldError> : null}
    </div>
  );
}

function Group({ label, items }: { label: string; items: readonly HeldItem[] }) {
  return (
    <section aria-label={label} className="mt-5">
      <h4 className="font-medium">{label}</h4>
      <ul className="mt-2 grid gap-3">
        {items.map((item) => (
          <li key={item.id} className="border-t pt-3">
            <p className="wrap-anywhere">
              {item.href ? (
                <a
                  href={item.href}
                  target="_blank"
                  rel="noopener"
                  className="underline underline-offset-[0.2em]"
                >
                  {item.title}
                </a>
              ) : (
                item.title
              )}
            </p>
            <p className="small figures text-ink-soft">
              {[dayText(item.at), ...item.detail].join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ErasedView({ answer }: { answer: EraseAnswer }) {
  return (
    <Notice title={answer.message}>
      <ul className="mt-1 grid list-disc gap-1 pl-5">
        {answer.items.map((item) => (
          <li key={item.what}>{item.done ? `${item.what}: ${item.count}` : item.what}</li>
        ))}
      </ul>
      {answer.notes.map((note) => (
        <p key={note} className="mt-2">
          {note}
        </p>
      ))}
    </Notice>
  );
}
