/** The calendar file, read back by a reader written from RFC 5545. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { calendarRows } from '#content/calendar/calendar.ts';
import { CalendarPlant } from '#contracts/site-content.ts';
import { foldLine, writeCalendarFile } from '#server/text/calendar-file.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

type Component = {
  name: string;
  properties: { name: string; parameters: Record<string, string>; value: string }[];
  children: Component[];
};

/** @throws when the text breaks a rule of the format */
function parseIcs(text: string): Component {
  if (!text.endsWith('\r\n')) throw new Error('the last line has no end');
  const physical = text.slice(0, -2).split('\r\n');
  for (const line of physical) {
    if (/[\r\n]/.test(line)) throw new Error('a bare line end');
    if (Buffer.byteLength(line) > 75)
      throw new Error(`a line of ${Buffer.byteLength(line)} octets`);
  }
  const root: Component = { name: '', properties: [], children: [] };
  const open = [root];
  for (const line of physical.join('\r\n').replaceAll('\r\n ', '').split('\r\n')) {
    const read = /^([A-Z-]+)((?:;[A-Z-]+=[^:;]+)*):(.*)$/.exec(line);
    if (!read) throw new Error(`not a content line: ${line}`);
    const [, name = '', parameters = '', value = ''] = read;
    const current = open.at(-1)!;
    if (name === 'BEGIN') {
      const child: Component = { name: value, properties: [], children: [] };
      current.children.push(child);
      open.push(child);
    } else if (name === 'END') {
      if (open.pop()!.name !== value) throw new Error(`END:${value} closes nothing`);
    } else {
      current.properties.push({
        name,
        value,
        parameters: Object.fromEntries(
          parameters
            .split(';')
            .filter(Boolean)
            .map((one) => one.split('=') as [string, string]),
        ),
      });
    }
  }
  if (open.length !== 1 || root.children.length !== 1) throw new Error('components are not closed');
  return root.children[0]!;
}
const property = (component: Component, name: string) => {
  const found = component.properties.filter((one) => one.name === name);
  if (found.length !== 1) throw new Error(`${component.name} has ${found.length} ${name}`);
  return found[0]!;
};
/** As a calendar program shows a text. A separator that was not escaped is an error. */
function readText(value: string): string {
  if (/(?<!\\)(?:\\\\)*[,;]/.test(value)) throw new Error(`an unescaped separator: ${value}`);
  return value.replace(/\\([\\;,nN])/g, (_, sign: string) =>
    sign.toLowerCase() === 'n' ? '\n' : sign,
  );
}

const summaries = (list: Component[]) =>
  list.map((one) => readText(property(one, 'SUMMARY').value));

const event = { uid: 'a@b', category: 'Herbs', when: { everyYearOn: '2027-12-31' }, url: null };

describe('the writer', () => {
  test.each([
    'x'.repeat(75),
    'x'.repeat(76),
    'é'.repeat(200),
    `${'a'.repeat(74)}🌱${'b'.repeat(80)}`,
    'a b '.repeat(90),
  ])('folds lines without losing a letter', (line) => {
    const folded = foldLine(line);
    for (const piece of folded.split('\r\n')) {
      expect(Buffer.byteLength(piece)).toBeLessThanOrEqual(75);
      expect(piece).not.toContain('\uFFFD');
    }
    expect(folded.replaceAll('\r\n ', '')).toBe(line);
  });

  test('escapes what the format keeps for itself, and ends a day on the next', () => {
    const text = 'Sow; thin, then: "water"\nC:\\n is a folder\r\nlast';
    const file = parseIcs(
      writeCalendarFile({
        product: 'Planting calendar',
        name: 'One, two',
        events: [{ ...event, summary: text, description: text.repeat(9) }],
        writtenAt: new Date('2026-11-22T01:02:03.456Z'),
      }),
    );
    const [only] = file.children;
    expect(readText(property(only!, 'SUMMARY').value)).toBe(text.replace('\r\n', '\n'));
    expect(readText(property(only!, 'DESCRIPTION').value)).toBe(
      text.repeat(9).replaceAll('\r\n', '\n'),
    );
    expect(property(only!, 'DTSTAMP').value).toBe('20261122T010203Z');
    expect(property(only!, 'DTSTART')).toMatchObject({
      value: '20271231',
      parameters: { VALUE: 'DATE' },
    });
    expect(property(only!, 'DTEND')).toMatchObject({
      value: '20280101',
      parameters: { VALUE: 'DATE' },
    });
    expect(property(file, 'VERSION').value).toBe('2.0');
  });
});

