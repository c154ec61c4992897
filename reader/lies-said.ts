/** Which side of a garden is the longer, where it is told apart from its figures. */
import type { LiesSaid } from '#engine/model/ground-said.ts';

const LONG = String.raw`\b(?:the )?long(?:er|est)? (?:way|side|dimension|direction|one|bit)\b,? (?:is|goes|runs|being|lies)`;
const ACROSS = new RegExp(
  String.raw`${LONG} (?:from )?(?:side to side|across(?! the (?:end|back|bottom|road))|left to right|sideways|along the (?:back of the )?house|parallel (?:to|with) the house)\b|\b(?:much |far |a lot |a bit )?wider than (?:(?:it|it's|it is|they are) ?(?:is )?)?(?:deep|long)\b|\bwide rather than (?:deep|long)\b`,
  'i',
);
const AWAY = new RegExp(
  String.raw`${LONG} (?:away from the house|front to back|back from the house|straight back)\b|\b(?:much |far |a lot |a bit )?(?:longer|deeper) than (?:it's |it is )?wide\b`,
  'i',
);

export function liesIn(text: string): LiesSaid | null {
  const plain = text.replace(/[’‘]/g, "'");
  const across = ACROSS.exec(plain);
  if (across) return { is: 'across', quote: across[0].trim() };
  const away = AWAY.exec(plain);
  return away && { is: 'away', quote: away[0].trim() };
}
