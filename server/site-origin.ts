import type { Config } from '#server/config.ts';

/** Origin of links in e-mails and feeds, outside a request: PUBLIC_URL, else where this process listens. */
export function siteOrigin({
  publicUrl,
  host,
  port,
}: Pick<Config, 'publicUrl' | 'host' | 'port'>): string {
  if (publicUrl) return publicUrl;
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${shown.includes(':') ? `[${shown}]` : shown}:${port}`;
}
