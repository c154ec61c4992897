/** The calls of the studio; beside API, which every page brings. */
const of = (id: string, what: string): string =>
  `/api/designs/${id === ':id' ? id : encodeURIComponent(id)}/${what}`;

export const STUDIO_API = {
  start: (id: string) => of(id, 'start'),
  open: (id: string) => of(id, 'studio'),
  changes: (id: string) => of(id, 'changes'),
  swaps: (id: string) => of(id, 'swaps'),
  bed: (id: string) => of(id, 'bed'),
  palettes: (id: string) => of(id, 'palettes'),
  words: (id: string) => of(id, 'words'),
  plot: (id: string) => of(id, 'plot'),
  plotFacts: (id: string) => of(id, 'plot/facts'),
  versions: (id: string) => of(id, 'versions'),
  removeVersion: (id: string, versionId: string) =>
    of(
      id,
      `versions/${versionId === ':versionId' ? versionId : encodeURIComponent(versionId)}/remove`,
    ),
  others: (id: string) => of(id, 'others'),
  arrangement: (id: string, made: string) =>
    of(id, `arrangements/${made === ':arrangement' ? made : encodeURIComponent(made)}`),
  additions: (id: string) => of(id, 'additions'),
  /** What a device keeps to design without a network. */
  kit: '/api/design-kit',
  mine: '/api/my-designs',
  eraseMine: '/api/my-designs/erase',
  rename: (id: string) => of(id, 'name'),
  remove: (id: string) => of(id, 'remove'),
  restore: (id: string) => of(id, 'restore'),
} as const;
