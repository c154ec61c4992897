import type { QuoteVersionState } from '#contracts/quote-words.ts';
import type { Tone } from '#app/ui/badge.tsx';

export const STATE_TONES: Record<QuoteVersionState, Tone> = {
  draft: 'plain',
  sent: 'clay',
  'change-asked': 'amber',
  accepted: 'leaf',
  declined: 'danger',
  withdrawn: 'plain',
  lapsed: 'plain',
  replaced: 'plain',
};
