import type { Generated } from 'kysely';

/** Personal: contract, name, address, e-mail, outcome. */
export type CancellationTables = {
  cancellation_notices: {
    id: string;
    /** Unique, so that a form sent twice is stored once. */
    request_key: string;
    contract: string;
    ordered: string | null;
    name: string;
    address: string;
    email: string;
    received_at: string;
    settled_at: string | null;
    outcome: string;
    version: Generated<number>;
    updated_at: string;
  };
};
