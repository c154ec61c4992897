/** The calls of this list. */
import { adminFetch } from '#app/features/admin/admin-fetch.ts';

export const ADMIN_SERVICES = '/api/admin/services';
export const SERVICE_ORDER = '/api/admin/service-order';
export const serviceAddress = (id: string) => `${ADMIN_SERVICES}/${encodeURIComponent(id)}`;

/** @throws AdminCallError */
export const removeService = ({ id, version }: { id: string; version: number }): Promise<unknown> =>
  adminFetch(serviceAddress(id), { method: 'DELETE', ifMatch: version });
