/** Bundles the render page into one self-contained file, build/scene/render.html, that needs no server and no network. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const here = dirname(fileURLToPath(import.meta.url)),
  root = join(here, '../../..');

/** The file's path. */
export async function bundleRenderPage({
  out = join(root, 'build/scene'),
}: { out?: string } = {}): Promise<string> {
  const bundle = await rolldown({ input: join(here, 'main.ts'), platform: 'browser', cwd: root });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  await bundle.close();
  const code = output[0].code.replaceAll('</script', '<\\/script');
  mkdirSync(out, { recursive: true });
  writeFileSync(
    join(out, 'render.html'),
    `<!doctype html>\n<html lang="en-GB"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Picture maker</title></head><body><script>${code}</script></body></html>\n`,
  );
  return join(out, 'render.html');
}
if (process.argv[1] === fileURLToPath(import.meta.url))
  process.stdout.write(`${await bundleRenderPage()}\n`);
