import { useState } from 'react';
import { STUDIO_API } from '#contracts/studio-paths.ts';
import type { BedChoices } from '#contracts/studio.ts';
import { pounds } from '#engine/model/format.ts';
import type { Area } from '#engine/model/layout.ts';
import type { Plant } from '#engine/model/plant.ts';
import { roomForTree } from '#engine/operations/tree-places.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { useChoices } from './use-choices.tsx';
import { useStudioId } from './studio-id.ts';
import type { Studio, StudioState } from './studio-store.ts';

type Known = { studio: Studio; state: StudioState; area: Area };

/** Trees that would live in a bed or a lawn and have room for their crown there. */
export function TreeAdding(known: Known) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure onToggle={setOpen} summary={<span className="font-medium">Plant a tree here</span>}>
      {isOpen ? <Choices {...known} /> : null}
    </Disclosure>
  );
}

function Choices({ studio, state, area }: Known) {
  const id = useStudioId();
  const { choices, waiting } = useChoices<BedChoices['choices'][number]>(
    studio,
    `${STUDIO_API.bed(id)}?area=${encodeURIComponent(area.id)}&what=trees`,
    state.save === 'saved',
  );
  const plant = (tree: Plant) => {
    const at = roomForTree(state.model, tree, area.id);
    const isMade = studio.change(
      { kind: 'add-plants', plantId: tree.id, areaId: area.id, at: at ? [at] : [] },
      `${tree.commonName} planted. Drag it to where you want it, or type its place.`,
      true,
    );
    if (!isMade || !at) return;
    studio.select(
      { kind: 'tree', plantId: tree.id, x: at[0], y: at[1] },
      `${tree.commonName} planted.`,
    );
    requestAnimationFrame(() => document.getElementById('studio-selected')?.focus());
  };
  if (!choices) return waiting;
  if (!choices.length)
    return (
      <p role="status" className="small mb-3 text-ink-soft">
        No tree of our catalogue has room for its crown here and would live in this ground.
      </p>
    );
  return (
    <ul aria-label="Trees suited to this ground" className="mb-3 divide-y border-y">
      {choices.map(({ plant: tree, each, why }) => (
        <li key={tree.id} className="flex items-start justify-between gap-3 py-2">
          <span className="small min-w-0">
            {tree.commonName}
            <span className="fine block text-ink-soft">
              {tree.spreadM} m across, {why}
            </span>
          </span>
          <button
            type="button"
            aria-label={`Plant ${tree.commonName}, ${pounds(each)}`}
            onClick={() => plant(tree)}
            className="small figures min-h-8 shrink-0 border border-line-strong px-2.5 hover:border-ink hover:bg-ink/5"
          >
            {pounds(each)}
          </button>
        </li>
      ))}
    </ul>
  );
}
