import { PencilRuler } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useOpenStudio } from '#app/features/studio/use-open-studio.ts';
import { findOwnSession } from '#app/lib/own-designs.ts';
import { Button } from '#app/ui/button.tsx';
import { FieldError } from '#app/ui/field.tsx';

const neverChanges = () => () => {};

/** Leads whoever asked for the design into the studio. */
export function ChangeControl({ id }: { id: string }) {
  const sessionId = useSyncExternalStore(
    neverChanges,
    () => findOwnSession(id),
    () => null,
  );
  return sessionId === null ? null : <Change id={id} sessionId={sessionId} />;
}

function Change({ id, sessionId }: { id: string; sessionId: string }) {
  const { open, isOpening, fault } = useOpenStudio(id, sessionId);
  return (
    <>
      <Button variant="ink" disabled={isOpening} onClick={() => void open()}>
        <PencilRuler aria-hidden size={17} strokeWidth={1.6} />
        Change it
      </Button>
      {fault ? <FieldError id="change-fault">{fault}</FieldError> : null}
    </>
  );
}
