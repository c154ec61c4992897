/** Reads the structured data of a page as a search engine does: required fields, absolute addresses, real dates. */
type Node = Record<string, unknown>;

const isText = (value: unknown) => typeof value === 'string' && value.trim().length > 0;
const isAddress = (value: unknown) =>
  typeof value === 'string' && /^https?:\/\/[^\s]+$/.test(value) && URL.canParse(value);
const isDate = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value) && !Number.isNaN(Date.parse(value));
const isTime = (value: unknown) =>
  typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
const isNode = (type: string) => (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  (value as Node)['@type'] === type &&
  faultsOf(value as Node).length === 0;
const isFirm = (value: unknown) =>
  isNode('Organization')(value) ||
  (typeof value === 'object' &&
    value !== null &&
    (value as Node)['@type'] === 'LocalBusiness' &&
    isText((value as Node).name));
const listOf = (check: (value: unknown) => boolean) => (value: unknown) =>
  Array.isArray(value) && value.length > 0 && value.every(check);

/** What each type must have, and how it must look. */
const REQUIRED: Record<string, Record<string, (value: unknown) => boolean>> = {
  BreadcrumbList: {
    itemListElement: (value) =>
      listOf(isNode('ListItem'))(value) &&
      (value as Node[]).every((item, index) => item.position === index + 1),
  },
  ListItem: { position: (value) => Number.isInteger(value), name: isText, item: isAddress },
  LocalBusiness: {
    name: isText,
    url: isAddress,
    telephone: isText,
    email: isText,
    priceRange: isText,
    address: isNode('PostalAddress'),
    areaServed: listOf(isNode('Place')),
    openingHoursSpecification: listOf(isNode('OpeningHoursSpecification')),
  },
  ContactPoint: { contactType: isText, url: isAddress, email: isText, telephone: isText },
  PostalAddress: { streetAddress: isText, addressCountry: (value) => value === 'GB' },
  OpeningHoursSpecification: { dayOfWeek: listOf(isText), opens: isTime, closes: isTime },
  Place: { name: isText },
  Organization: { name: isText },
  Service: {
    name: isText,
    description: isText,
    provider: isFirm,
    areaServed: listOf(isNode('Place')),
    url: isAddress,
  },
  Article: {
    headline: (value) => isText(value) && (value as string).length <= 110,
    image: listOf(isAddress),
    datePublished: isDate,
    dateModified: isDate,
    author: isFirm,
    publisher: isFirm,
    mainEntityOfPage: isAddress,
  },
  FAQPage: { mainEntity: listOf(isNode('Question')) },
  Question: { name: isText, acceptedAnswer: isNode('Answer') },
  Answer: { text: isText },
  CreativeWork: {
    name: isText,
    url: isAddress,
    image: isAddress,
    dateCreated: isDate,
    creditText: isText,
  },
};

/** What is wrong with one node, in words; a type that is not known here is a fault too. */
export function faultsOf(node: Node): string[] {
  const type = String(node['@type']);
  const required = REQUIRED[type];
  if (!required) return [`no rules for the type ${type}`];
  return Object.entries(required).flatMap(([name, check]) =>
    check(node[name])
      ? []
      : [`${type}.${name} is ${JSON.stringify(node[name])?.slice(0, 120) ?? 'missing'}`],
  );
}

/** Every block of a document, parsed. @throws SyntaxError for one that is not JSON */
export function readStructuredData(html: string): Node[] {
  return [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(
    (match) => JSON.parse(match[1]!) as Node,
  );
}
