import { bounds } from '#engine/geometry/region.ts';
import { isSingle } from '#engine/operations/single-plants.ts';
import { metres } from './names.ts';
import { Row } from './list-row.tsx';
import type { Studio, StudioState } from './studio-store.ts';

/** Every plant of a kind in a bed, by where it stands: to choose one by key, as it is chosen on the plan. */
export function PlantPlaces({
  studio,
  state,
  areaId,
  plantId,
  name,
}: {
  studio: Studio;
  state: StudioState;
  areaId: string;
  plantId: string;
  name: string;
}) {
  const { placements } = state.model.planting;
  const left = bounds([[state.model.site.boundary]]).x0;
  const own = placements
    .filter((one) => one.areaId === areaId && one.plantId === plantId && isSingle(one))
    .toSorted((a, b) => a.y - b.y || a.x - b.x);
  return (
    <ul aria-label={`Every ${name}, by its place`} className="mt-2 border-l-2 border-clay pl-2">
      {own.map(({ x, y }, i) => (
        <Row
          key={`${x} ${y}`}
          name={`${name} ${i + 1}`}
          measure={`${metres(y)} from the house, ${metres(x - left)} from the left`}
          onClick={() => {
            studio.select({ kind: 'plant', plantId, x, y }, `${name} ${i + 1}.`);
            requestAnimationFrame(() => document.getElementById('studio-selected')?.focus());
          }}
        />
      ))}
    </ul>
  );
}
