import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ADMIN_API } from '#contracts/admin-paths.ts';
import { type AdminMail, type AdminMailWhole, MAIL_STATE_LABELS } from '#contracts/mail.ts';
import { adminFetch } from '#app/features/admin/admin-fetch.ts';
import { ListLoading, ListNotFetched } from '#app/features/admin/list-body.tsx';
import { useLastError } from '#app/features/admin/last-error.ts';
import { whenText } from '#app/features/admin/when.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { ViewTabs } from '#app/ui/view-tabs.tsx';
import { MailActions } from './mail-actions.tsx';
import { framedMail, frameStyles } from './framed-mail.ts';
import { sizeText, whereTo } from './mail-words.ts';

const VIEWS = [
  { id: 'look', label: 'As it looks' },
  { id: 'text', label: 'Plain text' },
] as const;
type View = (typeof VIEWS)[number]['id'];

/** One message, as its receiver sees it. */
export function MailDialog({
  mail,
  isMailed,
  onClose,
}: {
  mail: AdminMail;
  isMailed: boolean;
  onClose: () => void;
}) {
  const url = `${ADMIN_API.mail}/${mail.id}`;
  const query = useQuery({
    queryKey: [url],
    queryFn: ({ signal }) => adminFetch<AdminMailWhole>(url, { signal }),
  });
  const { data, error } = useLastError(url, query);
  return (
    <Dialog
      open
      className="max-w-3xl!"
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={mail.subject}
      description={`To ${whereTo(mail)}`}
      footer={<MailActions mail={mail} isMailed={isMailed} />}
    >
      <dl className="small grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1">
        <Fact label="State">
          {MAIL_STATE_LABELS[mail.state]}
          {mail.error ? `: ${mail.error}` : ''}
        </Fact>
        <Fact label="Written">{whenText(mail.createdAt)}</Fact>
        {mail.sentAt ? <Fact label="Sent">{whenText(mail.sentAt)}</Fact> : null}
        {data && data.attachments.length > 0 ? (
          <Fact label="With it">
            {data.attachments.map(({ name, bytes }) => `${name} (${sizeText(bytes)})`).join(', ')}
          </Fact>
        ) : null}
      </dl>
      <div className="mt-6">
        <ListNotFetched query={{ isError: error !== null, error, refetch: query.refetch }}>
          The message could not be loaded.
        </ListNotFetched>
        {data ? <Views mail={data} /> : null}
        {data || error ? null : <ListLoading label="Loading the message" rows={2} />}
      </div>
    </Dialog>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft">{label}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </>
  );
}

function Views({ mail }: { mail: AdminMailWhole }) {
  const [view, setView] = useState<View>('look');
  return (
    <>
      <ViewTabs
        label="How to read it"
        tabs={VIEWS}
        active={view}
        panelId="mail-view"
        onChange={setView}
      />
      <div id="mail-view" role="tabpanel" aria-labelledby={`mail-view-${view}`} className="border">
        {view === 'look' ? (
          <iframe
            title={`The message: ${mail.subject}`}
            // No scripts, forms, windows or navigation; of this origin, so that its styles can be applied.
            sandbox="allow-same-origin"
            srcDoc={framedMail(mail.html)}
            onLoad={(event) => frameStyles(event.currentTarget)}
            className="block h-[60vh] min-h-80 w-full bg-white"
          />
        ) : (
          <pre className="min-h-80 bg-sheet px-4 py-4 font-sans text-[0.9375rem] leading-relaxed wrap-anywhere whitespace-pre-wrap">
            {mail.text}
          </pre>
        )}
      </div>
      {view === 'look' ? (
        <p className="fine mt-2 text-ink-soft">
          Links do not open here: some of them act in the receiver’s name.
        </p>
      ) : null}
    </>
  );
}
