/** The words the chat opens with and falls back on. */
export const CHAT_GREETING =
  'Hello. Ask me when to sow, plant, prune or harvest, what suits your light and soil, what helps against slugs or moss, or what our work costs.';
export const CHAT_NOTICE =
  'Answers come from cards and tables that we have written, found by a program. They are general guidance: check anything that matters, above all what is safe to eat.';
export const CHAT_STARTERS: readonly string[] = [
  'What can I plant now?',
  'What grows well in shade?',
  'How do I improve clay soil?',
  'When should I prune roses?',
  'Which plants are safe for dogs?',
  'How much does a patio cost?',
];
export const EMPTY_REPLY = "I'm sorry, I couldn't generate a response. Please try again.";
export const CONNECTION_TOAST = {
  title: 'Connection Error',
  description: 'Having trouble connecting. Please try again or contact us directly.',
} as const;

/** Said in the conversation when no answer came. */
export function fallbackMessage(email: string | null): string {
  return `I could not reach the answers just now, and your question is kept above. Please try again in a moment${email ? `, write to ${email}` : ''} or book a call with a designer.`;
}
