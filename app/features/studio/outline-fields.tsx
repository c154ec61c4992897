import { Plus, Spline, Trash2 } from 'lucide-react';
import type { Area } from '#engine/model/layout.ts';
import type { Ring } from '#engine/model/shapes.ts';
import {
  addKnot,
  isStraight,
  moveKnot,
  removeKnot,
  roundKnot,
  sideAfter,
  straightenSide,
} from '#engine/operations/outline/knots.ts';
import { mayBeReshaped } from '#engine/operations/outline/reshape.ts';
import { Button } from '#app/ui/button.tsx';
import { Select } from '#app/ui/field.tsx';
import { inMetres, metres, nameOfArea, toMm } from './names.ts';
import { NumberField } from './number-field.tsx';
import { cornerAt, type Outlined, outlineNow } from './outline-edits.ts';
import type { Studio, StudioState } from './studio-store.ts';

/** How far a corner is rounded off, where its sides have room for it, mm. */
const ROUND_MM = 1000;

/** The corners of an outline: chosen, typed, put in, taken out and rounded off. */
export function OutlineFields({
  studio,
  state,
  area,
}: {
  studio: Studio;
  state: StudioState;
  area: Area;
}) {
  if (!mayBeReshaped(area)) return null;
  const isOpen = state.reshaping?.areaId === area.id;
  return (
    <div className="grid gap-3">
      <Button
        size="small"
        variant="outline"
        className="justify-self-start"
        aria-pressed={isOpen}
        onClick={() =>
          studio.reshape(
            isOpen ? null : { areaId: area.id, at: 0 },
            isOpen ? 'The outline is as it is.' : 'The corners of the outline can be moved.',
          )
        }
      >
        <Spline aria-hidden size={15} strokeWidth={1.7} />
        {isOpen ? 'Done with its outline' : 'Change its outline'}
      </Button>
      {isOpen ? (
        <Corners
          studio={studio}
          state={state}
          of={area}
          name={nameOfArea(state.model, area)}
          onDraw={(corners, said) =>
            studio.change({ kind: 'reshape', areaId: area.id, corners }, said, true)
          }
        />
      ) : null}
    </div>
  );
}

/** The corners of an outline: of ground, or of a zone of it. */
export function Corners({
  studio,
  state,
  of: ground,
  name,
  onDraw,
}: {
  studio: Studio;
  state: StudioState;
  of: Outlined;
  name: string;
  /** @returns whether the outline may run so */
  onDraw: (corners: Ring, said: string) => boolean;
}) {
  const { model } = state;
  const outline = outlineNow(ground),
    { ring, knots } = outline;
  const chosen = state.reshaping?.areaId === ground.id ? state.reshaping.at : 0;
  const at = Math.min(chosen, knots.length - 1);
  const [x, y] = cornerAt(outline, at);
  const x0 = Math.min(...model.site.boundary.map(([one]) => one));
  const isCurved = !isStraight(
    cornerAt(outline, at),
    sideAfter(ring, knots, at),
    cornerAt(outline, (at + 1) % knots.length),
  );
  const rounded = roundKnot(ring, knots, at, ROUND_MM);
  const without = removeKnot(ring, knots, at);
  const draw = (corners: Ring, said: string) => onDraw(corners, `${name}: ${said}`);
  const choose = (next: number) =>
    studio.reshape({ areaId: ground.id, at: next }, `Corner ${next + 1} of ${knots.length}.`);
  return (
    <fieldset className="grid gap-3 border-l-2 border-clay pl-4">
      <legend className="sr-only">Outline of {name}</legend>
      <p className="fine text-ink-soft">
        Drag a corner on the plan, or pull a dot between two to make one. With the plan in focus the
        arrow keys move the chosen corner.
      </p>
      <div>
        <label htmlFor="studio-corner" className="fine block text-ink-soft">
          Corner
        </label>
        <Select
          id="studio-corner"
          className="mt-1 [&>select]:h-10"
          value={at}
          onChange={(event) => choose(Number(event.target.value))}
        >
          {knots.map((knot, i) => (
            <option key={knot} value={i}>
              {i + 1} of {knots.length}: {metres(cornerAt(outline, i)[0] - x0)} from the left,{' '}
              {metres(cornerAt(outline, i)[1])} from the house
            </option>
          ))}
        </Select>
      </div>
      <div className="grid grid-cols-2 gap-3">
        <NumberField
          key={`cx${at} ${x}`}
          label="Corner from the left"
          unit="m"
          step={0.1}
          value={inMetres(x - x0)}
          onChange={(value) =>
            draw(moveKnot(ring, knots, at, [toMm(value) + x0, y]).ring, `corner at ${value} m.`)
          }
        />
        <NumberField
          key={`cy${at} ${y}`}
          label="Corner from the house"
          unit="m"
          step={0.1}
          value={inMetres(y)}
          onChange={(value) =>
            draw(moveKnot(ring, knots, at, [x, toMm(value)]).ring, `corner at ${value} m.`)
          }
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          variant="outline"
          aria-disabled={!rounded}
          onClick={() => (rounded ? draw(rounded.ring, 'corner rounded off.') : undefined)}
        >
          Round it off
        </Button>
        {isCurved ? (
          <Button
            size="small"
            variant="outline"
            onClick={() => draw(straightenSide(ring, knots, at).ring, 'side made straight.')}
          >
            Straighten the side after it
          </Button>
        ) : null}
        <Button
          size="small"
          variant="outline"
          onClick={() => {
            const added = addKnot(ring, knots, at);
            const [mx, my] = cornerAt(added, added.at);
            // a little out, so that it is a corner to see
            const out = outwards(added.ring, added.knots[added.at]!);
            draw(
              moveKnot(added.ring, added.knots, added.at, [mx + out[0] * 300, my + out[1] * 300])
                .ring,
              'corner added.',
            );
          }}
        >
          <Plus aria-hidden size={15} strokeWidth={1.7} />
          Add one after it
        </Button>
        <Button
          size="small"
          variant="outline"
          aria-disabled={!without}
          onClick={() => (without ? draw(without.ring, 'corner removed.') : undefined)}
        >
          <Trash2 aria-hidden size={15} strokeWidth={1.7} />
          Remove it
        </Button>
      </div>
    </fieldset>
  );
}

/** Away from the ground that an outline goes round, at one of its points: a direction of length 1. */
function outwards(ring: Ring, i: number): readonly [number, number] {
  const n = ring.length,
    [a, b] = [ring[(i + n - 1) % n]!, ring[(i + 1) % n]!];
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  return [(b[1] - a[1]) / length, (a[0] - b[0]) / length];
}
