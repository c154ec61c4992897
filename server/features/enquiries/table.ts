/** Enquiries. Personal: name, e-mail, phone, postcode, every text, site facts and photographs. */
import type { Generated } from 'kysely';
import type { EnquiryClosing, EnquirySource, EnquiryState } from '#contracts/enquiry-words.ts';

export type EnquiryTables = {
  enquiries: {
    id: string;
    /** Made by the page; unique, so that a form sent twice is stored once. */
    request_key: string;
    source: EnquirySource;
    state: EnquiryState;
    closing: Generated<EnquiryClosing | null>;
    /** JSON: when each state was reached, { [state]: ISO time }. */
    state_times: string;
    name: string;
    email: string | null;
    phone: string | null;
    postcode: string | null;
    preferred_times: string | null;
    message: string | null;
    budget_pence: number | null;
    /** JSON of AccessAnswers. */
    access: string;
    /** JSON of EnquiryEstimate with its labour's share, as it was reckoned when it was sent. */
    calculator: string | null;
    /** JSON: { label, value }[]. */
    choices: string;
    /** JSON: { label, value }[]. */
    site_facts: string;
    /** The request for designs beside which a name was left. */
    session_id: Generated<string | null>;
    version: Generated<number>;
    /** How many photographs there ever were, so that no number comes twice. */
    photos_made: Generated<number>;
    /** Since when the visitor waits for an answer. */
    waiting_since: string | null;
    created_at: string;
    updated_at: string;
    /** Of visitor or owner; what is kept is counted from it. */
    last_activity_at: string;
    archived_at: Generated<string | null>;
    /** When it was moved to the bin; null if it is not there. */
    deleted_at: Generated<string | null>;
  };
  /** A design as it was when it was sent: it stays when the design itself goes. */
  enquiry_designs: {
    enquiry_id: string;
    n: number;
    design_id: string;
    title: string;
    low_pence: number;
    high_pence: number;
    /** DesignSnapshot as gzip of its JSON, in base64. Personal: the description and how it was read. */
    figures: string;
    /** The plan's SVG likewise; null where it could not be drawn. */
    plan: string | null;
  };
  enquiry_messages: {
    id: string;
    enquiry_id: string;
    request_key: string;
    sender: 'visitor' | 'owner';
    text: string;
    created_at: string;
  };
  /** The owner's own. */
  enquiry_notes: { id: string; enquiry_id: string; text: string; created_at: string };
  enquiry_photos: {
    enquiry_id: string;
    n: number;
    /** Of the file as it was sent. */ hash: string;
    width: number;
    height: number;
    key: string;
    small_key: string;
    created_at: string;
    /** The owner's are for the firm alone. */ sender: 'visitor' | 'owner';
  };
};
