/** What a visitor sees and does behind the private link. */
import { DAY_MS } from '#contracts/london-time.ts';
import type { Appointment, SlotsAnswer } from '#contracts/appointments.ts';
import type { Context } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { listSlotsForMove } from '#server/features/appointments/find-slots.ts';
import { writeVisitSheet } from '#server/features/appointments/confirmation.ts';
import { logoOnPaper } from '#server/features/brand/files.ts';
import { reportFontCss } from '#server/features/pdfs/fonts.ts';
import { eventOf, writeCalendar } from '#server/features/appointments/ics.ts';
import { presentAppointments } from '#server/features/appointments/present.ts';
import { type BookingRow, findBooking, listBookings } from '#server/features/appointments/repo.ts';
import { feedId } from '#server/features/appointments/settings.ts';
import { readSettings } from '#server/features/settings/use-cases.ts';
import { readLinkToken } from '#server/links.ts';

const YEAR_MS = 365 * DAY_MS;

/** @throws AppError not-found for a link that leads nowhere */
export async function findByLink({
  ctx,
  token,
}: {
  ctx: Context;
  token: string;
}): Promise<BookingRow> {
  const id = await readLinkToken(ctx, 'booking', token);
  const row = id === null ? undefined : await findBooking(ctx.db.read, id);
  if (!row)
    throw new AppError(
      'not-found',
      'There is no such appointment. It may have been deleted, or the link is not complete.',
    );
  return row;
}

export async function readAppointment({
  ctx,
  row,
}: {
  ctx: Context;
  row: BookingRow;
}): Promise<Appointment> {
  return (await presentAppointments(ctx.db.read, [row], ctx.clock.now().toISOString()))[0]!;
}

/** Where the appointment can be moved to. @throws AppError not-found */
export async function listVisitSlots({
  ctx,
  token,
  ...asked
}: {
  ctx: Context;
  token: string;
  from?: string | undefined;
  days: number;
}): Promise<SlotsAnswer> {
  return listSlotsForMove({ ctx, row: await findByLink({ ctx, token }), ...asked });
}

export async function makeAppointmentFile({
  ctx,
  token,
  origin,
}: {
  ctx: Context;
  token: string;
  origin: string;
}): Promise<string> {
  const row = await findByLink({ ctx, token });
  const { firmName } = await readSettings({ ctx });
  const event = eventOf(await readAppointment({ ctx, row }), {
    id: row.id,
    version: row.version,
    firmName,
    url: `${origin}/visit/${token}`,
    forOwner: null,
  });
  return writeCalendar({ name: firmName, events: [event], writtenAt: ctx.clock.now() });
}

/** @throws AppError not-found; impossible for one that costs nothing: there is no contract to confirm */
export async function writeVisitConfirmation({
  ctx,
  token,
}: {
  ctx: Context;
  token: string;
}): Promise<{ name: string; sheet: string }> {
  const appointment = await readAppointment({ ctx, row: await findByLink({ ctx, token }) });
  const { contract } = appointment;
  if (!contract)
    throw new AppError(
      'impossible',
      'Nothing is to be paid for this appointment, so there is no contract to confirm.',
    );
  const { brand, firmName: name, phone, email } = await readSettings({ ctx });
  return {
    name: `confirmation-${appointment.reference}`,
    sheet: writeVisitSheet(
      { ...appointment, contract },
      { name, phone, email },
      {
        fontCss: reportFontCss(),
        logo: await logoOnPaper(ctx.db.read, brand),
      },
    ),
  };
}

/** Everything from a month back to a year ahead, for the owner's own calendar program. */
export async function makeFeed({ ctx, token }: { ctx: Context; token: string }): Promise<string> {
  const id = await readLinkToken(ctx, 'calendar-feed', token);
  if (id === null || id !== (await feedId(ctx)))
    throw new AppError(
      'not-found',
      'There is no such calendar. A new address may have been made in the settings.',
    );
  const now = ctx.clock.now();
  const rows = await listBookings(
    ctx.db.read,
    new Date(now.getTime() - YEAR_MS / 12).toISOString(),
    new Date(now.getTime() + YEAR_MS).toISOString(),
  );
  const appointments = await presentAppointments(ctx.db.read, rows, now.toISOString());
  const { firmName } = await readSettings({ ctx });
  const events = rows.map((row, index) =>
    eventOf(appointments[index]!, {
      id: row.id,
      version: row.version,
      firmName,
      url: null,
      forOwner: [row.phone, row.email, row.message].filter(Boolean).join('\n'),
    }),
  );
  return writeCalendar({ name: `${firmName}: appointments`, events, writtenAt: now });
}
