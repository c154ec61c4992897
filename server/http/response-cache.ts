/**
 * In-memory response cache, valid until the site's content changes. Optionally an answer older than a minute is
 * refreshed in the background; none is kept over an hour, because some pages pick a random picture or name the month.
 */
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { PackedBody } from '#server/http/compression.ts';
import type { InlineHashes } from '#server/http/content-policy.ts';

const FRESH_MS = 60_000;
const HOUR_MS = 3_600_000;
/** Delay before background work, so that the page's own assets are served first. */
const BACKGROUND_DELAY_MS = 1_000;

/** The cached part of a response with status 200. */
export type Answer = {
  headers: readonly (readonly [string, string])[];
  text: string;
  inline: InlineHashes;
};
export type CachedAnswer = Omit<Answer, 'text'> & {
  body: PackedBody;
  /** SHA-256 of the text, base64url. */
  hash: string;
};
type Entry = {
  version: string;
  madeAt: number;
  isRenewing: boolean;
  wasHit: boolean;
  answer: Promise<CachedAnswer | null>;
};

export type ResponseCacheOptions = {
  /** Maximum entries; the least recently used are dropped, since any Host header can be sent. */
  most: number;
  now?(): number;
  /** Runs background work. */
  inBackground?(run: () => Promise<unknown>): void;
};

const hourOf = (atMs: number) => Math.floor(atMs / HOUR_MS);
const runLater = (run: () => Promise<unknown>) =>
  void setTimeout(() => void run(), BACKGROUND_DELAY_MS).unref();

export function createResponseCache({
  most,
  now = Date.now,
  inBackground = runLater,
}: ResponseCacheOptions) {
  const entries = new LRUCache<string, Entry>({ max: most });
  let isTightening = false;

  /** Recompresses one entry at a time, and only those requested more than once. */
  const tighten = (entry: Entry) => {
    if (isTightening) return;
    isTightening = true;
    inBackground(async () => {
      const answer = await entry.answer.catch(() => null);
      await answer?.body.tighten().catch(() => undefined);
      isTightening = false;
    });
  };

  function put(
    key: string,
    version: string,
    make: () => Promise<Answer | null>,
  ): Promise<CachedAnswer | null> {
    const before = entries.peek(key);
    const answer = make().then(async (made) => {
      if (!made) return null;
      const { text, ...facts } = made;
      const hash = createHash('sha256').update(text).digest('base64url');
      const old = await before?.answer.catch(() => null);
      // Most refreshed pages are unchanged and already compressed.
      const body = old?.hash === hash ? old.body : await PackedBody.of(text);
      return { ...facts, hash, body };
    });
    const entry = { version, madeAt: now(), isRenewing: false, wasHit: false, answer };
    entries.set(key, entry);
    if (before?.wasHit) tighten(entry);
    const forget = () => {
      if (entries.peek(key) === entry) entries.delete(key);
    };
    void answer.then((made) => made ?? forget(), forget);
    return answer;
  }

  /** Entries for this content version. */
  function get(key: string, version: string): Entry | null {
    const entry = entries.get(key);
    if (!entry || entry.version !== version || hourOf(entry.madeAt) !== hourOf(now())) return null;
    if (!entry.wasHit) tighten(entry);
    entry.wasHit = true;
    return entry;
  }

  return {
    /** @returns null if nothing is cached */
    read: async (key: string, version: string): Promise<CachedAnswer | null> =>
      get(key, version)?.answer ?? null,
    put,
    /**
     * The cached answer, or a new one; concurrent requests share it.
     * @param version content version, read before the answer is made
     * @returns null if the answer may not be cached
     */
    find(
      key: string,
      version: string,
      make: () => Promise<Answer | null>,
    ): Promise<CachedAnswer | null> {
      const entry = get(key, version);
      if (!entry) return put(key, version, make);
      if (now() - entry.madeAt >= FRESH_MS && !entry.isRenewing) {
        entry.isRenewing = true;
        inBackground(async () => {
          if (entries.peek(key) === entry) await put(key, version, make);
        });
      }
      return entry.answer;
    },
  };
}
