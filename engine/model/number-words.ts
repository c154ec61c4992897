/** Numbers as they are written out, for those who read descriptions. */
export const COUNT_WORDS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};

/** With everything else that says a number. */
export const NUMBER_WORDS: Readonly<Record<string, number>> = {
  ...COUNT_WORDS,
  a: 1,
  an: 1,
  fourty: 40,
  couple: 2,
  half: 0.5,
  dozen: 12,
  both: 2,
  pair: 2,
};

/** "Twenty-five", "thirty two": tens with ones behind them, in figures. */
export const inFigures = (text: string): string =>
  text.replace(
    /\b(twenty|thirty|fou?rty|fifty|sixty|seventy|eighty|ninety)[- ](one|two|three|four|five|six|seven|eight|nine)\b/gi,
    (_, tens: string, ones: string) =>
      String(NUMBER_WORDS[tens.toLowerCase()]! + NUMBER_WORDS[ones.toLowerCase()]!),
  );
