import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { pounds } from '#engine/model/format.ts';
import type { Plant } from '#engine/model/plant.ts';
import { mayBeTakenOut, roleOf } from '#engine/operations/bed-plants.ts';
import { isSetByHand, leastMissed, roomFor } from '#engine/operations/bed-room.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { modelOf } from './history.ts';
import { PlantPlaces } from './plant-places.tsx';
import { PlantSwaps } from './plant-swaps.tsx';
import type { Studio, StudioState } from './studio-store.ts';
import { useTyped } from './use-typed.ts';

type Kind = { plant: Plant; count: number; isCounted: boolean };
const SMALL =
  'small min-h-8 shrink-0 border border-line-strong px-2.5 hover:border-ink hover:bg-ink/5';

/** The kinds that grow in an area, or in the whole garden: how many, for how much, and what could grow instead. */
export function PlantKinds({
  studio,
  state,
  areaId,
}: {
  studio: Studio;
  state: StudioState;
  areaId: string | null;
}) {
  const [open, setOpen] = useState<string | null>(null);
  const [single, setSingle] = useState<string | null>(null);
  const kinds = kindsIn(state, areaId);
  if (!kinds.length) return null;
  return (
    <div>
      {areaId === null ? null : <h3 className="fine text-ink-soft">Plants</h3>}
      <ul className="mt-1 divide-y border-y">
        {kinds.map(({ plant, count, isCounted }) => (
          <li key={plant.id} className="py-2">
            <div className="flex items-start justify-between gap-3">
              <span className="small min-w-0">
                {plant.commonName}{' '}
                {areaId === null || !isCounted ? (
                  <span className="figures text-ink-soft">{count}</span>
                ) : null}
                <span className="latin block text-ink-soft">{plant.latinName}</span>
              </span>
              <Price each={state.figures.plantPrices[plant.id]} count={count} />
            </div>
            <div className="mt-1.5 flex flex-wrap items-center gap-2">
              {areaId !== null && isCounted ? (
                <HowMany
                  studio={studio}
                  state={state}
                  areaId={areaId}
                  plant={plant}
                  count={count}
                />
              ) : null}
              <button
                type="button"
                aria-expanded={open === plant.id}
                aria-label={`Swap ${plant.commonName}`}
                onClick={() => setOpen(open === plant.id ? null : plant.id)}
                className={SMALL}
              >
                Swap
              </button>
              {areaId !== null && isCounted && count > 0 && roleOf(plant) ? (
                <button
                  type="button"
                  aria-expanded={single === plant.id}
                  aria-label={`Every ${plant.commonName}, one by one`}
                  onClick={() => setSingle(single === plant.id ? null : plant.id)}
                  className={SMALL}
                >
                  One by one
                </button>
              ) : null}
              {areaId !== null && isCounted ? (
                <button
                  type="button"
                  aria-label={`Take out ${plant.commonName}`}
                  onClick={() => setNumber(studio, areaId, plant, count, 0)}
                  className={SMALL}
                >
                  Take out
                </button>
              ) : null}
            </div>
            {areaId !== null && single === plant.id ? (
              <PlantPlaces
                studio={studio}
                state={state}
                areaId={areaId}
                plantId={plant.id}
                name={plant.commonName}
              />
            ) : null}
            {open === plant.id ? (
              <PlantSwaps
                key={`${plant.id} ${areaId}`}
                studio={studio}
                plantId={plant.id}
                areaId={areaId}
                name={plant.commonName}
                isSaved={state.save === 'saved'}
                onDone={() => setOpen(null)}
              />
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  );
}

function kindsIn({ model, plants }: StudioState, areaId: string | null): Kind[] {
  const counts = new Map<string, { count: number; isCounted: boolean }>();
  const area = model.layout.areas.find((one) => one.id === areaId);
  for (const one of model.planting.placements) {
    if (one.existing || (areaId !== null && one.areaId !== areaId)) continue;
    const known = counts.get(one.plantId);
    counts.set(one.plantId, {
      count: (known?.count ?? 0) + 1,
      isCounted:
        (known?.isCounted ?? true) && area !== undefined && isSetByHand(area) && mayBeTakenOut(one),
    });
  }
  return [...counts]
    .flatMap(([id, kind]) => {
      const plant = plants.get(id);
      return plant ? [{ plant, ...kind }] : [];
    })
    .sort((a, b) => (a.plant.commonName < b.plant.commonName ? -1 : 1));
}

/** Absent until the server has reckoned with a kind that was just planted. */
function Price({ each, count }: { each: number | undefined; count: number }) {
  if (each === undefined) return null;
  return (
    <span className="small figures shrink-0 text-right">
      {pounds(each * count)}
      {count > 1 ? <span className="fine block text-ink-soft">{pounds(each)} each</span> : null}
    </span>
  );
}

/** How many of a kind grow in a bed: pressed or typed. */
function HowMany({
  studio,
  state,
  areaId,
  plant,
  count,
}: {
  studio: Studio;
  state: StudioState;
  areaId: string;
  plant: Plant;
  count: number;
}) {
  const set = (next: number) => setNumber(studio, areaId, plant, count, next);
  const typed = useTyped(count, (next) => set(Math.max(0, Math.round(next))));
  // water plants, hedges and climbers are taken out, and planted where the engine plants them
  const mayGrow = roleOf(plant) !== null && state.save !== 'clash';
  return (
    <span className="flex items-center border border-line-strong">
      <IconButton
        className="size-8 hover:bg-stone"
        label={`One ${plant.commonName} less`}
        isOff={false}
        onClick={() => set(count - 1)}
      >
        <Minus aria-hidden size={15} strokeWidth={1.7} />
      </IconButton>
      <input
        type="number"
        inputMode="numeric"
        min={0}
        step={1}
        aria-label={`Number of ${plant.commonName}`}
        {...typed}
        className="figures h-8 w-11 bg-sheet text-center text-[0.9375rem]"
      />
      <IconButton
        className="size-8 hover:bg-stone aria-disabled:text-line-strong"
        label={`One ${plant.commonName} more`}
        isOff={!mayGrow}
        onClick={() => set(count + 1)}
      >
        <Plus aria-hidden size={15} strokeWidth={1.7} />
      </IconButton>
    </span>
  );
}

/** More are put beside the others where there is room; of fewer those go that stand closest. */
function setNumber(
  studio: Studio,
  areaId: string,
  plant: Plant,
  count: number,
  next: number,
): void {
  if (next > count) {
    plantMore(studio, areaId, plant, next - count);
    return;
  }
  if (next === count) return;
  const at = leastMissed(modelOf(studio.read().history), {
    plantId: plant.id,
    areaId,
    count: count - next,
  });
  studio.change(
    { kind: 'remove-plants', plantId: plant.id, at },
    next === 0 ? `${plant.commonName} taken out.` : `${plant.commonName}: ${count - at.length}.`,
  );
}

/** So many, or as many as find room; the sentence says which. @returns how many were planted */
export function plantMore(studio: Studio, areaId: string, plant: Plant, wanted: number): number {
  const { model, plants } = studio.read();
  const at = roomFor(model, plants, { plantId: plant.id, areaId, count: wanted });
  const isMade = studio.change(
    { kind: 'add-plants', plantId: plant.id, areaId, at },
    at.length < wanted
      ? `There was room for ${at.length} ${plant.commonName} more.`
      : `${at.length} ${plant.commonName} planted.`,
  );
  return isMade ? at.length : 0;
}
