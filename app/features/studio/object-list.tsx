import { areaM2 } from '#engine/geometry/region.ts';
import { squareMetres } from '#engine/model/format.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { LockButton } from './lock-button.tsx';
import { Heading, Row } from './list-row.tsx';
import { metres, nameOfArea, nameOfThing } from './names.ts';
import { PlantKinds } from './plant-kinds.tsx';
import { StandingList } from './standing-list.tsx';
import { ZoneList } from './zone-list.tsx';
import type { Selection, Studio, StudioState } from './studio-store.ts';

/** The plan as lists: everything in it, with its measure, to choose by key, finger or voice. */
export function ObjectList({ studio, state }: { studio: Studio; state: StudioState }) {
  const { model } = state;
  const trees = model.planting.placements.filter(
    (one) => !one.existing && (one.role === 'tree' || one.role === 'screening'),
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
      <StandingList studio={studio} state={state} />
      <ZoneList studio={studio} state={state} />
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
                    <LockButton
                      studio={studio}
                      state={state}
                      of={{ plantId: tree.plantId, x: tree.x, y: tree.y }}
                      isSmall
                    />
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
