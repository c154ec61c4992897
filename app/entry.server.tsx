import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router';
import { renderToString } from 'react-dom/server';
import { drawnOnlyContext, nonceContext } from '#contracts/page-context.ts';
import { LATER_TYPE, lateStartScript } from './lib/late-start.ts';
import { NonceContext } from './lib/nonce.tsx';

export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return;
  if (isRouteErrorResponse(error) && error.status < 500) return;
  console.error(error);
};

/** Route ids of the back office and its login: tools, with which nothing can be done before their scripts run. */
const AT_ONCE = ['admin', 'routes/admin/login'];

/**
 * Pages are rendered whole and answered buffered: nothing here streams, and this is twice as quick. The router would
 * stream its loader data through suspended components, which a buffered render never waits for, so the data is read
 * first and written as the same scripts at the foot of the body.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(nonceContext);
  const data = routerContext.serverHandoffStream
    ? await readText(routerContext.serverHandoffStream)
    : null;
  // The data has been written: what is added now is drawn and not sent.
  for (const [id, fields] of Object.entries(context.get(drawnOnlyContext) ?? {})) {
    const written = routerContext.staticHandlerContext.loaderData[id] as object | undefined;
    // None where another part of the page has failed.
    if (written) Object.assign(written, fields);
  }
  const ids = new Set(routerContext.staticHandlerContext.matches.map((match) => match.route.id));
  const html = renderToString(
    <NonceContext.Provider value={nonce}>
      <ServerRouter
        context={{ ...routerContext, serverHandoffStream: undefined }}
        url={request.url}
        nonce={nonce || undefined}
      />
    </NonceContext.Provider>,
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const whole = withFirstPicture(withHandoff(html, data, nonce));
  return new Response(
    `<!DOCTYPE html>${import.meta.env.PROD && !AT_ONCE.some((id) => ids.has(id)) ? withLateStart(whole, nonce) : whole}`,
    { status, headers },
  );
}

async function readText(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
  }
}

const UNSAFE: Record<string, string> = {
  '&': '\\u0026',
  '<': '\\u003c',
  '>': '\\u003e',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** Hands the loaders' data to the router in the browser; a page without scripts needs none. */
function withHandoff(html: string, data: string | null, nonce: string): string {
  if (data === null || !html.includes('__reactRouterContext')) return html;
  const text = JSON.stringify(data).replace(
    /[&<>\u2028\u2029]/g,
    (character) => UNSAFE[character] ?? character,
  );
  return addAtEnd(
    html,
    `window.__reactRouterContext.streamController.enqueue(${text});window.__reactRouterContext.streamController.close();`,
    nonce,
  );
}

const FIRST_PICTURE =
  /<source type="image\/avif" sizes="([^"]*)" srcSet="([^"]*)"\/><img [^>]*fetchPriority="high"/;
const FIRST_PRELOAD = /<link [^>]*rel="preload"/;

/** The picture a page opens with is asked for before its letters: it is the largest, and the first to be asked for has the connection that is open. */
function withFirstPicture(html: string): string {
  const [, sizes, sources] = FIRST_PICTURE.exec(html) ?? [];
  return sources
    ? html.replace(
        FIRST_PRELOAD,
        (first) =>
          `<link rel="preload" as="image" type="image/avif" imagesizes="${sizes}" imagesrcset="${sources}" fetchpriority="high">${first}`,
      )
    : html;
}

const MODULE_LINK = /<link rel="modulepreload" href="([^"]*)"[^>]*>/g;
const MODULE_SCRIPT = /(<script[^>]* )type="module"( async="">)/;

/** The page's scripts are named but not asked for; a few lines at the end start them once the page has been painted. */
function withLateStart(html: string, nonce: string): string {
  if (!MODULE_SCRIPT.test(html)) return html;
  const modules = [...html.matchAll(MODULE_LINK)].map((match) => match[1]!);
  const held = html.replace(MODULE_LINK, '').replace(MODULE_SCRIPT, `$1type="${LATER_TYPE}"$2`);
  return addAtEnd(held, lateStartScript(modules), nonce);
}

function addAtEnd(html: string, code: string, nonce: string): string {
  const end = html.lastIndexOf('</body>');
  return `${html.slice(0, end)}<script${nonce ? ` nonce="${nonce}"` : ''}>${code}</script>${html.slice(end)}`;
}
