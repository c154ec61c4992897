import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ADMIN_API } from '#contracts/admin-paths.ts';
import { type AdminMail, canDrop, canResend } from '#contracts/mail.ts';
import { adminFetch } from '#app/features/admin/admin-fetch.ts';
import { reasonOf } from '#app/features/admin/call-reason.ts';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/toast.ts';

/** Sending once more, and giving up: only where the message's state allows it. */
export function MailActions({ mail, isMailed }: { mail: AdminMail; isMailed: boolean }) {
  const client = useQueryClient();
  const [busy, setBusy] = useState<'resend' | 'drop' | null>(null);
  const act = async (what: 'resend' | 'drop') => {
    setBusy(what);
    try {
      const { message } = await adminFetch<{ message: string }>(`${ADMIN_API.mail}/${mail.id}/${what}`, { method: 'POST' });
      showToast({ title: message });
    } catch (error) {
      showToast({ title: 'Error', description: reasonOf(error), tone: 'danger' });
    } finally {
      setBusy(null);
      void client.invalidateQueries({ predicate: ({ queryKey: [key] }) => typeof key === 'string' && [ADMIN_API.mail, '/api/admin/stats'].some((start) => key.startsWith(start)) });
    }
  };
  const isResendable = canResend(mail.state, isMailed);
  if (!isResendable && !canDrop(mail.state)) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {isResendable ? (
        <Button size="small" variant="outline" disabled={busy !== null} aria-busy={busy === 'resend'} onClick={() => void act('resend')}>
          {mail.state === 'kept' || mail.state === 'dropped' ? 'Send' : 'Resend'}
          <span className="sr-only">: {mail.subject}</span>
        </Button>
      ) : null}
      {canDrop(mail.state) ? (
        <Button size="small" variant="quiet" disabled={busy !== null} aria-busy={busy === 'drop'} onClick={() => void act('drop')}>
          Drop
          <span className="sr-only">: {mail.subject}</span>
        </Button>
      ) : null}
    </div>
  );
}
