import { useEffect, useRef, useState } from 'react';
import { STUDIO_API } from '#contracts/studio-paths.ts';
import type { SwapChoice, SwapChoices } from '#contracts/studio.ts';
import { callApi, plainWordsOf } from '#app/lib/call-api.ts';
import { LoadFault } from './load-fault.tsx';
import { differenceInWords, signedPounds } from './prices.ts';
import { useStudioId } from './studio-id.ts';
import type { Studio, StudioState } from './studio-store.ts';

/** The kinds that grow in an area, or in the whole garden, each with what could grow instead. */
export function PlantKinds({
  studio,
  state,
  areaId,
}: {
  studio: Studio;
  state: StudioState;
  areaId: string | null;
}) {
  const [open, setOpen] = useState<string | null>(null);
  const counts = new Map<string, number>();
  for (const one of state.model.planting.placements)
    if (!one.existing && (areaId === null || one.areaId === areaId))
      counts.set(one.plantId, (counts.get(one.plantId) ?? 0) + 1);
  const kinds = [...counts]
    .flatMap(([id, count]) => {
      const plant = state.plants.get(id);
      return plant ? [{ plant, count }] : [];
    })
    .sort((a, b) => (a.plant.commonName < b.plant.commonName ? -1 : 1));
  if (!kinds.length) return null;
  return (
    <div>
      {areaId === null ? null : <h3 className="fine text-ink-soft">Plants</h3>}
      <ul className="mt-1 divide-y border-y">
        {kinds.map(({ plant, count }) => (
          <li key={plant.id} className="py-1.5">
            <div className="flex items-center justify-between gap-3">
              <span className="small min-w-0">
                {plant.commonName} <span className="figures text-ink-soft">{count}</span>
                <span className="latin block text-ink-soft">{plant.latinName}</span>
              </span>
              <button
                type="button"
                aria-expanded={open === plant.id}
                aria-label={`Swap ${plant.commonName}`}
                onClick={() => setOpen(open === plant.id ? null : plant.id)}
                className="small min-h-8 shrink-0 border border-line-strong px-2.5 hover:border-ink hover:bg-ink/5"
              >
                Swap
              </button>
            </div>
            {open === plant.id ? (
              <Swaps
                key={`${plant.id} ${areaId}`}
                studio={studio}
                plantId={plant.id}
                areaId={areaId}
                name={plant.commonName}
                isSaved={state.save === 'saved'}
                onDone={() => setOpen(null)}
              />
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Swaps({
  studio,
  plantId,
  areaId,
  name,
  isSaved,
  onDone,
}: {
  studio: Studio;
  plantId: string;
  areaId: string | null;
  name: string;
  isSaved: boolean;
  onDone: () => void;
}) {
  const id = useStudioId();
  const [choices, setChoices] = useState<readonly SwapChoice[] | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const wasAsked = useRef(false);
  const load = async () => {
    setFault(null);
    try {
      const area = areaId === null ? '' : `&area=${encodeURIComponent(areaId)}`;
      const answer = await callApi<SwapChoices>(
        `${STUDIO_API.swaps(id)}?plant=${encodeURIComponent(plantId)}${area}`,
      );
      studio.learn(answer.choices.map((choice) => choice.plant));
      setChoices(answer.choices);
    } catch (error) {
      setFault(plainWordsOf(error));
    }
  };
  // The answer is about what is saved.
  useEffect(() => {
    if (!isSaved || wasAsked.current) return;
    wasAsked.current = true;
    void load();
  });
  if (fault) return <LoadFault fault={fault} onRetry={() => void load()} />;
  if (!choices)
    return (
      <p role="status" className="small mt-2 text-ink-soft">
        {isSaved
          ? 'Looking for plants that will live there…'
          : 'Once your changes are saved, we look for plants that will live there.'}
      </p>
    );
  if (!choices.length)
    return (
      <p role="status" className="small mt-2 text-ink-soft">
        {areaId === null
          ? 'Nothing else in our catalogue would do the same work everywhere it grows. Choose a bed on the plan to swap it there alone.'
          : 'Nothing else in our catalogue would do the same work here.'}
      </p>
    );
  return (
    <ul aria-label={`Instead of ${name}`} className="mt-2 grid gap-1.5 border-l-2 border-clay pl-3">
      {choices.map(({ plant, difference, why }) => (
        <li key={plant.id} className="flex items-start justify-between gap-3">
          <span className="small min-w-0">
            {plant.commonName}
            <span className="fine block text-ink-soft">{why}</span>
          </span>
          <button
            type="button"
            aria-label={`Plant ${plant.commonName} instead, ${differenceInWords(difference)}`}
            onClick={() => {
              if (
                studio.change(
                  { kind: 'swap-plant', plantId, by: plant.id, areaId },
                  `${plant.commonName} instead of ${name}.`,
                )
              )
                onDone();
            }}
            className="small figures min-h-8 shrink-0 border border-line-strong px-2.5 hover:border-ink hover:bg-ink/5"
          >
            {signedPounds(difference)}
          </button>
        </li>
      ))}
    </ul>
  );
}
