/** What of a form is still on its way to the server: it is not saved, nor left without a question, before that has arrived. */
import { createContext, useCallback, useContext, useEffect, useId, useState } from 'react';

type Report = (id: string, isSending: boolean) => void;
const SendingContext = createContext<Report>(() => undefined);

/** Gives the fields inside it the way to say so. */
export const SendingReport = SendingContext.Provider;

/** @returns whether anything is on its way, and what the fields report it with */
export function useSending(): { isSending: boolean; report: Report } {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const report = useCallback<Report>(
    (id, isSending) =>
      setIds((now) => new Set(isSending ? [...now, id] : [...now].filter((one) => one !== id))),
    [],
  );
  return { isSending: ids.size > 0, report };
}

/** For a field: its request blocks saving the form that it is in. */
export function useReportSending(isSending: boolean): void {
  const report = useContext(SendingContext);
  const id = useId();
  useEffect(() => {
    if (!isSending) return;
    report(id, true);
    return () => report(id, false);
  }, [report, id, isSending]);
}
