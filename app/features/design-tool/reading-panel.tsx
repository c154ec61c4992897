import { useId } from 'react';
import type { MentionView, ReadingView } from '#contracts/design.ts';
import { capitalise } from '#engine/model/format.ts';
import { MarkedText } from './marked-text.tsx';
import type { Corrections } from './session-store.ts';

type Group = MentionView['group'];
const GROUPS: readonly { group: Group; title: string; none?: string }[] = [
  { group: 'stays', title: 'Is there now', none: 'Nothing was read that stands there.' },
  { group: 'goes', title: 'Goes' },
  { group: 'wanted', title: 'You would like', none: 'No wish was read in your words.' },
  { group: 'not-wanted', title: 'You do not want' },
  { group: 'who', title: 'Who it is for' },
  { group: 'ground', title: 'The ground' },
  { group: 'terms', title: 'Terms' },
];

type Choice = NonNullable<Corrections['mentions']>[string];
const CHOICES: readonly [Choice, string][] = [
  ['stands', 'is there'],
  ['keep', 'stays'],
  ['going', 'goes'],
  ['gone', 'is gone'],
  ['undecided', 'not decided'],
  ['wanted', 'wanted'],
  ['refused', 'not wanted'],
  ['others', 'isn’t ours'],
  ['not-so', 'misread'],
];

/** One thing read, with what it was taken for; choosing another designs again. */
function MentionChip({
  mention,
  isBusy,
  onChange,
}: {
  mention: MentionView;
  isBusy: boolean;
  onChange: (choice: Choice) => void;
}) {
  const id = useId();
  if (!mention.isThing)
    return (
      <li className="flex min-h-9 items-center gap-1 rounded-sm border border-line bg-sheet py-1 pr-1 pl-3">
        <span>{mention.quote.trim()}</span>
        <button
          type="button"
          disabled={isBusy}
          onClick={() => onChange('not-so')}
          className="grid size-7 place-items-center rounded-sm text-ink-soft hover:bg-ink/5 hover:text-ink"
        >
          <span className="sr-only">Take back: {mention.quote}</span>
          <svg
            aria-hidden
            viewBox="0 0 10 10"
            className="size-2.5"
            stroke="currentColor"
            strokeWidth="1.4"
          >
            <path d="m1 1 8 8M9 1 1 9" />
          </svg>
        </button>
      </li>
    );
  return (
    <li className="flex min-h-9 items-center rounded-sm border border-line bg-sheet pl-3">
      <label htmlFor={id}>{mention.quote.trim()}</label>
      <select
        id={id}
        disabled={isBusy}
        value={CHOICES.some(([value]) => value === mention.status) ? mention.status : 'stands'}
        onChange={({ target }) => onChange(target.value as Choice)}
        className="small ml-2 min-h-9 rounded-r-sm border-l border-line bg-linen px-2 text-ink-soft hover:text-ink"
      >
        {CHOICES.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </li>
  );
}

/** "Your garden, as we read it": the visitor's own words, and below them what was taken from them, each put right by a tap. */
export function ReadingPanel({
  text,
  reading,
  isBusy,
  onAgain,
}: {
  text: string;
  reading: ReadingView;
  isBusy: boolean;
  onAgain: (corrections: Corrections) => void;
}) {
  const sure = reading.mentions.filter((mention) => mention.isSure);
  const unread = reading.unread
    .map(({ start, end }) => text.slice(start, end).trim())
    .filter(Boolean);
  return (
    <section
      aria-labelledby="as-read"
      className="grid gap-x-16 gap-y-10 lg:grid-cols-2 xl:gap-x-24"
    >
      <div>
        <h2 id="as-read" className="display-3">
          Your garden, as we read it
        </h2>
        <p className="mt-2 max-w-prose text-ink-soft">
          {sure.length
            ? 'What we used is marked. What we were not sure of is marked in amber and was not used.'
            : 'We could not take much from your words, so the designs come from the form. The questions above would help most.'}
        </p>
        <div className="mt-6 border-l-2 border-line-strong pl-5">
          <MarkedText text={text} reading={reading} />
        </div>
        {unread.length ? (
          <p className="small mt-5 max-w-prose text-ink-soft">
            {unread.length === 1 ? 'One sentence' : `${unread.length} sentences`} with dotted lines
            we did not understand well enough to use. If something in{' '}
            {unread.length === 1 ? 'it' : 'them'} matters, say it another way or choose it below.
          </p>
        ) : null}
      </div>
      <dl className="grid content-start gap-6 lg:pt-16">
        {GROUPS.map(({ group, title, none }) => {
          const own = distinct(sure.filter((mention) => mention.group === group));
          if (!own.length && !none) return null;
          return (
            <div key={group} className="border-t pt-4">
              <dt className="font-medium">{title}</dt>
              <dd className="mt-2.5">
                {own.length ? (
                  <ul className="flex flex-wrap gap-2">
                    {own.map((mention) => (
                      <MentionChip
                        key={mention.id}
                        mention={mention}
                        isBusy={isBusy}
                        onChange={(choice) => onAgain({ mentions: { [mention.id]: choice } })}
                      />
                    ))}
                  </ul>
                ) : (
                  <p className="small text-ink-soft">{none}</p>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

/** The same words in the same group are one chip. */
function distinct(mentions: readonly MentionView[]): MentionView[] {
  const seen = new Set<string>();
  return mentions.filter(({ quote, group }) => {
    const key = `${group}:${capitalise(quote.trim().toLowerCase())}`;
    return !seen.has(key) && seen.add(key);
  });
}
