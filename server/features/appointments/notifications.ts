/** What is mailed of an appointment: to the visitor and to the owner, with a calendar file; a reminder a day before. */
import { vatMode } from '#contracts/vat-words.ts';
import type { MailBlock, MailContent } from '#contracts/mail.ts';
import { londonParts, momentInWords } from '#contracts/london-time.ts';
import { agreedPriceOf, isPaidPrice, type VisitContract } from '#contracts/paid-visits.ts';
import { type Context, readingIn } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';
import { contractBlocks } from '#server/features/appointments/confirmation.ts';
import { eventOf, writeCalendar } from '#server/features/appointments/ics.ts';
import { presentAppointments } from '#server/features/appointments/present.ts';
import type { BookingRow } from '#server/features/appointments/repo.ts';
import { greetingName } from '#server/features/mail/addresses.ts';
import { modelFormFile } from '#server/features/mail/model-form-file.ts';
import { ownerAddress, queueMail } from '#server/features/mail/queue-mail.ts';
import { readSettings } from '#server/features/settings/use-cases.ts';
import type { Queue } from '#server/jobs/queue.ts';

/** Anybody can type anybody's address. */
const MOST_A_DAY = 10;

export type Happening = 'booked' | 'moved' | 'cancelled' | 'reminder';
export type TellParts = { queue: Queue; origin: string };
/** `link`: the private link's path. */
type Telling = {
  ctx: Context;
  tx: Tx;
  row: BookingRow;
  what: Happening;
  link: string;
  movedFrom?: string;
} & TellParts;

/** When a reminder is read. */
type Day = 'today' | 'tomorrow';
const subjectsFor = (day: Day): Record<Happening, string> => ({
  booked: 'Your appointment is booked',
  moved: 'Your appointment has been moved',
  cancelled: 'Your appointment is cancelled',
  reminder: `Your appointment is ${day}`,
});
const STRANGER =
  'Was this not you? Someone may have typed your address by mistake. Please cancel the appointment with the button above, or reply to this message and we will.';
const NOTICE =
  'Please give us 24 hours’ notice if you need to move or cancel it. This does not affect your legal right to cancel a contract.';

/** In the transaction of the change. The keys say what is told, so that nothing is told twice. */
export async function tellOfBooking({
  ctx,
  tx,
  row,
  what,
  link,
  movedFrom,
  queue,
  origin,
}: Telling): Promise<void> {
  const reading = readingIn(ctx, tx);
  const firm = await readSettings({ ctx: reading });
  const now = ctx.clock.now();
  const appointment = (await presentAppointments(tx, [row], now.toISOString()))[0]!;
  const url = `${origin}${link}`;
  // Where the server was off, a reminder goes out late.
  const day: Day =
    londonParts(now.getTime()).date === londonParts(row.starts_at).date ? 'today' : 'tomorrow';
  const contract = appointment.contract;
  const isPaid = isPaidPrice(appointment.price);
  const key = (whom: string) =>
    `booking-${what}:${row.id}:${what === 'reminder' ? row.starts_at : row.version}:${whom}`;
  const facts: MailBlock = {
    type: 'facts',
    facts: [
      { label: 'What', value: appointment.label },
      { label: 'When', value: momentInWords(row.starts_at) },
      ...(movedFrom ? [{ label: 'Was', value: momentInWords(movedFrom) }] : []),
      {
        label: 'Where',
        value: appointment.isOnSite
          ? `At your garden${row.postcode ? `, ${row.postcode}` : ''}`
          : 'By telephone: we will ring you',
      },
      {
        label: 'Price',
        value:
          contract?.price ??
          (isPaid ? agreedPriceOf(appointment, vatMode(firm)) : appointment.price),
      },
      { label: 'Reference', value: appointment.reference },
    ],
  };
  const attach = (forOwner: string | null) => [
    {
      name: 'appointment.ics',
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
      content: new TextEncoder().encode(
        writeCalendar({
          name: firm.firmName,
          writtenAt: now,
          events: [
            eventOf(appointment, {
              id: row.id,
              version: row.version,
              firmName: firm.firmName,
              url: forOwner === null ? url : null,
              forOwner,
            }),
          ],
        }),
      ),
    },
  ];
  const about = { kind: 'bookings', id: row.id };
  // A caller on the telephone may have given no address.
  if (row.email)
    await queueMail(tx, ctx, {
      queue,
      key: key('visitor'),
      to: { name: greetingName(row.name), address: row.email },
      subject: `${subjectsFor(day)[what]}: ${momentInWords(row.starts_at)}`,
      content: visitorWords(what, appointment.name, {
        day,
        facts,
        url,
        isOwedNothing: !isPaid || !appointment.isShortNotice,
        contract: what === 'booked' ? contract : null,
      }),
      attachments: [
        ...attach(null),
        ...(what === 'booked' && contract ? [modelFormFile(contract.form)] : []),
      ],
      about,
      ...(ctx.actor.kind === 'visitor' ? { mostPerDay: MOST_A_DAY } : {}),
    });
  const owner = ownerWords(row, what, { day, facts, origin });
  await queueMail(tx, ctx, {
    queue,
    key: key('owner'),
    to: await ownerAddress(reading),
    subject: `${owner.title}: ${row.name}, ${momentInWords(row.starts_at)}`,
    content: owner,
    attachments: attach([row.phone, row.email, row.message].filter(Boolean).join('\n')),
    about,
  });
}

