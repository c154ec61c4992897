import { useId, useState } from 'react';
import { STUDIO_API } from '#contracts/studio-paths.ts';
import type { BedChoices } from '#contracts/studio.ts';
import { pounds } from '#engine/model/format.ts';
import type { Area } from '#engine/model/layout.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { plantMore } from './plant-kinds.tsx';
import { useChoices } from './use-choices.tsx';
import { useStudioId } from './studio-id.ts';
import type { Studio, StudioState } from './studio-store.ts';

/** Shown before anything is looked for. */
const FIRST = 12;
/** Small plants look like something in threes. */
const THREE = 3;
const isLarge = (spacingCm: number): boolean => spacingCm >= 70;

/** Kinds that would live in a bed and find room in it, to plant one or three of. */
export function PlantAdding({
  studio,
  state,
  area,
}: {
  studio: Studio;
  state: StudioState;
  area: Area;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure
      onToggle={setOpen}
      summary={<span className="font-medium">Plant something else</span>}
    >
      {isOpen ? <Choices studio={studio} state={state} area={area} /> : null}
    </Disclosure>
  );
}

function Choices({ studio, state, area }: { studio: Studio; state: StudioState; area: Area }) {
  const id = useStudioId();
  const field = useId();
  const [looked, setLooked] = useState('');
  const { choices, waiting } = useChoices<BedChoices['choices'][number]>(
    studio,
    `${STUDIO_API.bed(id)}?area=${encodeURIComponent(area.id)}`,
    state.save === 'saved',
  );
  if (!choices) return waiting;
  if (!choices.length)
    return (
      <p role="status" className="small text-ink-soft">
        This bed is full. Take something out of it first, or make it larger.
      </p>
    );
  const word = looked.trim().toLowerCase();
  const found = word
    ? choices.filter(({ plant, why }) =>
        `${plant.commonName} ${plant.latinName} ${why}`.toLowerCase().includes(word),
      )
    : choices;
  return (
    <div className="grid gap-3">
      <div>
        <label htmlFor={field} className="fine block text-ink-soft">
          Look for a name, a month or “evergreen”
        </label>
        <input
          id={field}
          type="search"
          value={looked}
          onChange={(event) => setLooked(event.target.value)}
          className="mt-1 h-10 w-full border border-line-strong bg-sheet px-2.5 text-[0.9375rem] focus:border-ink"
        />
      </div>
      <ul aria-label="Plants suited to this bed" className="divide-y border-y">
        {found.slice(0, word ? 30 : FIRST).map(({ plant, each, why }) => {
          const count = isLarge(plant.spacingCm) ? 1 : THREE;
          return (
            <li key={plant.id} className="flex items-start justify-between gap-3 py-2">
              <span className="small min-w-0">
                {plant.commonName}
                <span className="fine block text-ink-soft">
                  {why}, {pounds(each)} each
                </span>
              </span>
              <button
                type="button"
                aria-label={`Plant ${count} ${plant.commonName}, ${pounds(each * count)}`}
                onClick={() => plantMore(studio, area.id, plant, count)}
                className="small figures min-h-8 shrink-0 border border-line-strong px-2.5 hover:border-ink hover:bg-ink/5"
              >
                Plant {count}
              </button>
            </li>
          );
        })}
      </ul>
      <p role="status" className="fine text-ink-soft">
        {word && !found.length
          ? 'Nothing of that name would live there and find room.'
          : found.length > FIRST && !word
            ? `${found.length} kinds would live there. Look for one by its name.`
            : ''}
      </p>
    </div>
  );
}
