import { z } from 'zod';
import { DesignRequestInput } from '#contracts/design.ts';

/** What the page's own form holds; the key and the corrections are added when it is sent. */
export const DesignForm = DesignRequestInput.omit({ requestKey: true, corrections: true });
export type DesignFormInput = z.input<typeof DesignForm>;
export type DesignFormValues = z.output<typeof DesignForm>;

/** Fields as they stand in the inputs, before they are read. */
export type DesignDraft = {
  designDescription: string;
  projectType: string;
  preferences: string[];
  postcode: string;
  area: string;
  perimeter: string;
  share: boolean;
};
export const EMPTY_DRAFT: DesignDraft = { designDescription: '', projectType: '', preferences: [], postcode: '', area: '', perimeter: '', share: false };