/** Of what was typed, nothing but a name and a postcode is sent back: the address may be a stranger's. */
function visitorWords(
  what: Happening,
  typedName: string,
  {
    day,
    facts,
    url,
    isOwedNothing,
    contract,
  }: {
    day: Day;
    facts: MailBlock;
    url: string;
    /** False for a paid visit cancelled late: what is kept of it the terms say. */ isOwedNothing: boolean;
    /** To confirm, with all that the law asks to be confirmed. */ contract: VisitContract | null;
  },
): MailContent {
  const greeting = greetingName(typedName);
  const name = greeting ? `, ${greeting}` : '';
  const openings: Record<Happening, string> = {
    booked: `Thank you${name}. Your appointment is in our diary; open the attached file to add it to yours.`,
    moved: `Your appointment has been moved${name}. Open the attached file to update your calendar.`,
    cancelled: `Your appointment is cancelled${name}.${isOwedNothing ? ' There is nothing to pay.' : ''} You are welcome to book another time whenever it suits you.`,
    reminder: `A reminder${name}: we are looking forward to it.`,
  };
  const isOver = what === 'cancelled';
  return {
    preheader: openings[what],
    title: subjectsFor(day)[what],
    blocks: [
      { type: 'text', text: openings[what] },
      facts,
      { type: 'button', label: isOver ? 'See the appointment' : 'Move or cancel it', url },
      ...(isOver ? [] : [{ type: 'note' as const, text: NOTICE }]),
      ...(contract ? contractBlocks(contract) : []),
      ...(what === 'booked' ? [{ type: 'note' as const, text: STRANGER }] : []),
    ],
  };
}

function ownerWords(
  row: BookingRow,
  what: Happening,
  { day, facts, origin }: { day: Day; facts: MailBlock; origin: string },
): MailContent {
  const titles: Record<Happening, string> = {
    booked: 'New appointment',
    moved: 'Appointment moved',
    cancelled: 'Appointment cancelled',
    reminder: `Appointment ${day}`,
  };
  const siteFacts = JSON.parse(row.site_facts) as { label: string; value: string }[];
  return {
    preheader: `${row.name}, ${momentInWords(row.starts_at)}`,
    title: titles[what],
    ...(row.email ? { replyTo: { name: row.name, address: row.email } } : {}),
    blocks: [
      facts,
      {
        type: 'facts',
        facts: [
          { label: 'Name', value: row.name },
          ...(row.email ? [{ label: 'E-mail', value: row.email }] : []),
          ...(row.phone ? [{ label: 'Telephone', value: row.phone }] : []),
          ...siteFacts,
        ],
      },
      ...(row.message ? [{ type: 'quote' as const, text: row.message, from: row.name }] : []),
      ...(row.design_id
        ? [
            {
              type: 'link' as const,
              label: 'See the design it is about',
              url: `${origin}/design/${encodeURIComponent(row.design_id)}`,
            },
          ]
        : []),
      { type: 'button', label: 'Open the diary', url: `${origin}/admin/diary` },
    ],
  };
}
