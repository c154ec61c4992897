import { type Slot, TakenTimes } from '#contracts/appointments.ts';
import { momentInWords } from '#contracts/london-time.ts';
import { AdminCallError } from '#app/features/admin/admin-fetch.ts';
import { Button } from '#app/ui/button.tsx';

/** The free times that a refusal names. */
export function slotsOf(error: unknown): readonly Slot[] {
  const named =
    error instanceof AdminCallError && error.code === 'conflict'
      ? TakenTimes.safeParse(error.current)
      : null;
  return named?.success ? named.data.slots : [];
}

/** Times near one that is taken, to be taken by a press. */
export function NearTimes({
  slots,
  isBusy,
  onTake,
}: {
  slots: readonly Slot[];
  isBusy: boolean;
  onTake: (slot: Slot) => void;
}) {
  if (slots.length === 0) return null;
  return (
    <div
      role="group"
      aria-label="Free times near it"
      aria-busy={isBusy}
      className="mt-3 flex flex-wrap gap-2.5"
    >
      {slots.map((slot) => (
        <Button
          key={slot.startsAt}
          size="small"
          variant="outline"
          aria-disabled={isBusy}
          onClick={() => (isBusy ? undefined : onTake(slot))}
          className="figures"
        >
          {momentInWords(slot.startsAt)}
        </Button>
      ))}
    </div>
  );
}
