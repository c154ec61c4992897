/** What needs the owner's attention in each part of the back office. */
import { dashboardList, requestsAddress } from '#contracts/admin-paths.ts';
import { isUndescribed } from '#contracts/admin-pictures.ts';
import type { Attention } from '#contracts/admin-stats.ts';
import { whyNotShown } from '#contracts/admin-testimonials.ts';
import { londonParts } from '#contracts/london-time.ts';
import type { Context } from '#server/context.ts';
import { countUnread } from '#server/features/busy-calendars/use-cases.ts';
import { countOpenRequests } from '#server/features/booking-requests/manage.ts';
import { countOpenCancellations } from '#server/features/cancellations/manage.ts';
import { countOpenComplaints } from '#server/features/complaints/manage.ts';
import { countWaitingEnquiries } from '#server/features/enquiries/for-others.ts';
import { countPlantFlags } from '#server/features/plants/admin-list.ts';
import { portfolioRecord } from '#server/features/portfolio/record.ts';
import { serviceRecord } from '#server/features/services/record.ts';
import { listQuotesForToday } from '#server/features/quotes/for-today.ts';
import { testimonialRecord } from '#server/features/testimonials/record.ts';
import { listUnnotedVisits } from '#server/features/today/use-cases.ts';
import { listRecords } from '#server/records/edit.ts';
import { countSamples } from '#server/records/samples.ts';

export type AttentionLine = Omit<Attention, 'title' | 'urgent'> & {
  one: string;
  many: string;
  urgent?: boolean;
};

/** A calendar that has not been read for so long is told of. */
const UNREAD_HOURS = 2;

/** Who waits for the owner. */
export async function lookAtPeople(ctx: Context): Promise<AttentionLine[]> {
  const [requests, enquiries, quotes, unnoted] = await Promise.all([
    countOpenRequests({ ctx }),
    countWaitingEnquiries(ctx),
    listQuotesForToday(ctx),
    listUnnotedVisits(ctx),
  ]);
  const [oldest] = unnoted;
  return [
    {
      id: 'enquiries-overdue',
      count: enquiries.overdue,
      one: 'enquiry has waited longer than was promised',
      many: 'enquiries have waited longer than was promised',
      detail: 'The visitor was promised an answer within two working days.',
      to: '/admin/today',
      urgent: true,
    },
    {
      id: 'enquiries',
      count: enquiries.total - enquiries.overdue,
      one: 'enquiry waits for an answer',
      many: 'enquiries wait for an answer',
      detail:
        'Each is to be answered within two working days; the Today page shows how long is left.',
      to: '/admin/today',
    },
    {
      id: 'requests',
      count: requests,
      one: 'request waits for an answer',
      many: 'requests wait for an answer',
      detail: 'The booking page promises an answer within two working days.',
      to: requestsAddress(),
      urgent: true,
    },
    {
      id: 'quotes-change',
      count: quotes.filter((one) => one.why === 'change-asked').length,
      one: 'quote is asked to be changed',
      many: 'quotes are asked to be changed',
      detail: 'Send a new version, or explain why it stays as it is.',
      to: '/admin/today',
    },
    {
      id: 'visits-unnoted',
      count: unnoted.length,
      one: 'appointment is over: did it take place?',
      many: 'appointments are over: did they take place?',
      detail: 'Open it in the diary and say so.',
      to: oldest
        ? `/admin/diary?date=${londonParts(oldest.startsAt).date}&open=${oldest.id}`
        : '/admin/diary',
    },
  ];
}

/** Calendars elsewhere that keep times free: what nobody can read any more is out of date. */
export async function lookAtCalendars(ctx: Context): Promise<AttentionLine[]> {
  return [
    {
      id: 'calendars-unread',
      count: await countUnread(ctx, UNREAD_HOURS),
      one: 'calendar of yours cannot be read',
      many: 'calendars of yours cannot be read',
      detail:
        'What was last read of it still keeps its times free; what you have entered since does not. Read why, and mend it.',
      to: '/admin/settings?section=appointments',
      urgent: true,
    },
  ];
}

/** What the law sets a day for. */
export async function lookAtRights(ctx: Context): Promise<AttentionLine[]> {
  const [complaints, notices] = await Promise.all([
    countOpenComplaints({ ctx }),
    countOpenCancellations({ ctx }),
  ]);
  return [
    {
      id: 'complaints-overdue',
      count: complaints.overdue,
      one: 'complaint is overdue',
      many: 'complaints are overdue',
      detail:
        'The complaints page promises an answer within thirty days. Answer it, or say why it takes longer.',
      to: '/admin/complaints?list=overdue',
      urgent: true,
    },
    {
      id: 'cancellations',
      count: notices,
      one: 'contract has been cancelled',
      many: 'contracts have been cancelled',
      detail: 'Stop what is ordered and under way, and pay back what is owed within fourteen days.',
      to: '/admin/complaints?show=cancellations&list=open',
      urgent: true,
    },
    {
      id: 'complaints',
      count: complaints.open - complaints.overdue,
      one: 'complaint has to be answered',
      many: 'complaints have to be answered',
      detail:
        'Each has its last day; one about personal data has to be acknowledged within thirty days by law.',
      to: '/admin/complaints?list=open',
    },
  ];
}

