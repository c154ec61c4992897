import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { bounds } from '#engine/geometry/region.ts';
import { roomFor } from '#engine/operations/bed-room.ts';
import { roomForTree } from '#engine/operations/tree-places.ts';
import { isSingle, plantAt } from '#engine/operations/single-plants.ts';
import { Button } from '#app/ui/button.tsx';
import { inMetres, metres, nameOfArea, toMm } from './names.ts';
import { NumberField } from './number-field.tsx';
import { PlantSwaps } from './plant-swaps.tsx';
import type { Selection, Studio, StudioState } from './studio-store.ts';

/** One tree, or one plant of a bed: what it is, where it stands, and what could stand there instead. */
export function PlantInspector({
  studio,
  state,
  selection,
}: {
  studio: Studio;
  state: StudioState;
  selection: Extract<Selection, { kind: 'tree' | 'plant' }>;
}) {
  const { plantId, x, y } = selection;
  const { model } = state;
  const plant = state.plants.get(plantId);
  const one = plantAt(model, selection);
  const [isSwapping, setSwapping] = useState(false);
  if (!plant || !one) return null;
  const isTree = selection.kind === 'tree';
  const area = model.layout.areas.find(({ id }) => id === one.areaId);
  const left = bounds([[model.site.boundary]]).x0;
  const move = (toX: number, toY: number) =>
    studio.change(
      { kind: 'move-plant', plantId, x, y, toX, toY },
      `${plant.commonName}: ${metres(toY)} from the house.`,
      true,
    );
  const addAnother = () => {
    const place = isTree ? roomForTree(model, plant, one.areaId) : null;
    const at = isTree
      ? place
        ? [place]
        : []
      : roomFor(model, state.plants, { plantId, areaId: one.areaId, count: 1 });
    if (
      studio.change(
        { kind: 'add-plants', plantId, areaId: one.areaId, at },
        `One ${plant.commonName} more.`,
      ) &&
      at[0]
    )
      studio.select({ kind: selection.kind, plantId, x: at[0][0], y: at[0][1] });
  };
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">
        <span className="latin">{plant.latinName}</span>, {metres(one.heightMm)} tall and{' '}
        {metres(one.radiusMm * 2)} across{isTree ? ' in ten years' : ''}
        {area && !isTree ? (
          <>
            , in{' '}
            <button
              type="button"
              className="text-link min-h-6"
              onClick={() =>
                studio.select({ kind: 'area', id: area.id }, `${nameOfArea(model, area)}.`)
              }
            >
              {nameOfArea(model, area)}
            </button>
          </>
        ) : null}
        .
      </p>
      {one.existing ? (
        <p className="text-ink-soft">It stands there already, and is kept.</p>
      ) : (
        <>
          {isSingle(one) ? (
            <div className="grid grid-cols-2 gap-3">
              <NumberField
                key={`x ${x}`}
                label="From the left"
                unit="m"
                step={0.05}
                value={inMetres(x - left)}
                onChange={(m) => move(left + toMm(m), y)}
              />
              <NumberField
                key={`y ${y}`}
                label="From the house"
                unit="m"
                step={0.05}
                value={inMetres(y)}
                onChange={(m) => move(x, toMm(m))}
              />
            </div>
          ) : null}
          <div className="flex flex-wrap gap-3">
            <Button
              size="small"
              variant="outline"
              aria-expanded={isSwapping}
              onClick={() => setSwapping(!isSwapping)}
            >
              Swap this one
            </Button>
            {isSingle(one) ? (
              <Button size="small" variant="outline" onClick={addAnother}>
                <Plus aria-hidden size={15} strokeWidth={1.7} />
                One more
              </Button>
            ) : null}
            <Button
              size="small"
              variant="outline"
              onClick={() =>
                studio.change(
                  isTree
                    ? { kind: 'remove-tree', plantId, x, y }
                    : { kind: 'remove-plants', plantId, at: [[x, y]] },
                  `${plant.commonName} taken out.`,
                )
              }
            >
              <Trash2 aria-hidden size={15} strokeWidth={1.7} />
              {isTree ? 'Remove this tree' : 'Take it out'}
            </Button>
          </div>
          {isSwapping ? (
            <PlantSwaps
              studio={studio}
              plantId={plantId}
              areaId={one.areaId}
              at={[x, y]}
              name={plant.commonName}
              isSaved={state.save === 'saved'}
              onDone={() => setSwapping(false)}
            />
          ) : null}
        </>
      )}
    </div>
  );
}
