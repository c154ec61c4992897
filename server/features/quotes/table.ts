import type { Generated } from 'kysely';
import type { QuoteState, QuoteVersionState } from '#contracts/quote-words.ts';

/** Personal: name, e-mail, phone, address, postcode, what was sent, answers, who accepted and from where. */
export type QuoteTables = {
  quotes: {
    id: string;
    /** "Q-2026-0042"; from the first sending on. */
    number: string | null;
    enquiry_id: string | null;
    design_id: string | null;
    design_title: string | null;
    name: string;
    email: string;
    phone: string;
    address: string;
    postcode: string;
    /** Of the newest version that was sent; 'draft' until then. 'lapsed' is never stored: time says it. */
    state: QuoteState;
    version: Generated<number>;
    deleted_at: Generated<string | null>;
    created_at: string;
    updated_at: string;
  };
  quote_versions: {
    id: string;
    quote_id: string;
    n: number;
    state: QuoteVersionState;
    /** JSON: QuoteBody. */
    body: string;
    total_pence: number;
    /** JSON: SentQuote, as it was hashed; null for a draft, and once the person has been erased. */
    sent: Generated<string | null>;
    hash: Generated<string | null>;
    sent_at: Generated<string | null>;
    valid_until: Generated<string | null>;
    pdf_key: Generated<string | null>;
    answer_words: Generated<string | null>;
    answered_at: Generated<string | null>;
    created_at: string;
  };
  quote_acceptances: {
    quote_id: string;
    version_id: string;
    hash: string;
    name: string;
    client_address: string;
    begins_early: number;
    accepted_at: string;
  };
  quote_numbers: { year: number; last: number };
};