describe('the calls', () => {
  let server: TestServer;
  beforeAll(async () => {
    const { container } = (server = await startTestServer());
    await server.close();
    server = await startTestServer({
      parts: {
        content: { ...container.content, calendar: calendarRows },
        clock: { now: () => new Date('2026-11-22T12:00:00Z') },
      },
    });
  });
  afterAll(() => server.close());
  const events = async (query: string): Promise<Component[]> => {
    const answer = await server.app.inject(`/api/planting-calendar.ics${query}`);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
    ]);
    const { children } = parseIcs(answer.body);
    for (const one of children) {
      expect(one.name).toBe('VEVENT');
      expect(property(one, 'RRULE').value).toBe('FREQ=YEARLY');
      expect(property(one, 'DTSTART')).toMatchObject({
        value: expect.stringMatching(/^2026(0[1-9]|1[0-2])01$/) as string,
        parameters: { VALUE: 'DATE' },
      });
      readText(property(one, 'DESCRIPTION').value);
      readText(property(one, 'SUMMARY').value);
    }
    expect(new Set(children.map((one) => property(one, 'UID').value)).size).toBe(children.length);
    return children;
  };

  test('the list of plants has each one’s drawing in its sizes', async () => {
    const plants = z.array(CalendarPlant).parse((await server.app.inject('/api/plants')).json());
    expect(plants).toHaveLength(calendarRows.length);
    expect(plants.find((plant) => plant.id === 'beta-vulgaris')).toMatchObject({
      name: 'Beetroot',
      gardenTypes: ['vegetables', 'mixed'],
      picture: {
        alt: 'Drawing of Beetroot',
        width: 640,
        height: 640,
        avif: [
          { width: 320, url: '/botanical/beetroot-320.avif' },
          { width: 640, url: '/botanical/beetroot.avif' },
        ],
      },
    });
    expect(plants.filter((plant) => plant.picture === null)).toEqual([]);
  });

  test('all of it comes month by month', async () => {
    const year = await events('');
    expect(year).toHaveLength(12);
    expect(summaries(year)[2]).toBe('March: what to sow, plant and harvest');
    expect(readText(property(year[2]!, 'DESCRIPTION').value)).toMatch(
      /^Sow: .*Beetroot.*\nPlant: .*\nHarvest: /,
    );
    expect(await events('?category=all')).toHaveLength(12);
  });

  test('a category names nothing of another', async () => {
    const answer = await server.app.inject('/api/planting-calendar.ics?category=herbs');
    expect(answer.headers['content-disposition']).toBe(
      'attachment; filename="planting-calendar-herbs.ics"',
    );
    const text = (await events('?category=herbs'))
      .map((one) => readText(property(one, 'DESCRIPTION').value))
      .join('\n');
    expect(text).toContain('Rosemary');
    expect(text).not.toContain('Beetroot');
  });

  test('chosen plants come each with its own days, the same id every time', async () => {
    const first = await events('?plants=beta-vulgaris,nothing-like-it');
    expect(summaries(first)).toEqual([
      'Sow: Beetroot (March to July)',
      'Plant: Beetroot (April to July)',
      'Harvest: Beetroot (June to October)',
    ]);
    expect(first.map((one) => property(one, 'DTSTART').value)).toEqual([
      '20260301',
      '20260401',
      '20260601',
    ]);
    const again = await events('?plants=beta-vulgaris&plants=allium-sativum');
    expect(again.map((one) => property(one, 'UID').value)).toEqual(
      expect.arrayContaining(first.map((one) => property(one, 'UID').value)),
    );
    expect(again.length).toBeGreaterThan(3);
  });

  test('a period over the year’s end begins where it begins', async () => {
    const garlic = calendarRows.find(
      (row) => row.plantingPeriod.startsWith('October - ') && row.sowingPeriod === null,
    )!;
    const [planting] = await events(`?plants=${garlic.id}`);
    expect(property(planting!, 'DTSTART').value).toBe('20261001');
  });

  test('every plant chosen at once still reads', async () => {
    const all = await events(`?plants=${calendarRows.map((row) => row.id).join(',')}`);
    expect(all.length).toBeGreaterThan(calendarRows.length * 2);
  });

  test.each([
    ['?category=trees', 400],
    ['?plants=nothing-like-it', 404],
  ])('%s is refused in plain words', async (query, status) => {
    const answer = await server.app.inject(`/api/planting-calendar.ics${query}`);
    expect(answer.statusCode).toBe(status);
    expect(answer.json<{ message: string }>().message).toMatch(/^[A-Z]/);
  });
});
