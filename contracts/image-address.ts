/** Addresses of pictures as the owner types, pastes or uploads them. */
import { z } from 'zod';

export const IMAGE_ADDRESS_MESSAGE = 'Please enter a valid URL or upload an image';
const MOST_CHARACTERS = 2_000;

/** Paths of the product's own files: uploads, and the drawings that come with it. */
const OWN_ADDRESS = /^\/(?:uploads|botanical|placeholders)\//;
/** A step out of the folder, however a browser or a server would read it. */
const STEP_OUT = /\\|%(?:2f|5c)|\/(?:\.|%2e){1,2}(?:[/?#]|$)/i;

const DRIVE_HOSTS = new Set(['drive.google.com', 'docs.google.com']);
/** Ids of files in Google Drive, as they appear in a path or a query. */
const DRIVE_PATH = /^\/(?:a\/[^/]+\/)?(?:file\/)?(?:u\/\d+\/)?d\/([\w-]{10,})(?:\/|$)/;
const DRIVE_ID = /^[\w-]{10,}$/;

/** Whether a picture is on another site, from which only our server fetches it. */
export const isOutsideAddress = (url: string): boolean => /^https?:\/\//i.test(url);

type Parts = { host: string; path: string; query: string };
/** Host, path and query of an http(s) address; the host without its port. It must not contain a name or password. */
const ADDRESS =
  /^https?:\/\/([^\s/?#@\\:]+|\[[0-9a-f:.]+\])(?::\d{1,5})?(\/[^?#]*)?(?:\?([^#]*))?(?:#.*)?$/i;

function readParts(address: string): Parts | null {
  const [, host, path = '/', query = ''] = ADDRESS.exec(address) ?? [];
  return host === undefined ? null : { host: host.toLowerCase(), path, query };
}

/** Whether a file of Google Drive is meant, which its owner has to share first. */
export const isDriveAddress = (url: string): boolean => DRIVE_HOSTS.has(readParts(url)?.host ?? '');

const readParameter = (query: string, name: string): string | undefined =>
  query
    .split('&')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** A share link of Google Drive as the link that answers with the picture itself; null for any other address. */
function toDirectDriveLink(text: string): string | null {
  const parts = readParts(text);
  if (!parts || !isDriveAddress(text)) return null;
  const named = readParameter(parts.query, 'id');
  const id =
    DRIVE_PATH.exec(parts.path)?.[1] ??
    (/^\/(?:open|uc|thumbnail)$/.test(parts.path) && named && DRIVE_ID.test(named) ? named : null);
  if (!id) return null;
  const key = readParameter(parts.query, 'resourcekey');
  return `https://drive.google.com/uc?export=view&id=${id}${key ? `&resourcekey=${key}` : ''}`;
}

/** Trimmed, a Google Drive share link made a direct-view link, spaces encoded. Doing it again changes nothing. */
export function normaliseImageAddress(text: string): string {
  const address = text.trim();
  return (
    toDirectDriveLink(address) ?? address.replace(/\s/g, (space) => (space === ' ' ? '%20' : ''))
  );
}

function isImageAddress(address: string): boolean {
  if (address === '') return true;
  // Control characters and halves of characters, which no database keeps.
  if (/[\p{Cc}\p{Cs}]/u.test(address)) return false;
  if (OWN_ADDRESS.test(address)) return !STEP_OUT.test(address);
  return readParts(address) !== null;
}

/** Of a record: empty, one of our own files, or an http(s) URL, as it is kept. */
export const ImageAddress = z
  .string(IMAGE_ADDRESS_MESSAGE)
  .max(MOST_CHARACTERS, IMAGE_ADDRESS_MESSAGE)
  .overwrite(normaliseImageAddress)
  .refine(isImageAddress, IMAGE_ADDRESS_MESSAGE);
