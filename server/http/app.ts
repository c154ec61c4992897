/** The HTTP application: headers, limits, API, files and pages; their order matters. */
import { registerBrandRoutes } from '#server/features/brand/routes.ts';
import { randomBytes } from 'node:crypto';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { ServerBuild } from 'react-router';
import type { BookingProvider } from '#contracts/site-info.ts';
import type { Container } from '#server/container.ts';
import { readLinkSecret } from '#server/features/settings/link-secret.ts';
import { bookingTurns } from '#server/features/appointments/booking-limits.ts';
import { registerAppointmentRoutes } from '#server/features/appointments/routes.ts';
import { registerWrongAnswerRoute } from '#server/features/assistant/questions-routes.ts';
import { registerAssistantRoutes } from '#server/features/assistant/routes.ts';
import { registerBookingRequestRoutes } from '#server/features/booking-requests/routes.ts';
import { registerCancellationRoutes } from '#server/features/cancellations/routes.ts';
import { registerComplaintRoutes } from '#server/features/complaints/routes.ts';
import { registerDesignContactRoutes } from '#server/features/enquiries/contact-routes.ts';
import { isFileHidden } from '#server/features/uploads/hidden-pictures.ts';
import { registerByMetresRoutes } from '#server/features/designs/by-metres-routes.ts';
import { registerDesignRoutes } from '#server/features/designs/routes.ts';
import { registerMineRoutes } from '#server/features/designs/mine-routes.ts';
import { registerStudioRoutes } from '#server/features/designs/studio-routes.ts';
import { isSignIn } from '#server/features/owner/is-sign-in.ts';
import { createAuthService } from '#server/features/owner/auth-service.ts';
import { isDesignShared, listSharedAddresses } from '#server/features/designs/read.ts';
import {
  createPageViewCounter,
  type PageViewCounter,
} from '#server/features/page-views/counter.ts';
import { addViews } from '#server/features/page-views/use-cases.ts';
import { registerEnquiryRoutes } from '#server/features/enquiries/routes.ts';
import { registerInvoiceRoutes } from '#server/features/invoices/routes.ts';
import { registerQuoteRoutes } from '#server/features/quotes/routes.ts';
import { registerHeroRoutes } from '#server/features/hero/routes.ts';
import { librarySearches, registerLibraryRoutes } from '#server/features/library/routes.ts';
import { registerLocationRoutes } from '#server/features/location/routes.ts';
import { registerPdfRoutes } from '#server/features/pdfs/routes.ts';
import { listArticles } from '#server/features/articles/record.ts';
import { registerPlantRoutes } from '#server/features/plants/routes.ts';
import { registerPortfolioRoutes } from '#server/features/portfolio/routes.ts';
import { registerServiceRoutes } from '#server/features/services/routes.ts';
import { readBookingLinks } from '#server/features/settings/booking-links.ts';
import { readSettings } from '#server/features/settings/use-cases.ts';
import { registerTestimonialRoutes } from '#server/features/testimonials/routes.ts';
import { findReportName } from '#server/features/pdfs/use-cases.ts';
import { isRecordPicture } from '#server/features/uploads/hidden-pictures.ts';
import { ownerVisit, registerAdmin } from '#server/http/admin.ts';
import { registerSettingRoutes } from '#server/features/settings/routes.ts';
import { registerAppManifest } from '#server/http/app-manifest.ts';
import { registerAssets } from '#server/http/assets.ts';
import { BODY_TIMES, type BodyTimes, registerBodyTimes } from '#server/http/body-time.ts';
import { registerCompression } from '#server/http/compression.ts';
import { registerHealth } from '#server/http/health.ts';
import { registerListCache } from '#server/http/list-cache.ts';
import { loggerOptions, type LogLevel, registerLogging } from '#server/http/logging.ts';
import { registerMetrics, registerReady } from '#server/http/metrics.ts';
import { registerOpenApi } from '#server/http/openapi.ts';
import { pageUseCases } from '#server/http/page-use-cases.ts';
import { isPageOpened, registerPageViewRoutes } from '#server/http/page-views.ts';
import { registerPages } from '#server/http/pages.ts';
import { answerError, registerProblems } from '#server/http/problems.ts';
import { warnOfUnknownProxy } from '#server/http/proxy-warning.ts';
import {
  clientKey,
  createLanes,
  RATE_LIMITS,
  type RateLimits,
  registerRateLimits,
} from '#server/http/rate-limits.ts';
import { BODY_LIMIT_BYTES, registerSecurity } from '#server/http/security.ts';
import { publicPages, registerSiteFiles } from '#server/http/site-files.ts';
import { registerUploads } from '#server/http/uploads.ts';

