import { useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useWatch } from 'react-hook-form';
import {
  areaOf,
  asList,
  farthestKm,
  type MapCell,
  mapCells,
  middleOf,
  neighbourOf,
  shareOf,
  spelledOut,
  toggled,
} from '#content/places/area-choice.ts';
import { firmPlaceOf } from '#content/places/firm-place.ts';
import { allOutcodes } from '#content/places/place-of.ts';
import { servedBy } from '#content/places/served.ts';
import { countOf } from '#engine/model/format.ts';
import { Button } from '#app/ui/button.tsx';
import type { SectionFormApi } from './section-form.tsx';

/** Half the side of the square that is shown, km. */
const REACHES = [15, 30, 60] as const;
const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * The served area chosen on a map: every postcode district is a cell that is pressed, or walked to with the arrow keys and
 * taken with the space bar. It changes the list beside it and nothing else.
 */
export function AreaMap({
  form,
  address,
}: {
  form: SectionFormApi<'area'>;
  address: readonly string[];
}) {
  const [postcodes, travelMinutes, serviceArea] = useWatch({
    control: form.control,
    name: ['postcodes', 'travelMinutes', 'serviceArea'],
  });
  const served = useMemo(() => {
    const minutes = Number(travelMinutes) || 0;
    const is = servedBy({ postcodes, serviceArea, travelMinutes: minutes, address: [...address] });
    return new Set(
      allOutcodes()
        .filter(is)
        .map(({ outcode }) => outcode),
    );
  }, [postcodes, serviceArea, travelMinutes, address]);
  // Where the places by name decide, what is pressed is added to what they mean.
  const isByName = postcodes.length === 0 && !(Number(travelMinutes) > 0);
  const chosen = useMemo(
    () => (isByName ? served : spelledOut(postcodes)),
    [isByName, served, postcodes],
  );
  const home = useMemo(() => firmPlaceOf(address), [address]);
  const [middle] = useState(
    () => home?.place ?? middleOf(allOutcodes().filter(({ outcode }) => served.has(outcode))),
  );
  const [reach, setReach] = useState<number>(() => {
    const far = farthestKm(
      middle,
      allOutcodes().filter(({ outcode }) => served.has(outcode)),
    );
    return REACHES.find((one) => one >= far) ?? REACHES.at(-1)!;
  });
  const cells = useMemo(() => mapCells(middle, reach), [middle, reach]);
  const [at, setAt] = useState<string | null>(null);
  const current =
    cells.find(({ row }) => row.outcode === at) ??
    cells.find(({ x, y }) => x === 0 && y === 0) ??
    cells[0];
  const svg = useRef<SVGSVGElement>(null);
  const told = useId();
  if (!current) return null;

  const toggle = (part: string) =>
    form.setValue('postcodes', asList(toggled(chosen, part)), {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: form.formState.isSubmitted,
    });
  const onKeyDown = (event: KeyboardEvent) => {
    const way = WAYS[event.key];
    if (way) {
      const next = neighbourOf(cells, current, way).row.outcode;
      setAt(next);
      svg.current?.querySelector<SVGElement>(`[data-code="${next}"]`)?.focus();
    } else if (event.key === ' ' || event.key === 'Enter') toggle(current.row.outcode);
    else return;
    event.preventDefault();
  };
  const areas = [...Map.groupBy(cells, ({ row }) => areaOf(row.outcode)).keys()].toSorted();
  return (
    <div role="group" aria-labelledby={`${told}-title`} className="grid gap-3">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <p id={`${told}-title`} className="small font-medium">
          Or choose them on the map
        </p>
        <div className="flex flex-wrap gap-2" role="group" aria-label="How far the map reaches">
          {REACHES.map((one) => (
            <Button
              key={one}
              type="button"
              size="small"
              variant={one === reach ? 'ink' : 'outline'}
              aria-pressed={one === reach}
              onClick={() => setReach(one)}
            >
              {one} km
            </Button>
          ))}
        </div>
      </div>
      <svg
        ref={svg}
        viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`}
        role="group"
        aria-label="Postcode districts. Arrow keys move, the space bar takes or leaves."
        aria-describedby={told}
        className="aspect-square w-full max-w-160 rounded-sm border bg-linen"
      >
        {cells.map((cell) => (
          <Cell
            key={cell.row.outcode}
            cell={cell}
            reach={reach}
            isChosen={chosen.has(cell.row.outcode)}
            isServed={served.has(cell.row.outcode)}
            isCurrent={cell === current}
            onPress={() => {
              setAt(cell.row.outcode);
              toggle(cell.row.outcode);
            }}
            onFocus={() => setAt(cell.row.outcode)}
            onKeyDown={onKeyDown}
          />
        ))}
        {home ? (
          <circle
            r={reach / 70}
            className="pointer-events-none fill-clay stroke-paper"
            strokeWidth={reach / 250}
          />
        ) : null}
      </svg>
      <p id={told} className="small text-ink-soft" role="status">
        <span className="font-medium text-ink">{current.row.outcode}</span>,{' '}
        {current.row.town ?? current.row.district}:{' '}
        {chosen.has(current.row.outcode)
          ? 'chosen'
          : served.has(current.row.outcode)
            ? 'within the drive'
            : 'not served'}
        . In all {countOf(served.size, 'district is', 'districts are')} served.
      </p>
      <div className="flex flex-wrap gap-2" role="group" aria-label="Whole postcode areas">
        {areas.map((area) => {
          const share = shareOf(chosen, area);
          return (
            <button
              key={area}
              type="button"
              aria-pressed={share === 'all' ? true : share === 'some' ? 'mixed' : false}
              onClick={() => toggle(area)}
              className={`small inline-flex min-h-8 items-center rounded-full border px-3 hover:border-ink ${
                share === 'all' ? 'border-leaf bg-leaf text-paper' : 'bg-sheet'
              }`}
            >
              <span className="sr-only">All of </span>
              {area}
              {share === 'some' ? <span aria-hidden>&nbsp;(part)</span> : null}
            </button>
          );
        })}
      </div>
      <p className="fine text-ink-soft">
        Dark: chosen. Light: within the drive. The dot is your address. The borders are drawn half
        way between the districts’ centres, so they are not exact. Press Save to keep the choice.
        Contains OS data © Crown copyright and database right 2014, Royal Mail data © Royal Mail
        copyright and database right 2014, National Statistics data © Crown copyright and database
        right 2014.
      </p>
    </div>
  );
}

function Cell({
  cell: { row, x, y, outline },
  reach,
  isChosen,
  isServed,
  isCurrent,
  onPress,
  onFocus,
  onKeyDown,
}: {
  cell: MapCell;
  reach: number;
  isChosen: boolean;
  isServed: boolean;
  isCurrent: boolean;
  onPress: () => void;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}) {
  const letters = reach / 26;
  // Half the width of its name, all round: names of small districts would run into one another.
  const hasRoom = outline.every(
    ([px, py]) => Math.hypot(px - x, py - y) > letters * 0.3 * row.outcode.length,
  );
  return (
    <g
      role="checkbox"
      aria-checked={isChosen}
      aria-label={`${row.outcode}, ${row.town ?? row.district}${isServed && !isChosen ? ', within the drive' : ''}`}
      tabIndex={isCurrent ? 0 : -1}
      data-code={row.outcode}
      onClick={onPress}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      className="group cursor-pointer outline-none"
    >
      <path
        d={`M${outline.map(([px, py]) => `${px.toFixed(2)} ${py.toFixed(2)}`).join('L')}Z`}
        className={`stroke-line-strong group-hover:stroke-ink group-focus-visible:stroke-focus ${
          isChosen ? 'fill-leaf' : isServed ? 'fill-leaf-wash' : 'fill-sheet'
        } group-focus-visible:[stroke-width:0.012em]`}
        strokeWidth={reach / 400}
        style={{ fontSize: reach }}
      />
      {hasRoom ? (
        <text
          x={x}
          y={y}
          textAnchor="middle"
          dominantBaseline="central"
          fontSize={letters}
          className={`pointer-events-none ${isChosen ? 'fill-paper' : 'fill-ink'}`}
        >
          {row.outcode}
        </text>
      ) : null}
    </g>
  );
}
