/** Every text of the error catalogue that a visitor can meet stands in the product, and a journey in the browser causes it. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findRepositoryRoot } from '#server/repository-root.ts';

const CATALOGUE = [
  'No Internet Connection',
  'Please check your internet connection and try again.',
  'Slow Connection',
  'Your connection is slower than usual. Some features may take longer to load.',
  'VPN Connection Detected',
  'If you experience issues, try disabling your VPN temporarily. Some features may load slower than usual.',
  'Failed to submit garden design: ',
  'Design Generation Error',
  'Network connection issue. Please check your internet connection and try again.',
  'PDF Generation Failed',
  'Could not generate PDF for ',
  'PDF Generated',
  'Failed to generate PDF. Please try again.',
  'PDF generation is temporarily unavailable due to system constraints. Please try again later.',
  'Failed to load planting data.',
  'Failed to load services. Please try again later.',
  'No services available at the moment. Please check back later.',
  'Failed to load portfolio projects.',
  'Failed to load testimonials.',
  'Connection Error',
  'Having trouble connecting. Please try again or contact us directly.',
  "I'm sorry, I couldn't generate a response. Please try again.",
  'Analysis Error',
  'Unable to complete location analysis. Please check your postcode and try again.',
  'Location Analysis Complete',
  'Design details copied to clipboard!',
  'Link copied to clipboard!',
  'No plants found for ',
  'No plants match your current preferences. Try updating your settings above.',
  'Report Error',
  'Please allow pop-ups to generate your report, or contact us for assistance.',
  'Report Ready',
  "Your comprehensive garden analysis report is ready. Use your browser's print function to save as PDF.",
];
/** An error without a message of its own cannot be caused from outside: what is said of it is tested where it is said. */
const BY_UNIT_TEST = [
  'Failed to generate design ideas. Please try again.',
  'Design generation is taking longer than expected. Our AI is working hard on your unique garden - please try again in a moment.',
  'Failed to parse design results. Please try again.',
];

const root = findRepositoryRoot();
const textOf = (pattern: string, isWanted: (path: string) => boolean) =>
  globSync(pattern, { cwd: root })
    .filter(isWanted)
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('\n')
    .replaceAll("\\'", "'");
const product = textOf('{app,content,server}/**/*.{ts,tsx}', (path) => !path.includes('.test.'));
const journeys = textOf('tests/e2e/*.spec.ts', () => true);
const unitTests = textOf('app/**/*.test.ts', () => true);

test.each(CATALOGUE)('%s', (text) => {
  expect(product.includes(text), 'stands in the product').toBe(true);
  expect(journeys.includes(text), 'is caused by a journey').toBe(true);
});

test.each(BY_UNIT_TEST)('%s', (text) => {
  expect(product.includes(text), 'stands in the product').toBe(true);
  expect(unitTests.includes(text), 'is caused by a test').toBe(true);
});
