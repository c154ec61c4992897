/** The lines of "Getting ready", from facts that are already stored. Pure. */
import type { SetupLine } from '#contracts/admin-setup.ts';
import type { SetupFacts } from './facts.ts';
import {
  area,
  contact,
  firm,
  hours,
  kinds,
  legal,
  people,
  prices,
  rates,
  services,
  vat,
} from './firm-lines.ts';
import type { Draft } from './line-words.ts';
import {
  address,
  analytics,
  articles,
  backup,
  brand,
  device,
  mail,
  policies,
  projects,
  samples,
  solicitor,
  words,
} from './site-lines.ts';

/** All lines in the order in which an owner would mend them. */
export function setupLines(facts: SetupFacts): SetupLine[] {
  const grouped: [SetupLine['group'], Draft[]][] = [
    ['Who you are', [firm(facts), legal(facts), contact(facts), hours(facts), people(facts)]],
    [
      'What you offer',
      [area(facts), vat(facts), prices(facts), rates(facts), kinds(facts), services(facts)],
    ],
    [
      'What visitors see',
      [
        brand(facts),
        words(facts),
        samples(facts),
        projects(facts),
        articles(facts),
        policies(facts),
        solicitor(facts),
      ],
    ],
    [
      'How the site runs',
      [address(facts), mail(facts), backup(facts), device(facts), analytics(facts)],
    ],
  ];
  return grouped.flatMap(([group, lines]) => lines.map((line) => ({ group, ...line })));
}
