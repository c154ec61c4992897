import type { ConnectionState } from './connection.ts';

/** Messages about the connection, for the banner and its substitutes. */
export const CONNECTION_WORDS: Record<
  Exclude<ConnectionState, 'good'>,
  { title: string; text: string }
> = {
  offline: {
    title: 'No Internet Connection',
    text: 'Please check your internet connection and try again.',
  },
  vpn: {
    title: 'VPN Connection Detected',
    text: 'If you experience issues, try disabling your VPN temporarily. Some features may load slower than usual.',
  },
  slow: {
    title: 'Slow Connection',
    text: 'Your connection is slower than usual. Some features may take longer to load.',
  },
};
