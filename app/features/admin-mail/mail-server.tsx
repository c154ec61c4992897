/** The firm's mail server: named here, tried on saving, and taken away. */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ADMIN_API } from '#contracts/admin-paths.ts';
import { MAIL_SERVER_URL, type MailServerAnswer } from '#contracts/mail-server.ts';
import { adminFetch } from '#app/features/admin/admin-fetch.ts';
import { reasonOf } from '#app/features/admin/call-reason.ts';
import { FocusedNotice } from '#app/features/admin/focused-notice.tsx';
import { ListFailed, ListLoading } from '#app/features/admin/list-body.tsx';
import { useAdminList } from '#app/features/admin/use-admin-list.ts';
import { AskDialog } from '#app/ui/ask-dialog.tsx';
import { Button } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { showToast } from '#app/ui/toast.ts';
import { MailServerForm } from './mail-server-form.tsx';

export function MailServer() {
  const client = useQueryClient();
  const { data, isError, error, refetch } = useAdminList<MailServerAnswer>(MAIL_SERVER_URL);
  const [isOpen, setIsOpen] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (!data)
    return isError ? (
      <ListFailed reason={reasonOf(error)} onRetry={refetch}>
        The mail server’s settings could not be read.
      </ListFailed>
    ) : (
      <ListLoading label="Loading the mail server" />
    );
  if (data.from === 'environment')
    return (
      <p className="small text-ink-soft">
        The mail server is named by SMTP_URL where the site runs, and is changed there.
      </p>
    );
  const renew = () =>
    client.invalidateQueries({
      predicate: ({ queryKey: [key] }) =>
        typeof key === 'string' &&
        [ADMIN_API.mail, MAIL_SERVER_URL].some((start) => key.startsWith(start)),
    });
  const { saved } = data;
  return (
    <div className="grid gap-4">
      {saved && problem ? (
        <FocusedNotice tone="warning" title="Saved, but the mail server did not let the site in">
          <p className="wrap-anywhere">{problem}</p>
          <p className="mt-2">
            Please check what is below against your provider’s page on sending mail by SMTP.
            Messages wait meanwhile and are tried again.
          </p>
        </FocusedNotice>
      ) : null}
      {saved === null || isOpen ? (
        <MailServerForm
          key={data.version}
          data={data}
          onSaved={(found) => {
            setProblem(found.problem);
            setIsOpen(found.problem !== null);
            showToast({
              title: found.problem === null ? 'The mail server let the site in' : 'Saved',
              description:
                found.problem === null
                  ? 'E-mails leave from now on. Send yourself a test.'
                  : 'It could not be reached yet.',
            });
            void renew();
          }}
          {...(saved ? { onCancel: () => setIsOpen(false) } : {})}
        />
      ) : (
        <Disclosure
          summary={
            <span className="small">
              Mail server: <span className="font-medium wrap-anywhere">{saved.host}</span>
            </span>
          }
          className="border-t"
        >
          <p className="small max-w-prose wrap-anywhere text-ink-soft">
            Port {saved.port}
            {saved.user === '' ? ', without a user' : `, as ${saved.user}`}, from{' '}
            {saved.fromName ? `${saved.fromName} <${saved.fromAddress}>` : saved.fromAddress}.
          </p>
          <p className="mt-3 flex flex-wrap gap-2">
            <Button variant="outline" size="small" onClick={() => setIsOpen(true)}>
              Change the mail server
            </Button>
            <Button variant="outline" size="small" onClick={() => setIsLeaving(true)}>
              Take it away
            </Button>
          </p>
        </Disclosure>
      )}
      {isLeaving ? (
        <TakeAway
          version={data.version}
          onClose={() => setIsLeaving(false)}
          onGone={() => {
            setIsLeaving(false);
            setProblem(null);
            showToast({ title: 'No e-mail leaves the site any more' });
            void renew();
          }}
        />
      ) : null}
    </div>
  );
}

function TakeAway({
  version,
  onClose,
  onGone,
}: {
  version: number;
  onClose: () => void;
  onGone: () => void;
}) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const remove = async () => {
    setIsBusy(true);
    setFailure(null);
    try {
      await adminFetch(MAIL_SERVER_URL, { method: 'DELETE', ifMatch: version });
      onGone();
    } catch (error) {
      setFailure(reasonOf(error));
      setIsBusy(false);
    }
  };
  return (
    <AskDialog
      title="Take the mail server away?"
      stay="Keep it"
      onStay={onClose}
      isBusy={isBusy}
      failure={failure}
      answers={[{ label: 'Take it away', onClick: () => void remove(), tone: 'danger' }]}
    >
      <p>
        Confirmations, reminders and quotes are then kept here, and none is sent. Its password is
        forgotten.
      </p>
    </AskDialog>
  );
}
