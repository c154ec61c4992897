/** The calls of addresses that are passed on; beside API, which every page brings. */
/** The longest comment on a design, in characters. */
export const COMMENT_LIMIT = 600;

const part = (id: string, parameter: string): string =>
  id === parameter ? id : encodeURIComponent(id);

export const SHARING_API = {
  state: (id: string) => `/api/designs/${part(id, ':id')}/state`,
  /** What a garden like this one would be asked for with. */
  similar: (id: string) => `/api/designs/${part(id, ':id')}/similar`,
  together: (id: string) => `/api/designs/${part(id, ':id')}/together`,
  look: (board: string) => `/api/together/${part(board, ':id')}/look`,
  marks: (board: string) => `/api/together/${part(board, ':id')}/marks`,
  removeMark: (board: string, mark: string) =>
    `/api/together/${part(board, ':id')}/marks/${part(mark, ':markId')}/remove`,
} as const;
