import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { BARRED_KINDS, type BarredKind } from '#engine/model/barred.ts';
import { capitalise } from '#engine/model/format.ts';
import { bounds } from '#engine/geometry/region.ts';
import { listZones, movedBy, zoneAs } from '#engine/operations/plot/zones.ts';
import { BARRED_RULES, labelOf, phraseOf } from '#engine/site/barred-rules.ts';
import { Button } from '#app/ui/button.tsx';
import { Select } from '#app/ui/field.tsx';
import { NameField } from './name-field.tsx';
import { inMetres, toMm } from './names.ts';
import { NumberField } from './number-field.tsx';
import { asOutlined } from './outline-edits.ts';
import { Corners } from './outline-fields.tsx';
import type { Studio, StudioState } from './studio-store.ts';

/** Ground that is left free: what it is, what it is called, where it lies and how it runs, and whether there is any. */
export function ZoneInspector({
  studio,
  state,
  id,
}: {
  studio: Studio;
  state: StudioState;
  id: string;
}) {
  const kindId = useId();
  const { model } = state;
  const zone = listZones(model).find((one) => one.id === id);
  if (!zone) return null;
  const name = labelOf(zone),
    box = bounds([[zone.outline]]),
    left = model.site.house.x0;
  const move = (dx: number, dy: number) =>
    studio.change(
      zoneAs(zone, { outline: movedBy(zone.outline, dx, dy) }),
      `${name}: moved.`,
      true,
    );
  return (
    <div className="grid gap-5">
      <NameField
        key={name}
        name={name}
        onName={(next) =>
          studio.change(zoneAs(zone, { name: next }), `It is called ${next}.`, true)
        }
      />
      <div>
        <label htmlFor={kindId} className="fine block text-ink-soft">
          What it is
        </label>
        <Select
          id={kindId}
          className="mt-1 [&>select]:h-10"
          value={zone.kind}
          onChange={(event) => {
            const as = event.target.value as BarredKind;
            studio.change(zoneAs(zone, { as }), `It is ${BARRED_RULES[as].phrase}.`, true);
          }}
        >
          {BARRED_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {capitalise(kind)}
            </option>
          ))}
        </Select>
      </div>
      <div className="grid grid-cols-2 gap-3">
        <NumberField
          key={`x${box.x0}`}
          label="From the left end of the house"
          unit="m"
          step={0.1}
          value={inMetres(box.x0 - left)}
          onChange={(m) => move(Math.round(toMm(m) + left - box.x0), 0)}
        />
        <NumberField
          key={`y${box.y0}`}
          label="From the house"
          unit="m"
          step={0.1}
          value={inMetres(box.y0)}
          onChange={(m) => move(0, Math.round(toMm(m) - box.y0))}
        />
      </div>
      <Corners
        studio={studio}
        state={state}
        of={asOutlined(zone)}
        name={name}
        onDraw={(outline, said) => studio.change(zoneAs(zone, { outline }), said, true)}
      />
      <div>
        <p className="small text-ink-soft">
          {zone.quote ? `You wrote “${zone.quote}”. ` : ''}
          {BARRED_RULES[zone.kind].rule} “Lay out the rest anew” draws the garden round{' '}
          {phraseOf(zone)}.
        </p>
        <Button
          size="small"
          variant="outline"
          className="mt-3"
          onClick={() => studio.change({ kind: 'unzone', id }, `${name} is taken off the plan.`)}
        >
          <Trash2 aria-hidden size={15} strokeWidth={1.7} />
          It is not there
        </Button>
      </div>
    </div>
  );
}
