/** Whether a hurt is told of as news, as a thing of the past, or as the reason for a wish: only the first rings an alarm. */

const COUNT =
  '(?:\\d+|a|an|one|two|three|four|five|six|ten|twenty|few|couple of|several|some|many)';
const PAST = new RegExp(
  `\\b(?:last (?:week|month|year|spring|summer|autumn|winter|christmas|easter|january|february|march|april|may|june|july|august|september|october|november|december)|${COUNT} (?:weeks?|months?|years?|yrs?) (?:ago|back)|(?:years|months|weeks|ages) ago|used to|when (?:i|he|she|we) (?:was|were) (?:a |very )?(?:young|little|small|child|kid|boy|girl)|in (?:19|20)\\d\\d|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|years back|as a child|once fell)\\b`,
);

const GARDEN_WORK =
  '(?:with|in|to|out|look|keep|dig|mow|weed|cut|build|clear|tidy|plan|plant|choose|us with)';
/** What somebody asks of whom it has befallen just now. Whatever else stands in the sentence, the alarm rings. */
const NOW = new RegExp(
  [
    '(?<!\\b(?:plant|grow|sow|planted|garden|until|till|up to) )now\\b(?! (?:that|needs?|wants?|uses?|walks?|has to|have to|he needs|she needs|we need|i need|looking)\\b)',
    '\\bjust\\b(?! (?:want|need|would|like|wonder\\w*|a|an|some|to|for|moved|bought|interested|looking|asking|thinking|planning|in case|how|what|curious)\\b)',
    `\\bhelp\\b(?! (?:me |us |him |her )?${GARDEN_WORK}\\b)`,
    '\\bwhat (?:do|should|shall|can|must) (?:i|we) do\\b(?! (?:about|with|for|to|in) (?:the|my|our|this|a) (?:garden|lawn|hedge|border|pond|steps|path|plants|beds?)\\b)',
    '\\bwhat (?:to do|now)\\b',
    '\\bbleed(?:ing|s)\\b',
    '\\b(?:blood|ambulance|hospital now|emergency|urgent|first aid|999|111|right away|immediately|this morning|this minute|today|screaming|in agony|in (?:a lot of|lots of|so much|great|terrible|severe|awful) pain)\\b',
    '\\b(?:isnt|not|stopped) breathing\\b',
    '\\b(?:unconscious|unresponsive|choking|collapsed and|passed out and|turning blue|wont wake|not waking|cant move|cannot move|(?:cant|cannot|can not|couldnt) get up(?! (?:the |our |my )?(?:steps|stairs|slope|path|hill)\\b)|cant feel|cannot feel|face down|trapped)\\b',
    '\\b(?:is|are|am|im|lying) (?:still )?(?:on the (?:ground|floor|grass|lawn|patio)|swelling|drowning)\\b',
    '\\bstill (?:hurts?|bleed\\w*|swollen|sore|painful|infected|stings?|cant|numb|dizzy)\\b',
    '\\b(?:getting|gets|got|become|becoming) worse\\b',
    '\\b(?:come|get here) quick\\w*\\b',
  ].join('|'),
);

const BY_DOCTORS =
  '(?:an? )?(?:\\w+ )?(?:ambulance|doctor|hospital|paramedics?|plaster|stitch(?:es)?|tetanus|medic\\w*|surgery|operation|x ?ray|scan|help(?! (?:with|in|to))|cpr|oxygen|air|a&e|vet|first aid)';
