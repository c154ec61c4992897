import { Redo2, Undo2 } from 'lucide-react';
import { MOST_CORNERS } from '#engine/model/drawn-plot.ts';
import { lengthOfSide } from '#engine/operations/plot/measure.ts';
import { inMetres, metres, toMm } from '#app/features/studio/names.ts';
import { NumberField } from '#app/features/studio/number-field.tsx';
import { useTyped } from '#app/features/studio/use-typed.ts';
import { Button } from '#app/ui/button.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { moveDoor, removeCorner } from './plot-canvas.tsx';
import { angleInWords, plotInWords } from './plot-words.ts';
import type { PlotEdits } from './use-plot-edits.ts';
import { addOn } from './use-plot-gestures.ts';

const TOOL = 'size-9 rounded-sm hover:bg-stone aria-disabled:text-line-strong';
const HEAD = 'pb-1 align-bottom font-normal';

/** The plot in figures: every corner with its place, every side with its length, the door; typed, or changed by a press. */
export function PlotTable({ edits }: { edits: PlotEdits }) {
  const { plot, selected } = edits;
  const { corners } = plot;
  const wallLeft = corners[0]![0];
  return (
    <div className="grid gap-4">
      <div className="flex items-center justify-between gap-3">
        <p className="small figures">{plotInWords(plot)}</p>
        <span className="flex shrink-0">
          <IconButton
            className={TOOL}
            label="Undo this change of the plot"
            isOff={!edits.canUndo}
            onClick={edits.undo}
          >
            <Undo2 aria-hidden size={18} strokeWidth={1.6} />
          </IconButton>
          <IconButton
            className={TOOL}
            label="Make this change of the plot again"
            isOff={!edits.canRedo}
            onClick={edits.redo}
          >
            <Redo2 aria-hidden size={18} strokeWidth={1.6} />
          </IconButton>
        </span>
      </div>
      <p aria-live="polite" className="sr-only">
        {edits.said}
      </p>
      {edits.refusal ? (
        <Notice tone="error" title="That is no plot">
          {edits.refusal}
        </Notice>
      ) : null}
      <table className="w-full border-collapse text-left">
        <caption className="fine pb-2 text-left text-ink-soft">
          In metres, from the left end of the house wall, as one looks out of the house. A side runs
          to the next corner.
        </caption>
        <thead className="fine text-ink-soft">
          <tr>
            <th scope="col" className={HEAD}>
              <span className="sr-only">Corner</span>
            </th>
            <th scope="col" className={HEAD}>
              Along
            </th>
            <th scope="col" className={HEAD}>
              Out
            </th>
            <th scope="col" className={HEAD}>
              Side
            </th>
            <th scope="col" className={`${HEAD} text-right`}>
              Angle
            </th>
          </tr>
        </thead>
        <tbody>
          {corners.map(([x, y], at) => (
            <tr
              // oxlint-disable-next-line react/no-array-index-key -- a corner is its number
              key={at}
              aria-current={at === selected ? 'true' : undefined}
              className="border-t aria-[current]:bg-clay/8"
            >
              <th scope="row" className="w-9 font-normal">
                <button
                  type="button"
                  aria-label={`Choose corner ${at + 1}`}
                  onClick={() => edits.select(at)}
                  className="figures small size-8 text-left font-medium hover:text-clay-deep"
                >
                  {at + 1}
                </button>
              </th>
              <Cell
                label={`Corner ${at + 1}, along the house, m`}
                value={inMetres(x - wallLeft)}
                isFixed={at === 0}
                onChoose={() => edits.select(at)}
                onChange={(value) => move(edits, at, toMm(value) + wallLeft, y)}
              />
              <Cell
                label={`Corner ${at + 1}, out from the house, m`}
                value={inMetres(y)}
                isFixed={at < 2}
                onChoose={() => edits.select(at)}
                onChange={(value) => move(edits, at, x, toMm(value))}
              />
              <Cell
                label={`Side from corner ${at + 1} to corner ${((at + 1) % corners.length) + 1}, m`}
                value={inMetres(lengthOfSide(plot, at))}
                onChoose={() => edits.select(at)}
                onChange={(value) =>
                  edits.edit(
                    { kind: 'length', at, mm: toMm(value) },
                    `The side after corner ${at + 1}: ${metres(toMm(value))}.`,
                  )
                }
              />
              <td className="figures small pl-2 text-right text-ink-soft">
                {angleInWords(plot, at)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          variant="outline"
          type="button"
          aria-disabled={corners.length >= MOST_CORNERS}
          onClick={() => {
            if (corners.length < MOST_CORNERS) addOn(edits, selected);
          }}
        >
          Add a corner after {selected + 1}
        </Button>
        <Button
          size="small"
          variant="outline"
          type="button"
          onClick={() => removeCorner(edits, selected)}
        >
          Take corner {selected + 1} away
        </Button>
      </div>
      <div className="max-w-56">
        <NumberField
          key={`door ${plot.doorX}`}
          label="Door, along the house wall"
          unit="m"
          step={0.1}
          value={inMetres(plot.doorX - wallLeft)}
          onChange={(value) => moveDoor(edits, toMm(value) + wallLeft)}
        />
      </div>
    </div>
  );
}

const move = (edits: PlotEdits, at: number, x: number, y: number): boolean =>
  edits.edit({ kind: 'corner', at, x, y }, `Corner ${at + 1} was moved.`);

function Cell({
  label,
  value,
  isFixed = false,
  onChoose,
  onChange,
}: {
  label: string;
  value: number;
  /** It lies on the house. */
  isFixed?: boolean;
  onChoose: () => void;
  onChange: (value: number) => boolean;
}) {
  const typed = useTyped(value, onChange);
  return (
    <td className="py-1 pr-1.5">
      {isFixed ? (
        <span className="figures small px-2 text-ink-soft">{value.toFixed(0)}</span>
      ) : (
        <input
          type="number"
          inputMode="decimal"
          step={0.1}
          aria-label={label}
          {...typed}
          onFocus={onChoose}
          className="figures h-9 w-full min-w-0 border border-line-strong bg-sheet px-2 text-[0.9375rem] focus:border-ink"
        />
      )}
    </td>
  );
}
