import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Search, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import {
  LEAST_SEARCH_CHARACTERS,
  type SearchAnswer,
  type SearchHit,
} from '#contracts/admin-search.ts';
import { adminFetch } from '#app/features/admin/admin-fetch.ts';
import { reasonOf } from '#app/features/admin/call-reason.ts';
import { classNames } from '#app/lib/class-names.ts';
import { countOf } from '#engine/model/format.ts';
import { closeOnEscape } from '#app/ui/close-on-escape.ts';
import { useWho } from '#app/features/admin/use-who.ts';
import { findPages, stepTo } from './page-hits.ts';

const TYPING_MS = 180;
const MOVES = new Set(['ArrowDown', 'ArrowUp', 'Home', 'End']);

type Group = { label: string; hits: readonly SearchHit[]; hasMore: boolean };

/** One field over the page: results grow below it while one types, and the keyboard does everything. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog.Root
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-[rgb(14_18_11/0.62)]" />
        <Dialog.Content
          aria-describedby={undefined}
          onKeyDown={closeOnEscape(onClose)}
          className="fixed inset-x-0 top-0 z-50 mx-auto flex max-h-dvh w-full max-w-2xl flex-col bg-paper shadow-float outline-none sm:top-[10dvh] sm:max-h-[76dvh] sm:w-[calc(100%-3rem)]"
        >
          <Dialog.Title className="sr-only">Search</Dialog.Title>
          <SearchField onClose={onClose} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function useSearch(text: string) {
  const [q, setQ] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQ(text.trim()), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const isLong = q.length >= LEAST_SEARCH_CHARACTERS;
  const query = useQuery({
    queryKey: [`/api/admin/search?${new URLSearchParams({ q }).toString()}`],
    queryFn: ({ queryKey: [url], signal }) => adminFetch<SearchAnswer>(url!, { signal }),
    enabled: isLong,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
  const isSettled = q === text.trim() && !query.isFetching;
  return {
    answer: isLong ? query.data : undefined,
    failure: isLong && query.isError ? reasonOf(query.error) : null,
    isSettled,
    isLong,
  };
}

function SearchField({ onClose }: { onClose: () => void }) {
  const id = useId();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const { answer, failure, isSettled, isLong } = useSearch(text);
  const pages = findPages(text, useWho()?.role ?? null);
  const groups: Group[] = [
    ...(answer?.groups ?? []),
    ...(pages.length > 0 ? [{ label: 'Pages', hits: pages, hasMore: false }] : []),
  ];
  const hits = groups.flatMap((group) =>
    group.hits.map((hit) => ({ key: `${group.label} ${hit.id}`, hit })),
  );
  // The first result is what Enter opens until another is chosen.
  const at = Math.max(
    text.trim() === '' ? -1 : 0,
    hits.findIndex(({ key }) => key === chosen),
  );
  const present = hits[at];

  const open = ({ to }: SearchHit) => {
    onClose();
    void navigate(to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && present) {
      event.preventDefault();
      open(present.hit);
    }
    if (!MOVES.has(event.key) || ((event.key === 'Home' || event.key === 'End') && text !== ''))
      return;
    event.preventDefault();
    const next = hits[stepTo(event.key, at, hits.length)];
    setChosen(next?.key ?? null);
    if (next)
      list.current
        ?.querySelector(`[data-hit="${CSS.escape(next.key)}"]`)
        ?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <>
      <div className="flex items-center gap-3 border-b px-4 sm:px-6">
        <Search aria-hidden size={20} strokeWidth={1.6} className="shrink-0 text-ink-soft" />
        <input
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog is this field
          autoFocus
          role="combobox"
          aria-label="Search people, enquiries, appointments, designs"
          aria-expanded={hits.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={present ? `${id}-${at}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={text}
          placeholder="Name, e-mail, postcode, reference"
          onChange={(event) => {
            setText(event.target.value);
            setChosen(null);
          }}
          onKeyDown={onKeyDown}
          className="h-16 min-w-0 flex-1 bg-transparent text-lg outline-none placeholder:text-ink-faint"
        />
        <Dialog.Close
          className="-mr-2 inline-flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-stone"
          aria-label="Close"
        >
          <X aria-hidden size={22} strokeWidth={1.5} />
        </Dialog.Close>
      </div>
      <p role="status" className="sr-only">
        {isLong && isSettled && !failure ? countOf(hits.length, 'result') : ''}
      </p>
      {failure ? (
        <p role="alert" className="small px-4 pt-4 font-medium text-danger sm:px-6">
          {failure}
        </p>
      ) : null}
      {isLong && isSettled && !failure && answer?.groups.length === 0 ? (
        <p className="px-4 pt-5 text-ink-soft sm:px-6">Nothing was found for “{text.trim()}”.</p>
      ) : null}
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label="Results"
        className="quiet-scroll min-h-0 flex-1 overflow-y-auto overscroll-contain pb-4"
      >
        {groups.map((group) => (
          <ResultGroup
            key={group.label}
            group={group}
            idOf={(key) => `${id}-${hits.findIndex((one) => one.key === key)}`}
            presentKey={present?.key}
            onChoose={setChosen}
            onOpen={open}
          />
        ))}
      </div>
    </>
  );
}

function ResultGroup({
  group,
  idOf,
  presentKey,
  onChoose,
  onOpen,
}: {
  group: Group;
  idOf: (key: string) => string;
  presentKey: string | undefined;
  onChoose: (key: string) => void;
  onOpen: (hit: SearchHit) => void;
}) {
  return (
    <div role="group" aria-label={group.label} className="pt-4">
      <p aria-hidden className="eyebrow px-4 pb-1 text-ink-soft sm:px-6">
        {group.label}
        {group.hasMore ? ', the first of several' : ''}
      </p>
      {group.hits.map((hit) => {
        const key = `${group.label} ${hit.id}`;
        const isPresent = key === presentKey;
        return (
          // The field has the focus and the keys; these are pressed with a pointer alone.
          <button
            key={key}
            type="button"
            id={idOf(key)}
            data-hit={key}
            role="option"
            tabIndex={-1}
            aria-selected={isPresent}
            onPointerMove={() => onChoose(key)}
            onClick={() => onOpen(hit)}
            className={classNames(
              'block min-h-11 w-full border-l-2 text-left px-4 py-2 sm:px-6',
              isPresent ? 'border-clay bg-linen' : 'border-transparent',
            )}
          >
            <span className="block font-medium wrap-anywhere">{hit.title}</span>
            <span className="small block wrap-anywhere text-ink-soft">{hit.detail}</span>
          </button>
        );
      })}
    </div>
  );
}
