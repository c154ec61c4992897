import type { QuestionView } from '#contracts/design.ts';
import { Button } from '#app/ui/button.tsx';
import type { Corrections } from './session-store.ts';

const COUNTS = ['', 'One question', 'Two questions', 'Three questions'];

/** At most three questions, those whose answers would change the designs most; every answer designs again at once. */
export function QuestionsPanel({
  questions,
  isBusy,
  onAgain,
}: {
  questions: readonly QuestionView[];
  isBusy: boolean;
  onAgain: (corrections: Corrections) => void;
}) {
  if (!questions.length) return null;
  return (
    <section aria-labelledby="questions" className="border-y border-line-strong py-8 lg:py-10">
      <h3 id="questions" className="display-4">
        {COUNTS[questions.length] ?? 'Questions'} that would change the designs most
      </h3>
      <ol className="mt-6 grid gap-x-12 gap-y-8 lg:grid-cols-3">
        {questions.map(({ id, text, why, answers }) => (
          <li key={id}>
            <fieldset disabled={isBusy}>
              <legend className="font-medium">{text}</legend>
              <p className="small mt-1 text-ink-soft">{why}</p>
              <div className="mt-4 flex flex-wrap gap-2">
                {answers.map((answer) => (
                  <Button
                    key={answer.label}
                    size="small"
                    variant="outline"
                    onClick={() => onAgain({ ...answer.corrections, answered: [id] })}
                  >
                    {answer.label}
                  </Button>
                ))}
                <Button size="small" variant="quiet" onClick={() => onAgain({ answered: [id] })}>
                  I don’t know
                </Button>
              </div>
            </fieldset>
          </li>
        ))}
      </ol>
    </section>
  );
}
