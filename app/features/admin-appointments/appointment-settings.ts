/** Appointment settings: fetched once for the whole section, each part saved separately. */
import { useQueryClient } from '@tanstack/react-query';
import type { AppointmentKind } from '#contracts/appointment-kinds.ts';
import type { AppointmentSettings } from '#contracts/appointments.ts';
import { AdminCallError, adminFetch } from '#app/features/admin/admin-fetch.ts';
import { useAdminList } from '#app/features/admin/use-admin-list.ts';

export const APPOINTMENT_SETTINGS_URL = '/api/admin/appointment-settings';

/** One kind as a record of the back office's forms; the version is that of all kinds together. */
export type KindRecord = AppointmentKind & { id: string; version: number };
export const toKindRecord = (kind: AppointmentKind, version: number): KindRecord => ({
  ...kind,
  id: kind.kind,
  version,
});

export const useAppointmentSettings = () =>
  useAdminList<AppointmentSettings>(APPOINTMENT_SETTINGS_URL);

/** Everything that shows what days can be booked is asked again. */
export function useRenewAppointments() {
  const client = useQueryClient();
  return () =>
    void client.invalidateQueries({
      predicate: ({ queryKey: [key] }) =>
        typeof key === 'string' &&
        (key === APPOINTMENT_SETTINGS_URL || key.startsWith('/api/admin/diary')),
    });
}

type SavedKinds = { value: AppointmentKind[]; version: number };
const isSame = (one: AppointmentKind, other: AppointmentKind) =>
  JSON.stringify(one) === JSON.stringify(other);
const plain = ({ id: _id, version: _version, ...kind }: KindRecord): AppointmentKind => kind;

/**
 * Saves one kind. A concurrent change of another kind is no conflict and is kept.
 * @throws AdminCallError; 'changed' with the current version of this kind
 */
export async function saveKind(
  input: AppointmentKind,
  against: KindRecord,
  all: readonly AppointmentKind[],
): Promise<{ settings: AppointmentSettings; record: KindRecord }> {
  const put = async (kinds: readonly AppointmentKind[], version: number) => {
    const settings = await adminFetch<AppointmentSettings>(APPOINTMENT_SETTINGS_URL, {
      method: 'PUT',
      json: { kinds: kinds.map((one) => (one.kind === input.kind ? input : one)) },
      ifMatch: version,
    });
    return { settings, record: toKindRecord(input, settings.version) };
  };
  try {
    return await put(all, against.version);
  } catch (error) {
    if (!(error instanceof AdminCallError) || error.code !== 'changed') throw error;
    const { value, version } = error.current as SavedKinds;
    const standing = value.find((one) => one.kind === input.kind)!;
    if (isSame(standing, plain(against))) return put(value, version);
    throw new AdminCallError(error.status, error.code, error.message, {
      current: toKindRecord(standing, version),
    });
  }
}
