/** What the assistant says of itself. {email} and {phone} are the firm's. */
export const SAID = {
  unknown:
    'I do not know that well enough to answer, and will not guess. The nearest garden questions that I can answer are below. For anything else write to {email}, ring {phone}, or book a free call with a designer.',
  unsure: 'I am not sure that I have understood. The nearest that I know:',
  despair:
    'I am sorry that it is so heavy. I am only a program and cannot be with you, but somebody can: please ring them now, whatever the hour, move away from anything you might use, and tell one person near you how it is. NHS 111, option 2, reaches a mental health team.',
  foreign:
    'I can only read English, I am sorry. Please ask in a few plain English words, or book a call, and say which language you would like to speak.',
} as const;
