/** The calls of this list. */
export const ADMIN_SERVICES = '/api/admin/services';
export const SERVICE_ORDER = '/api/admin/service-order';
export const serviceAddress = (id: string) => `${ADMIN_SERVICES}/${encodeURIComponent(id)}`;
