import { Plus, X } from 'lucide-react';
import { pencePounds } from '#contracts/quote-words.ts';
import { sharePayments, WHOLE_SHARE } from '#contracts/quote-sums.ts';
import { Button } from '#app/ui/button.tsx';
import { CELL, FigureCell } from './figure-cell.tsx';
import { addStage, readShare, removeStage, renewStages, setStage, shareText } from './quote-ops.ts';
import type { QuoteEditor } from './use-quote-editor.ts';

/** What is paid when, in shares of the total; the last stage takes the odd pence. */
export function StagesEditor({ editor, totalPence }: { editor: QuoteEditor; totalPence: number }) {
  const { body } = editor.input;
  const amounts = sharePayments(Math.max(0, totalPence), body.payments);
  const share = body.payments.reduce((sum, stage) => sum + stage.share, 0);
  return (
    <section aria-labelledby="quote-stages" className="mt-12">
      <h2 id="quote-stages" className="display-3">
        Payments
      </h2>
      <p className="small mt-2 max-w-prose text-ink-soft">
        A small deposit and stages that follow the work, as TrustMark advises. They stand in place
        of the deposit in the terms of service.
      </p>
      <ol className="mt-4 border-t">
        {body.payments.map((stage, index) => {
          const name = stage.title || `stage ${index + 1}`;
          return (
            <li
              key={stage.id}
              className="grid grid-cols-[minmax(0,1fr)_5.5rem_auto] items-center gap-2 border-b py-2.5 lg:grid-cols-[14rem_minmax(0,1fr)_6rem_8rem_auto] lg:py-1.5"
            >
              <input
                aria-label={`Name of stage ${index + 1}`}
                value={stage.title}
                maxLength={80}
                placeholder="Stage"
                onChange={(event) =>
                  editor.setBody(
                    setStage(body, stage.id, { title: event.target.value }),
                    `${stage.id}-title`,
                  )
                }
                className={`${CELL} col-span-2 lg:col-span-1`}
              />
              <button
                type="button"
                aria-label={`Remove ${name}`}
                onClick={() => editor.setBody(removeStage(body, stage.id))}
                className="inline-flex size-11 items-center justify-center rounded-sm text-ink-soft hover:bg-stone hover:text-ink lg:order-last lg:size-9"
              >
                <X aria-hidden size={17} />
              </button>
              <input
                aria-label={`When ${name} is paid`}
                value={stage.when}
                maxLength={200}
                placeholder="When"
                onChange={(event) =>
                  editor.setBody(
                    setStage(body, stage.id, { when: event.target.value }),
                    `${stage.id}-when`,
                  )
                }
                className={CELL}
              />
              <FigureCell
                label={`Share of ${name} in per cent`}
                column="share"
                value={stage.share}
                show={shareText}
                read={readShare}
                onValue={(next) =>
                  editor.setBody(setStage(body, stage.id, { share: next }), `${stage.id}-share`)
                }
                onBad={(isBad) => editor.markBad(`${stage.id}-share`, isBad)}
              />
              <output
                className="figures col-span-2 text-right lg:col-span-1"
                aria-label={`Amount of ${name}`}
              >
                {pencePounds(amounts[index]!)}
              </output>
            </li>
          );
        })}
      </ol>
      <p
        role="status"
        className={`small figures mt-3 ${share === WHOLE_SHARE ? 'text-ink-soft' : 'font-medium text-danger'}`}
      >
        {share === WHOLE_SHARE
          ? 'The stages make up 100%.'
          : `The stages make up ${shareText(share)}: they have to make up 100%.`}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          variant="outline"
          size="small"
          disabled={body.payments.length >= 12}
          onClick={() => editor.setBody(addStage(body))}
        >
          <Plus aria-hidden size={16} /> Add a stage
        </Button>
        <Button variant="quiet" size="small" onClick={() => editor.setBody(renewStages(body))}>
          Follow the phases
        </Button>
      </div>
    </section>
  );
}
