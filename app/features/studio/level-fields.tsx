import { useId } from 'react';
import type { Slope } from '#engine/model/brief.ts';
import { levelsBecause, levelsNow } from '#engine/operations/plot/levels.ts';
import { Button } from '#app/ui/button.tsx';
import { Select } from '#app/ui/field.tsx';
import { inMetres, metres, toMm } from './names.ts';
import { MeasuredHeights } from './measured-heights.tsx';
import { NumberField } from './number-field.tsx';
import type { Studio, StudioState } from './studio-store.ts';

type Way = 'level' | 'up' | 'down' | 'left' | 'right';
const WAYS: Record<Way, { name: string; slope: Slope; said: string }> = {
  level: { name: 'Level', slope: 'level', said: 'The ground is level.' },
  up: { name: 'Rises away from the house', slope: 'up', said: 'The ground rises.' },
  down: { name: 'Falls away from the house', slope: 'down', said: 'The ground falls.' },
  left: { name: 'Falls to the left', slope: 'across', said: 'The ground falls to the left.' },
  right: { name: 'Falls to the right', slope: 'across', said: 'The ground falls to the right.' },
};
/** Taken up when ground that was level is said to slope, until it is measured. */
const FIRST_FALL_MM = 500;

/** Heights of the ground, by three figures that two people measure with a level and a tape. */
export function LevelFields({ studio, state }: { studio: Studio; state: StudioState }) {
  const { model } = state;
  const id = useId();
  const now = levelsNow(model);
  const because = levelsBecause(model.site);
  const way: Way = now.slope === 'across' ? now.low : now.slope;
  const set = (next: Partial<typeof now>, said: string) =>
    studio.change({ ...now, ...next }, said, true);
  return (
    <section aria-labelledby={`${id}-title`}>
      <h4 id={`${id}-title`} className="fine text-ink-soft">
        Heights of the ground
      </h4>
      {because ? (
        <p className="small mt-1 text-ink-soft">{because}</p>
      ) : (
        <>
          <label htmlFor={id} className="fine mt-2 block text-ink-soft">
            As one looks out of the house
          </label>
          <Select
            id={id}
            className="mt-1 [&>select]:h-10"
            value={way}
            onChange={(event) => {
              const chosen = event.target.value as Way;
              const { slope, said } = WAYS[chosen];
              set(
                {
                  slope,
                  fallMm: slope === 'level' ? 0 : now.fallMm || FIRST_FALL_MM,
                  ...(slope === 'across' ? { low: chosen as 'left' | 'right' } : {}),
                },
                said,
              );
            }}
          >
            {(Object.keys(WAYS) as Way[]).map((one) => (
              <option key={one} value={one}>
                {WAYS[one].name}
              </option>
            ))}
          </Select>
          <div className="mt-3 grid grid-cols-2 items-end gap-3">
            <NumberField
              key={`step ${now.doorStepMm}`}
              label="From the doorstep down to the ground"
              unit="m"
              step={0.05}
              value={inMetres(now.doorStepMm)}
              onChange={(m) =>
                set({ doorStepMm: toMm(m) }, `The doorstep is ${metres(toMm(m))} above the ground.`)
              }
            />
            {now.slope === 'level' ? null : (
              <NumberField
                key={`fall ${now.fallMm}`}
                label="From one end of the plot to the other"
                unit="m"
                step={0.1}
                value={inMetres(now.fallMm)}
                onChange={(m) =>
                  set({ fallMm: toMm(m) }, `From one end to the other: ${metres(toMm(m))}.`)
                }
              />
            )}
          </div>
          {model.site.levels?.isGiven ? null : (
            <Button
              size="small"
              variant="outline"
              className="mt-3"
              onClick={() => set({}, 'The heights are as they are drawn.')}
            >
              It lies as it is drawn
            </Button>
          )}
          <p className="fine mt-2 text-ink-soft">
            Steps, edges that hold ground, digging and their price follow.
          </p>
          <MeasuredHeights studio={studio} state={state} />
        </>
      )}
    </section>
  );
}
