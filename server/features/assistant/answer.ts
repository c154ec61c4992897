/** An answer in the making, and the pages it may point to. */
import type { KnownPlant, Source } from '#server/features/assistant/knowledge.ts';

export type Answer = { text: string; sources: Source[]; suggestions: string[] };
/** What to do at once, for somebody who may be in danger. `hasGarden`: what becomes of the garden is answered below it. */
export type Alarm = {
  kind: 'despair' | 'mains' | 'hurt' | 'eaten';
  text: string;
  hasGarden?: boolean;
};

export const PAGES = {
  calendar: { title: 'Planting calendar', url: '/planting-calendar' },
  designTool: { title: 'AI design tool', url: '/ai-design' },
  recommendations: { title: 'Plant recommendations', url: '/garden-recommendations' },
  calculator: { title: 'Cost calculator', url: '/cost-calculator' },
  services: { title: 'Services', url: '/services' },
  booking: { title: 'Booking', url: '/booking' },
  about: { title: 'About us', url: '/about' },
  tips: { title: 'Gardening tips', url: '/gardening-tips' },
  terms: { title: 'Terms of service', url: '/terms-of-service' },
} as const satisfies Record<string, Source>;

export const answerOf = (
  text: string,
  sources: readonly Source[] = [],
  suggestions: readonly string[] = [],
): Answer => ({ text, sources: [...sources], suggestions: [...suggestions] });

/** Where a plant's facts are read: the calendar, or the plants the design tool chooses from. */
export const sourceOfPlant = (plant: KnownPlant): Source =>
  plant.calendar ? PAGES.calendar : PAGES.designTool;

/** "45 cm" below a metre, else "1.2 m". */
export const metres = (value: number): string =>
  value < 1 ? `${Math.round(value * 100)} cm` : `${Number(value.toFixed(1))} m`;

/** "- a\n- b". */
export const bullets = (lines: readonly string[]): string =>
  lines.map((line) => `- ${line}`).join('\n');

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
