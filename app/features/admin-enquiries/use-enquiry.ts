/** One enquiry, and what the owner does with it: every change shows at once, and the lists are fetched anew. */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ADMIN_API } from '#contracts/admin-paths.ts';
import type { AdminEnquiry } from '#contracts/enquiries.ts';
import { adminFetch, type AdminCall } from '#app/features/admin/admin-fetch.ts';
import { reasonOf } from '#app/features/admin/call-reason.ts';
import { useAdminList } from '#app/features/admin/use-admin-list.ts';
import { showToast } from '#app/ui/toast.ts';

export const enquiryCall = (id: string) => `${ADMIN_API.enquiries}/${encodeURIComponent(id)}`;

export function useEnquiry(id: string) {
  const url = enquiryCall(id);
  const query = useAdminList<AdminEnquiry>(url);
  const client = useQueryClient();
  const [busy, setBusy] = useState<string | null>(null);

  const show = (enquiry: AdminEnquiry) => {
    client.setQueryData([url], enquiry);
    renewLists();
  };
  const renewLists = () =>
    void client.invalidateQueries({ predicate: ({ queryKey: [key] }) => typeof key === 'string' && key !== url && (key.startsWith(ADMIN_API.enquiries) || key.startsWith('/api/admin/today') || key.startsWith('/api/admin/stats')) });
  /** It may have been changed without this window's knowing. */
  const renew = () => {
    void query.refetch();
    renewLists();
  };
  /** @returns whether it was done; a failure is told where it happened and as a toast */
  const act = async (what: string, path: string, call: AdminCall, done?: string): Promise<boolean> => {
    setBusy(what);
    try {
      show(await adminFetch<AdminEnquiry>(`${url}${path}`, call));
      if (done) showToast({ title: done });
      return true;
    } catch (error) {
      showToast({ title: 'Error', description: reasonOf(error), tone: 'danger' });
      void query.refetch();
      return false;
    } finally {
      setBusy(null);
    }
  };
  return { query, busy, act, show, renew };
}
export type EnquiryActs = Pick<ReturnType<typeof useEnquiry>, 'busy' | 'act' | 'show' | 'renew'>;
