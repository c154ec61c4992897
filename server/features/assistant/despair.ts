/** Somebody who may harm or kill themselves: read before anything else, and never argued away by a garden's word. */

/** Told of what did it, or of the work it happened at. */
export const AT_WORK = '(?: (?:badly|again|slightly|quite|a bit|really|bad))*(?: (?:on|with|while|whilst|by|when|trying|falling|lifting|getting|off|from|against|in (?:the|my|our) (?:garden|shed|greenhouse|allotment|border|hedge))\\b| \\w+ing\\b)';
const any = (...patterns: string[]): RegExp => new RegExp(patterns.map((pattern) => `\\b(?:${pattern})`).join('|'));

const DESPAIR = any(
  // Whatever stands before it, but for a stumble on the steps.
  '(?<!\\b(?:nearly|almost) )kill(?:s|ing|ed)? my ?self', '(?:nearly|almost) killed my ?self\\b(?! (?:on|tripping|falling|slipping|lifting|digging|carrying|climbing|over)\\b)',
  // "Will kill me" is said of plants and of wives, "is killing me" of lawns and backs.
  '(?<!\\b(?:can|could|will|would|does|do|might|may|wont|ll)\\b(?: (?!you\\b)\\w+){0,6} )kill me\\b', 'suicid\\w*', '(?:want(?:ed|ing)?|wish|ready|going|like) to die\\b(?! (?:back|down|off|away|out|naturally|laughing|(?:my|the|our) (?:fence|shed|decking|deck|wall|gate|hair)))', '(?<!\\bthe )end(?:ing|ed)? it all\\b', 'end(?:ing)? my (?:own )?life', 'tak(?:e|ing) my (?:own )?life',
  'self ?harm\\w*', '(?:wish|wished) (?:i|that i) (?:was|were) dead', '(?:dont|do not) want to (?:live|be alive|wake up|be here any ?more|go on)\\b', 'better off (?:dead|without me)', 'no (?:point|reason) (?:in living|to live)', '(?:the|what|any|whats the) point (?:of|in) (?:living|being alive)', '(?:hang|drown|shoot)(?:ing)? myself', 'hate my life', 'nothing (?:left )?to live for', '(?:no one|nobody|anyone) (?:would|will) miss me', 'i (?:cant|cannot|can not) (?:cope|take (?:it|this)) any ?more$',
  '(?:how (?:much|many)|enough)\\b.* kill me\\b', 'kill me (?:quick\\w*|fast\\w*|pain\\w*)', '(?:going|want|wanted|ready) to end it$', '(?:like|about|of) ending it$', 'i (?:cant|cannot|can not) go on(?: any ?more| like this)?$', 'life (?:is not|isnt|is no longer) worth',
  '(?:want(?:ed)?|going|thinking|planning|thought|tempted|might|may|could|will)\\b(?: \\w+){0,3} (?:take|taking) an overdose', 'jump(?:ing)? (?:off|from|in front of|under) (?:a |the )?(?:bridge|cliff|train|building|lorry)',
);
/** Wrists, of which nothing says that it happened at work. */
const WRISTS = any('(?:slit|slash)(?:t?ing|ed)? (?:\\w+ )?my (?:own )?wrists?', `cut(?:ting)? (?:open )?my (?:own )?(?:wrists|wrist$|wrist open)\\b(?!${AT_WORK})`);
const OWN_HARM = '(?:hurt|harm|injur(?:e|ing)|cut|poison)(?:t?ing)? my ?self';
const WANTS_HARM = any(`(?<!\\b(?:dont|not|avoid|without|never|not want) )(?:want(?:ed|ing)? to|wanna|going to|gonna|think(?:ing)? (?:of|about)|thoughts? (?:of|about)|feel(?:ing)? like|urge to|plan(?:ning)? to|ways? to|how to|cant stop) (?:\\w+ )?${OWN_HARM}\\b`);
const SELF_HARM = any(`(?:hurt|harm|injur(?:e|ing))(?:ing)? my ?self\\b(?!${AT_WORK})`);
const NOT_TO = /\b(?:avoid|without|dont|not|stop|prevent|how (?:do|can) i (?:not|avoid)|worried about|afraid of|scared of) (?:\w+ ){0,2}?(?:hurting|hurt|injuring|cutting) my ?self\b/;
/** A cut of one's own, of which nothing says that it happened at work. */
export const OWN_CUT = any(`cut(?:ting)? my ?self\\b(?!${AT_WORK})`);

const LISTENERS = 'I am sorry that things are so hard. I am a garden program and cannot help with this, but people can, now and for free: Samaritans on 116 123 at any hour, or text SHOUT to 85258.';

/** @returns whom to ring; null where nobody seems to think of harming themselves */
export function despairOf(text: string): string | null {
  if (WRISTS.test(text)) return `${LISTENERS} If you have hurt yourself, or are about to, call 999 now: press hard on the wound with a clean cloth, hold the arm up, and keep pressing until help is there.`;
  const isDespair = DESPAIR.test(text) || WANTS_HARM.test(text) || (SELF_HARM.test(text) && !NOT_TO.test(text));
  return isDespair ? `${LISTENERS} If you are hurt or in danger, call 999.` : null;
}
