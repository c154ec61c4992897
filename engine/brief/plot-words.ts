/** What the text says of the plot's figure: L-shaped, tapering, long and thin; and rough words for its size. */
import type { Text } from './text.ts';
import { quoteOf } from './text.ts';

export type Said<T> = { value: T; from: number; to: number };
export type PlotWords = {
  lShape: Said<'left' | 'right' | null> | null;
  wraps: boolean;
  taper: { near: number | null; far: number | null; from: number; to: number } | null;
  triangle: Said<true> | null;
  thin: Said<true> | null;
  shallow: Said<true> | null;
  square: Said<true> | null;
  /** A rough size in words, m². */
  rough: (Said<number> & { word: string }) | null;
};

/** The first place a pattern stands in the text, as tokens. The pattern runs on lower-case words joined by single spaces. */
export function sayings(text: Text): {
  find(pattern: RegExp): { from: number; to: number; groups: string[] } | null;
  all(pattern: RegExp): { from: number; to: number; groups: string[] }[];
  has(pattern: RegExp): boolean;
} {
  const starts: number[] = [];
  let joined = '';
  let sentence = 0;
  text.tokens.forEach((token) => {
    if (token.sentence !== sentence) {
      joined += '. ';
      sentence = token.sentence;
    }
    starts.push(joined.length);
    joined += `${token.text} `;
  });
  const tokenAt = (position: number) => {
    let low = 0,
      high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (starts[middle]! <= position) low = middle;
      else high = middle - 1;
    }
    return low;
  };
  const spanOf = (match: RegExpMatchArray) => ({
    from: tokenAt(match.index!),
    to: tokenAt(Math.max(match.index!, match.index! + match[0].trimEnd().length - 1)) + 1,
    groups: match.slice(1).map((g) => g ?? ''),
  });
  return {
    find(pattern) {
      const match = pattern.exec(joined);
      return match ? spanOf(match) : null;
    },
    all: (pattern) => [...joined.matchAll(pattern)].map(spanOf),
    has: (pattern) => pattern.test(joined),
  };
}
export type Sayings = ReturnType<typeof sayings>;

const ROUGH: [RegExp, number][] = [
  [
    /\b(?:enormous|massive|huge|vast|very large|really big|really large|very big|extensive) (?:\w+ ){0,3}?(?:garden|plot|space|lawn)\b|\b(?:garden|plot) is (?:\w+ )?(?:enormous|massive|huge|vast|very large|really big)\b/,
    500,
  ],
  [
    /\b(?:tiny|minute|postage stamp|pocket sized?|very small|really small|minuscule|teeny) (?:\w+ ){0,4}?(?:garden|plot|space|yard|courtyard|patch|balcony|terrace)\b|\b(?:garden|yard|courtyard|space) is (?:\w+ )?(?:tiny|minute|very small|really small)\b|\bpostage stamp\b/,
    24,
  ],
  [/\b(?:courtyard|back ?yard|balcony|roof terrace)\b/, 28],
  [
    /\b(?:medium|average|mid|normal|decent|reasonable|moderate|good)(?: sized?)? (?:\w+ ){0,4}?(?:garden|plot|space)\b/,
    100,
  ],
  [
    /\b(?:large|big|spacious|generous|sizeable|sizable|long) (?:\w+ ){0,3}?(?:garden|plot)\b|\b(?:garden|plot) is (?:quite |fairly |pretty )?(?:large|big)\b/,
    240,
  ],
  [
    /\b(?:small|little|compact|smallish|modest|bijou) (?:\w+ ){0,4}?(?:garden|plot|space|patch|area)\b|\b(?:garden|plot|space) is (?:quite |fairly |pretty |rather )?(?:small|little|compact)\b/,
    45,
  ],
  [/\b(?:new build|newbuild|terrace house|terraced house|mid terrace)\b/, 70],
];

/** Reads the figure words. `number` turns a matched figure with its unit into metres. */
export function readPlotWords(text: Text, say: Sayings): PlotWords {
  const l = say.find(
    /\b(?:l shaped?|"l" shaped?|' ?l ?' shaped?|l shape|(?:it's|its|it is|is|like|really|basically) an l\b|dog ?leg(?:s|ged)?|dog leg|wraps? (?:a)?round|wrap around|wrapping (?:a)?round|goes (?:a)?round the (?:side|corner)|(?:turns|round|around) the corner)/,
  );
  let side: 'left' | 'right' | null = null;
  if (l) {
    const near = text.tokens
      .slice(Math.max(0, l.from - 12), l.to + 40)
      .map((t) => t.text)
      .join(' ');
    const said =
      /\b(?:to|on|at|down|round|around) (?:the|my|our) (?:\w+ )?(left|right)\b|\b(left|right) (?:hand )?(?:side|leg)\b|\b(left|right) hand\b/.exec(
        near,
      );
    side = (said?.[1] ?? said?.[2] ?? said?.[3] ?? null) as 'left' | 'right' | null;
  }
  const triangle = say.find(
    /\b(?:triangular|triangle|triangle shaped|comes to a point|pizza slice|wedge shaped triangle)\b/,
  );
  const taper = say.find(
    /\b(?:tapers?|tapering|tapered|slice of (?:pizza|cake|pie|cheese)|narrows?|narrowing|widens?|widening|wedge|trapezium|trapezoid(?:al)?|fan shaped|pie shaped|wider at the (?:back|far end|end|bottom|house)|narrower at the (?:back|far end|end|bottom|house))\b/,
  );
  const flag = (pattern: RegExp): Said<true> | null => {
    const found = say.find(pattern);
    return found ? { value: true, from: found.from, to: found.to } : null;
  };
  let rough: PlotWords['rough'] = null;
  for (const [pattern, value] of ROUGH) {
    const found = say.find(pattern);
    if (found) {
      rough = { value, from: found.from, to: found.to, word: quoteOf(text, found.from, found.to) };
      break;
    }
  }
  return {
    lShape: l ? { value: side, from: l.from, to: l.to } : null,
    wraps:
      !!l &&
      say.has(
        /\b(?:wraps?|wrap around|wrapping|goes a?round|round the corner|round the side|around the side)\b/,
      ),
    taper: taper && !triangle ? { near: null, far: null, from: taper.from, to: taper.to } : null,
    triangle: triangle ? { value: true, from: triangle.from, to: triangle.to } : null,
    thin: flag(
      /\b(?:long (?:and |, ?)?(?:very |quite |rather )?(?:thin|narrow|skinny|slim)|(?:thin|narrow|skinny) (?:and|,) long|narrow (?:\w+ ){0,3}?(?:garden|plot)|long (?:\w+ ){0,2}?garden|corridor|bowling alley|railway carriage|tunnel like|(?:garden|plot) is (?:very |quite |rather |really )?(?:narrow|long))\b/,
    ),
    shallow: flag(
      /\b(?:wide (?:and|but|,) (?:not (?:very )?deep|shallow|short)|shallow|wider than (?:it is |it's )?(?:long|deep)|wide,? short|short and wide|not very deep)\b/,
    ),
    square: flag(
      /\b(?:(?:roughly|almost|nearly|more or less|about|approximately|pretty much|fairly) square(?! ?(?:metre|meter|m\b|f[to]|feet|foot|yard))|square (?!metre|meter|m\b|f[to]|feet|foot|yard)(?:\w+ ){0,2}?(?:garden|plot|shape|shaped|space|courtyard|yard)|(?:garden|plot) is (?:roughly |more or less |almost |about )?square)\b(?! (?:metre|meter|m\b|ft|feet|foot))/,
    ),
    rough,
  };
}
