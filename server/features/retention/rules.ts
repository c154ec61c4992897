/** Which table holds what is personal, how long, and what ends it. The type asks for a rule for every table there is. */
import { KEPT } from '#content/policies/kept.ts';
import type { Tables } from '#server/db/tables.ts';
import { RECORDS, type RecordTables } from '#server/records/list.ts';

export type RetentionRule =
  | {
      /** The columns in which people are named or speak. */
      personal: readonly string[];
      kept: { years: number } | { days: number } | { as: keyof Tables } | { until: string };
    }
  | { personal: null; /** Why it needs no rule. */ why: string };

const none = (why: string): RetentionRule => ({ personal: null, why });
/** It goes with the row it belongs to. */
const goesWith = (table: keyof Tables, ...personal: string[]): RetentionRule => ({
  personal,
  kept: { as: table },
});
const OWN = 'the firm’s own words and figures';

const OTHER_RULES: Record<Exclude<keyof Tables, keyof RecordTables>, RetentionRule> = {
  design_sessions: {
    personal: ['input', 'facts', 'reading', 'model_reading', 'user_name', 'user_email'],
    kept: { years: KEPT.designYears },
  },
  designs: goesWith('design_sessions', 'garden'),
  design_changes: goesWith('designs', 'original'),
  design_pictures: goesWith('designs'),
  design_versions: goesWith('designs', 'title', 'operations'),
  design_arrangements: goesWith('designs', 'garden'),
  design_boards: goesWith('design_sessions'),
  board_marks: goesWith('design_boards', 'name', 'comment'),
  design_search: goesWith('design_sessions', 'text'),
  design_reports: {
    personal: [],
    kept: { until: `its design goes, or ${KEPT.postedReportDays} days where it belongs to none` },
  },
  booking_requests: {
    personal: ['name', 'email', 'phone', 'postcode', 'preferred_times', 'message'],
    kept: { years: KEPT.contactYears },
  },
  bookings: {
    personal: [
      'name',
      'email',
      'phone',
      'address',
      'postcode',
      'latitude',
      'longitude',
      'message',
      'site_facts',
    ],
    kept: { years: KEPT.contactYears },
  },
  booking_cells: goesWith('bookings'),
  busy_calendars: none(OWN),
  busy_times: goesWith('busy_calendars'),
  diary_blocks: { personal: ['reason'], kept: { years: KEPT.contactYears } },
  days_off: { personal: ['reason'], kept: { years: KEPT.contactYears } },
  enquiries: {
    personal: [
      'name',
      'email',
      'phone',
      'postcode',
      'preferred_times',
      'message',
      'budget_pence',
      'access',
      'choices',
      'site_facts',
    ],
    kept: { years: KEPT.contactYears },
  },
  enquiry_designs: goesWith('enquiries', 'figures', 'plan'),
  enquiry_messages: goesWith('enquiries', 'text'),
  enquiry_notes: goesWith('enquiries', 'text'),
  enquiry_photos: goesWith('enquiries'),
  quotes: {
    personal: ['name', 'email', 'phone', 'address', 'postcode'],
    kept: { years: KEPT.contractYears },
  },
  quote_versions: goesWith('quotes', 'body', 'sent', 'answer_words'),
  quote_acceptances: goesWith('quotes', 'name', 'client_address'),
  quote_numbers: none('how many quotes a year has had'),
  invoices: { personal: ['body', 'paid_how'], kept: { years: KEPT.contractYears } },
  tasks: { personal: ['email', 'text'], kept: { years: KEPT.contactYears } },
  imports: none('how many rows a file had, and when it came in'),
  import_rows: none('which records came of which file, by id'),
  invoice_numbers: none('how many invoices a year has had'),
  complaints: {
    personal: ['name', 'email', 'phone', 'concerning', 'message', 'remedy'],
    kept: { years: KEPT.complaintYears },
  },
  complaint_steps: goesWith('complaints', 'text'),
  cancellation_notices: {
    personal: ['contract', 'name', 'address', 'email', 'outcome'],
    kept: { years: KEPT.contractYears },
  },
  mail_messages: {
    personal: ['to_name', 'to_address', 'subject', 'content', 'attachments'],
    kept: { days: KEPT.mailDays },
  },
  mail_suppressions: {
    personal: ['address_hash'],
    kept: { until: 'the wish for no more e-mails is taken back' },
  },
  sign_in_attempts: { personal: ['address', 'user_agent'], kept: { days: KEPT.signInDays } },
  client_counts: {
    personal: ['client'],
    kept: { until: 'a minute after the minute, or the day, that is counted has ended' },
  },
  sign_in_delays: { personal: ['address'], kept: { days: KEPT.signInDays } },
  owner_sessions: { personal: ['address', 'user_agent'], kept: { until: 'the session has ended' } },
  colleagues: {
    personal: ['name', 'email'],
    kept: { until: 'the owner takes their sign-in away; who changed what keeps their name' },
  },
  passkeys: {
    personal: ['label'],
    kept: { until: 'whoever it belongs to removes it, or their sign-in is taken away' },
  },
  passkey_challenges: none('random numbers that are good for five minutes'),
  audit: {
    personal: ['before', 'after', 'by_name'],
    kept: {
      until:
        'what it is about is erased or goes: the columns are emptied then; `detail` is never personal, and who of the firm did it stays',
    },
  },
  jobs: {
    personal: ['payload'],
    kept: { until: 'the job is done, or what it is about is erased' },
  },
  assistant_questions: { personal: ['question'], kept: { days: KEPT.questionDays } },
  files: none('storage keys: the files go with what names them'),
  added_records: none('keys of what the owner added'),
  removed_samples: none('names of sample rows'),
  migrations: none('the shape of the database'),
  model_usage: none('how often the text model was asked, and what it cost'),
  settings: none(OWN),
  rates: none(OWN),
  brand_files: none('the firm’s own logo'),
  site_pictures: none('the firm’s own pictures'),
  outside_pictures: none('addresses of the firm’s own pictures'),
  page_views: none('counts of pages, nobody’s'),
};

/** The records' own rules are part of their definitions. */
export const RETENTION_RULES: Record<keyof Tables, RetentionRule> = {
  ...OTHER_RULES,
  ...(Object.fromEntries(RECORDS.map((record) => [record.table, record.retention])) as Record<
    keyof RecordTables,
    RetentionRule
  >),
};
