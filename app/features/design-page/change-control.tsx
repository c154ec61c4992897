import { PencilRuler } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useOpenStudio, useStartFrom } from '#app/features/studio/use-open-studio.ts';
import { findOwnSession } from '#app/lib/own-designs.ts';
import { Button } from '#app/ui/button.tsx';
import { FieldError } from '#app/ui/field.tsx';

const neverChanges = () => () => {};

/** Opens the studio: for the design itself if this browser asked for it, otherwise, in the library, for a copy of it. */
export function ChangeControl({ id, isOfLibrary }: { id: string; isOfLibrary: boolean }) {
  const sessionId = useSyncExternalStore(
    neverChanges,
    () => findOwnSession(id),
    () => null,
  );
  if (sessionId !== null) return <Change id={id} sessionId={sessionId} />;
  return isOfLibrary ? <Start id={id} /> : null;
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

function Start({ id }: { id: string }) {
  const { start, isOpening, fault } = useStartFrom(id);
  return (
    <>
      <Button variant="ink" disabled={isOpening} onClick={() => void start()}>
        <PencilRuler aria-hidden size={17} strokeWidth={1.6} />
        Start from this
      </Button>
      {fault ? <FieldError id="start-fault">{fault}</FieldError> : null}
    </>
  );
}
