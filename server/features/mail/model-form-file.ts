/** The model cancellation form as an attachment: it has to come with the contract, and a link alone does not do. */
import { MODEL_FORM_NOTE } from '#content/policies/model-form.ts';

/** A plain file, which opens everywhere. */
export const modelFormFile = (lines: readonly string[]) => ({
  name: 'cancellation-form.txt',
  contentType: 'text/plain; charset=utf-8',
  content: new TextEncoder().encode(
    `MODEL CANCELLATION FORM\r\n(${MODEL_FORM_NOTE})\r\n\r\n${lines.join('\r\n\r\n')}\r\n`,
  ),
});
