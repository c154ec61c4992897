/** Stored files in a bucket of an S3-compatible service, addressed by path (`endpoint/bucket/key`), which all of them answer. */
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import { ProviderError } from '#server/errors.ts';
import {
  contentTypeOf,
  type ListedFile,
  type Storage,
  type StoredFile,
} from '#server/ports/storage.ts';

export type S3Options = {
  /** With its scheme and without a path: "https://s3.eu-west-2.amazonaws.com". */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Time limit of a whole answer; for reading a file, until it begins, ms. */
  limitMs?: number;
  /** Waited before the second try, and twice as long before the third. */
  retryMs?: number;
};

const LIMIT_MS = 20_000;
const RETRY_MS = 250;
const TRIES = 3;
/** A list's page or an error is XML of at most a thousand keys. */
const PAGE_KEYS = 1_000;

type Call = {
  method: 'GET' | 'PUT' | 'DELETE';
  path: string;
  body?: Uint8Array;
  headers?: Record<string, string>;
  streams?: boolean;
};

/** So that a body that changes on its way is refused. */
const hashOf = (body: Uint8Array = new Uint8Array()) =>
  createHash('sha256').update(body).digest('hex');

/** Every call is idempotent, so all can be retried. */
export function s3Storage({
  endpoint,
  bucket,
  region,
  accessKeyId,
  secretAccessKey,
  limitMs = LIMIT_MS,
  retryMs = RETRY_MS,
}: S3Options): Storage {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  const root = `${endpoint}/${encodeURIComponent(bucket)}`;

  async function ask({ method, path, body, headers, streams = false }: Call): Promise<Response> {
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), limitMs).unref();
    try {
      const answer = await client.fetch(`${root}${path}`, {
        method,
        signal: limit.signal,
        redirect: 'manual',
        ...(body ? { body: body as Uint8Array<ArrayBuffer> } : {}),
        headers: { ...headers, 'x-amz-content-sha256': hashOf(body) },
      });
      // Reading the body has no time limit.
      if (streams) clearTimeout(timer);
      return answer;
    } catch {
      clearTimeout(timer);
      throw new ProviderError(
        'unavailable',
        limit.signal.aborted
          ? 'The storage did not answer in time.'
          : 'The storage could not be reached.',
      );
    }
  }

  /** @returns null when there is no such key */
  async function askAgain(call: Call): Promise<Response | null> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await judge(await ask(call));
      } catch (error) {
        const isWorthIt =
          error instanceof ProviderError &&
          (error.kind === 'unavailable' || error.kind === 'rate-limited');
        if (!isWorthIt || attempt >= TRIES) throw error;
        await new Promise((resolve) => void setTimeout(resolve, retryMs * 2 ** (attempt - 1)));
      }
    }
  }

  return {
    async put(key, bytes) {
      const contentType = contentTypeOf(key);
      if (!contentType)
        throw new ProviderError('refused', 'The name of the file is not one that is stored.');
      const answer = await askAgain({
        method: 'PUT',
        path: `/${key}`,
        body: bytes,
        headers: { 'content-type': contentType },
      });
      if (!answer)
        throw new ProviderError('misconfigured', `There is no bucket “${bucket}” in the storage.`);
      await answer.arrayBuffer().catch(() => undefined);
    },
    async open(key) {
      const contentType = contentTypeOf(key);
      if (!contentType) return null;
      const answer = await askAgain({ method: 'GET', path: `/${key}`, streams: true });
      if (!answer) return null;
      const length = answer.headers.get('content-length');
      if (length === null) return readWhole(answer, contentType);
      const stream = answer.body
        ? Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0])
        : Readable.from([]);
      return { stream, bytes: Number(length), contentType };
    },
    async remove(key) {
      if (!contentTypeOf(key)) return;
      const answer = await askAgain({ method: 'DELETE', path: `/${key}` });
      await answer?.arrayBuffer().catch(() => undefined);
    },
    async *list(prefix) {
      let token: string | null = null;
      do {
        const query = new URLSearchParams({
          'list-type': '2',
          'max-keys': String(PAGE_KEYS),
          prefix,
          ...(token ? { 'continuation-token': token } : {}),
        });
        // Signed URLs encode a space as %20.
        const answer = await askAgain({
          method: 'GET',
          path: `?${query.toString().replaceAll('+', '%20')}`,
        });
        if (!answer)
          throw new ProviderError(
            'misconfigured',
            `There is no bucket “${bucket}” in the storage.`,
          );
        const page = readPage(
          await answer.text().catch(() => {
            throw new ProviderError('unavailable', 'The connection to the storage broke.');
          }),
        );
        yield* page.files;
        token = page.next;
      } while (token);
    },
    // A put is one request, stored completely or not at all.
    removeLeftovers: async () => 0,
  };
}

/** For services that omit the content length, which pages need before the first byte. */
async function readWhole(answer: Response, contentType: string): Promise<StoredFile> {
  const bytes = Buffer.from(
    await answer.arrayBuffer().catch(() => {
      throw new ProviderError('unavailable', 'The connection to the storage broke.');
    }),
  );
  return { stream: Readable.from([bytes]), bytes: bytes.length, contentType };
}

/** Interprets an answer; its body is read only if needed. */
async function judge(answer: Response): Promise<Response | null> {
  if (answer.ok) return answer;
  await answer.body?.cancel().catch(() => undefined);
  const { status } = answer;
  if (status === 404) return null;
  if (status === 429 || status === 503)
    throw new ProviderError('rate-limited', `The storage is too busy: it answered ${status}.`);
  if (status >= 500) throw new ProviderError('unavailable', `The storage answered ${status}.`);
  if (status === 401 || status === 403)
    throw new ProviderError(
      'misconfigured',
      `The storage refuses our key: it answered ${status}. Please check S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION and what the key may do.`,
    );
  if (status >= 300 && status < 400)
    throw new ProviderError(
      'misconfigured',
      'The storage sent us elsewhere. Please check S3_ENDPOINT and S3_REGION.',
    );
  throw new ProviderError('refused', `The storage answered ${status}.`);
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const unescape = (text: string) =>
  text.replace(
    /&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi,
    (whole, decimal?: string, hex?: string, name?: string) =>
      name
        ? (ENTITIES[name] ?? whole)
        : String.fromCodePoint(decimal ? Number(decimal) : parseInt(hex!, 16)),
  );
const readTag = (xml: string, tag: string): string | null => {
  const text = new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1];
  return text === undefined ? null : unescape(text);
};

/** The little of ListObjectsV2's XML that is needed. @throws ProviderError bad-output when it is something else */
function readPage(xml: string): { files: ListedFile[]; next: string | null } {
  if (!/<ListBucketResult[\s>]/.test(xml))
    throw new ProviderError('bad-output', 'The storage answered with something that is no list.');
  const files: ListedFile[] = [];
  for (const [, entry = ''] of xml.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)) {
    const key = readTag(entry, 'Key');
    const modifiedAt = new Date(readTag(entry, 'LastModified') ?? '');
    const bytes = Number(readTag(entry, 'Size'));
    if (
      key &&
      contentTypeOf(key) &&
      !Number.isNaN(modifiedAt.getTime()) &&
      Number.isSafeInteger(bytes)
    )
      files.push({ key, bytes, modifiedAt });
  }
  return {
    files,
    next: readTag(xml, 'IsTruncated') === 'true' ? readTag(xml, 'NextContinuationToken') : null,
  };
}
