/** Mounts the pages: React Router renders; Fastify handles headers, limits and errors. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import {
  drawnOnlyContext,
  nonceContext,
  originContext,
  type OwnerVisit,
  ownerContext,
  type PageUseCases,
  useCasesContext,
} from '#contracts/page-context.ts';
import { PRIVATE_HEADERS } from '#contracts/private-headers.ts';
import { hashInline, makeMark } from '#server/http/content-policy.ts';
import { originOf } from '#server/http/origin.ts';
import { createPageCache, noticeFailures } from '#server/http/page-cache.ts';
import { sendProblem } from '#server/http/problems.ts';
import { BODY_LIMIT_BYTES } from '#server/http/security.ts';

export type PagesOptions = {
  loadBuild: () => Promise<ServerBuild>;
  development: boolean;
  publicUrl: string | null;
  /** Per request: its id is used for logging and its client for rate limits. */
  useCasesFor(request: FastifyRequest): PageUseCases;
  /** Only for pages rendered per visitor. */
  ownerOf(request: FastifyRequest): OwnerVisit;
  isShared(designId: string): Promise<boolean>;
  /** Addresses whose page is the same for every visitor. */
  publicPages: Pick<ReadonlySet<string>, 'has'>;
  /** Forms that one client may post per minute without scripts. */
  formsPerMinute: number;
  contentVersion(): Promise<string>;
  /** Called for every page after it was answered. */
  onAnswered?(request: FastifyRequest, status: number): void;
};

type Handle = ReturnType<typeof createRequestHandler>;

/** Pages behind private links are for their holder only; the empty enquiry form is public. */
const PRIVATE_PAGE =
  /^\/(?:cancellation|complaints|enquiry(?!\/new(?:\/|\.data|$))|quote|unsubscribe|visit)\//;
const DESIGN_PAGE = /^\/design\/([^/]+?)(?:\.data)?\/?$/;

export async function registerPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const handle = createRequestHandler(
    options.loadBuild,
    options.development ? 'development' : 'production',
  );
  const findCached = options.development
    ? null
    : createPageCache({
        ...options,
        render: (request, url, mark) => renderForAll({ request, url, mark, handle, options }),
      });
  await app.register(async (web) => {
    // React Router parses bodies itself, and would read one without a length to its end.
    web.removeAllContentTypeParsers();
    web.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES },
      (_request, body, done) => done(null, body),
    );
    const { onAnswered } = options;
    if (onAnswered)
      web.addHook('onResponse', async (request, reply) => onAnswered(request, reply.statusCode));
    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      if (isCall(request)) return sendNoSuchCall(reply);
      // A failure here recurs in the visitor's own request and is reported there.
      const cached = await findCached?.(request, originOf(request, options.publicUrl)).catch(
        () => null,
      );
      if (!cached) return renderPage(request, reply, handle, options);
      request.inline = cached.inline;
      for (const [name, value] of cached.headers) reply.header(name, value);
      return reply.send(await cached.body.choose(request, reply));
    };
    web.route({ method: ['GET', 'HEAD'], url: '/*', schema: { hide: true }, handler: answer });
    web.post(
      '/*',
      {
        schema: { hide: true },
        config: { rateLimit: { max: options.formsPerMinute, timeWindow: 60_000 } },
      },
      answer,
    );
    // React Router would run form actions for these methods too, bypassing the form limit.
    web.route({
      method: web.supportedMethods.filter((method) => !PAGE_METHODS.includes(method)),
      url: '/*',
      schema: { hide: true },
      handler: async (request, reply) =>
        isCall(request) ? sendNoSuchCall(reply) : sendNotAllowed(reply),
    });
  });
}

const PAGE_METHODS = ['GET', 'HEAD', 'POST'];
const isHtml = ({ headers }: Response) =>
  headers.get('content-type')?.startsWith('text/html') ?? false;
/** React Router's data request on client-side navigation. */
const isDataOnly = ({ url }: FastifyRequest) => url.split('?')[0]!.endsWith('.data');
const isCall = ({ url }: FastifyRequest) => url.startsWith('/api/') || url === '/api';
const sendNoSuchCall = (reply: FastifyReply) =>
  sendProblem(reply, 'not-found', 'There is no such call. The list of calls is at /api/docs.');
const sendNotAllowed = (reply: FastifyReply) =>
  sendProblem(
    reply.header('allow', PAGE_METHODS.join(', ')),
    'not-allowed',
    'A page is opened, or its form is sent; nothing else can be done at this address.',
  );

/** Built from the URL alone, because it is shared: without this visitor's headers, and not aborted when they leave. */
async function renderForAll({
  request,
  url,
  mark,
  handle,
  options,
}: {
  request: FastifyRequest;
  url: string;
  mark: string;
  handle: Handle;
  options: PagesOptions;
}): Promise<{ response: Response; hasFailed: boolean }> {
  const context = new RouterContextProvider();
  const { useCases, hasFailed } = noticeFailures(options.useCasesFor(request));
  context.set(useCasesContext, useCases);
  context.set(nonceContext, mark);
  context.set(drawnOnlyContext, {});
  context.set(originContext, originOf(request, options.publicUrl));
  const response = await handle(
    new Request(`${request.protocol}://${request.host}${url}`),
    context,
  );
  return { response, hasFailed: hasFailed() };
}

async function renderPage(
  request: FastifyRequest,
  reply: FastifyReply,
  handle: Handle,
  options: PagesOptions,
) {
  const aborter = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) aborter.abort();
  });
  const context = new RouterContextProvider();
  context.set(useCasesContext, options.useCasesFor(request));
  context.set(ownerContext, options.ownerOf(request));
  const mark = makeMark();
  context.set(nonceContext, mark);
  if (!isDataOnly(request)) context.set(drawnOnlyContext, {});
  context.set(originContext, originOf(request, options.publicUrl));

  const response = await handle(toWebRequest(request, aborter.signal), context);
  reply.code(response.status);
  for (const [name, value] of response.headers)
    if (name !== 'set-cookie') reply.header(name, value);
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
  await setCaching(request, reply, options);
  if (!response.body || request.method === 'HEAD') return reply.send(null);
  if (!isHtml(response)) return reply.send(Buffer.from(await response.arrayBuffer()));
  const { html, inline } = hashInline(await response.text(), mark);
  request.inline = inline;
  return reply.send(html);
}

/** Private pages must not be indexed, cached, or leak their URL as a referrer. */
async function setCaching(
  request: FastifyRequest,
  reply: FastifyReply,
  { isShared }: PagesOptions,
): Promise<void> {
  const path = request.url.split('?')[0]!;
  const id = DESIGN_PAGE.exec(path)?.[1];
  if (PRIVATE_PAGE.test(path) || (id !== undefined && !(await isShared(decodeId(id))))) {
    reply.headers(PRIVATE_HEADERS);
    return;
  }
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
}

function decodeId(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function toWebRequest(request: FastifyRequest, signal: AbortSignal): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || name.startsWith(':')) continue;
    // A private page's own form, already checked by security.ts: React Router would compare "null" with our origin.
    if (name === 'origin' && value === 'null') continue;
    for (const one of Array.isArray(value) ? value : [value]) headers.append(name, one);
  }
  // From the parser above; undefined if no body was sent.
  const body = Buffer.isBuffer(request.body) ? { body: new Uint8Array(request.body) } : {};
  return new Request(addressOf(request), { method: request.method, headers, signal, ...body });
}

const addressOf = (request: FastifyRequest) =>
  `${request.protocol}://${request.host}${request.raw.url ?? '/'}`;
