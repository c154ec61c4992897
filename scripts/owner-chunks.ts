/** Puts what only the back office needs into a folder of its own, which the server keeps for the owner (server/http/assets.ts). */
import type { Plugin } from 'vite';

const ROUTE_QUERY = '?__react-router-build-client-route';
/** The pages of the back office. The login is for everybody. */
const OWNER_PAGE = /\/app\/routes\/admin\/(?!login\.tsx)/;

const OWNERS = 'assets/admin';

type Chunk = { moduleIds: string[]; facadeModuleId?: string | null };

/** Names chunks by who can reach them: from a page that visitors have, or from pages of the back office alone. */
export function ownerChunks(): {
  plugin: Plugin;
  nameEntry(chunk: Chunk): string;
  nameChunk(chunk: Chunk): string;
  nameAsset(asset: { names: string[] }): string;
} {
  const forVisitors = new Set<string>();
  const forOwner = new Set<string>();
  // One such module is enough: what stands beside it is reached by the same pages. The bundler's own pieces are in neither.
  const isOwners = ({ moduleIds }: Chunk) =>
    moduleIds.some((id) => forOwner.has(id) && !forVisitors.has(id));
  const nameOf = (chunk: Chunk) => `${isOwners(chunk) ? OWNERS : 'assets'}/[name]-[hash].js`;
  return {
    nameEntry: nameOf,
    nameChunk: nameOf,
    // The one style sheet that is a file is the back office's: the site's own is written into its pages.
    nameAsset: ({ names }) =>
      `${names.some((name) => name.endsWith('.css')) ? OWNERS : 'assets'}/[name]-[hash][extname]`,
    plugin: {
      name: 'owner-chunks',
      applyToEnvironment: (environment) => environment.name === 'client',
      buildEnd(error) {
        if (error) return;
        forVisitors.clear();
        forOwner.clear();
        const reach = (from: string[], found: Set<string>) => {
          for (let id = from.pop(); id !== undefined; id = from.pop()) {
            if (found.has(id)) continue;
            found.add(id);
            const info = this.getModuleInfo(id);
            if (info) from.push(...info.importedIds, ...info.dynamicallyImportedIds);
          }
        };
        const entries = [...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.isEntry);
        const owners = entries.filter((id) => id.endsWith(ROUTE_QUERY) && OWNER_PAGE.test(id));
        if (owners.length === 0)
          throw new Error('No page of the back office was found: see scripts/owner-chunks.ts.');
        reach(
          entries.filter((id) => !owners.includes(id)),
          forVisitors,
        );
        reach(owners, forOwner);
      },
      /** No page of visitors may need what only the owner is given. */
      generateBundle(_options, bundle) {
        const seen = new Set<string>();
        const waiting = Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' && file.isEntry && !OWNER_PAGE.test(file.facadeModuleId ?? '')
            ? [file.fileName]
            : [],
        );
        for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
          if (seen.has(name)) continue;
          seen.add(name);
          if (name.startsWith(`${OWNERS}/`))
            throw new Error(
              `${name} belongs to the back office, but a page of visitors needs it: see scripts/owner-chunks.ts.`,
            );
          const file = bundle[name];
          if (file?.type === 'chunk') waiting.push(...file.imports, ...file.dynamicImports);
        }
      },
    },
  };
}
