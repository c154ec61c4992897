import { useId } from 'react';
import type { ReadingView } from '#contracts/design.ts';
import {
  MENTION_GROUP_LABELS,
  MENTION_GROUPS,
  type MentionGroup,
} from '#contracts/design-words.ts';
import { Button } from '#app/ui/button.tsx';
import { AGAIN_FORM, answerButton, changeAll, type Chip, chipsOf, nameOfChip } from './again.ts';
import { MEANING_GROUPS, meantInField, nameOfSentence } from './meanings.ts';
import { MarkedText } from './marked-text.tsx';
import type { Corrections } from './session-store.ts';

const NONE: Partial<Record<MentionGroup, string>> = {
  stays: 'We found nothing that is already there.',
  wanted: 'We found no wish in your words.',
};

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
  chip,
  isBusy,
  onChange,
}: {
  chip: Chip;
  isBusy: boolean;
  onChange: (choice: Choice) => void;
}) {
  const id = useId();
  const { quote, ids, status, isThing, isSure } = chip;
  if (!isThing)
    return (
      <li className="flex min-h-9 items-center gap-1 rounded-sm border border-line bg-sheet py-1 pr-1 pl-3">
        <span className="min-w-0 wrap-anywhere">{quote}</span>
        <button
          disabled={isBusy}
          {...answerButton(changeAll(ids, 'not-so'))}
          className="grid size-7 shrink-0 place-items-center rounded-sm text-ink-soft hover:bg-ink/5 hover:text-ink"
        >
          <span className="sr-only">Take back: {quote}</span>
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
    <li
      className={`flex min-h-9 max-w-full items-center rounded-sm border border-line pl-3 ${isSure ? 'bg-sheet' : 'bg-amber-wash'}`}
    >
      <label htmlFor={id} className="min-w-0 py-1 wrap-anywhere">
        {quote}
      </label>
      <select
        id={id}
        name={nameOfChip(chip)}
        form={AGAIN_FORM}
        disabled={isBusy}
        value={isSure ? (CHOICES.some(([value]) => value === status) ? status : 'stands') : ''}
        onChange={({ target }) => onChange(target.value as Choice)}
        className="small ml-2 min-h-9 shrink-0 rounded-r-sm border-l border-line bg-linen px-2 text-ink-soft hover:text-ink"
      >
        {isSure ? null : <option value="">how did you mean it?</option>}
        {CHOICES.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </li>
  );
}

/** A sentence that nothing was made of; choosing what it comes to designs again. */
function UnreadSentence({
  part,
  words,
  isBusy,
  onAgain,
}: {
  part: ReadingView['unread'][number];
  words: string;
  isBusy: boolean;
  onAgain: (corrections: Corrections) => void;
}) {
  const id = useId();
  const name = nameOfSentence(part);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 border-l-2 border-line-strong pl-4">
      <label htmlFor={id} className="min-w-0 flex-1 basis-64 wrap-anywhere">
        {words}
      </label>
      <select
        id={id}
        name={name}
        form={AGAIN_FORM}
        disabled={isBusy}
        value=""
        onChange={({ target }) => {
          const meant = meantInField(name, target.value);
          if (meant) onAgain(meant);
        }}
        className="small min-h-9 shrink-0 rounded-sm border border-line bg-linen px-2 text-ink-soft hover:text-ink"
      >
        <option value="">comes to …</option>
        {MEANING_GROUPS.map(({ label, meanings }) => (
          <optgroup key={label} label={label}>
            {meanings.map((one) => (
              <option key={one.as} value={one.as}>
                {one.label}
              </option>
            ))}
          </optgroup>
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
  const chips = chipsOf(reading.mentions);
  const sure = chips.filter((chip) => chip.isSure);
  const unsure = chips.filter((chip) => !chip.isSure && chip.isThing);
  const unread = reading.unread
    .map((part) => ({ part, words: text.slice(part.start, part.end).trim() }))
    .filter(({ words }) => words);
  const rows = MENTION_GROUPS.map((group) => ({
    key: group as string,
    title: MENTION_GROUP_LABELS[group],
    none: NONE[group],
    own: sure.filter((chip) => chip.group === group),
  }));
  if (unsure.length > 0)
    rows.push({ key: 'unsure', title: 'Not sure, and not used', none: undefined, own: unsure });
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
          <>
            <h3 className="mt-8 font-medium">Also in your words, not on the plans</h3>
            <p className="small mt-1 max-w-prose text-ink-soft">
              Underlined with dots above. They go to the designer with your enquiry. If one matters
              now, choose what it is, and the designs are drawn again.
            </p>
            <ul className="mt-3 grid max-w-prose gap-2.5">
              {unread.map(({ part, words }) => (
                <UnreadSentence
                  key={part.start}
                  part={part}
                  words={words}
                  isBusy={isBusy}
                  onAgain={onAgain}
                />
              ))}
            </ul>
          </>
        ) : null}
      </div>
      <div className="lg:pt-16">
        <dl className="grid content-start gap-6">
          {rows.map(({ key, title, none, own }) =>
            own.length || none ? (
              <div key={key} className="border-t pt-4">
                <dt className="font-medium">{title}</dt>
                <dd className="mt-2.5">
                  {own.length ? (
                    <ul className="flex flex-wrap gap-2">
                      {own.map((chip) => (
                        <MentionChip
                          key={chip.ids[0]}
                          chip={chip}
                          isBusy={isBusy}
                          onChange={(choice) => onAgain(changeAll(chip.ids, choice))}
                        />
                      ))}
                    </ul>
                  ) : (
                    <p className="small text-ink-soft">{none}</p>
                  )}
                </dd>
              </div>
            ) : null,
          )}
        </dl>
        <noscript>
          <div className="mt-6">
            <Button type="submit" form={AGAIN_FORM} variant="outline">
              Design again with these
            </Button>
          </div>
        </noscript>
      </div>
    </section>
  );
}
