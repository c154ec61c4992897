import { bounds } from '#engine/geometry/region.ts';
import type { Area } from '#engine/model/layout.ts';
import { DOOR_TURNS, type Side } from '#engine/model/operation.ts';
import { doorOf, mayBeMoved, middleOf } from '#engine/operations/add-ground.ts';
import { freeSide, mayBeStretched } from '#engine/operations/stretch.ts';
import { BUILDINGS } from '#engine/layout/plan-types.ts';
import { Select } from '#app/ui/field.tsx';
import { inMetres, metres, nameOfArea, toMm } from './names.ts';
import { NumberField } from './number-field.tsx';
import type { Studio, StudioState } from './studio-store.ts';

/** How deep and wide a piece of ground is, and where it lies where it may be taken elsewhere: all of it typed. */
export function AreaMeasures({
  studio,
  state: { model },
  area,
}: {
  studio: Studio;
  state: StudioState;
  area: Area;
}) {
  const name = nameOfArea(model, area);
  const box = bounds(area.region);
  const x0 = Math.min(...model.site.boundary.map(([x]) => x));
  const [deep, wide] = [box.y1 - box.y0, box.x1 - box.x0];
  const stretch = (side: Side, byMm: number, said: string) =>
    studio.change({ kind: 'stretch', areaId: area.id, side, byMm }, `${name}: ${said}.`);
  const middle = middleOf(area);
  const door = doorOf(model, area);
  const moveTo = (x: number, y: number, turnDeg = door) =>
    studio.change(
      { kind: 'move-ground', areaId: area.id, x, y, turnDeg },
      `${name}: ${metres(y)} from the house.`,
    );
  const isMoved = mayBeMoved(area);
  if (!mayBeStretched(area) && !isMoved) return null;
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        {mayBeStretched(area) ? (
          <>
            <NumberField
              key={`d${deep}`}
              label="Deep, from the house out"
              unit="m"
              step={0.1}
              value={inMetres(deep)}
              onChange={(value) =>
                stretch(freeSide(model, area, 'depth'), toMm(value) - deep, `${value} m deep`)
              }
            />
            <NumberField
              key={`w${wide}`}
              label="Wide, along the house"
              unit="m"
              step={0.1}
              value={inMetres(wide)}
              onChange={(value) =>
                stretch(freeSide(model, area, 'width'), toMm(value) - wide, `${value} m wide`)
              }
            />
          </>
        ) : null}
        {isMoved ? (
          <>
            <NumberField
              key={`x${middle.x}`}
              label="From the left"
              unit="m"
              step={0.1}
              value={inMetres(middle.x - x0)}
              onChange={(value) => moveTo(toMm(value) + x0, middle.y)}
            />
            <NumberField
              key={`y${middle.y}`}
              label="From the house"
              unit="m"
              step={0.1}
              value={inMetres(middle.y)}
              onChange={(value) => moveTo(middle.x, toMm(value))}
            />
          </>
        ) : null}
      </div>
      {isMoved ? (
        <p className="fine -mt-2 text-ink-soft">
          To its middle; left as seen from the house. What stands on it comes along.
        </p>
      ) : null}
      {isMoved && BUILDINGS.has(area.kind) && area.kind !== 'compost' ? (
        <div>
          <label htmlFor="studio-door" className="fine block text-ink-soft">
            Its door is on
          </label>
          <Select
            id="studio-door"
            className="mt-1 [&>select]:h-10"
            value={door}
            onChange={(event) =>
              moveTo(
                middle.x,
                middle.y,
                DOOR_TURNS.find((turn) => turn === Number(event.target.value)),
              )
            }
          >
            {DOOR_TURNS.map((turn) => (
              <option key={turn} value={turn}>
                {DOOR_SIDES[turn]}
              </option>
            ))}
          </Select>
        </div>
      ) : null}
    </>
  );
}
const DOOR_SIDES = {
  0: 'The side to the house',
  90: 'The right',
  180: 'The far side',
  270: 'The left',
} as const;
