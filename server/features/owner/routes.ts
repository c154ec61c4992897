/** Signing in: the only admin call outside the session guard. */
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { ADMIN_API } from '#contracts/admin-paths.ts';
import { LogInAnswer, LogInInput } from '#contracts/owner.ts';
import { DelayedError } from '#server/features/owner/attempts.ts';
import type { AuthService } from '#server/features/owner/auth-service.ts';

export function registerSignInRoutes(app: FastifyInstance, auth: AuthService): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    ADMIN_API.login,
    {
      schema: {
        summary: 'Signs the owner in: sets a cookie that lasts two hours',
        tags: ['Owner'],
        body: LogInInput,
        response: { 200: LogInAnswer },
      },
    },
    async (request, reply) => {
      try {
        const { cookies, session } = await auth.logIn(request, request.body);
        return await reply.header('set-cookie', cookies).send({
          success: true,
          message: 'You are signed in.',
          signedInAt: session.signedInAt,
          endsAt: session.endsAt,
        });
      } catch (error) {
        if (error instanceof DelayedError)
          reply.header('retry-after', String(Math.ceil(error.retryAfterMs / 1000)));
        throw error;
      }
    },
  );
}
