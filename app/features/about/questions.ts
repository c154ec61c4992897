import { vatMode } from '#contracts/vat-words.ts';
import type { BusinessSettings } from '#contracts/site-info.ts';
import { joinList } from '#engine/model/format.ts';

/** What people ask before they write to us; search engines read the same words. */
export function aboutQuestions({
  serviceArea,
  pricesIncludeVat,
  vatRegistered,
}: BusinessSettings): { question: string; answer: string }[] {
  return [
    {
      question: 'What does a design cost?',
      answer:
        'On this site, nothing. You need no account and give no name. The plan, the planting list, the quantities and the price are yours to keep, print and have built by anyone.',
    },
    {
      question: 'Is it really artificial intelligence?',
      answer:
        'It is a program that reads your words, measures, applies a designer’s rules and tries many layouts before it keeps three. We call its pictures AI concepts so that nobody takes them for photographs. It runs on our own server and never passes on what you write.',
    },
    {
      question: 'How close is the price?',
      answer: `Each price shows its likely range and the facts that would narrow it down, such as access and levels. It comes from our rate book, carries its date, and ${{ included: 'includes VAT', added: 'says what VAT would add', none: 'is what you pay' }[vatMode({ pricesIncludeVat, vatRegistered })]}. Only a quotation after a visit is binding.`,
    },
    {
      question: 'Can I build from the plan myself?',
      answer:
        'Yes, once somebody has checked it on site. The plan is true to scale and the quantities are measured from it, but levels, drains, cables and boundaries cannot be seen from a description.',
    },
    {
      question: 'Where do you work?',
      answer: `In ${joinList(serviceArea)}. The design tool works for any garden in Great Britain.`,
    },
    {
      question: 'Do I have to pay half in advance?',
      answer:
        'No. A deposit of 50% is our usual way, but you may pay in stages instead: a first amount for what is ordered for you, then each stage when it is done. The price is the same.',
    },
  ];
}
