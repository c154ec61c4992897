/** What a visitor sends for designs, and the ids of what is answered. */
import type { DesignRequestInput } from '#contracts/design.ts';

export const INPUT: DesignRequestInput = {
  designDescription: 'A family garden 8 by 10 metres behind our house',
  projectType: 'family',
  preferences: ['seating'],
  share: false,
  postcode: 'RM1 3DS',
};
export const idsOf = (answer: { designResults: string }) =>
  (JSON.parse(answer.designResults) as { designs: { id: string }[] }).designs.map(
    (design) => design.id,
  );
