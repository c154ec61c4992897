/** The file of a form, read into memory within its limit. */
import type { FastifyRequest } from 'fastify';
import { UPLOAD_FIELD } from '#contracts/admin-pictures.ts';
import { AppError } from '#server/errors.ts';
import { MOST_IMAGE_BYTES } from '#server/features/site-pictures/image-kind.ts';

const TOO_LARGE = 'The picture is larger than 10 MB. Please save it smaller and try again.';

/** @throws AppError wrong-type, too-large or invalid */
export async function readImageFile(request: FastifyRequest): Promise<Uint8Array> {
  if (!request.isMultipart())
    throw new AppError('wrong-type', 'Please send the picture as form-data (multipart/form-data).');
  try {
    for await (const part of request.parts({
      limits: {
        fileSize: MOST_IMAGE_BYTES,
        files: 1,
        fields: 4,
        parts: 5,
        fieldSize: 1_024,
        fieldNameSize: 100,
      },
    })) {
      if (part.type !== 'file') continue;
      if (part.fieldname !== UPLOAD_FIELD)
        throw new AppError('invalid', `Please send the picture in the field “${UPLOAD_FIELD}”.`);
      return new Uint8Array(await part.toBuffer());
    }
  } catch (error) {
    throw error instanceof AppError ? error : plainError(error);
  }
  throw new AppError(
    'invalid',
    `No picture was sent. Please choose one; it belongs in the field “${UPLOAD_FIELD}”.`,
  );
}

/** What the multipart parser throws, in plain words. */
function plainError(error: unknown): AppError {
  const { code = '' } = error as { code?: string };
  if (code === 'FST_FILES_LIMIT')
    return new AppError('invalid', 'Please send one picture at a time.');
  if (code.endsWith('_LIMIT') || code === 'FST_REQ_FILE_TOO_LARGE')
    return new AppError('too-large', TOO_LARGE);
  return new AppError('invalid', 'The upload was broken off. Please try again.');
}