/** Of each kind its own: a line leads to one list. */
const undescribed = (
  id: string,
  count: number,
  [one, many]: readonly [string, string],
  to: string,
): AttentionLine => ({
  id,
  count,
  to,
  one: `${one} has a picture without a description`,
  many: `${many} have a picture without a description`,
  detail: 'People who cannot see it are told nothing. Open the record and describe the picture.',
});

const unfetched = (
  id: string,
  count: number,
  [one, many]: readonly [string, string],
  to: string,
): AttentionLine => ({
  id,
  count,
  to,
  one: `${one} has a picture that could not be fetched`,
  many: `${many} have a picture that could not be fetched`,
  detail:
    'It stands at another site. Open the record, read why, and put in another address or a picture of your own.',
});

export async function lookAtContent(
  ctx: Context,
): Promise<{ lines: AttentionLine[]; samples: number }> {
  const [services, projects, testimonials, plants, samples] = await Promise.all([
    listRecords({ ctx, record: serviceRecord }),
    listRecords({ ctx, record: portfolioRecord }),
    listRecords({ ctx, record: testimonialRecord }),
    countPlantFlags({ ctx }),
    Promise.all([
      countSamples({ ctx, record: portfolioRecord }),
      countSamples({ ctx, record: testimonialRecord }),
    ]),
  ]);
  const at = (tab: string, filter: string) => dashboardList(`tab=${tab}&${filter}`);
  return {
    samples: samples[0] + samples[1],
    lines: [
      {
        id: 'testimonials-hidden',
        count: testimonials.filter((one) => whyNotShown(one) !== null).length,
        one: 'testimonial is not shown',
        many: 'testimonials are not shown',
        detail: 'Permission or the source of the words is missing.',
        to: at('testimonials', 'show=hidden'),
      },
      {
        id: 'services-inactive',
        count: services.filter((one) => !one.active).length,
        one: 'service is inactive',
        many: 'services are inactive',
        detail: 'Visitors do not see it until it is switched on.',
        to: at('services', 'show=inactive'),
      },
      {
        id: 'services-picture',
        count: services.filter((one) => one.imageUrl === '').length,
        one: 'service has no picture',
        many: 'services have no picture',
        detail: 'A drawing is shown instead.',
        to: at('services', 'show=no-picture'),
      },
      {
        id: 'projects-picture',
        count: projects.filter((one) => one.afterImageUrl === '').length,
        one: 'project has no picture',
        many: 'projects have no picture',
        detail: 'A drawing is shown instead.',
        to: at('portfolio', 'show=no-picture'),
      },
      unfetched(
        'services-unfetched',
        services.filter((one) => one.isUnfetched).length,
        ['service', 'services'],
        at('services', 'show=unfetched'),
      ),
      unfetched(
        'projects-unfetched',
        projects.filter((one) => one.isUnfetched).length,
        ['project', 'projects'],
        at('portfolio', 'show=unfetched'),
      ),
      unfetched(
        'plants-unfetched',
        plants.unfetched,
        ['plant', 'plants'],
        at('plants', 'only=unfetched'),
      ),
      undescribed(
        'services-alt',
        services.filter((one) => isUndescribed(one.picture)).length,
        ['service', 'services'],
        at('services', 'show=undescribed'),
      ),
      undescribed(
        'projects-alt',
        projects.filter((one) => [one.before, one.after].some(isUndescribed)).length,
        ['project', 'projects'],
        at('portfolio', 'show=undescribed'),
      ),
      undescribed('plants-alt', plants.alt, ['plant', 'plants'], at('plants', 'only=alt')),
      {
        id: 'plants-months',
        count: plants.months,
        one: 'plant has no month that the calendar understands',
        many: 'plants have no month that the calendar understands',
        detail: 'It is shown in no month until its periods are corrected.',
        to: at('plants', 'only=months'),
      },
      {
        id: 'plants-picture',
        count: plants.picture,
        one: 'plant has no picture',
        many: 'plants have no picture',
        detail: 'Its category’s drawing is shown instead.',
        to: at('plants', 'only=picture'),
      },
      {
        id: 'plants-description',
        count: plants.description,
        one: 'plant has no description',
        many: 'plants have no description',
        detail: 'Advice on its care is taken from there.',
        to: at('plants', 'only=description'),
      },
    ],
  };
}
