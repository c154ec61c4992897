import { AskDialog } from '#app/ui/ask-dialog.tsx';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { spanInWords } from '#app/features/booking/time-words.ts';
import { endOf } from './grid-geometry.ts';
import { NearTimes } from './near-times.tsx';
import type { useMoving } from './use-moving.ts';

/** The question before something that was pulled is moved, and the reason where it could not be. */
export function MoveDialogs({
  mover: { moving, isSaving, problem, save, leave, closeProblem },
}: {
  mover: ReturnType<typeof useMoving>;
}) {
  return (
    <>
      {moving?.by === 'asked' ? (
        <AskDialog
          title={`Move ${moving.appointment.name}?`}
          stay="Leave it as it was"
          isBusy={isSaving}
          onStay={() => leave(moving.appointment)}
          answers={[
            {
              label: isSaving ? 'Moving…' : 'Move it',
              onClick: () => void save(moving.appointment, moving.startsAt),
            },
          ]}
        >
          <p className="figures">
            From {spanInWords(moving.appointment.startsAt, moving.appointment.endsAt)}
            <br />
            to {spanInWords(moving.startsAt, endOf(moving.appointment, moving.startsAt))}.
          </p>
          <p>
            {moving.appointment.email
              ? 'They are told by e-mail, where mail is set up.'
              : 'There is no e-mail address: please ring them.'}
          </p>
        </AskDialog>
      ) : null}
      {problem ? (
        <Dialog
          open
          onOpenChange={(open) => {
            if (!open && !isSaving) closeProblem();
          }}
          title={`${problem.appointment.name} was not moved`}
          {...(problem.isAsItWas
            ? {
                description: `It stays where it was: ${spanInWords(problem.appointment.startsAt, problem.appointment.endsAt)}.`,
              }
            : {})}
          className="sm:max-w-xl!"
        >
          <p key={problem.round} role="alert">
            {problem.message} {problem.slots.length > 0 ? 'These times near it are free:' : ''}
          </p>
          <NearTimes
            slots={problem.slots}
            isBusy={isSaving}
            onTake={(slot) => void save(problem.appointment, slot.startsAt)}
          />
          <Button variant="quiet" className="mt-5" disabled={isSaving} onClick={closeProblem}>
            Leave it as it is
          </Button>
        </Dialog>
      ) : null}
    </>
  );
}
