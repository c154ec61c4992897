import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ADMIN_API } from '#contracts/admin-paths.ts';
import { type AdminMail, canDrop, canResend } from '#contracts/mail.ts';
import { adminFetch } from '#app/features/admin/admin-fetch.ts';
import { reasonOf } from '#app/features/admin/call-reason.ts';
import { useFailure } from '#app/features/admin/use-failure.ts';
import { Button } from '#app/ui/button.tsx';
import { FieldError } from '#app/ui/field.tsx';
import { showToast } from '#app/ui/toast.ts';

type Press = 'resend' | 'drop';

/** Sending once more, and giving up: only where the message's state allows it. */
export function MailActions({ mail, isMailed }: { mail: AdminMail; isMailed: boolean }) {
  const client = useQueryClient();
  const [busy, setBusy] = useState<Press | null>(null);
  const { failure, failureId, describedBy, clear, fail } = useFailure();
  const [pressed, setPressed] = useState<Press | null>(null);
  const act = async (what: Press) => {
    if (busy) return;
    setBusy(what);
    setPressed(what);
    clear();
    try {
      const { message } = await adminFetch<{ message: string }>(
        `${ADMIN_API.mail}/${mail.id}/${what}`,
        { method: 'POST' },
      );
      showToast({ title: message });
    } catch (error) {
      fail(reasonOf(error));
    } finally {
      setBusy(null);
      void client.invalidateQueries({
        predicate: ({ queryKey: [key] }) =>
          typeof key === 'string' &&
          [ADMIN_API.mail, '/api/admin/stats'].some((start) => key.startsWith(start)),
      });
    }
  };
  const isResendable = canResend(mail.state, isMailed);
  if (!isResendable && !canDrop(mail.state)) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {isResendable ? (
        <Button
          size="small"
          variant="outline"
          aria-disabled={busy !== null}
          aria-busy={busy === 'resend'}
          aria-describedby={pressed === 'resend' ? describedBy : undefined}
          onClick={() => void act('resend')}
        >
          {mail.state === 'kept' || mail.state === 'dropped' ? 'Send' : 'Resend'}
          <span className="sr-only">: {mail.subject}</span>
        </Button>
      ) : null}
      {canDrop(mail.state) ? (
        <Button
          size="small"
          variant="quiet"
          aria-disabled={busy !== null}
          aria-busy={busy === 'drop'}
          aria-describedby={pressed === 'drop' ? describedBy : undefined}
          onClick={() => void act('drop')}
        >
          Drop
          <span className="sr-only">: {mail.subject}</span>
        </Button>
      ) : null}
      {failure ? (
        <div className="max-w-xs basis-full">
          <FieldError id={failureId}>{failure}</FieldError>
        </div>
      ) : null}
    </div>
  );
}
