/**
 * One GET to an untrusted URL that somebody typed in (SSRF-safe). The name is resolved once, all its addresses must be public,
 * and the connection goes to the address that was checked; each redirect is checked in the same way.
 */
import { lookup } from 'node:dns/promises';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { ProviderError } from '#server/errors.ts';
import { isPublicAddress } from '#server/outbound/public-address.ts';

/** What is fetched, in the words of a refusal and of the request. */
export type Wanted = { name: string; accept: string; tooLong: string };
const PICTURE: Wanted = {
  name: 'picture',
  accept: 'image/avif,image/webp,image/png,image/jpeg,image/*;q=0.8',
  tooLong: 'The picture is larger than 10 MB.',
};

export type FetchPublicOptions = {
  /** A picture unless it is said. */
  wanted?: Wanted;
  maxBytes: number;
  /** Total time limit, redirects included. */
  limitMs: number;
  signal?: AbortSignal | undefined;
  /** Accepted content types. */
  accept: RegExp;
  /** Resolves all addresses of a name. */
  resolve?: (host: string) => Promise<readonly string[]>;
  /** Whether a checked address and port may be connected to. */
  mayConnect?: (address: string, port: number) => boolean;
};

const MOST_REDIRECTS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const NOT_PUBLIC = 'This address does not lead to a public website, so it is not fetched.';

const resolveAll = async (host: string): Promise<string[]> =>
  (await lookup(host, { all: true, verbatim: true })).map((one) => one.address);
const isPublicTarget = (address: string, port: number) =>
  isPublicAddress(address) && (port === 80 || port === 443);

/** @throws ProviderError with a sentence for the owner */
export async function fetchPublic(
  url: string,
  {
    wanted = PICTURE,
    maxBytes,
    limitMs,
    signal,
    accept,
    resolve = resolveAll,
    mayConnect = isPublicTarget,
  }: FetchPublicOptions,
): Promise<Uint8Array> {
  const limit = AbortSignal.timeout(limitMs);
  const stop = signal ? AbortSignal.any([limit, signal]) : limit;
  let next = url;
  for (let hops = 0; hops <= MOST_REDIRECTS; hops += 1) {
    const target = readTarget(next, wanted);
    const address = await within(chooseAddress(target, resolve, mayConnect), stop);
    const answer = await connect(target, { address, wanted, stop });
    const { statusCode: status = 0, headers } = answer;
    if (!REDIRECTS.has(status)) return readAnswer(answer, { wanted, maxBytes, accept, stop });
    answer.destroy();
    if (!headers.location || !URL.canParse(headers.location, target.href))
      throw new ProviderError('bad-output', 'The site sent us to an address that is none.');
    next = new URL(headers.location, target).href;
  }
  throw new ProviderError('refused', 'The site sent us on too often.');
}

/** @throws ProviderError for anything but a plain http(s) address */
function readTarget(text: string, { name }: Wanted): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || !url.hostname)
    throw new ProviderError('refused', `This is not the address of a ${name} on a website.`);
  // An IPv4 address as one number, octal or hexadecimal is an attempt to bypass the check.
  if (
    isIP(url.hostname) === 4 &&
    !new RegExp(`^[a-z]+://${url.hostname.replaceAll('.', '\\.')}(?:[:/?#]|$)`, 'i').test(
      text.trim(),
    )
  )
    throw new ProviderError('refused', NOT_PUBLIC);
  return url;
}

const portOf = (url: URL) => Number(url.port || (url.protocol === 'https:' ? 443 : 80));

