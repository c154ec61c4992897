/** The door: signing in. It stands before the guard; everything else of the back office stands behind it. */
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { ADMIN_API } from '#contracts/admin-paths.ts';
import { LogInAnswer, LogInInput } from '#contracts/owner.ts';
import { DelayedError } from '#server/features/owner/attempts.ts';
import type { OwnerDoor } from '#server/features/owner/door.ts';

export function registerOwnerDoorRoutes(app: FastifyInstance, door: OwnerDoor): void {
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
        const { cookies, session } = await door.logIn(request, request.body);
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
