import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { ServiceCard } from './service-card.tsx';

const card = (imageUrl: string) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ServiceCard
        service={{
          id: 'one',
          title: 'Paving',
          description: 'Paving.',
          shortDescription: 'Paving.',
          imageUrl,
          icon: null,
          order: 1,
          active: true,
          picture: null,
        }}
        price={null}
        vatWords=""
        isEager
      />
    </MemoryRouter>,
  );

test('a picture of the design tool carries its mark, a photograph does not', () => {
  expect(card('/uploads/site/samples/paving.jpg')).toContain('AI concept');
  expect(card('/uploads/site/mine.jpg')).not.toContain('AI concept');
});