export type HttpOptions = {
  container: Container;
  logLevel: LogLevel;
  development?: boolean;
  /** The built pages; null serves the API only. */
  loadBuild?: (() => Promise<ServerBuild>) | null;
  /** Folder of the built browser files. */
  clientDir?: string | null;
  rateLimits?: RateLimits;
  bodyTimes?: BodyTimes;
  /** Runs before anything else is registered (the development server's own middleware). */
  before?: (app: FastifyInstance) => void;
};

/** Trusts this number of nearest proxies, whatever their address. */
const trustHops = (count: number) => (_address: string, hop: number) => hop < count;

/** An image service called by browsers must be in the policy. */
const imageSourcesOf = ({ aerial: { delivery } }: Container) =>
  delivery.by === 'link' ? [delivery.origin] : [];

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route that was registered, in order. */
    routeTable: { method: string; url: string }[];
    /** Counters not yet written to the database. */
    pageViews: PageViewCounter;
  }
}

const FORMS_PER_MINUTE = 20;

export async function createHttpApp(options: HttpOptions): Promise<FastifyInstance> {
  const {
    container,
    logLevel,
    development = false,
    loadBuild = null,
    clientDir = null,
    rateLimits = RATE_LIMITS,
    bodyTimes = BODY_TIMES,
  } = options;
  const { config, version, storage } = container;
  const app = Fastify({
    logger: loggerOptions(logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy:
      typeof config.trustProxy === 'number' ? trustHops(config.trustProxy) : config.trustProxy,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: bodyTimes.uploadMs,
    forceCloseConnections: 'idle',
    genReqId: () => `req_${randomBytes(9).toString('base64url')}`,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  });
  app.decorate('routeTable', []);
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) app.routeTable.push({ method: one, url });
  });
  app.decorateRequest('owner', null);
  const auth = createAuthService(container, {
    addressOf: clientKey,
    perMinute: rateLimits.signInsPerMinute,
    onFailure: (error) =>
      app.log.warn(
        { err: error },
        'refused attempts to sign in could not be written; they are kept until they can',
      ),
  });
  app.addHook('onClose', () => auth.refused.stop());
  const pageViews = countPageViews(app, container);
  app.decorate('pageViews', pageViews);
  const { hash, laneOf } = createLanes(
    container.clock,
    container.counts ? await readLinkSecret({ ctx: container }) : undefined,
  );
  const turns = bookingTurns({
    clock: container.clock,
    perDay: rateLimits.bookingsPerDay,
    counts: container.counts,
  });
  const visitorRule = { hasOwnerCookie: auth.hasCookie };
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  registerLogging(app);
  warnOfUnknownProxy(app, config.trustProxy);
  registerBodyTimes(app, bodyTimes);
  registerSecurity(app, {
    publicUrl: config.publicUrl,
    development,
    withAnalytics: config.gaMeasurementId !== null,
    imageSources: imageSourcesOf(container),
    bookingProvider: () => findBookingProvider(container),
  });
  registerProblems(app);
  registerListCache(app, {
    contentVersion: () => container.db.contentVersion(),
    hasOwnerCookie: auth.hasCookie,
  });
  registerCompression(app);
  followMail(app, container);
  options.before?.(app);
  if (clientDir) await registerAssets(app, clientDir);
  // A password attempt refused by the rate limit still counts as an attempt.
  await registerRateLimits(
    app,
    rateLimits,
    (request) => {
      if (isSignIn(request)) auth.refused.count(auth.clientOf(request));
    },
    container.counts && { counts: container.counts, hash },
  );
  const countSearch = librarySearches(app);
  await registerOpenApi(app, {
    version,
    isOwner: async (request) => (await auth.readSession(request)) !== null,
  });
  if (config.metricsToken) registerMetrics(app, container, config.metricsToken);
  await app.register(async (api) => {
    registerHealth(api, version);
    registerReady(api, container);
    registerUploads(api, storage, {
      nameOf: (key) =>
        findReportName({ ctx: container.contextFor({ kind: 'visitor' }, 'uploads'), key }),
      isHidden: (key) =>
        isFileHidden({ ctx: container.contextFor({ kind: 'visitor' }, 'uploads'), key }),
      // The owner's forms may still show a picture whose record is in the bin.
      maySeeHidden: async (request, key) =>
        isRecordPicture(key) && (await auth.readSession(request)) !== null,
    });
    registerSiteFiles(api, {
      publicUrl: config.publicUrl,
      listArticles: () =>
        listArticles({ ctx: container.contextFor({ kind: 'visitor' }, 'sitemap') }),
      listSharedDesigns: () =>
        listSharedAddresses({ ctx: container.contextFor({ kind: 'visitor' }, 'sitemap') }),
    });
    registerAppManifest(api, () =>
      readSettings({ ctx: container.contextFor({ kind: 'visitor' }, 'manifest') }),
    );
    registerDesignRoutes(api, container, { ...rateLimits, laneOf });
    registerByMetresRoutes(api, container, { laneOf });
    registerStudioRoutes(api, container, { laneOf });
    registerMineRoutes(api, container);
    registerDesignContactRoutes(api, container, rateLimits);
    registerPdfRoutes(api, container, { ...rateLimits, laneOf });
    registerLibraryRoutes(api, container, countSearch);
    registerHeroRoutes(api, container);
    registerPlantRoutes(api, container);
    registerServiceRoutes(api, container, auth);
    registerSettingRoutes(api, container);
    registerBrandRoutes(api, container);
    registerPortfolioRoutes(api, container);
    registerTestimonialRoutes(api, container);
    registerBookingRequestRoutes(api, container, rateLimits);
    registerAppointmentRoutes(api, container, { ...rateLimits, turns, laneOf });
    registerEnquiryRoutes(api, container, { ...rateLimits, laneOf });
    registerQuoteRoutes(api, container, rateLimits);
    registerInvoiceRoutes(api, container, rateLimits);
    registerComplaintRoutes(api, container, rateLimits);
    registerCancellationRoutes(api, container, rateLimits);
    registerAssistantRoutes(api, container, rateLimits);
    registerWrongAnswerRoute(api, container);
    registerLocationRoutes(api, container, rateLimits);
    registerPageViewRoutes(api, { counter: pageViews, rule: visitorRule });
    await registerAdmin(api, container, auth);
  });
  if (loadBuild) {
    await registerPages(app, {
      loadBuild,
      development,
      publicUrl: config.publicUrl,
      useCasesFor: (request) =>
        pageUseCases(container, {
          requestId: String(request.id),
          client: laneOf(request),
          countBooking: (book) => turns.take(laneOf(request), book),
          countSearch: () => countSearch(request),
        }),
      ownerOf: (request) => ownerVisit(auth, request),
      isShared: (id) =>
        isDesignShared({ ctx: container.contextFor({ kind: 'visitor' }, 'page'), id }),
      publicPages,
      formsPerMinute: rateLimits.requestsToFirmPerMinute ?? FORMS_PER_MINUTE,
      contentVersion: () => container.db.contentVersion(),
      onAnswered: (request, status) => {
        if (isPageOpened(request, status, visitorRule))
          pageViews.count(request.url.split('?', 1)[0]!);
      },
    });
  }
  return app;
}