/** Work, plants or a price that is asked for. */
const WISH = new RegExp(
  [
    `\\b(?:can|could|would|will|do) (?:you|u|your \\w+|somebody|someone|anyone) (?:please |also |possibly |still )*(?!(?:please|help(?! ${GARDEN_WORK}\\b)|tell|send|call|ring|advise|hear|get (?:help|someone|here|an)|come\\b(?! (?:(?:out|over|round) )*(?:and|to) )|do something|know what)\\b)\\w`,
    `\\b(?:i|we|he|she|they|who|and|so|mum|dad|now)(?: (?:now|really|also|therefore))? needs?\\b(?! (?:to (?:know|go|see|breathe|get (?:to|him|her)|ring|call)|${BY_DOCTORS})\\b)`,
    '\\bneeds (?:a|an|some|low|easy|level|raised|wide|safe\\w*|gentle|no)\\b(?! (?:ambulance|doctor|hospital|plaster|stitch|tetanus|vet|paramedic))',
    '\\b(?:so|and|but) (?:i|we|he|she|they|im|were)(?: am| are)? (?:cant|cannot|can not|can no longer|could do with|want|wants|would like|wondered|wonder|wondering|was wondering|looking|thinking of|planning|have to (?:give|change|make))\\b(?! (?:move|breathe|feel|get up|stand|speak|see|wake|to die)\\b)',
    '\\b(?:so|and|but) (?:cant|cannot|can not|can no longer) (?:manage (?:the|his|her|my|our)|bend|dig|kneel|garden|walk far|get about|mow|do (?:the|much|as much))\\b(?! (?:my|his|her|the (?:arm|leg|hand|finger|knee)|it)\\b)',
    '\\band (?:struggles (?:with (?:the )?(?:steps|stairs|slopes?|garden|weeding|mowing|kneeling)|to (?:garden|kneel|bend|dig|weed|mow))|uses a (?:wheelchair|stick|frame|walker|scooter))\\b',
    '\\b(?:which|what|any|some|best|low \\w+|easy) (?:\\w+ ){0,2}?(?:plants?|flowers|shrubs|trees|hedges?|climbers|paving|surface|fence)\\b',
    '\\b(?:plants?|garden|gardens|gardening|ideas|design|beds|paths?) (?:for|suitable for|that suit|with)\\b',
    '\\bwhat (?:can|could|should) (?:i|we) (?:plant|grow|sow|put|use)\\b',
    '\\bhow (?:do|can|could|should|would) (?:i|we|you) (?:best |safely )?(?:stop|keep|prevent|avoid|deter|discourage|make|fence|cover|design|adapt)\\b',
    '\\bplants? (?:that|which|to)\\b',
    '\\bhow to (?:stop|keep|prevent|avoid|deter|make|design)\\b',
    '\\bwhat (?:do|should|shall|can) (?:i|we) do (?:about|with|for|to|in) (?:the|my|our|this|a) (?:garden|lawn|hedge|border|pond|steps|path|plants|beds?)\\b',
    '\\bwhat (?:else|instead) (?:can|could|should) (?:i|we)\\b',
    '\\b(?:which|what) gardening\\b',
    '\\b(?:looking for|would like|how much|price|quote|cost)\\b',
    '\\bwants? (?:to (?:have|fill|replace|remove|take|put|build|make|change|get rid|cover|fence|plant|grow|adapt|lay|level)|a|an|some|raised|the|my|our)\\b',
  ].join('|'),
);

/** Told of as over, and with nothing that says it is not. */
export const isPast = (text: string): boolean => PAST.test(text) && !NOW.test(text);
/** The hurt is only the reason for what is asked of a garden. */
export const isWish = (text: string): boolean => WISH.test(text) && !NOW.test(text);
/** Asked so that it never comes to it. */
export const isPrevention = (text: string): boolean =>
  /\b(?:how (?:do|can|could|should|would|to) (?:(?:i|we|you) )?(?:best |safely )?(?:stop|keep|prevent|avoid|deter|make|design|fence|cover)|so (?:that )?(?:nobody|no one)|so (?:that )?(?:they|children|kids|my \w+) (?:dont|do not|doesnt|cannot|cant))\b/.test(
    text,
  ) && !NOW.test(text);
/** Neither over nor a reason. */
export const isNews = (text: string): boolean => !isPast(text) && !isWish(text);

/** "My mum broke her hip and needs a level path" asks for the path: what follows the reason. @returns null where nothing else is asked, or only "it" */
export function wishOf(message: string): string | null {
  const parts = message.split(/(?<=[.,;:!?])\s+|\s+(?=(?:and|so|but|because)\b)/i);
  const first = parts.findIndex((part) => WISH.test(` ${part.toLowerCase().replace(/['’]/g, '')}`));
  const wish =
    first > 0
      ? parts
          .slice(first)
          .join(' ')
          .replace(/^(?:and|so|but|because)\s+/i, '')
      : null;
  return wish === null || /\b(?:it|them|that|those|this|there|one)\b/i.test(wish) ? null : wish;
}
