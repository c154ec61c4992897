/** The trail of changes: who did what, and how it was before. */
import { z } from 'zod';

/** What changes are of, as the owner chooses among them; the value is the first word of an action. */
export const CHANGE_TOPICS = {
  services: 'Services',
  portfolio: 'Portfolio',
  testimonials: 'Testimonials',
  plants: 'Plants',
  team: 'People of the firm',
  articles: 'Articles',
  cards: 'Knowledge',
  designs: 'Designs',
  enquiries: 'Enquiries',
  quotes: 'Quotes',
  'booking-requests': 'Requests',
  appointments: 'Appointments',
  settings: 'Settings',
  rates: 'Rate book',
  pictures: 'Pictures',
  complaints: 'Complaints',
  cancellations: 'Notices of cancellation',
  mail: 'E-mails',
  people: 'People’s data',
  owner: 'Signing in',
  backups: 'Backups',
  jobs: 'Work behind the scenes',
} as const;
export type ChangeTopic = keyof typeof CHANGE_TOPICS;
const TOPICS = Object.keys(CHANGE_TOPICS) as [ChangeTopic, ...ChangeTopic[]];

export const CHANGE_ACTORS = {
  owner: 'The owner',
  colleague: 'Colleagues',
  visitor: 'Visitors',
  server: 'The server',
} as const;
export type ChangeActor = keyof typeof CHANGE_ACTORS;
const ACTORS = Object.keys(CHANGE_ACTORS) as [ChangeActor, ...ChangeActor[]];

export const ChangeQuery = z.object({
  kind: z.enum(TOPICS, 'There are no changes of this kind').optional(),
  actor: z.enum(ACTORS, 'Please ask for the owner, colleagues, visitors or the server').optional(),
  /** "services.update" */
  action: z
    .string()
    .regex(/^[a-z-]{1,40}\.[a-z-]{1,40}$/, 'There is no such action')
    .optional(),
  /** "services:srv_1" */
  subject: z.string().min(1).max(200).optional(),
  /** London's days, both included. */
  from: z.iso.date('Please enter a date').optional(),
  to: z.iso.date('Please enter a date').optional(),
  /** `next` of the page before. */
  before: z
    .string()
    .regex(
      /^[\d\-T:.Z]{20,30}_[\w-]{1,60}$/,
      'This place in the list is not known any more: please begin at the top',
    )
    .optional(),
});
export type ChangeQuery = z.infer<typeof ChangeQuery>;

export const Change = z.object({
  id: z.string(),
  at: z.string(),
  who: z.string(),
  /** "The owner changed the service “Paving”: title, price" */
  sentence: z.string(),
  action: z.string(),
  subject: z.string(),
  /** Whether opening it shows anything. */
  hasDetail: z.boolean(),
});
export type Change = z.infer<typeof Change>;
export const ChangePage = z.object({
  changes: z.array(Change),
  /** To be sent as `before` for older ones; null at the end. */ next: z.string().nullable(),
});
export type ChangePage = z.infer<typeof ChangePage>;

export const ChangeDetail = Change.extend({
  fields: z.array(
    z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
  ),
});
export type ChangeDetail = z.infer<typeof ChangeDetail>;
