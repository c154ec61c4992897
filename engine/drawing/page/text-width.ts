/** Widths of text in the drawing's fonts: advance widths of printable ASCII, thousandths of the size, read from the font files. */

const TEXT = [
  266, 250, 291, 804, 580, 786, 734, 159, 373, 373, 480, 550, 182, 541, 198, 392, 684, 312, 576,
  591, 607, 610, 628, 534, 608, 628, 202, 227, 550, 550, 550, 524, 1005, 664, 603, 717, 688, 565,
  535, 758, 681, 234, 501, 584, 527, 841, 691, 774, 580, 774, 594, 580, 561, 655, 669, 968, 603,
  580, 541, 314, 392, 314, 622, 660, 213, 544, 626, 572, 627, 568, 340, 558, 575, 240, 243, 504,
  223, 891, 574, 593, 626, 627, 370, 502, 392, 573, 527, 763, 496, 556, 458, 427, 234, 427, 550,
];
const BOLD = [
  244, 291, 344, 841, 597, 868, 767, 186, 395, 395, 503, 571, 227, 565, 236, 417, 698, 348, 577,
  599, 638, 618, 633, 536, 625, 633, 239, 263, 571, 571, 571, 534, 1034, 696, 628, 732, 701, 578,
  550, 772, 704, 261, 529, 633, 549, 873, 718, 781, 604, 781, 620, 597, 587, 676, 695, 1003, 650,
  618, 567, 358, 417, 358, 661, 706, 228, 574, 646, 596, 646, 592, 362, 585, 605, 264, 265, 556,
  254, 926, 604, 605, 646, 646, 397, 523, 421, 604, 554, 803, 549, 590, 481, 458, 261, 458, 571,
];
const TITLE = [
  234, 257, 295, 526, 418, 574, 709, 147, 309, 309, 448, 398, 222, 323, 204, 348, 477, 332, 402,
  392, 454, 409, 465, 429, 489, 465, 204, 229, 407, 468, 407, 336, 726, 711, 582, 683, 700, 547,
  518, 725, 762, 339, 333, 653, 541, 850, 732, 766, 549, 766, 689, 507, 640, 701, 662, 918, 649,
  616, 602, 274, 348, 274, 392, 398, 213, 420, 514, 420, 511, 414, 305, 449, 505, 266, 261, 491,
  265, 772, 523, 486, 512, 497, 374, 337, 337, 501, 438, 680, 440, 430, 405, 289, 168, 283, 443,
];
const TABLES = { text: TEXT, bold: BOLD, title: TITLE } as const;
export type Face = keyof typeof TABLES;

/** Millimetres that a line of text takes; letters outside ASCII count as a wide letter. */
export function textWidth(text: string, size: number, face: Face = 'text', spacing = 0): number {
  let sum = 0,
    letters = 0;
  for (const letter of text) {
    sum += TABLES[face][letter.codePointAt(0)! - 32] ?? 640;
    letters++;
  }
  return (sum / 1000) * size + spacing * letters;
}
/** The text, shortened with an ellipsis where it would be wider than `most`. */
export function fitText(text: string, size: number, most: number, face: Face = 'text'): string {
  if (textWidth(text, size, face) <= most) return text;
  const letters = [...text];
  while (letters.length > 1 && textWidth(`${letters.join('').trimEnd()}…`, size, face) > most)
    letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
/** Lines no wider than `most`, `lines` of them at most; the last is shortened. */
export function wrapText(
  text: string,
  size: number,
  most: number,
  lines: number,
  face: Face = 'text',
): string[] {
  const out: string[] = [];
  let rest = text.trim().split(/\s+/);
  while (rest.length && out.length < lines) {
    let take = 1;
    while (take < rest.length && textWidth(rest.slice(0, take + 1).join(' '), size, face) <= most)
      take++;
    if (out.length === lines - 1) take = rest.length;
    out.push(fitText(rest.slice(0, take).join(' '), size, most, face));
    rest = rest.slice(take);
  }
  return out.filter((line) => line !== '');
}
