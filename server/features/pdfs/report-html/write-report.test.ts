import { expect, test } from 'vitest';
import type { DesignDetail } from '#contracts/design-detail.ts';
import { sampleBusiness } from '#content/settings/business.ts';
import { presentDetail } from '#server/features/designs/present.ts';
import type { DesignRow } from '#server/features/designs/repo.ts';
import { makeSampleGarden } from '#tests/support/sample-garden.ts';
import { escapeHtml, html } from './markup.ts';
import { writePostedReport } from './write-posted-report.ts';
import { cssText, writeReport } from './write-report.ts';

const NASTY = `</style><script>alert(1)</script>"'&<img src=x onerror=alert(1)>`;

function makeDetail(title = 'The Long Lawn'): DesignDetail {
  const garden = {
    ...makeSampleGarden(title),
    outcomes: [
      {
        mention: 'feature:pond@1',
        name: 'a pond',
        quote: 'somewhere for frogs',
        isOwnWords: false,
        result: 'left-out' as const,
        why: 'There was no room for it.',
        takes: 'A larger plot.',
      },
    ],
  };
  const row: DesignRow = {
    id: 'dsn_AAAAAAAAAAAAAAAAAAAAAA',
    session_id: 'ses_x',
    position: 0,
    project_type: 'family',
    title,
    concept: '',
    main_feature: '',
    style: '',
    plot_m2: 80,
    total_pence: 303_600,
    rating: 4,
    evening_sun_hours: 3.1,
    garden: '',
    shared: 0,
    sample: 0,
    hero: 0,
    deleted_at: null,
    state_of: null,
    state_version: null,
    public_at: null,
    price_date: null,
    created_at: '2026-11-20T09:00:00.000Z',
  };
  return presentDetail({
    row,
    garden,
    pictures: [],
    siblings: [],
    facts: [
      {
        id: 'soil',
        label: 'Soil',
        value: 'clay',
        source: 'assumed',
        detail: 'the postcode',
        correction: null,
      },
    ],
    unused: {
      sentences: ['The blue thing by my nan goes wobbly.'],
      unsure: ['a patio of at least 20 m²'],
    },
    problems: [],
  });
}
const SHEET =
  '<svg xmlns="http://www.w3.org/2000/svg" width="297mm" height="210mm"><defs></defs><g data-layer="plants"></g><g data-layer="panel"><text>1:100</text></g></svg>';

const write = (design: DesignDetail) =>
  writeReport({
    fontCss: '',
    firm: sampleBusiness,
    design,
    pictures: { cover: null, idea: null, seasons: [] },
    plan: { svg: SHEET, scale: 100, widthMm: 297, heightMm: 210 },
    sheets: [],
    months: new Map(),
    beds: [
      {
        areaId: 'bed-1',
        areaM2: 10.5,
        sunHours: 6.2,
        sunClass: 'full-sun',
        morningShare: 0.5,
        moisture: 'moist',
        why: [],
      },
    ],
  });
const textOf = (markup: string) =>
  markup
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

test('a report says every figure of the model in words that people read', () => {
  const text = textOf(write(makeDetail()));
  for (const words of [
    'Oakmere &amp; Vale Garden Design',
    'The Long Lawn',
    'Designed 20 November 2026',
    'AI concept',
    '80 m²',
    '62 hours a year',
    '£3,036',
    'Including VAT at 20%',
    'prices of 1 November 2026',
    'between £2,700 and £3,500',
    'Dining terrace',
    'Catmint',
    '6.2 h',
    'Full sun',
    'Sandstone paving',
    '26.4 m²',
    '£2,300',
    'Gravel for the path',
    '−£400',
    'Fences up to 2 m need no permission.',
    'Assumed: confirm on site',
    'Soil: clay – the postcode',
    'chop to the ground in early July',
    'Start with the terrace.',
    'November, about ',
    'The plan, 1:100',
  ])
    expect(text).toContain(words);
});

test('every wish is answered, with what it would take, and words that were not used are said', () => {
  const detail = makeDetail();
  expect(textOf(write(detail))).toContain(
    'Left out A pond “somewhere for frogs” There was no room for it. What it would take: a larger plot.',
  );
  for (const words of ['The blue thing by my nan goes wobbly.', 'a patio of at least 20 m²'])
    expect(textOf(write(detail))).toContain(`“${words}”`);
  const silent = { ...detail, wishes: [], unused: { sentences: [], unsure: [] } };
  expect(textOf(write(silent))).not.toContain('wishes');
});

test('whatever a design is called stays text', () => {
  const page = write(makeDetail(NASTY));
  expect(page).not.toContain('<script>');
  expect(page).not.toContain('<img src=x');
  expect(page.match(/<\/style>/g)).toHaveLength(1);
  expect(textOf(page)).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
});

test('a report asks for nothing from outside', () => {
  expect(write(makeDetail()).replace('http://www.w3.org/2000/svg', '')).not.toMatch(
    /(?:src|href)="(?!data:)|url\((?!data:)|https?:\/\/(?!example)/,
  );
});

test('posted fields are printed as text, without a plan, saying that nothing was measured', () => {
  const page = writePostedReport({
    fontCss: '',
    firm: sampleBusiness,
    projectType: NASTY,
    gardenDescription: NASTY,
    picture: null,
    design: {
      title: NASTY,
      concept: 'One. Two.',
      mainFeature: NASTY,
      style: '',
      materials: [{ name: NASTY, application: '' }],
      plants: [],
      seasonalMaintenance: { [NASTY]: [NASTY] },
      implementationTips: [NASTY],
      costBreakdown: { materials: 1, plants: 2, labor: 3, total: 6 },
    },
  });
  expect(page).not.toContain('<script>');
  expect(page).not.toContain('<svg');
  expect(textOf(page)).toContain('no measured plan');
  expect(textOf(page)).toContain('£6');
});

test('values are escaped, markup is not, and nothing stands for nothing', () => {
  expect(
    html`<p title="${'"&'}">${['a<b', html`<b>${1}</b>`, null, false, undefined]}</p>`.markup,
  ).toBe('<p title="&quot;&amp;">a&lt;b<b>1</b></p>');
  expect(escapeHtml('a\u0000b\u202Ec\nd')).toBe('abc\nd');
});

test('nothing can end the string around a footer', () => {
  expect(cssText(`A'b"\\</style>`)).toBe('A\\27 b\\22 \\5c \\3c \\2f style\\3e ');
});
