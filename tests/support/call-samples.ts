/** Bodies made from the list of calls: good ones, and the places in them where text stands. */
import type { Json } from '#tests/support/generated-json.ts';

export type Schema = {
  type?: string | string[];
  enum?: Json[];
  const?: Json;
  format?: string;
  pattern?: string;
  minimum?: number;
  exclusiveMinimum?: number;
  minItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  anyOf?: Schema[];
  oneOf?: Schema[];
};
export type Operation = {
  path: string;
  method: string;
  parameters?: { name: string; in: 'path' | 'query'; schema?: Schema }[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
};

/** By the name of the field, where a rule asks for more than words. */
const TEXTS: Record<string, string> = {
  email: 'somebody@example.co.uk',
  postcode: 'RM1 1AA',
  phone: '01708 555 123',
  houseNumber: '12',
  requestKey: 'key-for-this-test',
  imageUrl: '',
  afterImageUrl: '',
  beforeImageUrl: '',
  companyNumber: '01234567',
  vatNumber: '',
  size: 'small',
  date: '2026-06-01',
  receivedOn: '2026-06-01',
  policiesUpdatedOn: '2026-06-01',
  priceDate: '2026-06-01',
  startsAt: '2026-12-01T10:00:00.000Z',
  endsAt: '2026-12-01T12:00:00.000Z',
  general: '',
  siteAssessment: '',
  followUp: '',
  facebook: '',
  instagram: '',
};
const NUMBERS: Record<string, number> = { vat: 0.2, bufferBefore: 15, bufferAfter: 15 };
/** Traps for programs, and fields that name another record, which is not there. */
const LEFT_EMPTY = new Set(['website', 'projectId', 'designId', 'enquiryId', 'sessionId']);

/** A value that the schema allows, with all its fields. */
export function sampleOf(schema: Schema, name = ''): Json {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0]!;
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return sampleOf(choices.find((one) => one.type !== 'null') ?? choices[0]!, name);
  const type = [schema.type].flat().find((one) => one !== 'null');
  if (type === 'object' || schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([field, one]) => [field, sampleOf(one, field)]),
    );
  if (type === 'array') return schema.items ? [sampleOf(schema.items, name)] : [];
  if (type === 'integer' || type === 'number')
    return NUMBERS[name] ?? Math.max(1, schema.minimum ?? 1);
  if (type === 'boolean') return true;
  return TEXTS[name] ?? 'Words for a test, more than ten';
}

/** The sample as somebody would send it. */
export function withoutTraps(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutTraps);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([field]) => !LEFT_EMPTY.has(field))
      .map(([field, one]) => [field, withoutTraps(one)]),
  );
}

export type Place = readonly (string | number)[];

/** Every place in a value where text stands. */
export function listTextPlaces(value: Json, at: Place = []): Place[] {
  if (typeof value === 'string') return [at];
  if (Array.isArray(value))
    return value.flatMap((one, index) => listTextPlaces(one, [...at, index]));
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([field, one]) => listTextPlaces(one, [...at, field]))
    : [];
}

/** The same value with another text at that place. */
export function withText(value: Json, [first, ...rest]: Place, text: string): Json {
  if (first === undefined) return text;
  if (Array.isArray(value))
    return value.map((one, index) => (index === first ? withText(one, rest, text) : one));
  const fields = value as Record<string, Json>;
  return { ...fields, [first]: withText(fields[first]!, rest, text) };
}
