import type { FastifyRequest } from 'fastify';

/** The address the site is reached at, without a trailing slash: the configured one, else the one that was asked. */
export function originOf(request: FastifyRequest, publicUrl: string | null): string {
  return publicUrl ?? `${request.protocol}://${request.host}`;
}
