/** What every calendar file is made of (RFC 5545): texts that are escaped, lines that are folded, times in UTC. */
const LINE_OCTETS = 75;

export const escapeText = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replace(/\r\n|\r|\n/g, '\\n');

/** One content line in pieces of 75 octets at most, each but the first begun with a space; no character is cut in two. */
export function foldLine(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LINE_OCTETS) {
      pieces.push(piece);
      piece = ' ';
      octets = 1;
    }
    piece += character;
    octets += size;
  }
  return [...pieces, piece].join('\r\n');
}

/** "20261124T103000Z" */
export const compactTime = (iso: string): string => `${iso.slice(0, 19).replace(/[-:]/g, '')}Z`;

/** The whole file, with the line ends that the standard asks for. */
export const joinLines = (lines: readonly string[]): string =>
  `${lines.map(foldLine).join('\r\n')}\r\n`;
