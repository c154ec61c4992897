import { Trash2 } from 'lucide-react';
import { Button } from '#app/ui/button.tsx';
import { metres } from './names.ts';
import type { Selection, Studio, StudioState } from './studio-store.ts';

/** One tree: what it is, and taking it out. */
export function TreeInspector({
  studio,
  state,
  selection,
}: {
  studio: Studio;
  state: StudioState;
  selection: Extract<Selection, { kind: 'tree' }>;
}) {
  const { plantId, x, y } = selection;
  const plant = state.plants.get(plantId);
  const tree = state.model.planting.placements.find(
    (one) => one.plantId === plantId && one.x === x && one.y === y,
  );
  if (!plant || !tree) return null;
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">
        <span className="latin">{plant.latinName}</span>, {metres(tree.heightMm)} tall and{' '}
        {metres(tree.radiusMm * 2)} across in ten years.
      </p>
      {tree.existing ? (
        <p className="text-ink-soft">It stands there already, and is kept.</p>
      ) : (
        <Button
          size="small"
          variant="outline"
          className="justify-self-start"
          onClick={() =>
            studio.change({ kind: 'remove-tree', plantId, x, y }, `${plant.commonName} removed.`)
          }
        >
          <Trash2 aria-hidden size={15} strokeWidth={1.7} />
          Remove this tree
        </Button>
      )}
    </div>
  );
}
