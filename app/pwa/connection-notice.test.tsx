import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ConnectionBanner } from './connection-banner.tsx';
import { BareNotice } from './connection-notice.tsx';

const SAID = [
  ['offline', 'No Internet Connection', 'Please check your internet connection and try again.'],
  [
    'slow',
    'Slow Connection',
    'Your connection is slower than usual. Some features may take longer to load.',
  ],
  [
    'vpn',
    'VPN Connection Detected',
    'If you experience issues, try disabling your VPN temporarily. Some features may load slower than usual.',
  ],
] as const;

test.each(SAID)(
  '%s is said whole at the top of the screen, by the banner and by what stands in for it',
  (state, title, text) => {
    for (const Notice of [ConnectionBanner, BareNotice]) {
      const html = renderToStaticMarkup(<Notice state={state} onDismiss={() => undefined} />);
      expect(html).toContain(title);
      expect(html).toContain(text);
      expect(html).toContain('sticky top-0');
    }
  },
);
