/** What a description already says of the way into the garden, so that it is not asked again. Pure. */
import type { MentionView } from '#contracts/design.ts';
import type { AccessAnswers } from '#contracts/enquiry-words.ts';

type Said = Pick<MentionView, 'id' | 'quote'>;
const WIDTH = /(\d+(?:\.\d+)?)\s*(mm|cm|m)\b/i;
const PER_METRE: Record<string, number> = { mm: 1000, cm: 100, m: 1 };
/** The usual gate or door, metres: what is narrower or wider than a lorry's gate is none. */
const [LEAST_M, MOST_M] = [0.4, 6];

function widthOf(mentions: readonly Said[]): number | null {
  for (const { id, quote } of mentions) {
    const [, figure, unit] = (id.startsWith('measure:access@') && WIDTH.exec(quote)) || [];
    if (!figure || !unit) continue;
    const metres = Number(figure) / PER_METRE[unit.toLowerCase()]!;
    if (metres >= LEAST_M && metres <= MOST_M) return metres;
  }
  return null;
}

/** An id is kind, concept and place: "access:through_house@123". */
export function accessTold(mentions: readonly Said[]): AccessAnswers {
  const has = (...concepts: string[]) =>
    mentions.some(({ id }) => concepts.some((concept) => id.startsWith(`access:${concept}@`)));
  const metres = widthOf(mentions);
  const gate = has('through_house', 'no_access')
    ? ('house' as const)
    : metres !== null
      ? metres < 0.9
        ? ('narrow' as const)
        : metres < 1.2
          ? ('medium' as const)
          : ('wide' as const)
      : has('narrow')
        ? ('narrow' as const)
        : null;
  return { ...(gate ? { gate } : {}), ...(has('parking_none') ? { permit: 'yes' } : {}) };
}
