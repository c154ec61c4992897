import { useId, useRef, useState, type FormEvent } from 'react';
import { STUDIO_API } from '#contracts/studio-paths.ts';
import type { WordsAnswer } from '#contracts/studio.ts';
import type { SingleOperation } from '#engine/model/operation.ts';
import { callApi, plainWordsOf } from '#app/lib/call-api.ts';
import { Button } from '#app/ui/button.tsx';
import { FieldError } from '#app/ui/field.tsx';
import { standing } from './history.ts';
import { signedPounds } from './prices.ts';
import { useStudioId } from './studio-id.ts';
import type { Studio } from './studio-store.ts';

const EXAMPLES = ['Make the terrace a metre deeper', 'Swap the lawn for gravel', 'More for bees'];

/** A sentence becomes a list of changes, shown before it is made, and undone in one step. */
export function SayField({ studio }: { studio: Studio }) {
  const id = useStudioId();
  const field = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isAsking, setAsking] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [answer, setAnswer] = useState<(WordsAnswer & { of: unknown }) | null>(null);
  const { history } = studio.read();
  const isStale = answer !== null && answer.of !== history;

  const ask = async (words: string) => {
    if (isAsking || words.trim().length < 2) return;
    setAsking(true);
    setFault(null);
    setAnswer(null);
    const { history: of } = studio.read();
    try {
      const got = await callApi<WordsAnswer>(STUDIO_API.words(id), {
        json: { text: words, operations: [...standing(of)] },
      });
      studio.learn(got.plants);
      setAnswer({ ...got, of });
    } catch (error) {
      setFault(plainWordsOf(error));
    }
    setAsking(false);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void ask(text);
  };
  const make = (operations: readonly SingleOperation[], said: string) => {
    const [only] = operations;
    if (!only) return;
    const operation = operations.length === 1 ? only : ({ kind: 'together', operations } as const);
    if (!studio.change(operation, said)) return;
    setAnswer(null);
    setText('');
    input.current?.focus();
  };
  const ready = (answer?.answers ?? []).filter((one) => one.operations.length);
  return (
    <div>
      <form onSubmit={onSubmit}>
        <label htmlFor={field} className="font-medium">
          Say what to change
        </label>
        <div className="mt-1.5 flex gap-2">
          <input
            ref={input}
            id={field}
            value={text}
            maxLength={500}
            autoComplete="off"
            enterKeyHint="send"
            aria-describedby={fault ? `${field}-fault` : `${field}-hint`}
            onChange={(event) => setText(event.target.value)}
            className="h-11 w-full min-w-0 border border-line-strong bg-sheet px-3 text-[1rem] focus:border-ink"
          />
          <Button
            type="submit"
            variant="outline"
            className="shrink-0"
            aria-disabled={isAsking}
            aria-busy={isAsking}
          >
            {isAsking ? 'Reading…' : 'Show'}
          </Button>
        </div>
      </form>
      {fault ? <FieldError id={`${field}-fault`}>{fault}</FieldError> : null}
      {answer ? null : (
        <p id={`${field}-hint`} className="fine mt-1.5 text-ink-soft">
          {EXAMPLES.map((example, i) => (
            <span key={example}>
              {i ? ', ' : 'For example: '}
              <button
                type="button"
                className="text-link inline-block min-h-6"
                onClick={() => {
                  setText(example);
                  void ask(example);
                }}
              >
                {example.toLowerCase()}
              </button>
            </span>
          ))}
        </p>
      )}
      <div role="status" aria-live="polite">
        {answer ? (
          <div aria-busy={isStale} className="mt-3 border-l-2 border-clay pl-4">
            <ul className="grid gap-3">
              {answer.answers.map((one, i) => (
                <li key={i}>
                  <span className="fine block text-ink-soft">“{one.quote}”</span>
                  <span className="small">{one.says}</span>
                  {one.choices.length ? (
                    <ul className="mt-2 grid gap-1.5">
                      {one.choices.map((choice) => (
                        <li key={choice.label}>
                          <button
                            type="button"
                            aria-disabled={isStale}
                            onClick={() =>
                              isStale
                                ? undefined
                                : make(
                                    [
                                      // it was worked out for the garden as those before it leave it
                                      ...answer.answers
                                        .slice(0, i)
                                        .flatMap((before) => before.operations),
                                      ...choice.operations,
                                    ],
                                    choice.label,
                                  )
                            }
                            className="small min-h-9 w-full border border-line-strong px-3 py-1.5 text-left hover:border-ink hover:bg-ink/5"
                          >
                            {choice.label}
                          </button>
                        </li>
                      ))}
                    </ul>
                  ) : null}
                </li>
              ))}
            </ul>
            {answer.answers.length ? null : (
              <p className="small">We read nothing to change in that.</p>
            )}
            <div className="mt-3 flex flex-wrap gap-2">
              {ready.length ? (
                <Button
                  size="small"
                  aria-disabled={isStale}
                  onClick={() =>
                    isStale
                      ? undefined
                      : make(
                          ready.flatMap((one) => one.operations),
                          ready.map((one) => one.says).join(' '),
                        )
                  }
                >
                  Make{' '}
                  {ready.flatMap((one) => one.operations).length === 1
                    ? 'this change'
                    : 'these changes'}
                  {answer.difference === null ? null : (
                    <span className="figures font-normal">{signedPounds(answer.difference)}</span>
                  )}
                </Button>
              ) : null}
              <Button
                size="small"
                variant="outline"
                onClick={() => {
                  setAnswer(null);
                  input.current?.focus();
                }}
              >
                Leave it as it is
              </Button>
            </div>
            {isStale ? (
              <p className="fine mt-2 text-ink-soft">
                The garden has changed since: ask again to have this answered for it as it is now.
              </p>
            ) : null}
          </div>
        ) : null}
      </div>
    </div>
  );
}
