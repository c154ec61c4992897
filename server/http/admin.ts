/** Admin API: one scope behind one session guard; nothing in it can be reached without a live session. */
import { BRAND_UPLOAD } from '#contracts/brand.ts';
import { registerBrandAdminRoutes } from '#server/features/brand/routes.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { UPLOAD_PATHS } from '#contracts/admin-pictures.ts';
import { LogInInput } from '#contracts/owner.ts';
import type { OwnerVisit } from '#contracts/page-context.ts';
import { type Colleague, mayCall, ROLE_LABELS } from '#contracts/rights.ts';
import { ERROR_STATUS } from '#contracts/problem.ts';
import type { Container } from '#server/container.ts';
import { AppError } from '#server/errors.ts';
import { registerBusyCalendarAdminRoutes } from '#server/features/busy-calendars/admin-routes.ts';
import { registerAppointmentAdminRoutes } from '#server/features/appointments/admin-routes.ts';
import { registerBinAdminRoutes } from '#server/features/bin/admin-routes.ts';
import { registerBookingRequestAdminRoutes } from '#server/features/booking-requests/admin-routes.ts';
import { registerCancellationAdminRoutes } from '#server/features/cancellations/admin-routes.ts';
import { registerCardAdminRoutes } from '#server/features/assistant/admin-routes.ts';
import { registerQuestionAdminRoutes } from '#server/features/assistant/questions-routes.ts';
import { registerComplaintAdminRoutes } from '#server/features/complaints/admin-routes.ts';
import { registerDesignAdminRoutes } from '#server/features/designs/admin-routes.ts';
import { registerEnquiryAdminRoutes } from '#server/features/enquiries/admin-routes.ts';
import { registerHistoryAdminRoutes } from '#server/features/history/admin-routes.ts';
import { registerBackupAdminRoutes } from '#server/features/backups/admin-routes.ts';
import { registerMailAdminRoutes } from '#server/features/mail/admin-routes.ts';
import { registerNumberAdminRoutes } from '#server/features/numbers/admin-routes.ts';
import { registerColleagueAdminRoutes } from '#server/features/owner/colleague-routes.ts';
import { registerOwnerAdminRoutes } from '#server/features/owner/admin-routes.ts';
import type { AuthService } from '#server/features/owner/auth-service.ts';
import {
  registerPasskeyRoutes,
  registerPasskeySignIn,
} from '#server/features/owner/passkey-routes.ts';
import { registerSignInRoutes } from '#server/features/owner/routes.ts';
import { registerPeopleAdminRoutes } from '#server/features/people/admin-routes.ts';
import { registerPlantAdminRoutes } from '#server/features/plants/admin-routes.ts';
import { registerChangeAdminRoutes } from '#server/features/changes/admin-routes.ts';
import { registerJobAdminRoutes } from '#server/features/job-admin/admin-routes.ts';
import { registerPolicyAdminRoutes } from '#server/features/policies/admin-routes.ts';
import { registerImportAdminRoutes } from '#server/features/imports/admin-routes.ts';
import { registerListOutAdminRoutes } from '#server/features/lists-out/admin-routes.ts';
import { LISTS_OUT } from '#server/features/lists-out-providers.ts';
import { registerInvoiceAdminRoutes } from '#server/features/invoices/admin-routes.ts';
import { registerPersonAdminRoutes } from '#server/features/people/person-routes.ts';
import { registerQuoteAdminRoutes } from '#server/features/quotes/admin-routes.ts';
import { listPricedGardens } from '#server/features/designs/priced.ts';
import { registerRateAdminRoutes } from '#server/features/rates/admin-routes.ts';
import { registerSampleAdminRoutes } from '#server/features/samples/admin-routes.ts';
import { registerSearchAdminRoutes } from '#server/features/search/admin-routes.ts';
import { registerSetupAdminRoutes } from '#server/features/setup/admin-routes.ts';
import { registerSettingAdminRoutes } from '#server/features/settings/admin-routes.ts';
import { registerStatAdminRoutes } from '#server/features/stats/admin-routes.ts';
import { registerRecordAdminRoutes } from '#server/records/admin-routes.ts';
import { registerTodayAdminRoutes } from '#server/features/today/admin-routes.ts';
import { registerUploadAdminRoutes } from '#server/features/uploads/admin-routes.ts';

/** Photographs upload slowly on poor connections. */
const SLOW_CALLS = new Set<string>([...Object.values(UPLOAD_PATHS), BRAND_UPLOAD]);
const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

