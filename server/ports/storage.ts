/** Files that the site serves under /uploads/. */
import type { Readable } from 'node:stream';

export type StoredFile = { stream: Readable; bytes: number; contentType: string };

export type ListedFile = { key: string; bytes: number; modifiedAt: Date };

export type Storage = {
  /** Stores whole or not at all; the same key again replaces. @throws ProviderError 'refused' for a key that is not plain */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** null when there is none, or the key is not plain. */
  open(key: string): Promise<StoredFile | null>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
  /** Every stored file whose key begins so, in no order. What is no stored file of ours is left out. */
  list(prefix: string): AsyncIterable<ListedFile>;
  /** Takes away what a killed server left half written and nobody has touched since. @returns how many files went */
  removeLeftovers(untouchedSince: Date): Promise<number>;
};

/** Lower-case words, digits, - and _ in folders, with one of the endings that are served. */
const PLAIN_KEY =
  /^(?:[a-z0-9][a-z0-9_-]{0,80}\/){0,4}[a-zA-Z0-9][a-zA-Z0-9_-]{0,120}\.(jpg|avif|webp|png|svg|pdf)$/;
const CONTENT_TYPES: Record<string, string> = {
  jpg: 'image/jpeg',
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
};

/** The content type of a key that may be stored; null for any other, so that no path can leave its folder. */
export function contentTypeOf(key: string): string | null {
  const match = PLAIN_KEY.exec(key);
  return match ? CONTENT_TYPES[match[1]!]! : null;
}

/** What lies in it is read through calls that ask who asks; /uploads never serves it. */
export const PRIVATE_FOLDER = 'private';

/** The address that a stored file is served at. */
export const uploadUrl = (key: string): string => `/uploads/${key}`;
