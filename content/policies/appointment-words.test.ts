import { describe, expect, it } from 'vitest';
import { DEFAULT_APPOINTMENT_KINDS, type OfferedKind } from '#contracts/appointment-kinds.ts';
import type { BookingKind } from '#contracts/site-words.ts';
import { sampleBusiness } from '../settings/business.ts';
import {
  afterEstimate,
  kindLine,
  kindOf,
  kindSentence,
  lengthInWords,
  shortPrice,
} from './appointment-words.ts';
import { termsOfService } from './terms-of-service.ts';

const KINDS: readonly OfferedKind[] = DEFAULT_APPOINTMENT_KINDS;
const withKind = (name: BookingKind, change: Partial<OfferedKind>) =>
  KINDS.map((one) => (one.kind === name ? { ...one, ...change } : one));
const visit = (change: Partial<OfferedKind> = {}) =>
  kindOf(withKind('site-assessment', change), 'site-assessment')!;
const termsWith = (kinds: readonly OfferedKind[]) =>
  JSON.stringify(
    termsOfService({
      settings: sampleBusiness,
      outside: {
        analyticsId: null,
        booking: null,
        mail: false,
        postcodes: false,
        soils: false,
        aerial: null,
        textModel: null,
      },
      kinds,
    }).sections.find(({ id }) => id === 'appointments'),
  );

describe('an appointment in words', () => {
  it('says what the specification fixes', () => {
    expect(KINDS.map(kindSentence)).toEqual([
      'Thirty minutes by telephone, free.',
      'Forty-five minutes in your garden for £150, which comes off the price if the project goes ahead.',
      'Thirty minutes by telephone, free for clients with completed projects.',
    ]);
    expect(KINDS.map(kindLine)).toEqual([
      '**General Consultation**: 30 minutes by telephone, free.',
      '**Site Assessment**: 45 minutes in your garden, £150. If the project goes ahead, the £150 comes off its price.',
      '**Project Follow-up**: 30 minutes by telephone, free for clients with completed projects.',
    ]);
    expect(afterEstimate(KINDS)).toBe(
      'We quote a fixed sum after a site assessment, 45 minutes at your garden for £150, which comes off the price if the project goes ahead. A first conversation of 30 minutes by telephone is free.',
    );
  });
  it.each([
    ['Free', 'Free', 'An hour in your garden, free.'],
    ['£95', '£95', 'An hour in your garden for £95.'],
    ['£1,250.50 plus VAT', '£1,250.50', 'An hour in your garden for £1,250.50 plus VAT.'],
    [
      '£200, credited towards the project if it goes ahead',
      '£200',
      'An hour in your garden for £200, which comes off the price if the project goes ahead.',
    ],
    ['By agreement', 'By agreement', 'An hour in your garden, by agreement.'],
    ['VAT only', 'VAT only', 'An hour in your garden, VAT only.'],
  ])('the price %s reads well', (price, short, sentence) => {
    const kind = visit({ price, minutes: 60 });
    expect(shortPrice(kind)).toBe(short);
    expect(kindSentence(kind)).toBe(sentence);
  });
  it('names lengths as people say them', () => {
    expect([10, 30, 45, 60, 75, 90, 480].map(lengthInWords)).toEqual([
      'ten minutes',
      'thirty minutes',
      'forty-five minutes',
      'an hour',
      '75 minutes',
      'an hour and a half',
      '480 minutes',
    ]);
  });
});

describe('pages without a kind, or with a free one', () => {
  it('the estimate goes without what is not there', () => {
    expect(afterEstimate([])).toBe('We quote a fixed sum after a site assessment.');
    expect(afterEstimate(withKind('site-assessment', { price: 'Free', minutes: 60 }))).toContain(
      'after a site assessment, 60 minutes at your garden, free. A first',
    );
    expect(afterEstimate(withKind('general-consultation', { price: '£20' }))).toContain(
      'A first conversation of 30 minutes by telephone costs £20.',
    );
  });
  it('the terms follow the owner, and speak of money back only where something is paid', () => {
    expect(
      termsWith(withKind('site-assessment', { price: '£95', minutes: 60, label: 'Garden visit' })),
    ).toContain('**Garden visit**: 60 minutes in your garden, £95.');
    expect(termsWith(KINDS)).toContain('moved or refunded in full');
    const free = termsWith(withKind('site-assessment', { price: 'Free' }));
    expect(free).not.toMatch(/refund|money back|£/);
    expect(free).toContain('at least 24 hours before');
    expect(termsWith(withKind('site-assessment', { isOffered: false }))).toContain(
      'comes off its price. Ask us for a time.',
    );
    expect(termsWith([])).not.toMatch(/undefined|\*\*|refund/);
  });
});