export async function registerAdmin(
  app: FastifyInstance,
  container: Container,
  auth: AuthService,
): Promise<void> {
  await app.register(async (signIn) => {
    signIn.addHook('onRequest', async (request, reply) => {
      setPrivate(reply);
      requireOwnPage(request);
    });
    registerSignInRoutes(signIn, auth);
    registerPasskeySignIn(signIn, container, auth);
    await signIn.register(async (admin) => {
      guard(admin, auth);
      registerOwnerAdminRoutes(admin, container, auth);
      registerPasskeyRoutes(admin, container, auth);
      registerColleagueAdminRoutes(admin, container, auth);
      registerAppointmentAdminRoutes(admin, container);
      registerBinAdminRoutes(admin, container);
      registerHistoryAdminRoutes(admin, container);
      registerRecordAdminRoutes(admin, container);
      registerBackupAdminRoutes(admin, container);
      registerBrandAdminRoutes(admin, container);
      registerBookingRequestAdminRoutes(admin, container);
      registerBusyCalendarAdminRoutes(admin, container);
      registerCancellationAdminRoutes(admin, container);
      registerComplaintAdminRoutes(admin, container);
      registerCardAdminRoutes(admin, container);
      registerQuestionAdminRoutes(admin, container);
      registerDesignAdminRoutes(admin, container);
      registerEnquiryAdminRoutes(admin, container);
      registerMailAdminRoutes(admin, container);
      registerNumberAdminRoutes(admin, container);
      registerPeopleAdminRoutes(admin, container);
      registerPlantAdminRoutes(admin, container);
      registerPolicyAdminRoutes(admin, container);
      registerSetupAdminRoutes(admin, container);
      registerStatAdminRoutes(admin, container);
      registerJobAdminRoutes(admin, container);
      registerChangeAdminRoutes(admin, container);
      registerQuoteAdminRoutes(admin, container);
      registerInvoiceAdminRoutes(admin, container);
      registerImportAdminRoutes(admin, container);
      registerListOutAdminRoutes(admin, container, LISTS_OUT);
      registerPersonAdminRoutes(admin, container);
      registerRateAdminRoutes(admin, container, (ctx) =>
        listPricedGardens({ ...container, samples: container.content.samples }, { ctx }),
      );
      registerSampleAdminRoutes(admin, container);
      registerSearchAdminRoutes(admin, container);
      registerSettingAdminRoutes(admin, container);
      registerTodayAdminRoutes(admin, container);
      registerUploadAdminRoutes(admin, container);
    });
  });
}

/** Requires a session for every route registered in this scope from now on. */
export function guard(scope: FastifyInstance, auth: AuthService): void {
  scope.addHook('onRequest', async (request, reply) => {
    request.owner = await auth.readSession(request);
    if (request.owner && SLOW_CALLS.has(request.routeOptions.url ?? '')) request.allowSlowBody();
    if (request.owner) {
      requireRight(request, request.owner.who);
      return;
    }
    if (auth.hasCookie(request)) reply.header('set-cookie', auth.clearedCookie(request));
    throw new AppError(
      'unauthenticated',
      'You are not signed in, or your session has ended. Please sign in again.',
    );
  });
}

/** @throws AppError forbidden where a call is not open to who is signed in */
function requireRight(request: FastifyRequest, who: Colleague | null): void {
  if (mayCall(who?.role ?? null, request.method, request.routeOptions.url ?? '')) return;
  throw new AppError(
    'forbidden',
    `This is for the owner: you are signed in as ${who!.name} (${ROLE_LABELS[who!.role].toLowerCase()}). Please ask them.`,
  );
}

/** The same for pages: the session of a request, and the login form where scripts do not run. */
export function ownerVisit(auth: AuthService, request: FastifyRequest): OwnerVisit {
  return {
    read: () => auth.readSession(request),
    asksWho: () => auth.asksWho(),
    async logIn(password, email) {
      const input = LogInInput.safeParse({ password, email });
      if (!input.success)
        return { status: ERROR_STATUS.invalid, message: input.error.issues[0]!.message };
      try {
        return { cookies: (await auth.logIn(request, input.data)).cookies };
      } catch (error) {
        if (error instanceof AppError)
          return { status: ERROR_STATUS[error.code], message: error.message };
        throw error;
      }
    },
  };
}

export function setPrivate(reply: FastifyReply): void {
  reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex, nofollow');
}

/**
 * Browsers send Origin or Sec-Fetch-Site with changes, and security.ts refuses other sites.
 * Requests with neither are refused here too: our own pages always send one.
 */
function requireOwnPage(request: FastifyRequest): void {
  if (
    READS.has(request.method) ||
    request.headers.origin !== undefined ||
    request.headers['sec-fetch-site'] === 'same-origin'
  )
    return;
  throw new AppError(
    'forbidden',
    "This call can be made from the site's own pages only: it came without an Origin.",
  );
}
