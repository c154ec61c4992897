import { Columns2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { pounds } from '#engine/model/format.ts';
import type { GardenModel } from '#engine/model/garden.ts';
import type { Operation } from '#engine/model/operation.ts';
import { plainWordsOf } from '#app/lib/call-api.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { drawStudioPlan } from './plan-drawing.ts';
import type { Studio, StudioState } from './studio-store.ts';

type Side = {
  title: string;
  summary: { total: number };
  /** null: as it stands. */
  operations: readonly Operation[] | null;
};

/** Two versions as plans, side by side or one above the other. */
export function BothPlans({
  studio,
  state,
  sides,
}: {
  studio: Studio;
  state: StudioState;
  sides: readonly [Side, Side];
}) {
  const [shown, setShown] = useState<readonly { side: Side; model: GardenModel }[] | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const open = async () => {
    setFault(null);
    try {
      setShown(
        await Promise.all(
          sides.map(async (side) => ({
            side,
            model: side.operations ? await studio.gardenOf(side.operations) : state.model,
          })),
        ),
      );
    } catch (error) {
      setFault(plainWordsOf(error));
    }
  };
  return (
    <>
      <Button size="small" variant="outline" className="mt-3" onClick={() => void open()}>
        <Columns2 aria-hidden size={15} strokeWidth={1.7} />
        See both plans
      </Button>
      {fault ? (
        <p role="alert" className="small mt-2 text-danger">
          {fault}
        </p>
      ) : null}
      <Dialog
        open={shown !== null}
        onOpenChange={() => setShown(null)}
        title="Side by side"
        description="Two versions of this garden. New planting on changed ground is drawn only on the one that stands now."
        className="max-w-7xl!"
      >
        <div className="grid gap-5 md:grid-cols-2">
          {shown?.map(({ side, model }, i) => (
            <Plan key={i} side={side} model={model} state={state} />
          ))}
        </div>
      </Dialog>
    </>
  );
}

function Plan({ side, model, state }: { side: Side; model: GardenModel; state: StudioState }) {
  const picture = useMemo(
    () =>
      `data:image/svg+xml,${encodeURIComponent(drawStudioPlan(model, state.plants, side.title).svg)}`,
    [model, state.plants, side.title],
  );
  return (
    <figure className="min-w-0">
      <img
        src={picture}
        alt={`Plan: ${side.title}`}
        className="block max-h-[60svh] w-full border bg-[#faf7f0] object-contain"
      />
      <figcaption className="small mt-2 flex justify-between gap-3">
        <span className="min-w-0 font-medium wrap-anywhere">{side.title}</span>
        <span className="figures shrink-0">{pounds(side.summary.total)}</span>
      </figcaption>
    </figure>
  );
}
