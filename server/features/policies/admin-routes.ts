import type { FastifyInstance } from 'fastify';
import { AdminPolicies, POLICIES_API, PoliciesSeenInput } from '#contracts/own-policies.ts';
import { ownerCalls } from '#server/calls.ts';
import type { Container } from '#server/container.ts';
import { writePoliciesSheet } from '#server/features/policies/sheet.ts';
import { notePoliciesSeen, readPolicies } from '#server/features/policies/texts.ts';
import { sendCopy } from '#server/features/pdfs/keep-copy.ts';
import { readBookingLinks } from '#server/features/settings/booking-links.ts';
import { outsideServices } from '#server/outside-services.ts';
import type { Context } from '#server/context.ts';

export function registerPolicyAdminRoutes(admin: FastifyInstance, container: Container): void {
  const call = ownerCalls(admin, container, 'Back office: settings');
  const outside = async (ctx: Context) =>
    outsideServices(container, await readBookingLinks({ ctx }));
  const answer = AdminPolicies;
  call(
    'get',
    POLICIES_API,
    'The policies by section, and what has changed since they were read',
    { answer },
    async ({ ctx }) => readPolicies({ ctx, outside: await outside(ctx) }),
  );
  call(
    'post',
    `${POLICIES_API}/seen`,
    'Notes who has read the policies as they stand now',
    { body: PoliciesSeenInput, answer },
    async ({ ctx, input, baseVersion }) =>
      notePoliciesSeen({ ctx, input, baseVersion, outside: await outside(ctx) }),
  );
  call(
    'post',
    `${POLICIES_API}/file`,
    'All policies as they stand now, as a sheet for a solicitor',
    { description: 'Answers a PDF, or HTML where none can be printed.' },
    async ({ ctx }, { reply }) =>
      sendCopy(reply, {
        browser: container.browser,
        ...(await writePoliciesSheet({ ctx, outside: await outside(ctx) })),
      }),
  );
}
