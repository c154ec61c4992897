import { momentInWords } from '#contracts/london-time.ts';
import type { Slot } from '#contracts/appointments.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { TimeTaken } from './call-appointments.ts';

/** Tells the second of two people that the slot is taken, and offers the nearest. */
export function TakenNotice({
  taken,
  onTake,
  onBack,
}: {
  taken: TimeTaken;
  onTake: (slot: Slot) => void;
  onBack: () => void;
}) {
  return (
    <Notice tone="error" title="This time is no longer free">
      <p>{taken.words} What you’ve written is still here.</p>
      <div className="mt-3 flex flex-wrap gap-2.5">
        {taken.slots.map((slot) => (
          <Button key={slot.startsAt} size="small" variant="outline" onClick={() => onTake(slot)}>
            {momentInWords(slot.startsAt)}
          </Button>
        ))}
        <Button size="small" variant="quiet" onClick={onBack}>
          See all times
        </Button>
      </div>
    </Notice>
  );
}
