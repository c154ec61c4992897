import { join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

/**
 * Three brings the text of its own materials' shaders, 24 kB compressed, whether they are used or not. The garden is
 * drawn with shaders of ours that include none of them; what three adds to every program by itself stays.
 */
const ALWAYS_ADDED = /^(?:colorspace_pars_fragment|tonemapping_pars_fragment)$/;
const withoutUnusedShaders: Plugin = {
  name: 'without-unused-shaders',
  transform(code, id) {
    if (!id.endsWith('/three/build/three.module.js')) return null;
    const end = code.indexOf('const ShaderChunk = {');
    if (end < 0) throw new Error('three has moved its shaders: see vite.config.ts');
    const texts = code
      .slice(0, end)
      .replace(/^var (\w+) = "(?:[^"\\]|\\.)*";$/gm, (whole, name: string) =>
        ALWAYS_ADDED.test(name) ? whole : `var ${name} = "";`,
      );
    return { code: texts + code.slice(end), map: null };
  },
};

/**
 * What every page loads anyway comes in few files: small ones compress badly, and each costs a request. The framework
 * changes seldom and stays in a browser's cache when the pages change.
 */
const GROUPS = [
  {
    name: 'framework',
    test: /node_modules\/(?:react|react-dom|react-router|scheduler)\//,
    priority: 4,
  },
  // Without the parts that only the design tool uses.
  {
    name: 'query',
    test: /node_modules\/@tanstack\/(?!.*(?:queriesObserver|useQueries|mutationObserver|useMutation)\.js)/,
    priority: 3,
  },
  { name: 'schemas', test: /node_modules\/zod\//, priority: 3 },
  {
    name: 'shell',
    test: /\/app\/(?:shell\/|pwa\/(?:connection|connection-notice|connection-words|held-over|install-notice|install-prompt|messages|outbox-exists|registration|use-banner-height|use-kept-state)\.tsx?$|features\/consent\/(?:consent|settings-event)\.tsx?$|lib\/(?:analytics|call-api|class-names|format|list-failures|listeners|page-meta|shape|signal-within|structured-data|theme|type-into|use-is-live)\.tsx?$|ui\/(?:arrow-link|badge|button|picture-mark|picture|price|site-link|skeleton|toast|toast-host)\.tsx?$)|\/contracts\/routes\.ts$|\/content\/policies\/policy\.ts$|\/lucide-react\/dist\/esm\/(?:[^/]+\.mjs$|icons\/(?:menu|moon|sun|x|arrow-right|external-link|file-text|share-2|circle-exclamation-point)\.mjs$)/,
    priority: 2,
  },
];

/** The back office's own files go by their hash: their names stand in what every public page loads. */
const shortName = ({ moduleIds }: { moduleIds: readonly string[] }): string =>
  moduleIds.length > 0 && moduleIds.every((id) => /\/app\/(?:routes|features)\/admin/.test(id))
    ? 'assets/o-[hash:7].js'
    : 'assets/[name]-[hash:7].js';

export default defineConfig({
  plugins: [withoutUnusedShaders, tailwindcss(), reactRouter()],
  // Package imports (#app/…) are resolved from package.json; one React only.
  resolve: {
    dedupe: ['react', 'react-dom', 'react-router'],
    alias: { 'react-style-singleton': join(import.meta.dirname, 'app/lib/style-singleton.ts') },
  },
  // Says which files belong to which page; scripts/build.mjs reads it for the offline copy.
  build: { manifest: true },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: GROUPS },
            // every page reads the names of all its routes' files, and a hash does not compress
            entryFileNames: shortName,
            chunkFileNames: shortName,
          },
        },
      },
    },
    // The server's bundle starts at the Fastify application, so that pages and calls share one module graph.
    ssr: { build: { cssMinify: true, rolldownOptions: { input: './server/app.ts' } } },
  },
});
