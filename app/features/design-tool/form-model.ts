import type { z } from 'zod';
import type { DesignRequestInput } from '#contracts/design.ts';

/** What the page's own form holds, as form-rules.ts checks it. */
export type DesignFormInput = Omit<
  z.input<typeof DesignRequestInput>,
  'requestKey' | 'corrections'
>;
export type DesignFormValues = Omit<
  z.output<typeof DesignRequestInput>,
  'requestKey' | 'corrections'
>;

/** Raw input values, before parsing. */
export type DesignDraft = {
  designDescription: string;
  projectType: string;
  preferences: string[];
  postcode: string;
  area: string;
  perimeter: string;
  share: boolean;
};
export const EMPTY_DRAFT: DesignDraft = {
  designDescription: '',
  projectType: '',
  preferences: [],
  postcode: '',
  area: '',
  perimeter: '',
  share: false,
};

/** The values of a draft that was taken before, to be sent again; the server checks them as it did then. */
export const valuesOf = ({
  postcode,
  area,
  perimeter,
  ...draft
}: DesignDraft): DesignFormValues => ({
  ...(draft as Omit<DesignFormValues, 'postcode' | 'area' | 'perimeter'>),
  designDescription: draft.designDescription.trim(),
  ...(postcode.trim() ? { postcode: postcode.trim().toUpperCase() } : {}),
  ...(area.trim() ? { area: Number(area) } : {}),
  ...(perimeter.trim() ? { perimeter: Number(perimeter) } : {}),
});

/** The values as the inputs hold them. */
export const toDraft = (values: Partial<DesignFormInput>): DesignDraft =>
  Object.fromEntries(
    Object.entries(EMPTY_DRAFT).map(([key, empty]) => {
      const value = values[key as keyof DesignDraft] ?? empty;
      return [key, typeof value === 'number' ? String(value) : value];
    }),
  ) as DesignDraft;
