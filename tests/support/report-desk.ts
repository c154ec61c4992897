/** What tests of printed reports begin with: a browser that keeps what it is given to print, and a design. */
import { DesignResponse } from '#contracts/design.ts';
import type { Browser, BrowserPage } from '#server/ports/browser.ts';
import { formRequest, GARDEN_FORM, type TestServer } from '#tests/support/server.ts';

const PDF = new TextEncoder().encode('%PDF-1.4 /Type /Page test');

/** Keeps what it was given to print. */
export function recordingBrowser() {
  const printed: string[] = [];
  const browser: Browser = {
    async run(task) {
      let content = '';
      const page = {
        setContent: async (html: string) => {
          content = html;
        },
        setViewportSize: async () => undefined,
        goto: async () => undefined,
        evaluate: async () => 0,
        screenshot: async () => PDF,
        pdf: async () => {
          printed.push(content);
          return PDF;
        },
      } as unknown as BrowserPage;
      return task.use(page);
    },
    close: async () => undefined,
  };
  return { browser, printed };
}

export const post = (target: TestServer, url: string, payload: unknown) =>
  target.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(payload),
  });
export async function makeDesign(target: TestServer): Promise<string> {
  const answer = await target.app.inject(formRequest(GARDEN_FORM));
  return (
    JSON.parse(DesignResponse.parse(answer.json()).designResults) as { designs: { id: string }[] }
  ).designs[0]!.id;
}
