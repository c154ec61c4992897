/** Who is signed in, and who tried. Addresses and browsers are personal; they go after 90 days. */
import type { Generated } from 'kysely';

export type OwnerTables = {
  owner_sessions: {
    /** Public; the secret in the cookie is another. */
    id: string;
    /** SHA-256 of the cookie's value, hex. */
    secret_hash: string;
    created_at: string;
    ends_at: string;
    address: string;
    user_agent: string;
    /** Whose it is; null for the owner's. */
    colleague_id: Generated<string | null>;
  };
  colleagues: {
    id: string;
    name: string;
    /** In small letters. */
    email: string;
    role: string;
    password_hash: string;
    last_sign_in_at: string | null;
    version: number;
    created_at: string;
    updated_at: string;
  };
  passkeys: {
    /** The credential's own, base64url. */
    id: string;
    /** Whose it is; null for the owner's. */
    colleague_id: string | null;
    /** COSE, base64url. */
    public_key: string;
    counter: number;
    transports: string;
    /** 1 where the maker of the device keeps a copy. */
    is_shared: number;
    label: string;
    created_at: string;
    last_used_at: string | null;
  };
  passkey_challenges: { challenge: string; purpose: string; ends_at: string };
  /** One row an attempt; those of one kind that were turned away in a row are one row with a count. */
  sign_in_attempts: {
    id: string;
    at: string;
    address: string;
    outcome: string;
    user_agent: string;
    count: number;
  };
  /** How long an address has to wait, or a device that the owner has signed in with. */
  sign_in_delays: {
    /** An address, or `device:` and the SHA-256 of the device's secret, hex. */
    address: string;
    /** Since the last success. */
    failures: number;
    failed_at: string | null;
    blocked_until: string | null;
    /** When it last signed in; null for a stranger. */
    known_at: string | null;
    updated_at: string;
  };
};