/** Each node follows the mail server that the owner sets, before it answers anybody who may be told of e-mails. */
function followMail(app: FastifyInstance, { mail }: Container): void {
  if (mail.isFromEnvironment) return;
  app.addHook('onRequest', async ({ url }) => {
    if (/^\/(?:assets|uploads)\/|^\/api\/(?:health|ready|metrics)/.test(url)) return;
    // Where the database does not answer, whatever was asked for says so.
    await mail.refresh().catch(() => undefined);
  });
}

/** The booking provider; none if the settings cannot be read. */
const findBookingProvider = async (container: Container): Promise<BookingProvider | null> =>
  container.config.booking?.provider ??
  (
    await readBookingLinks({ ctx: container.contextFor({ kind: 'visitor' }, 'security') }).catch(
      () => null,
    )
  )?.provider ??
  null;

/** Flushes the counters before the database is closed. */
function countPageViews(app: FastifyInstance, container: Container): PageViewCounter {
  const counter = createPageViewCounter({
    pages: publicPages,
    clock: container.clock,
    write: (rows) =>
      addViews({ ctx: container.contextFor({ kind: 'system' }, 'page-views'), rows }),
    onFailure: (error) =>
      app.log.warn({ err: error }, 'page views could not be written; they are kept until they can'),
  });
  app.addHook('onClose', () => counter.stop());
  return counter;
}
