/** The calls of an enquiry: sending it, and what is done behind its private link. @throws CallError */
import type { EnquiryAnswer, EnquiryPhoto, VisitorEnquiry } from '#contracts/enquiries.ts';
import { API } from '#contracts/routes.ts';
import { callApi } from '#app/lib/call-api.ts';

/** A photograph on a slow line. */
const PHOTO_LIMIT_MS = 120_000;
const callOf = (token: string) => `${API.enquiries}/${encodeURIComponent(token)}`;

export const sendEnquiry = (input: Record<string, string>, requestKey: string) =>
  callApi<EnquiryAnswer>(API.enquiries, { json: { ...input, requestKey } });
export const writeToFirm = (token: string, text: string, requestKey: string) =>
  callApi<VisitorEnquiry>(`${callOf(token)}/messages`, { json: { text, requestKey } });
export const withdrawEnquiry = (token: string) =>
  callApi<{ isGone: boolean; message: string }>(`${callOf(token)}/withdraw`, { json: {} });
export const removePhoto = (token: string, n: number) =>
  callApi(`${callOf(token)}/photos/${n}`, { method: 'DELETE' });

export function addPhoto(token: string, file: File): Promise<EnquiryPhoto> {
  const form = new FormData();
  form.set('image', file);
  return callApi(`${callOf(token)}/photos`, { form, timeLimitMs: PHOTO_LIMIT_MS });
}
