/** Every database table; each is described by its owner. */
import type { Generated } from 'kysely';
import type { ClientCountTable } from '#server/db/shared-counts.ts';
import type { AppointmentTables } from '#server/features/appointments/table.ts';
import type { BusyCalendarTables } from '#server/features/busy-calendars/table.ts';
import type { BookingRequestTables } from '#server/features/booking-requests/table.ts';
import type { BrandTables } from '#server/features/brand/table.ts';
import type { CancellationTables } from '#server/features/cancellations/table.ts';
import type { ComplaintTables } from '#server/features/complaints/table.ts';
import type { DesignTables } from '#server/features/designs/table.ts';
import type { EnquiryTables } from '#server/features/enquiries/table.ts';
import type { ImportTables } from '#server/features/imports/table.ts';
import type { InvoiceTables } from '#server/features/invoices/table.ts';
import type { MailTables } from '#server/features/mail/table.ts';
import type { OwnerTables } from '#server/features/owner/table.ts';
import type { QuestionTables } from '#server/features/assistant/questions.ts';
import type { PageViewTables } from '#server/features/page-views/table.ts';
import type { QuoteTables } from '#server/features/quotes/table.ts';
import type { RateTables } from '#server/features/rates/table.ts';
import type { SettingTables } from '#server/features/settings/table.ts';
import type { SitePictureTables } from '#server/features/site-pictures/table.ts';
import type { TaskTables } from '#server/features/tasks/table.ts';
import type { JobTables } from '#server/jobs/table.ts';
import type { RecordTables } from '#server/records/list.ts';

export type AuditTable = {
  id: string;
  /** ISO-8601. */
  at: string;
  /** 'visitor', 'owner', 'colleague', 'system' or 'job:<kind>'. */
  actor: string;
  /** Under which name, where it was not the owner who was signed in. */
  by_name: Generated<string | null>;
  action: string;
  /** The action's subject type: 'services' of 'services.update'. */
  topic: Generated<string>;
  subject: string;
  request_id: string;
  /** JSON; never personal. */
  detail: string;
  /** The record's version after the change; null if it has none. */
  version: Generated<number | null>;
  /** JSON of the record as it was; null for a new one, and once it has been erased. */
  before: Generated<string | null>;
  /** JSON of the record as it is since; null for a deleted one, and once it has been erased. */
  after: Generated<string | null>;
};

/** Sample rows that the owner has removed for good: a new version does not bring them back. */
export type RemovedSampleTable = { kind: string; id: string; removed_at: string };

/** Records added with an idempotency key: sent again, nothing is added. */
export type AddedRecordTable = {
  request_key: string;
  record_id: string;
  input_hash: string;
  added_at: string;
};

export type FileTable = {
  /** The storage key: "designs/ab12….jpg". */
  key: string;
  content_type: string;
  bytes: number;
  created_at: string;
  /** Since when nothing refers to it; it is removed a while later. Null while it is in use. */
  doomed_at: Generated<string | null>;
  /** Since when its record has been in the bin: kept, but not served. */
  hidden_at: Generated<string | null>;
};

export type MigrationTable = { name: string; applied_at: string };

export type Tables = RecordTables &
  QuestionTables &
  QuoteTables &
  InvoiceTables &
  TaskTables &
  ImportTables &
  DesignTables &
  RateTables &
  SettingTables &
  JobTables &
  SitePictureTables &
  BookingRequestTables &
  BrandTables &
  PageViewTables &
  OwnerTables &
  MailTables &
  AppointmentTables &
  BusyCalendarTables &
  ComplaintTables &
  CancellationTables &
  EnquiryTables & {
    audit: AuditTable;
    files: FileTable;
    removed_samples: RemovedSampleTable;
    added_records: AddedRecordTable;
    migrations: MigrationTable;
    client_counts: ClientCountTable;
  };
