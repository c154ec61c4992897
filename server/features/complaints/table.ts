import type { Generated } from 'kysely';
import type {
  ComplaintKind,
  ComplaintSource,
  ComplaintState,
  ComplaintStepKind,
} from '#contracts/complaints.ts';

/** Personal: name, e-mail, phone, concerning, message, remedy, and the words of the steps. */
export type ComplaintTables = {
  complaints: {
    id: string;
    /** Unique, so that a form sent twice is stored once. */
    request_key: string;
    kind: ComplaintKind;
    source: ComplaintSource;
    state: ComplaintState;
    name: string;
    /** Null where a complaint came by word of mouth and none was given. */
    email: string | null;
    phone: string | null;
    concerning: string | null;
    message: string;
    remedy: string | null;
    received_at: string;
    /** The last day for an answer, in London. */
    due_on: string;
    version: Generated<number>;
    updated_at: string;
  };
  complaint_steps: {
    id: string;
    complaint_id: string;
    kind: ComplaintStepKind;
    text: string;
    at: string;
  };
};
