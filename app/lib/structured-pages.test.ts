import { expect, test } from 'vitest';
import { sampleBusiness } from '#content/settings/business.ts';
import { meta as homeMeta } from '#app/routes/public/home.tsx';
import { faultsOf } from '#tests/support/structured-data.ts';
import { pageMeta } from './page-meta.ts';
import { breadcrumbs } from './structured-data.ts';
import { article, contactPoint, localBusiness, questions, service } from './structured-pages.ts';

const ORIGIN = 'https://www.example.co.uk';
const own = {
  ...sampleBusiness,
  sample: false,
  address: ['3 Mill Lane', 'Romford', 'RM1 3ER'],
  hours: [
    { days: 'Monday to Friday', open: '8:00-17:00' },
    { days: 'Saturday', open: '09:00 to 12:30' },
    { days: 'Sunday', open: 'Closed' },
  ],
  social: {
    facebook: 'https://www.facebook.com/groups/our-gardens',
    instagram: 'https://www.instagram.com/',
  },
};

test('sample facts are never published as a business', () => {
  expect(localBusiness(sampleBusiness, ORIGIN)).toBeNull();
  expect(
    service(sampleBusiness, ORIGIN, { title: 'Garden Design', shortDescription: 'Drawn to scale.' })
      .provider,
  ).toEqual({ '@type': 'Organization', name: sampleBusiness.firmName });
});

test("the owner's own facts make a complete business with hours, postcode and profiles", () => {
  const business = localBusiness(own, ORIGIN)!;
  expect(faultsOf(business)).toEqual([]);
  expect(business).toMatchObject({
    address: { streetAddress: '3 Mill Lane, Romford', postalCode: 'RM1 3ER' },
    sameAs: ['https://www.facebook.com/groups/our-gardens'],
    openingHoursSpecification: [
      {
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '08:00',
        closes: '17:00',
      },
      { dayOfWeek: ['Saturday'], opens: '09:00', closes: '12:30' },
    ],
  });
});

test('services, articles and questions have what is required', () => {
  const text = {
    title: 'Working clay',
    description: 'How to.',
    path: '/gardening-tips/clay',
    published: '2026-11-01',
    image: '/botanical/kale.jpg',
    words: 700,
  };
  for (const settings of [sampleBusiness, own]) {
    expect(
      faultsOf(
        service(settings, ORIGIN, { title: 'Garden Design', shortDescription: 'Drawn to scale.' }),
      ),
    ).toEqual([]);
    expect(faultsOf(article(settings, ORIGIN, text))).toEqual([]);
  }
  expect(faultsOf(questions([{ question: 'Is it free?', answer: 'Yes.' }]))).toEqual([]);
});

test.each([
  ['/', ['Home']],
  ['/about', ['Home', 'Page']],
  ['/design/dsn_1', ['Home', 'Design library', 'Page']],
  ['/gardening-tips/clay', ['Home', 'Gardening tips', 'Page']],
  ['/planting-calendar/full', ['Home', 'Planting calendar', 'Page']],
])('the way to %s is %j', (path, names) => {
  const list = breadcrumbs(ORIGIN, { name: 'Page', path });
  expect(faultsOf(list)).toEqual([]);
  expect((list.itemListElement as { name: string }[]).map((item) => item.name)).toEqual(names);
});

test('the checker finds what is missing', () => {
  expect(faultsOf({ '@type': 'Article', headline: 'x' }).length).toBeGreaterThan(3);
  expect(faultsOf({ '@type': 'Unheard' })).toEqual(['no rules for the type Unheard']);
});

test('every public page has breadcrumbs; private ones have none and are not indexed', () => {
  const matches = [{ id: 'root', loaderData: { settings: own, origin: ORIGIN } }];
  const home = homeMeta({ matches } as unknown as Parameters<typeof homeMeta>[0]);
  expect(JSON.stringify(home)).toContain('LocalBusiness');
  const about = JSON.stringify(
    pageMeta(matches, { title: 'About', description: 'd', path: '/about' }),
  );
  expect(about).toContain('BreadcrumbList');
  expect(about).not.toContain('LocalBusiness');
  const hidden = JSON.stringify(
    pageMeta(matches, { title: 'Mine', description: 'd', path: '/design/x', isPrivate: true }),
  );
  expect(hidden).not.toMatch(/ld\+json|canonical/);
  expect(hidden).toContain('noindex');
});

test('the complaints address is published once the facts are real', () => {
  expect(contactPoint(sampleBusiness, ORIGIN)).toBeNull();
  expect(faultsOf(contactPoint({ ...sampleBusiness, sample: false }, ORIGIN)!)).toEqual([]);
  expect(contactPoint({ ...sampleBusiness, sample: false }, ORIGIN)).toMatchObject({
    '@type': 'ContactPoint',
    contactType: 'complaints',
    url: `${ORIGIN}/complaints`,
    email: sampleBusiness.email,
  });
});
