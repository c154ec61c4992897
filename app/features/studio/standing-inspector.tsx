import { Trash2 } from 'lucide-react';
import { capitalise } from '#engine/model/format.ts';
import { listStanding, type Standing } from '#engine/operations/plot/standing.ts';
import { Button } from '#app/ui/button.tsx';
import { inMetres, metres, toMm } from './names.ts';
import { NameField } from './name-field.tsx';
import { NumberField } from './number-field.tsx';
import type { Studio, StudioState } from './studio-store.ts';

/** Something that stands already: what it is called, how large it is, where it stands, and whether it stays. */
export function StandingInspector({
  studio,
  state,
  id,
}: {
  studio: Studio;
  state: StudioState;
  id: string;
}) {
  const { model } = state;
  const one = listStanding(model).find((thing) => thing.id === id);
  if (!one) return null;
  const { as, name } = one;
  const left = model.site.house.x0;
  const isPlant = as === 'tree' || as === 'shrub',
    isCover = as === 'cover',
    isFlat = isCover || as === 'patio' || as === 'pond';
  const set = (next: Partial<Standing>, said: string) =>
    studio.change({ ...one, ...next }, `${capitalise(name)}: ${said}.`, true);
  const measure = (label: string, value: number, change: (mm: number) => Partial<Standing>) => (
    <NumberField
      key={`${label} ${value}`}
      label={label}
      unit="m"
      step={0.1}
      value={inMetres(value)}
      onChange={(m) => set(change(toMm(m)), `${label.toLowerCase()} ${metres(toMm(m))}`)}
    />
  );
  return (
    <div className="grid gap-5">
      <NameField
        key={name}
        name={name}
        onName={(next) => set({ name: next }, `is called ${next}`)}
      />
      <div className="grid grid-cols-2 gap-3">
        {isPlant
          ? measure('Width of its crown', one.widthMm, (mm) => ({ widthMm: mm, depthMm: mm }))
          : null}
        {isPlant || isCover ? null : (
          <>
            {measure('Width along the house', one.widthMm, (mm) => ({ widthMm: mm }))}
            {measure('Depth', one.depthMm, (mm) => ({ depthMm: mm }))}
          </>
        )}
        {isFlat ? null : measure('Height', one.heightMm, (mm) => ({ heightMm: mm }))}
        {measure('From the left end of the house', one.x - left, (mm) => ({ x: left + mm }))}
        {measure('From the house', one.y, (mm) => ({ y: mm }))}
      </div>
      {isPlant ? (
        <label className="small flex min-h-8 items-center gap-2.5">
          <input
            type="checkbox"
            checked={one.evergreen}
            onChange={(event) =>
              set(
                { evergreen: event.target.checked },
                event.target.checked ? 'evergreen' : 'sheds its leaves',
              )
            }
            className="size-4.5 accent-clay"
          />
          Evergreen
        </label>
      ) : null}
      <div>
        <p className="small text-ink-soft">
          It stands there already and stays. {isCover ? 'Its cover has to lift.' : ''} “Lay out the
          rest anew” draws the garden round it.
        </p>
        <div className="mt-3 flex flex-wrap gap-3">
          {isCover ? null : (
            <Button
              size="small"
              variant="outline"
              onClick={() =>
                studio.change(
                  { kind: 'unstand', id, goes: true },
                  `${capitalise(name)} is taken away, and that is in the price.`,
                )
              }
            >
              <Trash2 aria-hidden size={15} strokeWidth={1.7} />
              It goes: take it away
            </Button>
          )}
          <Button
            size="small"
            variant="outline"
            onClick={() =>
              studio.change(
                { kind: 'unstand', id, goes: false },
                `${capitalise(name)} is not there.`,
              )
            }
          >
            It is not there
          </Button>
        </div>
      </div>
    </div>
  );
}