/** All addresses of a name must be public: a private one means the name is meant for an internal host. */
async function chooseAddress(
  url: URL,
  resolve: (host: string) => Promise<readonly string[]>,
  mayConnect: (address: string, port: number) => boolean,
): Promise<string> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host)
    ? [host]
    : await resolve(host).catch(() => {
        throw new ProviderError(
          'unavailable',
          'There is no site of this name, or it cannot be found just now.',
        );
      });
  if (addresses.length === 0)
    throw new ProviderError(
      'unavailable',
      'There is no site of this name, or it cannot be found just now.',
    );
  if (!addresses.every((address) => mayConnect(address, portOf(url))))
    throw new ProviderError('refused', NOT_PUBLIC);
  // Prefers IPv4: many hosts have no IPv6 route.
  return addresses.find((address) => isIP(address) === 4) ?? addresses[0]!;
}

function connect(
  url: URL,
  { address, wanted, stop }: { address: string; wanted: Wanted; stop: AbortSignal },
): Promise<IncomingMessage> {
  const isHttps = url.protocol === 'https:';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve, reject) => {
    const request = (isHttps ? requestHttps : requestHttp)({
      // Connects to the checked address without another look-up; the certificate is still verified by name.
      host: address,
      port: portOf(url),
      path: `${url.pathname}${url.search}`,
      method: 'GET',
      agent: false,
      signal: stop,
      maxHeaderSize: 16_384,
      ...(isHttps && !isIP(host) ? { servername: host } : {}),
      headers: {
        host: url.host,
        accept: wanted.accept,
        'accept-encoding': 'identity',
        'user-agent': 'Plotwright',
      },
    });
    request.once('response', resolve);
    request.once('error', () =>
      reject(
        new ProviderError(
          'unavailable',
          stop.aborted ? 'The site did not answer in time.' : 'The site could not be reached.',
        ),
      ),
    );
    request.end();
  });
}

async function readAnswer(
  answer: IncomingMessage,
  {
    wanted,
    maxBytes,
    accept,
    stop,
  }: { wanted: Wanted; maxBytes: number; accept: RegExp; stop: AbortSignal },
): Promise<Uint8Array> {
  try {
    checkAnswer(answer, { wanted, maxBytes, accept });
    const parts: Buffer[] = [];
    let length = 0;
    for await (const part of answer as AsyncIterable<Buffer>) {
      length += part.length;
      if (length > maxBytes) throw tooLong(wanted);
      parts.push(part);
    }
    return Buffer.concat(parts);
  } catch (error) {
    if (error instanceof ProviderError) throw error;
    throw new ProviderError(
      'unavailable',
      stop.aborted
        ? `The site did not send the ${wanted.name} in time.`
        : 'The connection to the site broke.',
    );
  } finally {
    answer.destroy();
  }
}

const tooLong = (wanted: Wanted) => new ProviderError('too-long', wanted.tooLong);

function checkAnswer(
  { statusCode: status = 0, headers }: IncomingMessage,
  { wanted, maxBytes, accept }: { wanted: Wanted; maxBytes: number; accept: RegExp },
): void {
  if (status === 429)
    throw new ProviderError('rate-limited', 'The site asks us to come back later.');
  if (status >= 500)
    throw new ProviderError('unavailable', `The site answered with an error (${status}).`);
  if (status === 404 || status === 410)
    throw new ProviderError('refused', `There is no ${wanted.name} at this address any more.`);
  if (status !== 200)
    throw new ProviderError(
      'refused',
      `The site does not give the ${wanted.name} out (${status}). It may not be shared with everybody.`,
    );
  if (!accept.test(headers['content-type'] ?? ''))
    throw new ProviderError('bad-output', `There is a page at this address, not a ${wanted.name}.`);
  if (headers['content-encoding'] && headers['content-encoding'] !== 'identity')
    throw new ProviderError(
      'bad-output',
      `The site sent the ${wanted.name} in a form that cannot be read.`,
    );
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw tooLong(wanted);
}

/** DNS may be as slow as a site. */
function within<T>(work: Promise<T>, stop: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const give = () => reject(new ProviderError('unavailable', 'The site did not answer in time.'));
    if (stop.aborted) give();
    stop.addEventListener('abort', give, { once: true });
    work.then(resolve, reject).finally(() => stop.removeEventListener('abort', give));
  });
}
