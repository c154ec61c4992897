import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Package imports (#app/…) are resolved from package.json; one React only.
  resolve: { dedupe: ['react', 'react-dom', 'react-router'] },
  // Says which files belong to which page; scripts/build.mjs reads it for the offline copy.
  build: { manifest: true },
  environments: {
    // The server's bundle starts at the Fastify application, so that pages and calls share one module graph.
    ssr: { build: { rolldownOptions: { input: './server/app.ts' } } },
  },
});
