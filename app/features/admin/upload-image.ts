/** Uploads a picture after client-side checks. */
import { UPLOAD_FIELD, type UploadAnswer } from '#contracts/admin-pictures.ts';
import { adminFetch } from './admin-fetch.ts';

/** HEIC is left out on purpose: a phone then sends its photographs as JPEG. */
export const ACCEPTED_IMAGES = 'image/jpeg,image/png,image/webp';
const MOST_BYTES = 10 * 1024 * 1024;
/** The server takes a picture for as long, and then still has to make its sizes. */
export const UPLOAD_WAIT_MS = 330_000;
const HEIC = /\.(?:heic|heif)$/i;

/** Why a file is not worth sending; null when it is. What it really is, the server finds out. */
export function refusalOf(file: Pick<File, 'name' | 'type' | 'size'>): string | null {
  if (file.size === 0) return 'The file is empty. Please choose another picture.';
  if (file.size > MOST_BYTES)
    return 'The picture is larger than 10 MB. Please save it smaller and try again.';
  if (/^image\/hei[cf]/.test(file.type) || HEIC.test(file.name)) {
    return 'This is an HEIC photo, which web browsers cannot show. On an iPhone, choose Settings, Camera, Formats, Most Compatible; or open the photo, export or share it as JPEG, and upload that.';
  }
  if (file.type !== '' && !file.type.startsWith('image/'))
    return 'This file is not a picture that the site can show. Please choose a JPEG, PNG, WebP, AVIF or GIF file.';
  return null;
}

/** @throws AdminCallError, or Error with a sentence when the file is not worth sending */
export async function uploadImage(
  uploadUrl: string,
  file: File,
  signal: AbortSignal,
): Promise<UploadAnswer> {
  const refusal = refusalOf(file);
  if (refusal) throw new Error(refusal);
  const form = new FormData();
  form.append(UPLOAD_FIELD, file, file.name);
  return adminFetch<UploadAnswer>(uploadUrl, {
    method: 'POST',
    form,
    signal,
    waitMs: UPLOAD_WAIT_MS,
  });
}
