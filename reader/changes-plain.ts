/** A clause in plain letters, with what people write for one word written as one. Pure. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .replace(/\bdont\b/g, "don't")
    .replace(/\bdoesnt\b/g, "doesn't")
    .replace(/\bid (like|love)\b/g, "i'd $1")
    .replace(/\bwed (like|love)\b/g, "we'd $1")
    .replace(/\b(?:any more|anymore|any longer|please)\b/g, ' ')
    .replace(
      /\b(?:fit|put|squeeze|get|pop|stick) in (?=(?:an?|some|another|one|two|three|four|five)\b)/g,
      'add ',
    )
    .replace(/\s+/g, ' ')
    .trim();
