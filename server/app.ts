/** The entry of the built bundle: the whole server and the pages in one module graph. */
import type { ServerBuild } from 'react-router';

export { runServer } from '#server/run.ts';

export const loadBuild = (): Promise<ServerBuild> =>
  import('virtual:react-router/server-build') as Promise<ServerBuild>;
