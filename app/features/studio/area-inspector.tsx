import { Trash2 } from 'lucide-react';
import { areaM2 } from '#engine/geometry/region.ts';
import { capitalise, squareMetres } from '#engine/model/format.ts';
import type { Area, Material } from '#engine/model/layout.ts';
import type { Point } from '#engine/model/shapes.ts';
import { mayBeRemoved } from '#engine/operations/areas.ts';
import { movableEdges } from '#engine/operations/edges.ts';
import { materialsFor, nameOfMaterial } from '#engine/operations/materials.ts';
import { Button } from '#app/ui/button.tsx';
import { Select } from '#app/ui/field.tsx';
import { LAID_AS, type LaidAs } from '#engine/model/operation.ts';
import { isSetByHand } from '#engine/operations/bed-room.ts';
import { boundBecause } from '#engine/operations/limits.ts';
import { laidAsFor } from '#engine/operations/lay-as.ts';
import { AreaMeasures } from './area-measures.tsx';
import { takesTrees } from '#engine/operations/tree-places.ts';
import { BedBrush } from './bed-brush.tsx';
import { ColourField, EdgingField } from './finish-fields.tsx';
import { metres, nameOfArea, sideOf } from './names.ts';
import { OutlineFields } from './outline-fields.tsx';
import { PlantAdding } from './plant-adding.tsx';
import { PlantKinds } from './plant-kinds.tsx';
import { TreeAdding } from './tree-adding.tsx';
import type { Studio, StudioState } from './studio-store.ts';

const EDGE_MM = 100;
const LAID_NAMES: Record<LaidAs, string> = {
  lawn: 'Lawn',
  gravel: 'Gravel',
  meadow: 'Meadow',
  bed: 'Planting',
};

/** Floor, edges and plants of one piece of ground. */
export function AreaInspector({
  studio,
  state,
  area,
}: {
  studio: Studio;
  state: StudioState;
  area: Area;
}) {
  const { model } = state;
  const name = nameOfArea(model, area);
  const materials = materialsFor(model, area);
  const laidAs = laidAsFor(model, area);
  const edges = movableEdges(model, area);
  const pull = ({ from, to }: { from: Point; to: Point }, byMm: number) =>
    studio.change(
      { kind: 'move-edge', areaId: area.id, from, to, byMm },
      `The ${sideOf(from, to)} of ${name} moved ${byMm > 0 ? 'out' : 'in'} by ${metres(Math.abs(byMm))}.`,
    );
  const sides = edges.map((edge) => ({
    edge,
    side: sideOf(edge.from, edge.to),
    length: Math.hypot(edge.to[0] - edge.from[0], edge.to[1] - edge.from[1]),
  }));
  return (
    <div className="grid gap-5">
      <p className="text-ink-soft">
        {squareMetres(areaM2(area.region))}
        {area.purpose ? `, ${area.purpose}` : ''}
      </p>
      {materials.length ? (
        <div>
          <label htmlFor="studio-material" className="fine block text-ink-soft">
            Laid in
          </label>
          <Select
            id="studio-material"
            className="mt-1 [&>select]:h-10"
            value={area.material}
            onChange={(event) =>
              studio.change(
                {
                  kind: 'material',
                  areaId: area.id,
                  material: event.target.value as Material,
                },
                `${name}: ${nameOfMaterial(event.target.value as Material)}.`,
              )
            }
          >
            {materials.map((material) => (
              <option key={material} value={material}>
                {capitalise(nameOfMaterial(material))}
              </option>
            ))}
          </Select>
        </div>
      ) : null}
      {laidAs.length ? (
        <div>
          <label htmlFor="studio-laid-as" className="fine block text-ink-soft">
            It is
          </label>
          <Select
            id="studio-laid-as"
            className="mt-1 [&>select]:h-10"
            value={area.kind}
            onChange={(event) =>
              studio.change(
                { kind: 'lay-as', areaId: area.id, as: event.target.value as LaidAs },
                `${name}: ${LAID_NAMES[event.target.value as LaidAs].toLowerCase()}.`,
              )
            }
          >
            {LAID_AS.map((as) => (
              <option key={as} value={as}>
                {LAID_NAMES[as]}
              </option>
            ))}
          </Select>
        </div>
      ) : null}
      <EdgingField studio={studio} state={state} area={area} />
      {model.layout.furnishings
        .filter(
          (thing) =>
            thing.areaId === area.id && (boundBecause(model, thing) || thing.kind === area.feature),
        )
        .map((thing) => (
          <ColourField key={thing.id} studio={studio} state={state} thing={thing} />
        ))}
      <AreaMeasures studio={studio} state={state} area={area} />
      <OutlineFields studio={studio} state={state} area={area} />
      {sides.length ? (
        <fieldset>
          <legend className="fine text-ink-soft">Edges, moved by 10 cm</legend>
          <ul className="mt-1 divide-y border-y">
            {sides.map(({ edge, side, length }) => (
              <li
                key={`${edge.from.join()} ${edge.to.join()}`}
                className="flex items-center justify-between gap-3 py-1.5"
              >
                <span className="small min-w-0">
                  {capitalise(side)}
                  <span className="figures text-ink-soft">, {metres(length)}</span>
                </span>
                <span className="flex shrink-0 gap-1.5">
                  <EdgeButton
                    label={`Move the ${side} in, ${metres(length)} long`}
                    onClick={() => pull(edge, -EDGE_MM)}
                  >
                    In
                  </EdgeButton>
                  <EdgeButton
                    label={`Move the ${side} out, ${metres(length)} long`}
                    onClick={() => pull(edge, EDGE_MM)}
                  >
                    Out
                  </EdgeButton>
                </span>
              </li>
            ))}
          </ul>
        </fieldset>
      ) : null}
      <div>
        <PlantKinds studio={studio} state={state} areaId={area.id} />
        {isSetByHand(area) ? <PlantAdding studio={studio} state={state} area={area} /> : null}
        {isSetByHand(area) ? <BedBrush studio={studio} state={state} area={area} /> : null}
        {takesTrees(area) ? <TreeAdding studio={studio} state={state} area={area} /> : null}
      </div>
      {mayBeRemoved(area) ? (
        <Button
          size="small"
          variant="outline"
          className="justify-self-start"
          onClick={() =>
            studio.change({ kind: 'delete-area', areaId: area.id }, `${name} removed.`)
          }
        >
          <Trash2 aria-hidden size={15} strokeWidth={1.7} />
          Remove it from the plan
        </Button>
      ) : null}
    </div>
  );
}

function EdgeButton({
  label,
  onClick,
  children,
}: {
  label: string;
  onClick: () => void;
  children: string;
}) {
  return (
    <button
      type="button"
      aria-label={`${children}: ${label}`}
      onClick={onClick}
      className="small min-h-8 min-w-12 border border-line-strong px-2 hover:border-ink hover:bg-ink/5"
    >
      {children}
    </button>
  );
}
