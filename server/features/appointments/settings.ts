/** What kinds of appointments there are, and the calendar feed's address. */
import { z } from 'zod';
import { REQUEST_KIND_LABELS } from '#contracts/admin-requests.ts';
import {
  AppointmentKinds,
  type AppointmentKind,
  DEFAULT_APPOINTMENT_KINDS,
  KindsInput,
  type OfferedKind,
} from '#contracts/appointment-kinds.ts';
import { type AppointmentSettings } from '#contracts/appointments.ts';
import { BOOKING_KINDS, type BookingKind } from '#contracts/site-words.ts';
import { WEEKDAYS } from '#contracts/week.ts';
import { type Context, requireOwner } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import type { Reader } from '#server/db/database.ts';
import { listDaysOff, toDayOff } from '#server/features/settings/days-off.ts';
import { readStored, saveStored } from '#server/features/settings/stored.ts';
import { linkToken } from '#server/links.ts';

const STORED = {
  key: 'appointment-kinds',
  schema: AppointmentKinds,
  fallback: DEFAULT_APPOINTMENT_KINDS,
};

/** 0 until the owner has saved the kinds. */
export const readKindsVersion = async (db: Reader): Promise<number> =>
  (await readStored(db, STORED)).version;

export const readKinds = async (db: Reader): Promise<AppointmentKind[]> =>
  (await readStored(db, STORED)).value;

/** Everybody may know what is offered. */
export async function readKind(db: Reader, kind: BookingKind): Promise<AppointmentKind> {
  return (await readKinds(db)).find((one) => one.kind === kind)!;
}

/** What visitors are told of each kind, in the usual order. */
export const listOfferedKinds = async (db: Reader): Promise<OfferedKind[]> => {
  const kinds = await readKinds(db);
  return BOOKING_KINDS.map((name) => kinds.find(({ kind }) => kind === name)!).map(
    ({ kind, label, minutes, price, isOnSite, isOffered }) => ({
      kind,
      label,
      minutes,
      price,
      isOnSite,
      isOffered,
    }),
  );
};

export async function readAppointmentSettings({
  ctx,
  origin,
}: {
  ctx: Context;
  origin: string;
}): Promise<AppointmentSettings> {
  requireOwner(ctx);
  const { value, version, updatedAt } = await readStored(ctx.db.read, STORED);
  return {
    kinds: value,
    version,
    updatedAt,
    daysOff: (await listDaysOff(ctx.db.read)).map(toDayOff),
    feedUrl: `${origin}/calendar/${await linkToken(ctx, 'calendar-feed', await feedId(ctx))}.ics`,
  };
}

/** @throws ChangedError */
export async function saveKinds({
  ctx,
  kinds: given,
  baseVersion,
}: {
  ctx: Context;
  kinds: unknown;
  baseVersion: number | null;
}): Promise<void> {
  requireOwner(ctx);
  const { kinds } = KindsInput.parse({ kinds: given });
  await ctx.db.write(async (tx) => {
    const before = await readStored(tx, STORED);
    const after = await saveStored(tx, ctx, { ...STORED, value: kinds, baseVersion });
    await writeAudit(tx, ctx, {
      action: 'appointments.settings',
      subject: 'settings:appointments',
      before: keptOf(before.value),
      after: keptOf(after.value),
      version: after.version,
    });
  });
}

/** What the record of changes keeps of the kinds: each fact by itself, so that only what was changed is shown. */
const keptOf = (kinds: readonly AppointmentKind[]): Record<string, unknown> =>
  Object.fromEntries(
    kinds.flatMap(({ kind, hours, ...facts }) => {
      const stretches =
        hours?.map(({ weekday, from, to }) => `${WEEKDAYS[weekday - 1]} ${from} to ${to}`) ?? null;
      return Object.entries({ ...facts, hours: stretches }).map(
        ([name, value]) => [`${REQUEST_KIND_LABELS[kind]}: ${name}`, value] as const,
      );
    }),
  );

const FeedId = { key: 'appointment-feed', schema: z.string(), fallback: 'feed-1' };
/** The name in the feed's address: another one ends the old address. */
export const feedId = async (ctx: Pick<Context, 'db'>): Promise<string> =>
  (await readStored(ctx.db.read, FeedId)).value;

/** In the record of changes: which address it is, and never what it reads. @param version of the stored name; 0 until it was first renewed */
const keptOfFeed = (version: number) => ({
  addressOfTheFeed: version === 0 ? 'the first' : `number ${version + 1}`,
});

export async function renewFeed({ ctx }: { ctx: Context }): Promise<void> {
  requireOwner(ctx);
  await ctx.db.write(async (tx) => {
    const { version } = await readStored(tx, FeedId);
    await saveStored(tx, ctx, { ...FeedId, value: `feed-${version + 2}`, baseVersion: null });
    await writeAudit(tx, ctx, {
      action: 'appointments.feed',
      subject: 'settings:appointments',
      before: keptOfFeed(version),
      after: keptOfFeed(version + 1),
    });
  });
}
