import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  appDirectory: 'app',
  // All routes are named in the first page, so that a click never waits for a route list.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
