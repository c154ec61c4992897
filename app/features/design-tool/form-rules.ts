import { zodResolver } from '@hookform/resolvers/zod';
import { DesignRequestInput } from '#contracts/design.ts';

/** What the page's own form holds; the key and the corrections are added when it is sent. */
const DesignForm = DesignRequestInput.omit({ requestKey: true, corrections: true });
/** The contract's rules and words. */
export const rules = zodResolver(DesignForm);
