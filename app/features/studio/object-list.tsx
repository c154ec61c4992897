import type { ReactNode } from 'react';
import { areaM2 } from '#engine/geometry/region.ts';
import { squareMetres } from '#engine/model/format.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { LockButton } from './lock-button.tsx';
import { metres, nameOfArea, nameOfThing } from './names.ts';
import { PlantKinds } from './plant-kinds.tsx';
import type { Selection, Studio, StudioState } from './studio-store.ts';

/** The plan as lists: everything in it, with its measure, to choose by key, finger or voice. */
export function ObjectList({ studio, state }: { studio: Studio; state: StudioState }) {
  const { model } = state;
  const trees = model.planting.placements.filter(
    (one) => one.role === 'tree' || one.role === 'screening',
  );
  const choose = (selection: Selection, name: string) => studio.select(selection, `${name}.`);
  return (
    <div>
      <Disclosure
        open
        summary={<Heading count={model.layout.furnishings.length}>Furniture and fittings</Heading>}
      >
        <ul>
          {model.layout.furnishings.map((thing) => (
            <Row
              key={thing.id}
              name={nameOfThing(model, thing)}
              measure={`${metres(thing.widthMm)} × ${metres(thing.depthMm)}`}
              onClick={() => choose({ kind: 'thing', id: thing.id }, nameOfThing(model, thing))}
            />
          ))}
        </ul>
      </Disclosure>
      <Disclosure summary={<Heading count={model.layout.areas.length}>Ground</Heading>}>
        <ul>
          {model.layout.areas.map((area) => (
            <Row
              key={area.id}
              name={nameOfArea(model, area)}
              measure={squareMetres(areaM2(area.region))}
              onClick={() => choose({ kind: 'area', id: area.id }, nameOfArea(model, area))}
              lock={<LockButton studio={studio} state={state} of={area.id} isSmall />}
            />
          ))}
        </ul>
      </Disclosure>
      {trees.length ? (
        <Disclosure summary={<Heading count={trees.length}>Trees</Heading>}>
          <ul>
            {trees.map((tree) => {
              const name = state.plants.get(tree.plantId)?.commonName ?? 'Tree';
              return (
                <Row
                  key={`${tree.x} ${tree.y}`}
                  name={name}
                  measure={`${metres(tree.y)} from the house`}
                  onClick={() =>
                    choose({ kind: 'tree', plantId: tree.plantId, x: tree.x, y: tree.y }, name)
                  }
                  lock={
                    tree.existing ? null : (
                      <LockButton
                        studio={studio}
                        state={state}
                        of={{ plantId: tree.plantId, x: tree.x, y: tree.y }}
                        isSmall
                      />
                    )
                  }
                />
              );
            })}
          </ul>
        </Disclosure>
      ) : null}
      <Disclosure
        summary={
          <Heading count={model.planting.schedule.length}>Plants in the whole garden</Heading>
        }
      >
        <PlantKinds studio={studio} state={state} areaId={null} />
      </Disclosure>
    </div>
  );
}

const Heading = ({ children, count }: { children: string; count: number }) => (
  <h3 className="font-medium">
    {children} <span className="figures font-normal text-ink-soft">{count}</span>
  </h3>
);

function Row({
  name,
  measure,
  onClick,
  lock,
}: {
  name: string;
  measure: string;
  onClick: () => void;
  lock?: ReactNode;
}) {
  return (
    <li className="flex items-center">
      <button
        type="button"
        onClick={onClick}
        className="small flex min-h-10 w-full items-center justify-between gap-4 px-2 text-left hover:bg-stone"
      >
        <span className="min-w-0">{name}</span>
        <span className="figures fine shrink-0 text-ink-soft">{measure}</span>
      </button>
      {lock}
    </li>
  );
}
