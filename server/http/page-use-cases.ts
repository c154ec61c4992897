/** Use cases for page loaders: the same as the API's, without HTTP. */
import type { PaidQuote } from '#contracts/invoices.ts';
import type { PageUseCases } from '#contracts/page-context.ts';
import type { VisitorQuote } from '#contracts/quotes.ts';
import type { Container } from '#server/container.ts';
import type { Context } from '#server/context.ts';
import { outsideServices } from '#server/outside-services.ts';
import { freshenBusyTimes } from '#server/features/busy-calendars/read.ts';
import { bookAppointment } from '#server/features/appointments/book.ts';
import { cancelAppointment } from '#server/features/appointments/change-booking.ts';
import { readBooking } from '#server/features/appointments/booking-facts.ts';
import { listOfferedKinds } from '#server/features/appointments/settings.ts';
import { findByLink, readAppointment } from '#server/features/appointments/visitor.ts';
import { readCancellation, sendCancellation } from '#server/features/cancellations/send.ts';
import { readComplaint, sendComplaint } from '#server/features/complaints/send.ts';
import { designMakerOf } from '#server/features/designs/create.ts';
import { designByForm } from '#server/features/designs/posted.ts';
import { readSessionAgain } from '#server/features/designs/session-answer.ts';
import { readBoard } from '#server/features/designs/boards.ts';
import { readDesign } from '#server/features/designs/read.ts';
import { readStudio } from '#server/features/designs/studio.ts';
import { readRequestOf } from '#server/features/designs/visitor-words.ts';
import { readEnquiryByLink } from '#server/features/enquiries/for-others.ts';
import { sendParts } from '#server/features/enquiries/send-parts.ts';
import { sendEnquiry } from '#server/features/enquiries/send.ts';
import { readSubject } from '#server/features/enquiries/subject.ts';
import {
  findByLink as findByEnquiryLink,
  readEnquiry,
  withdrawEnquiry,
  writeToFirm,
} from '#server/features/enquiries/visitor.ts';
import { readStagePayments } from '#server/features/invoices/visitor.ts';
import { listHeroImages } from '#server/features/hero/use-cases.ts';
import { isSearch, listLibrary, listShowcase } from '#server/features/library/use-cases.ts';
import { readUnsubscribe, unsubscribe } from '#server/features/mail/unsubscribe.ts';
import { listCalendarPlants } from '#server/features/plants/use-cases.ts';
import { readPolicyTexts } from '#server/features/policies/texts.ts';
import { listPortfolio } from '#server/features/portfolio/record.ts';
import { readQuoteByLink } from '#server/features/quotes/read.ts';
import { listServices } from '#server/features/services/record.ts';
import { listQuotesOfEnquiry } from '#server/features/quotes/for-others.ts';
import { readBookingLinks } from '#server/features/settings/booking-links.ts';
import { readPriceList } from '#server/features/settings/prices.ts';
import { readSettings } from '#server/features/settings/use-cases.ts';
import { listArticles } from '#server/features/articles/record.ts';
import { listTeam } from '#server/features/team/record.ts';
import { listTestimonials } from '#server/features/testimonials/record.ts';
import { formKey, formOutcome, nullWhereMissing } from '#server/http/form-outcome.ts';
import { siteOrigin } from '#server/site-origin.ts';
import { withSanitizedTexts } from '#server/text/sanitize-unicode.ts';

/** Counts a client's bookings. */
export type CountBooking = <T extends { isNew: boolean }>(
  book: (admit: () => Promise<void>) => Promise<T>,
) => Promise<T>;

export type PageRequest = {
  requestId: string;
  /** Identifies a client, as the rate limits do. */
  client?: string;
  countBooking?: CountBooking;
  /** Counts a library search; throws above the limit. */
  countSearch?: () => Promise<void>;
};

const withPayments = async (ctx: Context, quote: VisitorQuote): Promise<PaidQuote> => ({
  quote,
  payments: await readStagePayments({ ctx, token: quote.token }),
});

