/** Booking, by a visitor or by the owner. Two people cannot take one time: the rules are asked again in the transaction, and the cells' key decides. */
import { holdLock } from '#server/db/lock.ts';
import { DAY_MS } from '#contracts/london-time.ts';
import type { z } from 'zod';
import { AppointmentInput, HandBookingInput } from '#contracts/appointments.ts';
import { type Context, readingIn, requireOwner } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import type { Tx } from '#server/db/database.ts';
import { AppError } from '#server/errors.ts';
import { refuseFullDiary } from '#server/features/appointments/booking-limits.ts';
import { placeOfPostcode } from '#server/features/appointments/diary.ts';
import { agreeVisit } from '#server/features/appointments/contract.ts';
import { keptOf, presentForOwner } from '#server/features/appointments/present.ts';
import {
  type BookingRow,
  findBooking,
  findBookingByKey,
  insertBooking,
} from '#server/features/appointments/repo.ts';
import { refuseFarGarden, requirePostcode } from '#server/features/appointments/served-area.ts';
import { readSettings } from '#server/features/settings/use-cases.ts';
import { readKind } from '#server/features/appointments/settings.ts';
import {
  lockSlotCells,
  requireFreeOwnerSlot,
  requireFreeSlot,
} from '#server/features/appointments/reserve-slot.ts';
import { tellOfBooking, type TellParts } from '#server/features/appointments/notifications.ts';
import {
  type EnquiryForOthers,
  moveEnquiryOn,
  readEnquiryByLink,
} from '#server/features/enquiries/for-others.ts';
import { linkToken } from '#server/links.ts';
import { rejectBots } from '#server/reject-bots.ts';
import { sentAlready } from '#server/submissions/send.ts';

export const REMINDER_JOB = 'appointment-reminder';

export const linkOf = async (ctx: Context, id: string): Promise<string> =>
  `/visit/${await linkToken(ctx, 'booking', id)}`;

type Booked = { row: BookingRow; link: string; isNew: boolean };

/** @param admit is asked before anything new is booked, and throws where there has been too much @returns the booking, and whether it is new @throws AppError conflict with the nearest free times when the time cannot be had; impossible for an address with three to come; invalid */
export async function bookAppointment({
  ctx,
  input: given,
  admit,
  ...parts
}: { ctx: Context; input: unknown; admit?: () => Promise<void> } & TellParts): Promise<Booked> {
  const input = AppointmentInput.parse(given);
  rejectBots(input);
  const known = await findBookingByKey(ctx.db.read, input.requestKey);
  if (known) return answerAgain(ctx, known, input.email);
  await admit?.();
  const enquiry = input.enquiry === undefined ? null : await readEnquiryLink(ctx, input.enquiry);
  await refuseAtOnce(ctx, input, new Date(input.startsAt).toISOString());
  return keepBooking({
    ctx,
    input: { ...input, designId: input.designId ?? enquiry?.designId ?? undefined },
    enquiryId: enquiry?.id ?? null,
    take: requireFreeSlot,
    parts,
  });
}

/** Somebody rang: the owner enters it. @throws AppError conflict with the nearest times at which the diary is otherwise free, or with what was `entered` by this key where that is another */
export async function bookByHand({
  ctx,
  input: given,
  ...parts
}: { ctx: Context; input: unknown } & TellParts): Promise<Booked> {
  requireOwner(ctx);
  const input = HandBookingInput.parse(given);
  const booked = await keepBooking({
    ctx,
    input,
    enquiryId: null,
    take: requireFreeOwnerSlot,
    parts,
  });
  const since = booked.isNew ? null : whatIsOtherThan(input, booked.row);
  if (since !== null) {
    const [entered] = await presentForOwner(
      ctx.db.read,
      [booked.row],
      ctx.clock.now().toISOString(),
    );
    throw new AppError(
      'conflict',
      `The appointment of ${booked.row.name} was entered already${since}`,
      undefined,
      { entered },
    );
  }
  return booked;
}

/** How the appointment that stands differs from the form that is sent again, as the rest of a sentence; null where it is what was sent. */
function whatIsOtherThan(input: z.output<typeof HandBookingInput>, row: BookingRow): string | null {
  const texts = ['email', 'phone', 'address', 'postcode', 'message'] as const;
  const isSameVisit =
    row.kind === input.kind &&
    row.name === input.name &&
    texts.every((name) => (row[name] ?? '') === (input[name] ?? ''));
  const isSameTime = row.starts_at === new Date(input.startsAt).toISOString();
  if (isSameVisit && row.state === 'cancelled')
    return ' and has been cancelled since. If this is another one, please enter it as such.';
  if (isSameVisit && isSameTime) return null;
  // An untouched appointment is at its first version: then it is the form that was changed.
  if (isSameVisit && row.version > 1)
    return ' and has been moved since. It is in the diary at its new time.';
  return ', before you changed this form. Please open it in the diary and change it there.';
}

