/**
 * Drawings that somebody sends, made safe: read into elements and attributes, of which only those that draw are kept, and
 * written anew. Nothing of what was sent is passed on as it came: no script, no event, no link, no address of another site.
 */
import { escapeMarkup } from '#engine/model/format.ts';
import { AppError } from '#server/errors.ts';

const MOST_ELEMENTS = 5_000;
const MOST_DEPTH = 40;

const ELEMENTS = new Set(
  'svg g defs symbol use path rect circle ellipse line polyline polygon clipPath mask linearGradient radialGradient stop title desc'.split(
    ' ',
  ),
);
/** Their words are kept as words; those of others are nothing. */
const WITH_WORDS = new Set(['title', 'desc']);
/** Left out with all that is in them, without a word: no logo needs them to be what it is. */
const DROPPED = new Set(['metadata', 'sodipodi:namedview']);
/** What a logo cannot be without when it has them: refused in words. */
const REFUSED: Readonly<Record<string, string>> = {
  script: 'a script',
  foreignObject: 'a web page inside the drawing',
  image: 'a photograph inside the drawing',
  text: 'letters that need a font (turn them into outlines first)',
  iframe: 'another page',
  a: 'a link',
  animate: 'something that moves',
  animateTransform: 'something that moves',
  animateMotion: 'something that moves',
  set: 'something that moves',
  filter: 'a filter',
  pattern: 'a pattern',
};
const ATTRIBUTES = new Set(
  'id class d x y x1 y1 x2 y2 cx cy r rx ry fx fy fr width height points viewBox preserveAspectRatio transform fill fill-rule fill-opacity stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset stroke-opacity opacity clip-path clip-rule mask gradientUnits gradientTransform spreadMethod offset stop-color stop-opacity clipPathUnits maskUnits maskContentUnits color display visibility pathLength'.split(
    ' ',
  ),
);
const PROPERTIES = new Set(
  [...ATTRIBUTES].filter((name) =>
    /^(?:fill|stroke|opacity|clip|mask|stop|color|display|vis)/.test(name),
  ),
);
/** A value that names nothing outside the drawing. */
const PLAIN_VALUE = /^(?:[\w\s.,#%()+\-/]|url\(#[\w-]+\))*$/;
const OWN_PART = /^#[\w-]{1,80}$/;
const STYLE_SHEET = /([^{}]*)\{([^{}]*)\}/g;
const CLASSES = /^\s*\.[\w-]+(?:\s*,\s*\.[\w-]+)*\s*$/;

const refuse = (message: string): never => {
  throw new AppError('wrong-type', message);
};

const FUNCTIONS = new Set(
  'url rgb rgba hsl hsla translate scale rotate skewX skewY matrix'.split(' '),
);

const isPlain = (value: string): boolean =>
  PLAIN_VALUE.test(value) &&
  [...value.matchAll(/([\w-]*)\s*\(/g)].every(([, name]) => FUNCTIONS.has(name!)) &&
  !/url\((?!#[\w-]+\))/i.test(value) &&
  value.length < 100_000;

/** "fill:red;stroke:none" with what draws alone. */
const safeDeclarations = (text: string): string =>
  text
    .split(';')
    .map((one) => one.split(':').map((part) => part.trim()))
    .filter(
      (parts): parts is [string, string] =>
        parts.length === 2 && PROPERTIES.has(parts[0]!) && isPlain(parts[1]!),
    )
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

const safeSheet = (text: string): string =>
  [...text.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(STYLE_SHEET)]
    .filter(([, selector]) => CLASSES.test(selector!))
    .map(([, selector, body]) => `${selector!.trim()}{${safeDeclarations(body!)}}`)
    .join('');

const unescaped = (text: string): string =>
  text
    .replaceAll(/&#x([\da-f]{1,6});/gi, (_, hex: string) => charOf(Number.parseInt(hex, 16)))
    .replaceAll(/&#(\d{1,7});/g, (_, digits: string) => charOf(Number(digits)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
const charOf = (code: number) => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '');

function safeAttributes(text: string): string {
  let written = '';
  for (const [, name, double, single] of text.matchAll(
    /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g,
  )) {
    const value = unescaped(double ?? single ?? '').trim();
    if (name === 'href' || name === 'xlink:href') {
      if (OWN_PART.test(value)) written += ` href="${value}"`;
    } else if (name === 'style') {
      const style = safeDeclarations(value);
      if (style !== '') written += ` style="${escapeMarkup(style)}"`;
    } else if (ATTRIBUTES.has(name!) && isPlain(value)) {
      written += ` ${name}="${escapeMarkup(value)}"`;
    }
  }
  return written;
}

const numberIn = (attributes: string, name: string): number | null => {
  const found = new RegExp(`(?:^|\\s)${name}\\s*=\\s*["']\\s*([\\d.]+)(?:px)?\\s*["']`).exec(
    attributes,
  );
  const number = Number(found?.[1]);
  return found && Number.isFinite(number) && number > 0 ? number : null;
};

/** Its proportions, from the view box, else from width and height. */
function sizeOf(attributes: string): { width: number; height: number; viewBox: string | null } {
  const box = /(?:^|\s)viewBox\s*=\s*["']\s*([-\d.eE\s,]+?)\s*["']/.exec(attributes)?.[1];
  const [, , boxWidth, boxHeight] = (box ?? '').split(/[\s,]+/).map(Number);
  if (boxWidth && boxHeight && boxWidth > 0 && boxHeight > 0)
    return { width: boxWidth, height: boxHeight, viewBox: box! };
  const [width, height] = [numberIn(attributes, 'width'), numberIn(attributes, 'height')];
  if (width && height) return { width, height, viewBox: null };
  return refuse(
    'The drawing does not say how large it is: it needs a viewBox, or width and height.',
  );
}

type Piece = { name: string; attributes: string; isEnd: boolean; isEmpty: boolean };
const TAG = /^<(\/?)([A-Za-z][\w:.-]*)((?:[^"'<>]|"[^"<]*"|'[^'<]*')*?)(\/?)>/;

/** @returns the safe drawing with its proportions @throws AppError wrong-type, in words */
export function makeSafeSvg(source: string): { svg: string; width: number; height: number } {
  if (/<!ENTITY|<!\[CDATA\[[\s\S]*<script/i.test(source))
    refuse(
      'This drawing holds instructions that a logo does not need. Please export it again as plain SVG.',
    );
  let rest = source.replace(/^\uFEFF/, '');
  let written = '';
  let size: ReturnType<typeof sizeOf> | null = null;
  let elements = 0;
  /** Names of open elements; those that are left out have none of what is in them written. */
  const open: { name: string; isKept: boolean }[] = [];
  const isKept = () => open.every((one) => one.isKept);
  while (rest !== '') {
    const skipped =
      /^(?:[^<]+|<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE[^[>]*>|<!\[CDATA\[([\s\S]*?)\]\]>)/i.exec(
        rest,
      );
    if (skipped) {
      const words = skipped[1] ?? (skipped[0].startsWith('<') ? '' : skipped[0]);
      const at = open.at(-1)?.name;
      if (at === 'style' && isKept()) {
        const sheet = safeSheet(unescaped(words));
        if (sheet !== '') written += `<style>${sheet}</style>`;
      } else if (at && WITH_WORDS.has(at) && isKept()) written += escapeMarkup(unescaped(words));
      rest = rest.slice(skipped[0].length);
      continue;
    }
    const tag = TAG.exec(rest);
    if (!tag)
      return refuse('This file is not a drawing that can be read. Please export it again as SVG.');
    rest = rest.slice(tag[0].length);
    const piece: Piece = {
      name: tag[2]!.replace(/^svg:/, ''),
      attributes: tag[3]!,
      isEnd: tag[1] === '/',
      isEmpty: tag[4] === '/',
    };
    if (piece.isEnd) {
      const closed = open.pop();
      if (!closed || closed.name !== piece.name)
        return refuse(
          'This drawing is broken: its parts do not close. Please export it again as SVG.',
        );
      if (closed.isKept && closed.name !== 'style' && isKept()) written += `</${closed.name}>`;
      continue;
    }
    elements += 1;
    if (elements > MOST_ELEMENTS || open.length >= MOST_DEPTH)
      return refuse(
        'This drawing has too many parts for a logo. Please simplify it, or send a PNG.',
      );
    if (REFUSED[piece.name])
      return refuse(`This drawing holds ${REFUSED[piece.name]}, which a logo may not have.`);
    if (size === null) {
      if (piece.name !== 'svg')
        return refuse('This file is not an SVG drawing. Please choose an SVG or a PNG file.');
      size = sizeOf(piece.attributes);
      const box = size.viewBox ?? `0 0 ${size.width} ${size.height}`;
      const attributes = safeAttributes(piece.attributes).replaceAll(
        / (?:viewBox|width|height|id|class|x|y)="[^"]*"/g,
        '',
      );
      written += `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${escapeMarkup(box)}" width="${size.width}" height="${size.height}"${attributes}>`;
      if (piece.isEmpty) return refuse('The drawing is empty.');
      open.push({ name: 'svg', isKept: true });
      continue;
    }
    const keeps = ELEMENTS.has(piece.name);
    const isShown = keeps && isKept() && !DROPPED.has(piece.name);
    if (isShown)
      written += `<${piece.name}${safeAttributes(piece.attributes)}${piece.isEmpty ? '/' : ''}>`;
    if (!piece.isEmpty) open.push({ name: piece.name, isKept: isShown || piece.name === 'style' });
  }
  if (size === null || open.length > 0)
    return refuse('This drawing is broken: its parts do not close. Please export it again as SVG.');
  if (!/<(?:path|rect|circle|ellipse|line|polyline|polygon|use)\b/.test(written))
    return refuse('There is nothing to see in this drawing.');
  return { svg: written, width: size.width, height: size.height };
}
