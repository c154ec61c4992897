/** Whom to ring, and the plain words that bring it to the top of an answer. Nothing is judged beyond that. */
import type { Emergency } from '#contracts/knowledge.ts';

/** Always in sight beside the conversation. */
export const EMERGENCY_LINE =
  'In an emergency ring 999. Hurt or poisoned: 111. In despair: Samaritans, 116 123. An animal: your vet. Gas: 0800 111 999. Power cut or cable: 105.';

export const EMERGENCY_LINES: Readonly<Record<Emergency, string>> = {
  '999': 'If anyone is in danger, ring 999 now.',
  '111':
    'Ring NHS 111 now, and 999 if breathing is hard, somebody is drowsy, is having a fit or has collapsed.',
  samaritans:
    'If you might act on this, or have taken something, ring 999 now. Samaritans answer at any hour, free, on 116 123.',
  vet: 'Ring your vet now, and say what was eaten and when. Do not wait for signs.',
  gas: 'Put out flames, touch no switch, get everybody out, and ring the gas emergency line on 0800 111 999.',
  power: 'Keep well away and touch nothing. Ring 105 about the cable, and 999 if anyone is hurt.',
};

/** Looked for as whole words, in this order. */
export const EMERGENCY_WORDS: Readonly<Record<Emergency, readonly string[]>> = {
  samaritans: [
    'suicide',
    'suicidal',
    'kill myself',
    'end it all',
    'want to die',
    'wanna die',
    'wish i was dead',
    'no point in living',
    'no point living',
    'dont want to be here anymore',
    'dont want to be here any more',
    'self harm',
    'hurt myself',
    'overdose',
    'end my life',
    'take my own life',
    'better off dead',
    'better off without me',
    'no reason to live',
    'taken a load of',
    'taken all her',
    'taken all his',
  ],
  gas: ['smell gas', 'smell of gas', 'gas leak', 'gas pipe', 'gas main'],
  power: ['live cable', 'power line', 'cut the cable', 'cut through the cable', 'electric cable'],
  '999': [
    'not breathing',
    'cant breathe',
    'unconscious',
    'collapsed',
    'electrocuted',
    'electric shock',
    'bleeding heavily',
    'wont stop bleeding',
    'drowned',
    'drowning',
    'chest pain',
    'throat is swelling',
    'throat swelling',
    'anaphylaxis',
    'bomb',
    'grenade',
    'unexploded',
    'on fire',
    'caught fire',
    'gone floppy',
    'cant feel his legs',
    'cant feel her legs',
    'having a fit',
    'wont wake up',
  ],
  '111': [
    'swallowed',
    'poisoned',
    'drank',
    'in his eye',
    'in her eye',
    'in my eye',
    'in my eyes',
    'light headed',
    'lightheaded',
    'feel dizzy',
  ],
  vet: [
    'dog ate',
    'dog has eaten',
    'dogs eaten',
    'cat ate',
    'cat has eaten',
    'cats eaten',
    'puppy ate',
    'kitten ate',
    'rabbit ate',
    'horse ate',
    'lily pollen',
    'foaming at the mouth',
  ],
};
