import { Heart } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { BoardDesign } from '#contracts/boards.ts';
import { COMMENT_LIMIT } from '#contracts/board-paths.ts';
import { classNames } from '#app/lib/class-names.ts';
import { Button } from '#app/ui/button.tsx';
import { Field, Input, Textarea } from '#app/ui/field.tsx';
import { longDate } from '#engine/model/format.ts';
import type { Marks } from './use-marks.ts';

/** Of one design: who likes it, what was said of it, and a heart and a comment of one's own. */
export function WhatIsSaid({ design, told }: { design: BoardDesign; told: Marks }) {
  const { marks, author, isMaker, isBusy, say, remove } = told;
  const here = marks.filter((mark) => mark.designId === design.id);
  const own = here.find((mark) => mark.isMine);
  const hearts = here.filter((mark) => mark.hasHeart).length;
  const hasHeart = own?.hasHeart ?? false;
  const nameOf = () => own?.name || (author?.name ?? '');
  return (
    <section aria-labelledby={`said-${design.id}`} className="min-w-0 border-t pt-5">
      <div className="flex items-start justify-between gap-3">
        <h3 id={`said-${design.id}`} className="display-4 min-w-0 break-words">
          {design.title}
        </h3>
        <button
          type="button"
          aria-pressed={hasHeart}
          aria-label={`A heart for ${design.title}`}
          aria-disabled={isBusy || !author}
          onClick={() =>
            void say({
              designId: design.id,
              hasHeart: !hasHeart,
              name: nameOf(),
              comment: own?.comment ?? '',
            })
          }
          className={classNames(
            'figures inline-flex min-h-11 min-w-14 shrink-0 items-center justify-center gap-1.5 rounded-sm border border-line-strong px-3 transition-colors hover:border-ink noscript:hidden',
            hasHeart && 'border-clay bg-clay/10 text-clay',
          )}
        >
          <Heart
            aria-hidden
            size={19}
            strokeWidth={1.7}
            fill={hasHeart ? 'currentColor' : 'none'}
          />
          {hearts || ''}
        </button>
      </div>
      <ul className="mt-3 grid gap-3 empty:hidden">
        {here.map((mark) => (
          <li key={mark.id} className="small border-l-2 border-line-strong pl-3">
            <p className="text-ink-soft">
              <span className="font-medium text-ink">
                {mark.name || (mark.isMine ? 'You' : 'Somebody')}
              </span>
              {mark.hasHeart ? (
                <>
                  {' '}
                  <Heart
                    aria-hidden
                    size={13}
                    fill="currentColor"
                    className="inline align-[-0.1em] text-clay"
                  />
                  <span className="sr-only">gives a heart</span>
                </>
              ) : null}{' '}
              <span className="fine">{longDate(mark.at)}</span>
            </p>
            {mark.comment ? (
              <p className="mt-0.5 break-words whitespace-pre-line">{mark.comment}</p>
            ) : null}
            {mark.isMine || isMaker ? (
              <button
                type="button"
                aria-disabled={isBusy}
                aria-label={`Take away what ${mark.name || (mark.isMine ? 'you' : 'somebody')} said of ${design.title}`}
                onClick={() => void remove(mark.id)}
                className="fine inline-flex min-h-7 items-center underline"
              >
                Take it away
              </button>
            ) : null}
          </li>
        ))}
      </ul>
      <CommentForm
        key={`${own?.id ?? ''} ${own?.comment ?? ''} ${author ? 'known' : ''}`}
        design={design}
        comment={own?.comment ?? ''}
        name={nameOf()}
        isBusy={isBusy || !author}
        onSay={(comment, name) => say({ designId: design.id, hasHeart, name, comment })}
      />
    </section>
  );
}

/** Whoever opens it writes. */
const focused = (field: HTMLTextAreaElement | null) => field?.focus();

function CommentForm({
  design,
  comment,
  name,
  isBusy,
  onSay,
}: {
  design: BoardDesign;
  comment: string;
  name: string;
  isBusy: boolean;
  onSay: (comment: string, name: string) => Promise<boolean>;
}) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState(comment);
  const [by, setBy] = useState(name);
  if (!isOpen)
    return (
      <Button
        size="small"
        variant="outline"
        className="mt-4 noscript:hidden"
        aria-label={`${comment ? 'Change your comment' : 'Comment'} on ${design.title}`}
        onClick={() => setOpen(true)}
      >
        {comment ? 'Change your comment' : 'Comment'}
      </Button>
    );
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy && (await onSay(text, by))) setOpen(false);
  };
  return (
    <form onSubmit={(event) => void submit(event)} className="mt-4 grid gap-4">
      <Field label="What do you think?">
        {(parts) => (
          <Textarea
            {...parts}
            ref={focused}
            className="min-h-24"
            value={text}
            maxLength={COMMENT_LIMIT}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <Field label="Your name" optional>
        {(parts) => (
          <Input
            {...parts}
            value={by}
            maxLength={40}
            autoComplete="given-name"
            onChange={(event) => setBy(event.target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" size="small" aria-disabled={isBusy}>
          Say it
        </Button>
        <Button size="small" variant="quiet" onClick={() => setOpen(false)}>
          Leave it
        </Button>
      </div>
    </form>
  );
}
