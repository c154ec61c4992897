/** Pictures that the owner sends. */
import type { UploadAnswer } from '#contracts/admin-pictures.ts';
import { requireOwner } from '#server/context.ts';
import {
  type ImageParts,
  SITE_FOLDER,
  storeImage,
} from '#server/features/site-pictures/store-image.ts';

/**
 * Keeps a picture in the sizes that pages show; it is swept a while later unless a record names it.
 * @throws AppError invalid, wrong-type, too-large or unavailable; nothing is kept then
 */
export async function uploadPicture({
  bytes,
  ...parts
}: ImageParts & { bytes: Uint8Array }): Promise<UploadAnswer> {
  requireOwner(parts.ctx);
  const { url, picture } = await storeImage({
    ...parts,
    bytes,
    folder: SITE_FOLDER,
    url: null,
    action: 'pictures.upload',
  });
  return { success: true, imageUrl: url, picture };
}
