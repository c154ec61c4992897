/** What is refused in a list under a heading that says so: "NOT WANTED", "Don't want: lawn, gravel". */
import type { Seen } from './features.ts';
import { DETERMINER, LISTED, QUALIFIES, type RefusedSpan } from './refusal-words.ts';

/** "NOT WANTED", "Don't want:", "Things I don't want". */
const HEAD =
  /(?:^|\n)[ \t]*(?:[-*•][ \t]*)?((?:things? )?(?:(?:i|we) )?(?:do not|don'?t|dont|not|no) (?:want(?:ed)?|like)|unwanted|refused|no thanks|no-?nos?|hates?|avoid)[ \t]*(?:[:=–-][ \t]*([^\n]*)|(?=\n))((?:\n[ \t]*[-*•][^\n]*)*)/gi;
/** Of a list under a heading, what tells its own story: "Some lawn is fine". */
const OWN_STORY =
  /\b(?:is|are|was|fine|ok|okay|but|except|unless|think|maybe|though|we|i|he|she|they)\b/i;

/** Every piece of such lists, but those in `found`. */
export function underHeads(seen: Seen, found: readonly RefusedSpan[]): RefusedSpan[] {
  const { text, words } = seen.words;
  const plain = text.replace(/[’‘`]/g, "'");
  const out: RefusedSpan[] = [];
  for (const match of plain.matchAll(HEAD)) {
    const inline = match[2] ?? '';
    // a heading that is itself a line of a list has its own line and no more
    const listed = inline.trim() || /^\s*[-*•]/.test(match[0]) ? inline : (match[3] ?? '');
    const body = listed.replace(/\([^)\n]*\)/g, (aside) => ' '.repeat(aside.length));
    let at = match.index + match[0].length - (match[3]?.length ?? 0);
    if (listed === inline) at -= inline.length;
    const items = body.split(/(?<=[\n!?]|\.(?!\d))/);
    // "Not wanted: a barbecue, a mural. Bins stay by the door.": a list in one sentence ends with it
    if (listed === inline && /,/.test(items[0] ?? '')) items.length = 1;
    for (const item of items) {
      const start = at;
      at += item.length;
      const own = item
        .replace(/^[\s\-*•]+/, '')
        .replace(/[\s.;!?]+$/, '')
        .replace(/ *\([^)]*\)?$/, '')
        .replace(/ un?til? .*$| till? .*$/, '');
      if (!own || OWN_STORY.test(own)) continue;
      let part = start + item.indexOf(own);
      for (const piece of own.split(/(,| or | and | & )/)) {
        const from = words.findIndex((word) => word.start >= part);
        const end = part + piece.trimEnd().length;
        part += piece.length;
        let to = from;
        while (from >= 0 && to < words.length && words[to]!.end <= end) to++;
        if (from < 0 || to <= from || LISTED.test(piece.trim())) continue;
        if (found.some((one) => one.from < to && from < one.to)) continue;
        let head = from + 1;
        while (head < to && !QUALIFIES.test(words[head]!.text)) head++;
        const first = DETERMINER.test(words[from]!.text) && to - from > 1 ? from + 1 : from;
        // "without" and "in the gravel" qualify and change nothing of the refusal of the whole
        out.push({ from: first, to, head: Math.max(head, first + 1), isQualified: false });
      }
    }
  }
  return out;
}
