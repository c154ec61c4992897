/** What the pages' loaders may call: the same use cases as the calls, without HTTP between. */
import type { PageUseCases } from '#contracts/page-context.ts';
import type { Container } from '#server/container.ts';
import { readDesign } from '#server/features/designs/read.ts';
import { listHeroImages } from '#server/features/hero/use-cases.ts';
import { listLibrary } from '#server/features/library/use-cases.ts';
import { readSettings } from '#server/features/settings/use-cases.ts';

export function pageUseCases(container: Container, requestId: string): PageUseCases {
  const ctx = container.contextFor({ kind: 'visitor' }, requestId);
  return {
    readDesign: (id) => readDesign({ ctx, id }),
    listLibrary: () => listLibrary({ ctx }),
    listHeroImages: () => listHeroImages({ ctx }),
    readSettings: () => readSettings({ ctx }),
  };
}
