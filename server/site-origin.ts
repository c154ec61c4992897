import type { Config } from '#server/config.ts';

/** The address that links in e-mails and feeds begin with, where no request says it: PUBLIC_URL, else where this process listens. */
export function siteOrigin({
  publicUrl,
  host,
  port,
}: Pick<Config, 'publicUrl' | 'host' | 'port'>): string {
  if (publicUrl) return publicUrl;
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${shown.includes(':') ? `[${shown}]` : shown}:${port}`;
}
