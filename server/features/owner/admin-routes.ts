/** Behind the guard: leaving, sessions, the password. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ADMIN_API } from '#contracts/admin-paths.ts';
import { ChangePasswordInput, OwnerAccess, OwnerSession } from '#contracts/owner.ts';
import { DoneAnswer } from '#contracts/records.ts';
import { actorOf } from '#server/calls.ts';
import type { Container } from '#server/container.ts';
import type { AuthService } from '#server/features/owner/auth-service.ts';
import { changePassword } from '#server/features/owner/password.ts';
import { endOtherSessions, endSession, listAccess } from '#server/features/owner/sessions.ts';

const SessionId = z.object({
  id: z.string().regex(/^own_[\w-]{1,60}$/, 'There is no such session'),
});
const done = (message: string) => ({ success: true as const, message });
const sayEnded = (count: number) =>
  count === 0
    ? 'There were no other sessions.'
    : count === 1
      ? 'One other session was ended.'
      : `${count} other sessions were ended.`;

export function registerOwnerAdminRoutes(
  admin: FastifyInstance,
  container: Container,
  auth: AuthService,
): void {
  const calls = admin.withTypeProvider<ZodTypeProvider>();
  const contextOf = (request: FastifyRequest) => container.contextFor(actorOf(request), request.id);
  const canChange = container.config.adminPassword === null;

  calls.post(
    ADMIN_API.logout,
    { schema: { summary: 'Ends this session', tags: ['Owner'], response: { 200: DoneAnswer } } },
    async (request, reply) => {
      await endSession({
        ctx: contextOf(request),
        id: request.owner!.id,
        action: 'owner.sign-out',
      });
      return reply
        .header('set-cookie', auth.clearedCookie(request))
        .send(done('You are signed out.'));
    },
  );

  calls.get(
    ADMIN_API.session,
    {
      schema: {
        summary: 'This session',
        tags: ['Owner'],
        response: { 200: OwnerSession.pick({ id: true, signedInAt: true, endsAt: true }) },
      },
    },
    async (request) => request.owner!,
  );

  calls.get(
    ADMIN_API.sessions,
    {
      schema: {
        summary: 'Live sessions and the latest attempts to sign in',
        tags: ['Owner'],
        response: { 200: OwnerAccess },
      },
    },
    async (request) => {
      // What this node has turned away up to now stands in the list, also while a flood goes on.
      await auth.refused.flush();
      return listAccess({
        ctx: contextOf(request),
        sessionId: request.owner!.id,
        canChangePassword: canChange,
      });
    },
  );

  calls.delete(
    ADMIN_API.sessionById(':id'),
    {
      schema: {
        summary: 'Ends a session',
        tags: ['Owner'],
        params: SessionId,
        response: { 200: DoneAnswer },
      },
    },
    async (request, reply) => {
      await endSession({
        ctx: contextOf(request),
        id: request.params.id,
        action: 'owner.end-session',
      });
      if (request.params.id === request.owner!.id)
        reply.header('set-cookie', auth.clearedCookie(request));
      return done('The session was ended.');
    },
  );

  calls.post(
    ADMIN_API.endOtherSessions,
    {
      schema: {
        summary: 'Ends every session but this',
        tags: ['Owner'],
        response: { 200: DoneAnswer },
      },
    },
    async (request) => {
      const { device } = await auth.knownClientOf(request);
      return done(
        sayEnded(
          await endOtherSessions({
            ctx: contextOf(request),
            sessionId: request.owner!.id,
            device,
          }),
        ),
      );
    },
  );

  calls.post(
    ADMIN_API.password,
    {
      schema: {
        summary: 'Changes the password and ends every other session',
        tags: ['Owner'],
        body: ChangePasswordInput,
        response: { 200: DoneAnswer },
      },
    },
    async (request) => {
      const ended = await changePassword({
        ctx: contextOf(request),
        guard: auth,
        client: await auth.knownClientOf(request),
        sessionId: request.owner!.id,
        input: request.body,
        canChange,
      });
      return done(
        ended === 0 ? 'The password was changed.' : `The password was changed. ${sayEnded(ended)}`,
      );
    },
  );
}
