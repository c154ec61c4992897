/** What was told in this tab with the designs, read by the forms that would otherwise ask for it again. */
import { keptTexts } from './kept-texts.ts';

type Told = { name: string; email: string; postcode: string; description: string };
/** The design tool's own keys: see app/features/design-tool/session-store.ts. */
const RESULTS_KEY = 'plotwright-design-results';
const DRAFT_KEY = 'plotwright-design-draft';

export function readToldWithDesigns(): Told {
  const { name = '', email = '' } = keptTexts(RESULTS_KEY, ['name', 'email'], 'contact');
  const { postcode = '', designDescription = '' } = keptTexts(DRAFT_KEY, [
    'postcode',
    'designDescription',
  ]);
  return {
    name: name.trim(),
    email: email.trim(),
    postcode: postcode.trim().toUpperCase(),
    description: designDescription.trim(),
  };
}
