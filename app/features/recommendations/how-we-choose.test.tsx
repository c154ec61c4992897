import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { HowWeChoose } from './how-we-choose.tsx';

test('the onward links are shown before the plants are loaded', () => {
  const Stub = createRoutesStub([{ path: '/', Component: HowWeChoose }]);
  const html = renderToStaticMarkup(<Stub />);
  for (const href of ['/ai-design', '/booking']) expect(html).toContain(`href="${href}"`);
});
