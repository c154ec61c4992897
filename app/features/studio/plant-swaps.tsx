import { STUDIO_API } from '#contracts/studio-paths.ts';
import type { SwapChoice } from '#contracts/studio.ts';
import type { Point } from '#engine/model/shapes.ts';
import { differenceInWords, signedPounds } from './prices.ts';
import { useChoices } from './use-choices.tsx';
import { useStudioId } from './studio-id.ts';
import type { Studio } from './studio-store.ts';

/** What could grow in the place of a kind, each with why and what it costs. */
export function PlantSwaps({
  studio,
  plantId,
  areaId,
  at,
  name,
  isSaved,
  onDone,
}: {
  studio: Studio;
  plantId: string;
  areaId: string | null;
  /** Where the one stands that is swapped alone. */
  at?: Point;
  name: string;
  isSaved: boolean;
  onDone: () => void;
}) {
  const id = useStudioId();
  const area = areaId === null ? '' : `&area=${encodeURIComponent(areaId)}`;
  const one = at ? `&x=${at[0]}&y=${at[1]}` : '';
  const { choices, waiting } = useChoices<SwapChoice>(
    studio,
    `${STUDIO_API.swaps(id)}?plant=${encodeURIComponent(plantId)}${area}${one}`,
    isSaved,
  );
  if (!choices) return waiting;
  if (!choices.length)
    return (
      <p role="status" className="small mt-2 text-ink-soft">
        {areaId === null
          ? 'Nothing else in our catalogue would do the same work everywhere it grows. Choose a bed on the plan to swap it there alone.'
          : 'Nothing else in our catalogue would do the same work here.'}
      </p>
    );
  return (
    <ul aria-label={`Instead of ${name}`} className="mt-2 grid gap-1.5 border-l-2 border-clay pl-3">
      {choices.map(({ plant, difference, why }) => (
        <li key={plant.id} className="flex items-start justify-between gap-3">
          <span className="small min-w-0">
            {plant.commonName}
            <span className="fine block text-ink-soft">{why}</span>
          </span>
          <button
            type="button"
            aria-label={`Plant ${plant.commonName} instead, ${differenceInWords(difference)}`}
            onClick={() => {
              if (
                studio.change(
                  { kind: 'swap-plant', plantId, by: plant.id, areaId, ...(at ? { at } : {}) },
                  `${plant.commonName} instead of ${name}.`,
                )
              )
                onDone();
            }}
            className="small figures min-h-8 shrink-0 border border-line-strong px-2.5 hover:border-ink hover:bg-ink/5"
          >
            {signedPounds(difference)}
          </button>
        </li>
      ))}
    </ul>
  );
}
