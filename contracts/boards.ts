/** Designs of one request side by side at an address of their own, and what is said of them. Money is in pounds. */
import { z } from 'zod';
import { Design } from './design.ts';
import { COMMENT_LIMIT } from './board-paths.ts';

/** A heart, a comment or both, of one person on one design. */
export const BoardMark = z.object({
  id: z.string(),
  designId: z.string(),
  /** Empty where none was given. */
  name: z.string(),
  hasHeart: z.boolean(),
  comment: z.string(),
  at: z.string(),
  isMine: z.boolean(),
});
export type BoardMark = z.infer<typeof BoardMark>;

export const BoardDesign = Design.pick({
  id: true,
  title: true,
  concept: true,
  imageUrl: true,
  priceDate: true,
  figures: true,
  costBreakdown: true,
}).extend({ pictureAlt: z.string() });
export type BoardDesign = z.infer<typeof BoardDesign>;

export const BoardView = z.object({
  id: z.string(),
  createdAt: z.string(),
  conceptMark: z.string(),
  designs: z.array(BoardDesign),
  marks: z.array(BoardMark),
});
export type BoardView = z.infer<typeof BoardView>;

/** `sessionId`: the secret of who asked for the designs; null for whoever has a link alone. */
export const TogetherInput = z.object({ sessionId: z.string().max(80).nullable() });

const Author = z.string().regex(/^[\w-]{16,64}$/, 'Please load the page anew');

/** Who looks: by a random key of their browser, so that what they said is theirs to change. */
export const BoardAuthor = z.object({ author: Author });

export const MarkInput = z.object({
  author: Author,
  designId: z.string().max(80),
  hasHeart: z.boolean(),
  name: z.string().trim().max(40, 'Please give a name of 40 characters at most'),
  comment: z.string().trim().max(COMMENT_LIMIT, `Please write ${COMMENT_LIMIT} characters at most`),
});
export type MarkInput = z.input<typeof MarkInput>;

/** Taken away by who said it, or by who asked for the designs. */
export const RemoveMarkInput = z.object({
  author: Author,
  sessionId: z.string().max(80).nullable(),
});

export const BoardMarks = z.object({ marks: z.array(BoardMark) });