export function pageUseCases(
  container: Container,
  {
    requestId,
    client = '',
    countBooking = (book) => book(async () => undefined),
    countSearch = async () => undefined,
  }: PageRequest,
): PageUseCases {
  const ctx = container.contextFor({ kind: 'visitor' }, requestId);
  const parts = { queue: container.queue, origin: siteOrigin(container.config) };
  const isMailed = container.mail.kind === 'smtp';
  const keyed = (fields: Record<string, unknown>) => ({
    requestKey: formKey(client, ctx.clock.now(), fields),
    ...fields,
  });
  const posted = (
    fields: Record<string, unknown>,
    send: (input: Record<string, unknown>) => Promise<{ link: string }>,
  ) => formOutcome(async () => (await send(keyed(fields))).link);
  return withSanitizedTexts({
    designByForm: (fields) =>
      designByForm({
        ctx,
        create: designMakerOf(container),
        fields: { requestKey: formKey(client, ctx.clock.now(), fields), ...fields },
        ...(client ? { lane: client } : {}),
      }),
    readDesignSession: (sessionId) => readSessionAgain({ ctx, sessionId }),
    readDesign: (id) => readDesign({ ctx, id }),
    readStudio: (id) => readStudio({ ctx, engine: container.engine, id }),
    readBoard: (id) => readBoard({ ctx, id }),
    listLibrary: async (query) => {
      if (isSearch(query)) await countSearch();
      return listLibrary({ ctx, query });
    },
    listShowcase: (count) => listShowcase({ ctx, count }),
    listHeroImages: () => listHeroImages({ ctx }),
    readPriceList: () => readPriceList({ ctx }),
    readSettings: () => readSettings({ ctx }),
    readOutsideServices: async () => outsideServices(container, await readBookingLinks({ ctx })),
    listServices: () => listServices({ ctx }),
    listPortfolio: () => listPortfolio({ ctx }),
    listTestimonials: () => listTestimonials({ ctx }),
    listTeam: () => listTeam({ ctx }),
    listArticles: () => listArticles({ ctx }),
    listPlants: () => listCalendarPlants({ ctx }),
    listAppointmentKinds: () => listOfferedKinds(ctx.db.read),
    readBooking: (kind) => readBooking({ ctx, kind, isMailed }),
    bookByForm: (fields) =>
      posted(fields, async (input) => {
        await freshenBusyTimes({ ctx, calendars: container.outsideCalendars });
        return countBooking((admit) => bookAppointment({ ctx, input, admit, ...parts }));
      }),
    readBookingEnquiry: async (token) => {
      const enquiry = await readEnquiryByLink(ctx, token);
      return (
        enquiry && {
          reference: enquiry.reference,
          name: enquiry.name,
          email: enquiry.email,
          phone: enquiry.phone,
          postcode: enquiry.postcode,
          designId: enquiry.designId,
        }
      );
    },
    readDesignPostcode: async (id) => (await readRequestOf({ ctx, id }))?.postcode ?? null,
    readVisit: (token) =>
      nullWhereMissing(async () => ({
        appointment: await readAppointment({ ctx, row: await findByLink({ ctx, token }) }),
        isMailed,
      })),
    complainByForm: (fields) =>
      posted(fields, (input) => sendComplaint({ ctx, input, ...parts, isMailed })),
    readComplaint: (token) =>
      nullWhereMissing(async () => ({ complaint: await readComplaint({ ctx, token }), isMailed })),
    giveNoticeByForm: (fields) =>
      posted(fields, (input) => sendCancellation({ ctx, input, ...parts, isMailed })),
    readCancellation: (token) =>
      nullWhereMissing(async () => ({ notice: await readCancellation({ ctx, token }), isMailed })),
    readPolicyTexts: async (name) =>
      readPolicyTexts({ ctx, name, settings: await readSettings({ ctx }) }),
    readQuote: (token) =>
      nullWhereMissing(async () => withPayments(ctx, await readQuoteByLink({ ctx, token }))),
    readUnsubscribe: (token) => readUnsubscribe({ ctx, token }),
    readEnquirySubject: (asked) => readSubject({ ctx, ...asked }),
    sendEnquiryByForm: (fields) =>
      posted(fields, (input) => sendEnquiry({ ctx, input, ...sendParts(container) })),
    readEnquiry: (token) =>
      nullWhereMissing(async () => ({
        enquiry: await readEnquiry({ ctx, token }),
        quotes: await Promise.all(
          (await listQuotesOfEnquiry(ctx, (await findByEnquiryLink({ ctx, token })).id)).map(
            (quote) => withPayments(ctx, quote),
          ),
        ),
        isMailed,
      })),
    writeByForm: (token, fields) =>
      formOutcome(async () => {
        await writeToFirm({ ctx, token, input: keyed(fields), ...parts });
        return `/enquiry/${token}`;
      }),
    withdrawByForm: (token) =>
      formOutcome(async () => {
        const { isGone } = await withdrawEnquiry({
          ctx,
          token,
          storage: container.storage,
          space: container.space,
          ...parts,
        });
        return isGone ? '/enquiry/new?withdrawn=yes' : `/enquiry/${token}`;
      }),
    unsubscribe: (token) => unsubscribe({ ctx, token }),
    cancelByForm: (token) =>
      formOutcome(async () => {
        await cancelAppointment({ ctx, id: (await findByLink({ ctx, token })).id, ...parts });
        return `/visit/${token}`;
      }),
  });
}
