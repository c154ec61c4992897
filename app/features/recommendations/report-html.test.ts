import { describe, expect, it } from 'vitest';
import { calendarRows } from '#content/calendar/calendar.ts';
import { sampleBusiness } from '#content/settings/business.ts';
import type { GardenPreferences } from '#content/recommendations/preferences.ts';
import { recommendPlants } from '#content/recommendations/recommend.ts';
import type { SoilResult } from '#contracts/location.ts';
import { setQuotes } from '#app/features/calendar/calendar-filters.ts';
import { reportHtml, reportStyles, type Report } from './report-html.ts';

const preferences: GardenPreferences = {
  location: 'Romford',
  gardenSize: 'medium',
  experience: 'beginner',
  gardenType: 'mixed',
  soilType: 'clay',
  sunExposure: 'full-sun',
  timeCommitment: 'low',
  interests: ['food'],
  household: [],
};
const soil: SoilResult = {
  soilType: 'Heavy clay',
  drainage: 'Poor',
  pH: '6.0 to 7.5, typically 6.8 (neutral)',
  fertility: 'High',
  characteristics: ['Holds water well'],
  category: 'clay',
  isPoorlyDrained: true,
  source: 'our table of soils',
  confidence: 'medium',
  note: 'Typical soil for your area.',
};
const { thisMonth: plants } = recommendPlants(
  calendarRows.map((row) => ({ ...row, picture: null })),
  preferences,
  { month: 11, isPoorlyDrained: true },
);
const REPORT: Report = {
  settings: sampleBusiness,
  date: '22 November 2026',
  month: 11,
  soil,
  preferences,
  fonts: [
    { family: 'Report Display', url: 'https://site.example/d.woff2' },
    { family: 'Report Sans', url: "https://site.example/s'}.woff2" },
  ],
  logo: 'data:image/svg+xml;base64,AAAA',
  plants: plants.map((plant) => ({ ...plant, image: 'data:image/jpeg;base64,AAAA' })),
  postcode: {
    postcode: 'RM1 3AB',
    district: 'Havering',
    latitude: 51.5,
    longitude: 0.18,
    source: 'our table of postcodes',
    confidence: 'medium',
    note: 'The middle of the district.',
  },
  map: {
    image: 'data:image/png;base64,AAAA',
    alt: 'Map of Romford',
    attribution: 'Map drawn by us',
  },
};
const html = reportHtml(REPORT);

describe('the report', () => {
  it('holds the place, the soil with advice, each plant with its care, its year and twelve months, this one first', () => {
    for (const text of [
      'RM1 3AB',
      'Havering',
      'Heavy clay',
      'one footprint in February',
      'on a mound',
      '22 November 2026',
      sampleBusiness.phone,
      'Map drawn by us',
    ])
      expect(html).toContain(text);
    expect(plants.length).toBeGreaterThan(3);
    for (const { plant } of plants) {
      expect(html).toContain(`<h3>${setQuotes(plant.name)}</h3>`);
      expect(html.split('<tbody>')[1]).toContain(setQuotes(plant.name));
    }
    expect(
      [...html.split('class="months"')[1]!.matchAll(/<h3>(\w+)<\/h3>/g)]
        .map(([, month]) => month)
        .slice(0, 3),
    ).toEqual(['November', 'December', 'January']);
    expect([...html.split('class="months"')[1]!.matchAll(/<h3>/g)]).toHaveLength(12);
  });
  it('says beside each plant what does not fit', () => {
    const poor = reportHtml({
      ...REPORT,
      plants: [{ ...REPORT.plants[0]!, caveats: ['it wants full sun', 'it is <large>'] }],
    });
    expect(poor).toContain('<p class="note">But: it wants full sun, and it is &lt;large&gt;.</p>');
    expect(
      reportHtml({ ...REPORT, plants: [{ ...REPORT.plants[0]!, caveats: [] }] }),
    ).not.toContain('But:');
  });
  it('sets apart what is for later, with its time, and warns of what is poisonous', () => {
    expect(html).toContain('<h2>Plants for November</h2>');
    expect(html).not.toContain('For later in the year');
    const [first, second] = REPORT.plants;
    const both = reportHtml({
      ...REPORT,
      plants: [
        { ...first!, warning: 'Poisonous to <pets>: all of it.' },
        { ...second!, time: 'plant <March>' },
      ],
      preferences: { ...preferences, household: ['children', 'cats'] },
    });
    const [, now = '', later = ''] = both.split(
      /<h2>(?:Plants for November|For later in the year)<\/h2>/,
    );
    expect(now).toContain(setQuotes(first!.plant.name));
    expect(now).toContain('<b>Poisonous to &lt;pets&gt;: all of it.</b>');
    expect(now).not.toContain('When:');
    expect(later).toContain('<p>When: plant &lt;March&gt;.</p>');
    expect(both).toContain('<dt>Household</dt><dd>children, cats</dd>');
    expect(html).not.toContain('Household');
  });
  it('asks for nothing but the site’s own letters, and runs nothing', () => {
    expect(
      [...html.matchAll(/\b(?:src|href)="([^"]*)"/g)].every(([, url]) => url!.startsWith('data:')),
    ).toBe(true);
    expect(
      [...`${html}${reportStyles(REPORT)}`.matchAll(/https?:[^'")\s]*/g)].map(([url]) => url),
    ).toEqual(['https://site.example/d.woff2', 'https://site.example/s%27%7D.woff2']);
    expect(html).not.toMatch(/<style|<script|\son\w+=/);
    expect(reportStyles(REPORT)).not.toContain('@import');
  });
  it('names no price', () => {
    expect(html).not.toContain('£');
  });
  it('writes text as text', () => {
    const name = `<img src=x onerror=alert(1)>"'&`;
    const one = {
      ...REPORT.plants[0]!,
      reasons: [name],
      careInstructions: name,
      plant: { ...REPORT.plants[0]!.plant, name, latinName: name },
    };
    const hostile = reportHtml({
      ...REPORT,
      plants: [one],
      postcode: { ...REPORT.postcode!, district: name, note: name },
      soil: { ...soil, soilType: name, characteristics: [name], note: name },
      settings: { ...sampleBusiness, firmName: name, address: [name] },
    });
    expect(hostile).not.toContain('<img src=x');
    expect(hostile).not.toContain('<script');
  });
  it('does without what is not known', () => {
    const bare = reportHtml({
      ...REPORT,
      settings: null,
      fonts: null,
      postcode: null,
      soil: null,
      map: null,
      logo: null,
      plants: [],
      preferences: { ...preferences, soilType: 'unknown', interests: [] },
    });
    expect(bare).toContain('squeeze it');
    expect(bare).not.toMatch(/null|undefined|<img/);
  });
  it('says so when the soil chosen is not the one found', () => {
    expect(reportHtml({ ...REPORT, preferences: { ...preferences, soilType: 'sandy' } })).toContain(
      'You told us that yours is sandy',
    );
    expect(html).not.toContain('You told us that yours');
  });
});
