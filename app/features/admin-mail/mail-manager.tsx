import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { ADMIN_API } from '#contracts/admin-paths.ts';
import {
  type AdminMail,
  type AdminMailPage,
  MAIL_LIST_NAMES,
  MAIL_LISTS,
  MAIL_STATE_LABELS,
  type MailList,
} from '#contracts/mail.ts';
import { adminFetch } from '#app/features/admin/admin-fetch.ts';
import { reasonOf } from '#app/features/admin/call-reason.ts';
import { ListLoading } from '#app/features/admin/list-body.tsx';
import { useFailure } from '#app/features/admin/use-failure.ts';
import { PagedList, usePagedList } from '#app/features/admin/paged-list.tsx';
import { useListState } from '#app/features/admin/use-list-tools.ts';
import { whenText } from '#app/features/admin/when.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { FieldError } from '#app/ui/field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { showToast } from '#app/ui/toast.ts';
import { MailActions } from './mail-actions.tsx';
import { MailDialog } from './mail-dialog.tsx';
import { STATE_TONES, whereTo } from './mail-words.ts';

const MailServer = lazy(() =>
  import('./mail-server.tsx').then((module) => ({ default: module.MailServer })),
);

const OPTIONS = [
  { value: '', label: 'All messages' },
  ...MAIL_LIST_NAMES.map((name) => ({ value: name, label: MAIL_LISTS[name].label })),
];

/** What the site has written: by state, searched, page by page; each to be read, sent again or dropped. */
export function MailManager({ isOwner }: { isOwner: boolean }) {
  const state = useListState(['list']);
  const list: MailList | undefined = MAIL_LIST_NAMES.find((one) => one === state.filter('list'));
  const query = usePagedList<AdminMailPage>(ADMIN_API.mail, state, { list });
  const [opened, setOpened] = useState<AdminMail | null>(null);
  const { data } = query;
  if (query.isPending) return <ListLoading label="Loading the messages" />;
  return (
    <>
      {data ? <SetUp page={data} isOwner={isOwner} /> : null}
      <PagedList
        state={state}
        query={query}
        list={list ?? 'all'}
        search="Search names, addresses, subjects"
        filters={[{ id: 'list', label: 'Show', options: OPTIONS }]}
        noun={['message', 'messages']}
        none={['No messages yet', 'What the site writes to visitors and to you appears here.']}
      >
        {(mail) => (
          <MailRow mail={mail} isMailed={data!.sender !== null} onOpen={() => setOpened(mail)} />
        )}
      </PagedList>
      {data && opened ? (
        <MailDialog
          mail={data.items.find((one) => one.id === opened.id) ?? opened}
          isMailed={data.sender !== null}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </>
  );
}

/** Whether messages leave at all, how to have them leave, and a test of it. */
function SetUp({ page: { sender, owner }, isOwner }: { page: AdminMailPage; isOwner: boolean }) {
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const { failure, failureId, describedBy, clear, fail } = useFailure();
  const test = async () => {
    if (isBusy) return;
    setIsBusy(true);
    clear();
    try {
      const { message } = await adminFetch<{ message: string }>(`${ADMIN_API.mail}/test`, {
        method: 'POST',
      });
      showToast({ title: sender === null ? 'Test written' : 'Test sent', description: message });
    } catch (error) {
      fail(`The test could not be sent: ${reasonOf(error)}`);
    } finally {
      setIsBusy(false);
      void client.invalidateQueries({
        predicate: ({ queryKey: [key] }) =>
          typeof key === 'string' && key.startsWith(ADMIN_API.mail),
      });
    }
  };
  return (
    <div className="mb-7 grid grid-cols-[minmax(0,1fr)] gap-4">
      {sender === null ? (
        <Notice tone="warning" title="No e-mail leaves this site yet">
          <p>
            Messages are written and kept here for you to read.{' '}
            {isOwner
              ? 'To have them sent, name your mail server below; it takes a minute.'
              : 'To have them sent, the owner names the mail server here.'}{' '}
            What is kept until then stays kept: you choose which of it is still worth sending.
          </p>
        </Notice>
      ) : (
        <p className="small text-ink-soft wrap-anywhere">
          Messages leave from {sender}; the firm’s own go to {owner}.
        </p>
      )}
      {isOwner ? (
        <Suspense fallback={<ListLoading label="Loading the mail server" />}>
          <MailServer />
        </Suspense>
      ) : null}
      <Button
        variant="outline"
        size="small"
        className="justify-self-start"
        aria-disabled={isBusy}
        aria-busy={isBusy}
        aria-describedby={describedBy}
        onClick={() => void test()}
      >
        {isBusy ? 'Sending…' : 'Send me a test'}
      </Button>
      {failure ? <FieldError id={failureId}>{failure}</FieldError> : null}
    </div>
  );
}

function MailRow({
  mail,
  isMailed,
  onOpen,
}: {
  mail: AdminMail;
  isMailed: boolean;
  onOpen: () => void;
}) {
  return (
    <article
      aria-label={`${mail.subject}, to ${mail.to.address}`}
      className="flex flex-wrap items-start gap-x-6 gap-y-3 py-4"
    >
      <div className="min-w-0 flex-[1_1_20rem]">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={STATE_TONES[mail.state]}>{MAIL_STATE_LABELS[mail.state]}</Badge>
          <span className="fine figures text-ink-soft">
            {whenText(mail.sentAt ?? mail.createdAt)}
          </span>
        </p>
        <h2 className="mt-1.5 font-medium wrap-anywhere">
          <button
            type="button"
            onClick={onOpen}
            className="min-h-6 text-left underline decoration-line-strong underline-offset-[0.25em] hover:decoration-current"
          >
            {mail.subject}
          </button>
        </h2>
        <p className="small text-ink-soft wrap-anywhere">To {whereTo(mail)}</p>
        {mail.error ? <p className="small mt-1 wrap-anywhere text-danger">{mail.error}</p> : null}
      </div>
      <MailActions mail={mail} isMailed={isMailed} />
    </article>
  );
}
