import { useState, useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router';
import { API } from '#contracts/routes.ts';
import { longDate } from '#engine/model/format.ts';
import { callApi, plainWordsOf } from '#app/lib/call-api.ts';
import { findOwnSession, isOwnDesign } from '#app/lib/own-designs.ts';
import { Button } from '#app/ui/button.tsx';
import { FieldError } from '#app/ui/field.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { showToast } from '#app/ui/toast.ts';
import type { PageDesign } from './page-design.ts';

const neverChanges = () => () => {};

/** Whether the design is in the public library; the browser that requested it may change that. */
export function SharingControl({ design }: { design: PageDesign }) {
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const { revalidate } = useRevalidator();
  const sessionId = useSyncExternalStore(
    neverChanges,
    () => findOwnSession(design.id),
    () => null,
  );
  const isOwn = useSyncExternalStore(
    neverChanges,
    () => isOwnDesign(design.id),
    () => false,
  );
  if (design.sample || (design.shared && !isOwn)) return null;
  if (design.isState)
    return (
      <p className="no-print small mt-5 max-w-3xl text-ink-soft">
        This is the garden as it stood when its address was shared, on {longDate(design.createdAt)}.
        It stays so, whatever is changed afterwards, and only people with the link can see it.
      </p>
    );

  const toggle = async () => {
    setBusy(true);
    setFault(null);
    try {
      await callApi(API.shareDesign(design.id), { json: { shared: !design.shared, sessionId } });
      await revalidate();
      showToast({
        title: design.shared ? 'Removed from the library' : 'Now in the library',
        description: design.shared
          ? 'Only people with the link can see it.'
          : 'It may appear on our home page too. Your description and postcode stay private.',
      });
    } catch (error) {
      setFault(plainWordsOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="no-print small mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-soft">
      <span>
        {design.shared
          ? `This design is in the public library.${sessionId === null ? ' To have it removed, please ask us.' : ''}`
          : 'This design is private: only people with the link can see it. Keep the link safe.'}
      </span>
      {isOwn ? (
        <SiteLink to="/my-designs" className="inline-flex min-h-8 items-center underline">
          My designs
        </SiteLink>
      ) : null}
      {sessionId === null ? null : (
        <Button
          size="small"
          variant="quiet"
          onClick={() => void toggle()}
          disabled={isBusy}
          className="underline"
        >
          {design.shared ? 'Remove it from the library' : 'Publish it in the library'}
        </Button>
      )}
      {fault ? <FieldError id="sharing-fault">{fault}</FieldError> : null}
    </div>
  );
}
