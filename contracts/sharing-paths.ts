/** The calls that give an address to pass on; beside API, which every page brings. */
const of = (id: string, what: string): string =>
  `/api/designs/${id === ':id' ? id : encodeURIComponent(id)}/${what}`;

export const SHARING_API = {
  state: (id: string) => of(id, 'state'),
  /** What a garden like this one would be asked for with. */
  similar: (id: string) => of(id, 'similar'),
  together: (id: string) => of(id, 'together'),
} as const;
