import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The folder of the repository, found upwards from this module.
 * Works from the TypeScript source and from the built bundle alike.
 */
export function findRepositoryRoot(from: string = fileURLToPath(import.meta.url)): string {
  for (let folder = dirname(from); ; folder = dirname(folder)) {
    const manifest = join(folder, 'package.json');
    if (
      existsSync(manifest) &&
      (JSON.parse(readFileSync(manifest, 'utf8')) as { name?: string }).name === 'plotwright'
    )
      return folder;
    if (dirname(folder) === folder)
      throw new Error('The repository root was not found: package.json of plotwright is missing.');
  }
}

/** The version in package.json. */
export function readVersion(root: string): string {
  return (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string })
    .version;
}
