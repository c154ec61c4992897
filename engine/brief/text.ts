/** The visitor's words as tokens that remember where they stood, so that every fact can quote them. */

export type Token = {
  /** Lower case, plain apostrophes and quotes. */
  text: string;
  /** `text` without a plural ending, for looking words up. */
  stem: string;
  start: number;
  end: number;
  kind: 'word' | 'number' | 'mark';
  sentence: number;
};
export type Text = { original: string; tokens: Token[]; sentences: { from: number; to: number }[] };

/** Only so much is read; a design brief that is longer than this is not read better for it. */
export const MOST_CHARACTERS = 20_000;

const PLAIN: Record<string, string> = {
  '’': "'",
  '‘': "'",
  '`': "'",
  '´': "'",
  '′': "'",
  '“': '"',
  '”': '"',
  '″': '"',
  '×': 'x',
  '✕': 'x',
  '✖': 'x',
  '⨯': 'x',
  '²': '2',
  '\u00a0': ' ',
  '–': '-',
  '—': '-',
  '−': '-',
  '‑': '-',
};

/** Same length as the original, so that positions hold. */
function plain(original: string): string {
  let out = '';
  for (let i = 0; i < original.length; i++) {
    const c = original[i]!;
    const low = c.toLowerCase();
    out += PLAIN[c] ?? (low.length === 1 ? low : c);
  }
  // "S.E." is one word; short forms whose dot does not end a sentence, and hyphens inside words
  return out
    .replace(/\b([ns])[./]([ew])\.?(?![a-z])/g, (m, a: string, b: string) =>
      (a + b).padEnd(m.length),
    )
    .replace(/\b(?:sq|approx|e\.g|i\.e|incl|max|min|inc|etc|circa|ca)\.(?=[ \w])/g, (m) =>
      m.replace(/\./g, ' '),
    )
    .replace(/(?<=[a-z])-(?=[a-z\d])|(?<=\d)-(?=[a-z])/g, ' ');
}

/** A word without its plural ending; both the dictionary and the text go through it. */
export function stemOf(word: string): string {
  if (
    word.length <= 3 ||
    !word.endsWith('s') ||
    word.endsWith('ss') ||
    word.endsWith('us') ||
    word.endsWith('is') ||
    word.endsWith("'s")
  )
    return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

const TOKEN = /(?:m|ft|yd)2(?![a-z\d])|[a-z]+(?:'[a-z]+)*|\d+(?:[.,]\d+)*|\S/g;
/** Short forms of letters and phones. */
const SPELT: Record<string, string> = {
  pls: 'please',
  plz: 'please',
  plse: 'please',
  nr: 'near',
  gdn: 'garden',
  lge: 'large',
  facin: 'facing',
  faceing: 'facing',
  faicing: 'facing',
  buget: 'budget',
  budjet: 'budget',
  gardn: 'garden',
  graden: 'garden',
  patoi: 'patio',
  gras: 'grass',
  mtrs: 'metres',
  mters: 'metres',
};
const GLUED = /^(mx|ftx|mtrx|mby|ftby|feetx|metrex|metresx|xm)$/;

function kindOf(text: string): Token['kind'] {
  if (/^\d|^[½¼¾⅓⅔]$/.test(text)) return 'number';
  return /^[a-z]/.test(text) ? 'word' : 'mark';
}

/** Tokens and sentences of a text; linear in its length. Nothing is dropped but white space and what lies past the limit. */
export function readText(description: string): Text {
  const original = description.slice(0, MOST_CHARACTERS);
  const lower = plain(original);
  const tokens: Token[] = [];
  let sentence = 0,
    last = 0,
    first = 0;
  const sentences: Text['sentences'] = [];
  const close = () => {
    if (tokens.length > first) {
      sentences.push({ from: first, to: tokens.length });
      sentence++;
    }
    first = tokens.length;
  };
  const push = (said: string, start: number) => {
    const text = SPELT[said] ?? said;
    tokens.push({
      text,
      stem: stemOf(text),
      start,
      end: start + said.length,
      kind: kindOf(text),
      sentence,
    });
  };
  for (const match of lower.matchAll(TOKEN)) {
    const text = match[0],
      start = match.index;
    const between = lower.slice(last, start);
    // a new line ends a sentence when what follows looks like a new start
    if (
      between.includes('\n') &&
      (/\n\s*\n/.test(between) || /[A-Z\d•*\-–]/.test(original[start]!))
    )
      close();
    last = start + text.length;
    if (
      /^[.!?;•*…\n]$/.test(text) ||
      (text === '-' && (between.includes('\n') || tokens.length === 0))
    ) {
      close();
      continue;
    }
    const glued = GLUED.exec(text);
    if (glued && tokens.at(-1)?.kind === 'number') {
      const cut = text.endsWith('by') ? 2 : 1;
      push(text.slice(0, -cut), start);
      push(text.slice(-cut), start + text.length - cut);
    } else push(text, start);
  }
  close();
  return { original, tokens, sentences };
}

/** The visitor's own words from token `from` up to `to` (not counted), at most 120 characters. */
export function quoteOf(text: Text, from: number, to: number): string {
  const a = text.tokens[from],
    b = text.tokens[Math.max(from, to - 1)];
  if (!a || !b) return '';
  const quote = text.original.slice(a.start, b.end).replace(/\s+/g, ' ').trim();
  return quote.length > 120 ? `${quote.slice(0, 117)}…` : quote;
}
