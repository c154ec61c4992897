/** The calls of designs side by side; apart from those that lead there, which other pages bring. */
const part = (id: string, parameter: string): string =>
  id === parameter ? id : encodeURIComponent(id);

/** The longest comment on a design, in characters. */
export const COMMENT_LIMIT = 600;

export const BOARD_API = {
  look: (board: string) => `/api/together/${part(board, ':id')}/look`,
  marks: (board: string) => `/api/together/${part(board, ':id')}/marks`,
  removeMark: (board: string, mark: string) =>
    `/api/together/${part(board, ':id')}/marks/${part(mark, ':markId')}/remove`,
} as const;
