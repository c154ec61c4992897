import { describe, expect, test } from 'vitest';
import { AssistantInput } from '#contracts/assistant.ts';
import { blocksOf, type ChatMessage, GREETING, toQuestion } from './chat-store.ts';

const said = (content: string, isUser: boolean, more: Partial<ChatMessage> = {}): ChatMessage => ({
  id: content,
  content,
  isUser,
  timestamp: '2026-11-22T10:00:00Z',
  ...more,
});

describe('what is sent', () => {
  test('is the words alone at first', () => {
    expect(toQuestion('What now?', [GREETING], null)).toEqual({ message: 'What now?' });
  });
  test('is the conversation without the greeting and without failures, in bounds', () => {
    const long = Array.from({ length: 40 }, (_, i) =>
      said(`${i} ${'x'.repeat(7000)}`, i % 2 === 0),
    );
    const input = toQuestion(
      'and?',
      [GREETING, ...long, said('no answer', false, { failed: 'q' })],
      null,
    );
    expect(AssistantInput.safeParse(input).success).toBe(true);
    expect(input.conversation!.at(-1)!.content.startsWith('39 ')).toBe(true);
  });
  test('tells soil, sun and district, and never the postcode', () => {
    const provenance = { source: 'table', confidence: 'medium' as const, note: '' };
    const input = toQuestion('q', [], {
      version: 1,
      savedAt: '2026-11-22',
      aerial: null,
      gardenSize: null,
      areaM2: null,
      sunExposure: 'shade',
      postcode: {
        postcode: 'RM1 3DS',
        district: 'Havering',
        latitude: 51.5,
        longitude: 0.1,
        ...provenance,
      },
      soil: {
        soilType: 'Heavy clay',
        drainage: 'Poor',
        pH: '6.8',
        fertility: 'High',
        characteristics: [],
        category: 'clay',
        isPoorlyDrained: true,
        ...provenance,
      },
    });
    expect(input.site).toEqual({ soil: 'clay', sun: 'shade', district: 'Havering' });
    expect(JSON.stringify(input)).not.toContain('RM1');
  });
});

test('an answer is read as paragraphs and lists', () => {
  expect(blocksOf('One.\n- a\n- b\n\nTwo.')).toEqual([
    { kind: 'paragraph', text: 'One.' },
    { kind: 'list', items: ['a', 'b'] },
    { kind: 'paragraph', text: 'Two.' },
  ]);
  expect(blocksOf('  ')).toEqual([]);
});
