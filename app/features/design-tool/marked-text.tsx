import type { MentionView, ReadingView } from '#contracts/design.ts';

type Piece = { text: string; mention: MentionView | null; isUnread: boolean };

/** The text in pieces: what was read, what was not understood, and the rest. */
export function piecesOf(
  text: string,
  { mentions, unread }: Pick<ReadingView, 'mentions' | 'unread'>,
): Piece[] {
  const pieces: Piece[] = [];
  const isUnread = (at: number) => unread.some(({ start, end }) => at >= start && at < end);
  const plain = (from: number, to: number) => {
    // A stretch may run into a part that was not understood, and out of it.
    const cuts = [...new Set([from, to, ...unread.flatMap(({ start, end }) => [start, end])])]
      .filter((at) => at >= from && at <= to)
      .sort((a, b) => a - b);
    for (let i = 1; i < cuts.length; i++)
      pieces.push({
        text: text.slice(cuts[i - 1], cuts[i]),
        mention: null,
        isUnread: isUnread(cuts[i - 1]!),
      });
  };
  let at = 0;
  for (const mention of [...mentions].sort((a, b) => a.start - b.start)) {
    if (mention.start < at || mention.end > text.length) continue;
    plain(at, mention.start);
    pieces.push({ text: text.slice(mention.start, mention.end), mention, isUnread: false });
    at = mention.end;
  }
  plain(at, text.length);
  return pieces.filter((piece) => piece.text);
}

/** The visitor's own words, with what was used marked and what was not understood shown as such. */
export function MarkedText({ text, reading }: { text: string; reading: ReadingView }) {
  return (
    <blockquote className="max-w-prose leading-[1.85] whitespace-pre-line text-ink">
      {piecesOf(text, reading).map((piece, i) => {
        if (piece.mention)
          return (
            <mark
              key={i}
              className={
                piece.mention.isSure
                  ? 'rounded-sm bg-leaf-wash px-0.5 text-ink'
                  : 'rounded-sm bg-amber-wash px-0.5 text-ink'
              }
            >
              {piece.text}
            </mark>
          );
        return piece.isUnread ? (
          <span
            key={i}
            className="underline decoration-line-strong decoration-dotted decoration-2 underline-offset-4"
          >
            {piece.text}
          </span>
        ) : (
          piece.text
        );
      })}
    </blockquote>
  );
}
