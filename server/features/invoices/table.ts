import type { Generated } from 'kysely';

/** Personal: the customer in the body. */
export type InvoiceTables = {
  invoices: {
    id: string;
    /** "INV-2026-0042": running, without gaps. */
    number: string;
    quote_id: string;
    /** Which of the quote's stages of payment, from 0. */
    stage: number;
    /** Of a credit note: the invoice that it takes back. */
    credits: string | null;
    /** JSON: InvoiceBody, as it was issued. */
    body: string;
    /** Minus for a credit note. */
    total_pence: number;
    /** ISO date. */
    due_on: string;
    paid_on: string | null;
    paid_how: Generated<string>;
    version: Generated<number>;
    created_at: string;
    updated_at: string;
  };
  invoice_numbers: { year: number; last: number };
};