/** @throws AppError invalid for a link that leads nowhere */
async function readEnquiryLink(ctx: Context, token: string): Promise<EnquiryForOthers> {
  const enquiry = await readEnquiryByLink(ctx, token);
  if (!enquiry)
    throw new AppError(
      'invalid',
      'The link to your enquiry is incomplete, or the enquiry has been deleted. Please open this page from your enquiry again, or book without it.',
    );
  return enquiry;
}

type Keeping = {
  ctx: Context;
  input: Omit<AppointmentInput, 'website' | 'enquiry' | 'designId'> & {
    designId?: string | undefined;
  };
  enquiryId: string | null;
  take: typeof requireFreeSlot;
  parts: TellParts;
};

async function keepBooking({ ctx, input, enquiryId, take, parts }: Keeping): Promise<Booked> {
  const startsAt = new Date(input.startsAt).toISOString();
  const id = ctx.ids.make('bkg');
  const link = await linkOf(ctx, id);
  const row = await ctx.db.write(async (tx) => {
    await holdLock(tx, ctx.db.kind, 'diary');
    if (await findBookingByKey(tx, input.requestKey)) return null;
    if (ctx.actor.kind === 'visitor') await refuseFullDiary(tx, ctx, input.email);
    const kind = await readKind(tx, input.kind);
    const place = kind.isOnSite ? placeOfPostcode(requirePostcode(input.postcode)) : null;
    const times = await take(readingIn(ctx, tx), { kind, place, startsAt });
    const settings = await readSettings({ ctx: readingIn(ctx, tx) });
    const contract = agreeVisit({ ctx, kind, startsAt, settings, input });
    const at = ctx.clock.now().toISOString();
    await insertBooking(tx, {
      id,
      request_key: input.requestKey,
      kind: input.kind,
      label: kind.label,
      price: kind.price,
      ...times,
      on_site: kind.isOnSite ? 1 : 0,
      latitude: place?.latitudeDeg ?? null,
      longitude: place?.longitudeDeg ?? null,
      name: input.name,
      email: input.email,
      phone: input.phone || null,
      address: (kind.isOnSite && input.address) || null,
      postcode: input.postcode || null,
      message: input.message || null,
      site_facts: JSON.stringify(input.siteFacts ?? []),
      design_id: input.designId ?? null,
      enquiry_id: enquiryId,
      contract: contract && JSON.stringify(contract),
      state: 'booked',
      created_at: at,
      updated_at: at,
    });
    await lockSlotCells(tx, id, times);
    if (enquiryId !== null) await moveEnquiryOn(tx, ctx, enquiryId, 'visit');
    const booked = (await findBooking(tx, id))!;
    await writeAudit(tx, ctx, {
      action: 'appointments.book',
      subject: `bookings:${id}`,
      detail: {
        kind: input.kind,
        startsAt,
        ...(contract && { price: contract.price, beginsEarly: contract.beginsEarly }),
      },
      version: 1,
      after: keptOf(booked),
    });
    await tellOfBooking({ ctx, tx, row: booked, what: 'booked', link, ...parts });
    await queueReminder(ctx, tx, booked, parts);
    return booked;
  });
  parts.queue.announce();
  return row
    ? { row, link, isNew: true }
    : answerAgain(ctx, (await findBookingByKey(ctx.db.read, input.requestKey))!, input.email);
}

async function answerAgain(ctx: Context, row: BookingRow, email: string) {
  if (ctx.actor.kind !== 'owner' && row.email !== email) throw sentAlready();
  return { row, link: await linkOf(ctx, row.id), isNew: false };
}

/** Without the lock: in a rush most are told here, and do not queue for the diary. @throws AppError invalid for where no visitor can book a visit to; conflict */
async function refuseAtOnce(
  ctx: Context,
  { kind: name, postcode }: AppointmentInput,
  startsAt: string,
): Promise<void> {
  const kind = await readKind(ctx.db.read, name);
  if (kind.isOnSite) refuseFarGarden(postcode, await readSettings({ ctx }));
  await requireFreeSlot(ctx, {
    kind,
    place: kind.isOnSite ? placeOfPostcode(postcode) : null,
    startsAt,
  });
}

/** A day before; none for what is booked later than that. */
export async function queueReminder(
  ctx: Context,
  tx: Tx,
  row: BookingRow,
  { queue }: TellParts,
): Promise<void> {
  const afterMs = Date.parse(row.starts_at) - DAY_MS - ctx.clock.now().getTime();
  if (afterMs <= 0) return;
  await queue.enqueue(tx, {
    kind: REMINDER_JOB,
    key: `${REMINDER_JOB}:${row.id}:${row.starts_at}`,
    payload: { id: row.id, startsAt: row.starts_at },
    afterMs,
  });
}
