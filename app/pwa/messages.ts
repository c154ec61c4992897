/** What the page says to the worker, and the worker to the page. */
export type PageMessage =
  | { type: 'SKIP_WAITING' }
  | { type: 'SEND_OUTBOX' }
  /** The page that was open before the worker was, with the addresses it had fetched. */
  | { type: 'REMEMBER'; page: string; resources: string[] };
export type WorkerMessage = { type: 'OUTBOX_CHANGED' };

/** The name under which the browser is asked to wake the worker once there is a network. */
export const OUTBOX_TAG = 'plotwright-outbox';

export function isPageMessage(data: unknown): data is PageMessage {
  const message = data as Partial<Record<string, unknown>> | null;
  if (typeof message !== 'object' || message === null) return false;
  if (message.type === 'SKIP_WAITING' || message.type === 'SEND_OUTBOX') return true;
  return (
    message.type === 'REMEMBER' &&
    typeof message.page === 'string' &&
    Array.isArray(message.resources) &&
    message.resources.every((one) => typeof one === 'string')
  );
}
export const isWorkerMessage = (data: unknown): data is WorkerMessage =>
  (data as { type?: unknown } | null)?.type === 'OUTBOX_CHANGED';
