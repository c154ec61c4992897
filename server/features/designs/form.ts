/** The form of the design tool as it is sent: every field is text. */
import type { FastifyRequest } from 'fastify';
import { DesignRequestInput } from '#contracts/design.ts';
import { AppError } from '#server/errors.ts';
import { sanitizeUnicode } from '#server/text/sanitize-unicode.ts';

const FIELD_LIMIT_BYTES = 262_144;
const FIELDS_LIMIT = 40;
/** No garden's measure is longer. */
const NUMBER_LETTERS = 40;
const TOO_LARGE = 'That is too much to send at once. Please shorten the description and try again.';
const WRONG_TYPE =
  'Please send the form as form-data (multipart/form-data or application/x-www-form-urlencoded).';

export type FormFields = Map<string, string[]>;

/**
 * Reads the fields of a multipart or urlencoded body.
 * @throws AppError 'wrong-type', 'too-large' or 'invalid'
 */
export async function readFormFields(request: FastifyRequest): Promise<FormFields> {
  if (request.isMultipart()) return readMultipart(request);
  if (request.body instanceof URLSearchParams) {
    const fields: FormFields = new Map();
    if (request.body.size > FIELDS_LIMIT) throw new AppError('too-large', TOO_LARGE);
    for (const [name, value] of request.body) {
      if (Buffer.byteLength(value) > FIELD_LIMIT_BYTES) throw new AppError('too-large', TOO_LARGE);
      fields.set(name, [...(fields.get(name) ?? []), sanitizeUnicode(value)]);
    }
    return fields;
  }
  throw new AppError('wrong-type', WRONG_TYPE);
}

async function readMultipart(request: FastifyRequest): Promise<FormFields> {
  const fields: FormFields = new Map();
  const parts = request.parts({
    limits: {
      fieldSize: FIELD_LIMIT_BYTES,
      fields: FIELDS_LIMIT,
      files: 0,
      parts: FIELDS_LIMIT,
      fieldNameSize: 100,
    },
  });
  try {
    for await (const part of parts) {
      if (part.type === 'file') {
        part.file.resume();
        throw new AppError('invalid', 'This form takes no files.');
      }
      if (part.valueTruncated || part.fieldnameTruncated)
        throw new AppError('too-large', TOO_LARGE);
      fields.set(part.fieldname, [
        ...(fields.get(part.fieldname) ?? []),
        sanitizeUnicode(String(part.value)),
      ]);
    }
  } catch (error) {
    throw error instanceof AppError ? error : plainError(error);
  }
  return fields;
}

/** What the multipart parser throws, in plain words. */
function plainError(error: unknown): AppError {
  const { code = '' } = error as { code?: string };
  if (code === 'FST_FILES_LIMIT') return new AppError('invalid', 'This form takes no files.');
  if (code.endsWith('_LIMIT') || code === 'FST_REQ_FILE_TOO_LARGE')
    return new AppError('too-large', TOO_LARGE);
  return new AppError('invalid', 'The form could not be read. Please try again.');
}

const first = (fields: FormFields, name: string): string | undefined => {
  const value = fields.get(name)?.[0]?.trim();
  return value === '' ? undefined : value;
};

/** "12", "12.5" and "1,250" are numbers; anything else is left for the schema to refuse. */
function toNumber(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (text.length > NUMBER_LETTERS) return Number.NaN;
  const plain = text.replace(/,(?=\d{3}(\D|$))/g, '');
  return /^[+-]?(\d+(?:\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(plain) ? Number(plain) : Number.NaN;
}

function toCorrections(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new AppError('invalid', 'The corrections could not be read. Please try again.', [
      { field: 'corrections', message: 'The corrections are not JSON' },
    ]);
  }
}

/** @throws AppError 'invalid' with the sentence of the first field that is wrong, in the form's order */
export function toDesignRequest(fields: FormFields): DesignRequestInput {
  const parsed = DesignRequestInput.safeParse({
    designDescription: fields.get('designDescription')?.[0] ?? '',
    projectType: first(fields, 'projectType') ?? '',
    preferences: [
      ...new Set(
        (fields.get('preferences') ?? [])
          .flatMap((text) => text.split(','))
          .map((text) => text.trim())
          .filter(Boolean),
      ),
    ],
    postcode: first(fields, 'postcode'),
    area: toNumber(first(fields, 'area')),
    perimeter: toNumber(first(fields, 'perimeter')),
    share: ['true', 'on', '1', 'yes'].includes((first(fields, 'share') ?? '').toLowerCase()),
    requestKey: first(fields, 'requestKey'),
    corrections: toCorrections(first(fields, 'corrections')),
  });
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues.map((issue) => {
    const field = String(issue.path[0] ?? '');
    const isOutline = issue.path[1] === 'outline' && issue.code === 'custom';
    return { field, message: isOutline ? issue.message : sentenceFor(field, issue.message) };
  });
  throw new AppError('invalid', errors[0]!.message, errors);
}

function sentenceFor(field: string, message: string): string {
  if (field === 'preferences')
    return 'One of the preferences is not known. Please choose from the list.';
  if (field === 'requestKey') return 'The request key may hold 8 to 64 letters, digits, - and _.';
  if (field === 'corrections')
    return 'One of the corrections is not possible. Please check it and try again.';
  return message;
}
