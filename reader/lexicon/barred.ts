/** What people call ground that has to be left free, by its kind, and what has to be said beside the name before it is one. */
import type { BarredKind } from '#engine/model/barred.ts';

export type BarredWords = {
  kind: BarredKind;
  /** Names of it, with bars between. */
  names: string;
  /**
   * 'stands': its name alone says that it is there; 'free': that it stays free is said near it; 'through': that it leads through
   * the plot, or stays free; 'measured': how deep it is, or that it stays free; 'upkeep': that somebody has to come at it.
   */
  needs: 'stands' | 'free' | 'through' | 'measured' | 'upkeep';
};

/** The first that fits a sentence is what it tells of. */
export const BARRED_WORDS: readonly BarredWords[] = [
  {
    kind: 'fire escape',
    names:
      'fire escapes?|fire exits?|emergency exits?|emergency way out|escape route|means of escape|emergency access|emergency escape',
    needs: 'stands',
  },
  {
    kind: 'flood strip',
    names:
      'flood strip|bye ?laws?(?: strip| margin| distance)?|maintenance strip|environment agency|ea easement|ea|drainage board|flood bank|flood defence|flood wall',
    needs: 'measured',
  },
  { kind: 'flood strip', names: 'watercourse|river|stream|brook|beck', needs: 'free' },
  {
    kind: 'right of way',
    names:
      "rights? of way|right of access|rights? of access|public footpath|shared (?:path|access|alley|passage|footpath)|access path|communal path|neighbour(?:s|'s)? path|neighbour(?:s|'s)? access|bin path",
    needs: 'through',
  },
  {
    kind: 'soakaway field',
    names:
      'septic tanks?|cess ?pits?|cess ?pools?|sewage treatment plant|treatment plant|drainage field|soakaway field|leach field|septic',
    needs: 'stands',
  },
  { kind: 'soakaway', names: 'soak-?away crates?', needs: 'stands' },
  { kind: 'soakaway', names: 'soak-?aways?', needs: 'free' },
  {
    kind: 'garage door',
    names: 'garage doors?|front of the garage|garage|parking space|parking spot|car port|carport',
    needs: 'free',
  },
  {
    kind: 'meter',
    names:
      'meter box(?:es)?|gas meters?|electric(?:ity)? meters?|water meters?|meter cupboard|stop ?cock',
    needs: 'stands',
  },
  { kind: 'air brick', names: 'air ?bricks?|air vents?', needs: 'stands' },
  { kind: 'gully', names: 'gull(?:y|ies)|gulleys?', needs: 'stands' },
  {
    kind: 'wall to reach',
    names:
      "party wall|(?:neighbour(?:s|'s)?|next door'?s?|their|gable|side|garage|house|extension|rendered) wall",
    needs: 'upkeep',
  },
  {
    kind: 'ground of others',
    names:
      "not (?:in|part of|covered by|included in) (?:our|the|my) lease|outside (?:our|the|my) lease|(?:isn't|not|aren't) ours(?: to (?:dig|touch|build on|plant))?|belongs to (?:the )?(?:council|freeholder|landlord|neighbours?|railway|network rail|water board|management company|church)|(?:owned by|leased from) (?:the )?(?:council|freeholder|railway|network rail|church|water board)",
    needs: 'measured',
  },
];

/** It stays free: in the sentence of the name, or the one after. */
export const FREE_WORDS =
  "kept? (?:it |this |that |them |these |the way )?(?:clear|free|open|accessible|unblocked)|keep (?:\\w+ ){0,6}(?:clear|free|open|accessible)|stays? (?:clear|free|open|reachable|accessible)|(?:left|leave) (?:it |this |that )?(?:clear|free|open)|(?:be|remain) (?:clear|free|reachable|accessible|unobstructed)|(?:must|should|has to|have to|needs? to|got to) (?:\\w+ ){0,4}(?:clear|free|open|reachable|reach|accessible|get to|get at|opened|opens?)|can(?:'t|not| not) (?:be )?(?:block|blocked|build|obstruct|plant|dig|touch|put anything|have anything)|(?:must|may)(?: not|n't) (?:be )?(?:block|blocked|build|built|obstruct|plant|dig|dug|touch)|not (?:be )?(?:allowed|blocked|obstructed|built|to (?:build|plant|dig))|nothing (?:may |can |must |is |to )?(?:\\w+ ){0,3}(?:built|planted|stand|on it|there|in the way|over it)|no (?:building|planting|trees|digging|structures?)|get the car (?:out|in)|car (?:comes|goes|gets) (?:out|in)";

/** It leads through the plot. */
export const THROUGH_WORDS =
  'across from|across to|from (?:the|a|their) (?:\\w+ ){0,2}gate|(?:across|through|over|along|down|past|up) (?:\\w+ ){0,3}(?:garden|gardens|plot|land|yard|ground|back|rear|bottom|end|side|left|right|houses?|door|fence|boundary|lawn)|cross(?:es)? (?:our|the|my) (?:garden|plot|land|yard)|walks? (?:through|across|past)|(?:wheel|bring|take|carry) (?:their|the) (?:bins?|bikes?)';

/** Somebody has to come at it. */
export const UPKEEP_WORDS =
  'paint\\w*|repaint\\w*|point(?:ed|ing)|repoint\\w*|render\\w*|maintain\\w*|maintenance|ladders?|scaffold\\w*|repairs?|get at|reach(?:ed)?|gutters?';

/** It is beyond the plot, wished for, gone or denied. */
export const NOT_THERE_WORDS =
  "no (?:\\w+ )?$|(?:across|over) an? $|without (?:a |any )?$|(?:want|would like|'d like|like|need|install|put in|build|thinking of|instead of|new|planning) (?:\\w+ ){0,3}$|(?:move|moved|moving|remove|relocate|used to be|old) (?:\\w+ ){0,2}$|(?:near|towards?|beyond|overlooking|behind (?:us|the house) is|smell of|view of|walk to|live by|close to) (?:\\w+ ){0,3}$";
