/**
 * The public pages and those of shared designs, rendered once and kept until the content changes. After a minute the next
 * visit still gets the kept one and has it made anew, since some draw their first picture by lot; none outlives its hour,
 * since some name the month. Nothing of the visitor who asked first is in a kept page: it is rendered from its address
 * alone, without their headers. Pages of private designs are never among them.
 */
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageUseCases } from '#contracts/page-context.ts';
import { withoutCampaign } from '#server/http/campaign.ts';
import { accepts } from '#server/http/compression.ts';
import { makeNonceDocument, type NonceDocument } from '#server/http/nonce-document.ts';

const FRESH_MS = 60_000;
const HOUR_MS = 3_600_000;
/** By then the page's own files have been answered too. */
const RENEW_AFTER_MS = 1_000;
/** The home page draws its first picture by lot: so many drawings are kept, and a visit is given one of them. */
const DRAWINGS: Record<string, number> = { '/': 6 };

export type Rendered = {
  status: number;
  headers: [string, string][];
  html: string;
  mark: string;
  isWhole: boolean;
};
type Page = Omit<Rendered, 'html' | 'mark'> & {
  document: NonceDocument;
  /** Of the page but for its nonces. */ hash: string;
};
type Entry = {
  version: string;
  madeAt: number;
  isRenewing: boolean;
  isTight: boolean;
  page: Promise<Page | null>;
};

export type ReadyPages = {
  /** Where this page is kept; null for one that is made for each visitor. */
  keyOf(request: FastifyRequest, origin: string): Promise<string | null>;
  /** Null when this page cannot be kept: then it must be made for the request. */
  find(key: string, render: () => Promise<Rendered>): Promise<Page | null>;
};

export type ReadyPagesOptions = {
  /** Whether the page at this address is the same for every visitor. */
  isOpen(url: string): boolean | Promise<boolean>;
  /** Addresses beyond this many are rendered in place of the oldest: a stranger may send any Host. */
  most: number;
  contentVersion(): Promise<string>;
  now(): number;
  random(): number;
  later?(run: () => void, afterMs: number): void;
  /** For what no visitor waits for. */
  aside?(run: () => Promise<void>): void;
};

const hourOf = (atMs: number) => Math.floor(atMs / HOUR_MS);
const runAside = (run: () => Promise<void>) =>
  void setTimeout(() => void run(), RENEW_AFTER_MS).unref();
const runLater = (run: () => void, afterMs: number) => void setTimeout(run, afterMs).unref();

export function readyPages({
  isOpen,
  most,
  contentVersion,
  now,
  random,
  later = runLater,
  aside = runAside,
}: ReadyPagesOptions): ReadyPages {
  const entries = new Map<string, Entry>();
  let isTightening = false;

  /** One at a time, and only what is asked for again: it is work for another thread, and a stranger may open every page once. */
  const tighten = (entry: Entry) => {
    if (entry.isTight || isTightening) return;
    entry.isTight = isTightening = true;
    aside(async () => {
      const page = await entry.page.catch(() => null);
      await page?.document.tighten().catch(() => undefined);
      isTightening = false;
    });
  };

  const keep = (
    key: string,
    version: string,
    render: () => Promise<Rendered>,
  ): Promise<Page | null> => {
    const before = entries.get(key);
    const last = before?.page;
    const page = render().then(async ({ html, mark, ...facts }) => {
      if (facts.status !== 200 || !facts.isWhole) return null;
      const hash = createHash('sha256').update(html.replaceAll(mark, '')).digest('base64');
      const old = await last?.catch(() => null);
      // Most renderings come out as the one before, which is packed already.
      if (old?.hash === hash) return { ...facts, hash, document: old.document };
      const document = await makeNonceDocument(html, mark);
      return document && { ...facts, hash, document };
    });
    entries.delete(key);
    const entry: Entry = { version, madeAt: now(), isRenewing: false, isTight: false, page };
    entries.set(key, entry);
    // It was asked for again before its content changed, and will be.
    if (before?.isTight) tighten(entry);
    if (entries.size > most) entries.delete(entries.keys().next().value!);
    const forget = () => {
      if (entries.get(key)?.page === page) entries.delete(key);
    };
    void page.then((made) => made ?? forget(), forget);
    return page;
  };

  return {
    async keyOf({ method, url, protocol, host }, origin) {
      const address = withoutCampaign(url);
      if (method !== 'GET' || !(await isOpen(address))) return null;
      return `${Math.floor(random() * (DRAWINGS[address] ?? 1))} ${origin} ${protocol}://${host}${address}`;
    },
    async find(key, render) {
      const version = await contentVersion();
      const entry = entries.get(key);
      if (!entry || entry.version !== version || hourOf(entry.madeAt) !== hourOf(now()))
        return keep(key, version, render);
      if (now() - entry.madeAt >= FRESH_MS && !entry.isRenewing) {
        entry.isRenewing = true;
        later(() => {
          if (entries.get(key) === entry) void keep(key, version, render);
        }, RENEW_AFTER_MS);
      }
      tighten(entry);
      return entry.page;
    },
  };
}

export function sendReadyPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, document }: Page,
): void {
  reply.code(status);
  for (const [name, value] of headers) reply.header(name, value);
  if (!accepts(String(request.headers['accept-encoding'] ?? ''), 'br'))
    reply.send(document.plain(request.nonce));
  else
    reply
      .header('vary', 'accept-encoding')
      .header('content-encoding', 'br')
      .send(document.brotli(request.nonce));
}

/** The same use cases, noting when one fails: a page that goes without something is not worth keeping. */
export function noticeFailures(useCases: PageUseCases): {
  useCases: PageUseCases;
  hasFailed(): boolean;
} {
  let failed = false;
  const noticed = Object.fromEntries(
    Object.entries(useCases).map(([name, run]) => [
      name,
      (...given: unknown[]) => {
        try {
          const answer = (run as (...given: unknown[]) => unknown)(...given);
          if (answer instanceof Promise)
            answer.catch(() => {
              failed = true;
            });
          return answer;
        } catch (error) {
          failed = true;
          throw error;
        }
      },
    ]),
  );
  return { useCases: noticed as PageUseCases, hasFailed: () => failed };
}
