/** A policy's sections as text to edit, and back: paragraphs apart by an empty line, list items after "- ", facts and tables in braces. */
import { OWN_TEXT, type PolicyTexts, SUMMARY_TEXT } from '#contracts/own-policies.ts';
import type { BusinessSettings } from '#contracts/site-info.ts';
import { type Policy, type PolicyBlock, registrationWords } from './policy.ts';

type Fixed = Extract<PolicyBlock, { kind: 'table' | 'form' }>;
const isFixed = (block: PolicyBlock): block is Fixed =>
  block.kind === 'table' || block.kind === 'form';

/** Settings in which the firm's facts stand as their names in braces, so that a text made with them can be edited and filled in later. */
export const withFactNames = (settings: BusinessSettings): BusinessSettings => ({
  ...settings,
  firmName: '{firm}',
  address: ['{address}'],
  email: '{email}',
  phone: '{phone}',
});

/** What `withFactNames` made of the registration is a fact as well. */
export function nameRegistration(text: string, settings: BusinessSettings): string {
  const words = registrationWords(withFactNames(settings)).trim();
  return words === '' ? text : text.replaceAll(words, '{registration}');
}

export function fillFacts(text: string, settings: BusinessSettings): string {
  const facts: Record<string, string> = {
    firm: settings.firmName,
    address: settings.address.join(', '),
    email: settings.email,
    phone: settings.phone,
    registration: registrationWords(settings).trim(),
  };
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => facts[name] ?? whole);
}

const markOf = (kind: Fixed['kind'], n: number) => (n === 0 ? `{${kind}}` : `{${kind} ${n + 1}}`);

/** Tables and forms become their marks. */
export function writeBlocks(blocks: readonly PolicyBlock[]): string {
  const counts = { table: 0, form: 0 };
  return blocks
    .map((block) => {
      if (block.kind === 'text') return block.text;
      if (block.kind === 'list') return block.items.map((item) => `- ${item}`).join('\n');
      return markOf(block.kind, counts[block.kind]++);
    })
    .join('\n\n');
}

/** @param before the blocks in whose place these come: what the site fills in stays, at the end where its mark is gone */
export function readBlocks(text: string, before: readonly PolicyBlock[]): PolicyBlock[] {
  const counts = { table: 0, form: 0 };
  const fixed = new Map(
    before.filter(isFixed).map((block) => [markOf(block.kind, counts[block.kind]++), block]),
  );
  const blocks = text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap((part): PolicyBlock[] => {
      const found = fixed.get(part);
      if (found) fixed.delete(part);
      if (found) return [found];
      // A mark of something that is not there says nothing to a reader.
      if (/^\{(?:table|form)(?: \d)?\}$/.test(part)) return [];
      const lines = part.split('\n');
      return lines.every((line) => line.startsWith('- '))
        ? [{ kind: 'list', items: lines.map((line) => line.slice(2).trim()) }]
        : [{ kind: 'text', text: part }];
    });
  return [...blocks, ...fixed.values()];
}

/** The policy with the owner's words where there are any. */
export function withOwnTexts(
  policy: Policy,
  texts: PolicyTexts,
  settings: BusinessSettings,
): Policy {
  const own = (id: string) => (texts[id] === undefined ? null : fillFacts(texts[id], settings));
  const summary = own(SUMMARY_TEXT);
  const added = own(OWN_TEXT);
  const [title = '', ...rest] = (added ?? '').split('\n');
  return {
    ...policy,
    summary: summary === null ? policy.summary : summaryOf(summary),
    sections: [
      ...policy.sections.map((section) => {
        const text = own(section.id);
        return text === null ? section : { ...section, blocks: readBlocks(text, section.blocks) };
      }),
      ...(added === null
        ? []
        : [{ id: OWN_TEXT, title: title.trim(), blocks: readBlocks(rest.join('\n'), []) }]),
    ],
  };
}

const summaryOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/^- /, '').trim())
    .filter((line) => line !== '');

/** Every text of a policy by its section, in order. @param policy made with `withFactNames` */
export function editableTexts(
  policy: Policy,
  settings: BusinessSettings,
): { id: string; title: string; text: string }[] {
  return [
    {
      id: SUMMARY_TEXT,
      title: 'In short',
      text: policy.summary.map((line) => `- ${line}`).join('\n'),
    },
    ...policy.sections.map(({ id, title, blocks }) => ({ id, title, text: writeBlocks(blocks) })),
  ].map((one) => ({ ...one, text: nameRegistration(one.text, settings) }));
}
