/** What a page's loader is given on the server: the use cases it may call, and facts of the request. */
import type { Appointment, BookingEnquiry, BookingFacts, FormOutcome } from './appointments.ts';
import type { OfferedKind } from './appointment-kinds.ts';
import type { Article } from './admin-articles.ts';
import type { TeamMember } from './admin-team.ts';
import type { BoardView } from './boards.ts';
import type { Cancellation } from './cancellations.ts';
import type { Complaint } from './complaints.ts';
import type { DesignOutcome } from './design-outcome.ts';
import type { DesignRequestInput, DesignResponse } from './design.ts';
import type { DesignDetail } from './design-detail.ts';
import type { EnquirySubject, VisitorEnquiry } from './enquiries.ts';
import type { HeroImage, LibraryDesign, LibraryQuery, LibraryResponse } from './library.ts';
import type { PaidQuote } from './invoices.ts';
import type { PolicyName, PolicyTexts } from './own-policies.ts';
import type {
  BookingKind,
  CalendarPlant,
  PortfolioProject,
  Service,
  Testimonial,
} from './site-content.ts';
import type { Colleague } from './rights.ts';
import type { PriceList } from './price-list.ts';
import type { StudioView } from './studio.ts';
import type { BusinessSettings, OutsideServices } from './site-info.ts';

export type PageUseCases = {
  /** The design tool's form, posted without scripts: texts by field. */
  designByForm(fields: Record<string, string>): Promise<DesignOutcome>;
  /** What was asked and answered before, by the session's secret id; null where it is no longer kept. */
  readDesignSession(
    sessionId: string,
  ): Promise<{ request: DesignRequestInput; answer: DesignResponse } | null>;
  readDesign(id: string): Promise<DesignDetail | null>;
  /** A design as the studio opens it; null if it does not exist. */
  readStudio(id: string): Promise<StudioView | null>;
  /** Designs side by side at an address of their own; null where there are none. */
  readBoard(id: string): Promise<BoardView | null>;
  listLibrary(query?: Partial<LibraryQuery>): Promise<LibraryResponse>;
  /** A few designs of the library, as unlike as it has them. */
  listShowcase(count: number): Promise<LibraryDesign[]>;
  listHeroImages(): Promise<HeroImage[]>;
  readSettings(): Promise<BusinessSettings>;
  /** The cost calculator's prices that visitors may choose from. */
  readPriceList(): Promise<PriceList>;
  readOutsideServices(): Promise<OutsideServices>;
  /** Those shown to visitors, in their order. */
  listServices(): Promise<Service[]>;
  listPortfolio(): Promise<PortfolioProject[]>;
  listTestimonials(): Promise<Testimonial[]>;
  /** The people of the firm who are shown, in their order. */
  listTeam(): Promise<TeamMember[]>;
  /** The published gardening articles, the newest first. */
  listArticles(): Promise<Article[]>;
  /** The planting calendar's plants. */
  listPlants(): Promise<CalendarPlant[]>;
  readBooking(kind: BookingKind): Promise<BookingFacts>;
  /** What visitors are told of each kind of appointment, in the usual order. */
  listAppointmentKinds(): Promise<OfferedKind[]>;
  /** What is known of who comes from their enquiry; null for a link that leads nowhere. */
  readBookingEnquiry(token: string): Promise<Omit<BookingEnquiry, 'token'> | null>;
  /** Given with the request for a design; null where none was, or it may be somebody else's. */
  readDesignPostcode(id: string): Promise<string | null>;
  /** A form that was posted without scripts, field by field. */
  bookByForm(fields: Record<string, unknown>): Promise<FormOutcome>;
  /** What a private link leads to; null for one that leads nowhere. */
  readVisit(token: string): Promise<{ appointment: Appointment; isMailed: boolean } | null>;
  cancelByForm(token: string): Promise<FormOutcome>;
  complainByForm(fields: Record<string, unknown>): Promise<FormOutcome>;
  /** What a private link leads to; null for one that leads nowhere. */
  readComplaint(token: string): Promise<{ complaint: Complaint; isMailed: boolean } | null>;
  giveNoticeByForm(fields: Record<string, unknown>): Promise<FormOutcome>;
  readCancellation(token: string): Promise<{ notice: Cancellation; isMailed: boolean } | null>;
  /** The owner's own words of a policy, and the day that visitors read. */
  readPolicyTexts(name: PolicyName): Promise<{ texts: PolicyTexts; version: number; day: string }>;
  /** By its private link; null for one that leads nowhere. */
  readQuote(token: string): Promise<PaidQuote | null>;
  /** What a new enquiry is about; what is not there is left out. */
  readEnquirySubject(asked: {
    designIds: readonly string[];
    calculator: { service: string; size: string; extras: string[] } | null;
  }): Promise<EnquirySubject>;
  sendEnquiryByForm(fields: Record<string, unknown>): Promise<FormOutcome>;
  /** What a private link leads to; null for one that leads nowhere. */
  readEnquiry(
    token: string,
  ): Promise<{ enquiry: VisitorEnquiry; quotes: PaidQuote[]; isMailed: boolean } | null>;
  writeByForm(token: string, fields: Record<string, unknown>): Promise<FormOutcome>;
  /** @returns the page to go on to: the enquiry's own where something of it is kept */
  withdrawByForm(token: string): Promise<FormOutcome>;
  /** Which mails an unsubscribe link ends; null if the link is not ours. */
  readUnsubscribe(token: string): Promise<{ what: string; isDone: boolean } | null>;
  unsubscribe(token: string): Promise<{ what: string } | null>;
};
/** A key of the router's context, as its own `createContext` makes one: the contracts do not depend on the router. */
const createContext = <T>(defaultValue?: T): { defaultValue?: T } => ({ defaultValue });

export const useCasesContext = createContext<PageUseCases>();

/** The owner's side of a request: whose session it carries, and the door. */
export type OwnerVisit = {
  /** ISO times; null for everybody else, and once the session has ended. */
  read(): Promise<{ signedInAt: string; endsAt: string; who: Colleague | null } | null>;
  /** Whether the sign-in has to ask who it is: not until somebody signs in beside the owner. */
  asksWho(): Promise<boolean>;
  /** @returns the Set-Cookie header of the new session, or the reason for refusing one */
  logIn(
    password: string,
    email: string,
  ): Promise<{ cookies: readonly string[] } | { status: number; message: string }>;
};
const NOBODY: OwnerVisit = {
  read: async () => null,
  asksWho: async () => false,
  logIn: async () => ({ status: 403, message: 'Nobody can sign in here.' }),
};
export const ownerContext = createContext<OwnerVisit>(NOBODY);
/** While a page is rendered, what its own scripts and styles are marked with: see server/http/content-policy.ts. */
export const nonceContext = createContext<string>('');
/**
 * By route, what its loader gives the page's HTML and not the data that goes with it, as fields of its data: for parts that
 * are only read. Null where no HTML is made, when a click asks for the data alone.
 */
export const drawnOnlyContext = createContext<Record<string, Record<string, unknown>> | null>(null);
/** The address the site is reached at, without a trailing slash. */
export const originContext = createContext<string>('');
