/** Addresses of the firm's appointment calendar, as the owner has set them. */
import { z } from 'zod';
import { bookingProviderOf } from '#contracts/booking-links.ts';
import type { BookingProvider } from '#contracts/site-info.ts';
import { BOOKING_KINDS, type BookingKind } from '#contracts/site-words.ts';
import type { Context } from '#server/context.ts';
import { findSetting } from '#server/features/settings/repo.ts';
import { SETTING_KEYS } from '#server/features/settings/use-cases.ts';

const NO_URLS = Object.fromEntries(BOOKING_KINDS.map((kind) => [kind, ''])) as Record<
  BookingKind,
  string
>;
export const NO_LINKS = { urls: NO_URLS };
export const StoredLinks = z.object({
  urls: z.record(z.enum(BOOKING_KINDS), z.string()),
  version: z.number().int(),
  updatedAt: z.string(),
});

export type SavedLinks = { provider: BookingProvider; urls: Partial<Record<BookingKind, string>> };

/** Anyone may read them: they stand on the booking page. Null where none is set. */
export async function readBookingLinks({ ctx }: { ctx: Context }): Promise<SavedLinks | null> {
  const stored = StoredLinks.safeParse(await findSetting(ctx.db.read, SETTING_KEYS.booking));
  if (!stored.success) return null;
  const urls = Object.fromEntries(
    Object.entries(stored.data.urls)
      .filter(([, url]) => url !== '')
      .map(([kind, url]) => [kind, new URL(url).href]),
  );
  const provider = Object.values(urls)
    .map(bookingProviderOf)
    .find((one) => one !== null);
  return provider ? { provider, urls } : null;
}
