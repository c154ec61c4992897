/** One enquiry, and what the owner does with it: every change shows at once, and the lists are fetched anew. */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ADMIN_API } from '#contracts/admin-paths.ts';
import type { AdminEnquiry, EnquirySeen } from '#contracts/admin-enquiries.ts';
import { adminFetch, type AdminCall } from '#app/features/admin/admin-fetch.ts';
import { changedRecordOf, reasonOf } from '#app/features/admin/call-reason.ts';
import { useAdminList } from '#app/features/admin/use-admin-list.ts';
import { useFailure } from '#app/features/admin/use-failure.ts';
import { showToast } from '#app/ui/toast.ts';

export const enquiryCall = (id: string) => `${ADMIN_API.enquiries}/${encodeURIComponent(id)}`;

/** What the page shows of the visitor's, for a press that is decided on it. */
export const seenOf = ({
  messages,
  replyBy,
}: Pick<AdminEnquiry, 'messages' | 'replyBy'>): EnquirySeen => ({
  messages: messages.filter(({ from }) => from === 'visitor').length,
  isWaiting: replyBy !== null,
});

export function useEnquiry(id: string) {
  const url = enquiryCall(id);
  const query = useAdminList<AdminEnquiry>(url);
  const client = useQueryClient();
  const [busy, setBusy] = useState<string | null>(null);
  const [pressed, setPressed] = useState<string | null>(null);
  const { failure, failureId, clear, fail } = useFailure();

  const show = (enquiry: AdminEnquiry) => {
    client.setQueryData([url], enquiry);
    renewLists();
  };
  const renewLists = () =>
    void client.invalidateQueries({
      predicate: ({ queryKey: [key] }) =>
        typeof key === 'string' &&
        key !== url &&
        (key.startsWith(ADMIN_API.enquiries) ||
          key.startsWith('/api/admin/today') ||
          key.startsWith('/api/admin/stats')),
    });
  /** It may have been changed without this window's knowing. */
  const renew = () => {
    void query.refetch();
    renewLists();
  };
  /**
   * One action at a time: the others are ignored while it runs but not disabled, so that their button keeps focus.
   * @returns whether it succeeded; a failure is shown in place and as a toast
   */
  const act = async (
    what: string,
    path: string,
    call: AdminCall,
    done?: string,
  ): Promise<boolean> => {
    if (busy !== null) return false;
    setBusy(what);
    setPressed(what);
    clear();
    try {
      show(await adminFetch<AdminEnquiry>(`${url}${path}`, call));
      if (done) showToast({ title: done });
      return true;
    } catch (error) {
      const current = changedRecordOf<AdminEnquiry>(error);
      if (current) show(current);
      fail(reasonOf(error));
      void query.refetch();
      return false;
    } finally {
      setBusy(null);
    }
  };
  /** Of the press that failed last: to be shown beside it until something is pressed again. */
  const failureOf = (...presses: readonly string[]) =>
    pressed !== null && presses.includes(pressed) ? failure : null;
  /** Status text of an action while it runs and after it has failed. */
  const saidOf = (press: string) => ({
    'aria-disabled': busy !== null,
    'aria-busy': busy === press,
    'aria-describedby': failureOf(press) === null ? undefined : failureId,
  });
  return { query, busy, failureId, failureOf, saidOf, act, show, renew };
}
export type EnquiryActs = Pick<
  ReturnType<typeof useEnquiry>,
  'busy' | 'failureId' | 'failureOf' | 'saidOf' | 'act' | 'show' | 'renew'
>;
