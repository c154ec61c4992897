import type { QuestionView } from '#contracts/design.ts';
import { Button } from '#app/ui/button.tsx';
import { answerButton } from './again.ts';

const COUNTS = ['', 'One question', 'Two questions', 'Three questions'];
const UNKNOWN = 'I don’t know';

/** At most three questions, those whose answers would change the designs most; every answer designs again at once. */
export function QuestionsPanel({
  questions,
  isBusy,
}: {
  questions: readonly QuestionView[];
  isBusy: boolean;
}) {
  if (!questions.length) return null;
  return (
    <section aria-labelledby="questions" className="border-y border-line-strong py-8 lg:py-10">
      <h3 id="questions" className="display-4">
        {COUNTS[questions.length] ?? 'Questions'} that would change the designs most
      </h3>
      <ol className="mt-6 grid gap-x-12 gap-y-8 lg:grid-cols-3">
        {questions.map(({ id, text, why, answers }) => {
          const said = (label: string) => ({
            answered: [id],
            replies: [{ question: text, answer: label }],
          });
          return (
            <li key={id}>
              <fieldset disabled={isBusy}>
                <legend className="font-medium">{text}</legend>
                <p className="small mt-1 text-ink-soft">{why}</p>
                <div className="mt-4 flex flex-wrap gap-2">
                  {answers.map(({ label, corrections }) => (
                    <Button
                      key={label}
                      size="small"
                      variant="outline"
                      {...answerButton({ ...corrections, ...said(label) })}
                    >
                      {label}
                    </Button>
                  ))}
                  <Button size="small" variant="quiet" {...answerButton(said(UNKNOWN))}>
                    {UNKNOWN}
                  </Button>
                </div>
              </fieldset>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
