import type { FastifyRequest } from 'fastify';

/** The site's origin without a trailing slash: PUBLIC_URL, else the request's. */
export function originOf(request: FastifyRequest, publicUrl: string | null): string {
  return publicUrl ?? `${request.protocol}://${request.host}`;
}
