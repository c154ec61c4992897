import type { AdminMail, MailState } from '#contracts/mail.ts';
import type { Tone } from '#app/ui/badge.tsx';

export const STATE_TONES: Record<MailState, Tone> = {
  queued: 'amber',
  sending: 'amber',
  sent: 'leaf',
  kept: 'plain',
  failed: 'danger',
  uncertain: 'danger',
  dropped: 'plain',
};

export const whereTo = ({ to }: Pick<AdminMail, 'to'>): string =>
  to.name ? `${to.name}, ${to.address}` : to.address;

/** "12 kB" */
export const sizeText = (bytes: number): string =>
  bytes < 1000 ? `${bytes} bytes` : `${Math.round(bytes / 1000)} kB`;
