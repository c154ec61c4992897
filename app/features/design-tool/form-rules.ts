/** The contracts' rules and words, fetched when somebody begins to fill in a form. */
import { zodResolver } from '@hookform/resolvers/zod';
import { DesignContactInput } from '#contracts/admin-designs.ts';
import { DesignRequestInput } from '#contracts/design.ts';

/** The key and the corrections are added when the form is sent. */
export const requestRules = zodResolver(
  DesignRequestInput.omit({ requestKey: true, corrections: true }),
);
/** Of the name and address beside the results. */
export const contactRules = zodResolver(DesignContactInput);
