/** A confirmation to keep, handed out at once: a PDF, or where no browser can print here the same sheet as one HTML file. No mail is needed. */
import type { FastifyReply } from 'fastify';
import { PRIVATE_HEADERS } from '#contracts/private-headers.ts';
import { ProviderError } from '#server/errors.ts';
import { printPdf } from '#server/features/pdfs/printer.ts';
import type { Browser } from '#server/ports/browser.ts';

/** A file that is opened from a disk: it runs nothing and loads nothing. */
const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:";

/** @param name without its ending @param sheet one whole HTML document */
export async function sendCopy(
  reply: FastifyReply,
  { browser, name, sheet }: { browser: Browser; name: string; sheet: string },
): Promise<FastifyReply> {
  const file = name.replace(/[^\w.-]+/g, '-');
  reply.headers(PRIVATE_HEADERS).header('content-security-policy', FILE_POLICY);
  try {
    const pdf = await printPdf(browser, sheet);
    return await reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="${file}.pdf"`)
      .send(Buffer.from(pdf));
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return reply
      .type('text/html; charset=utf-8')
      .header('content-disposition', `attachment; filename="${file}.html"`)
      .send(sheet);
  }
}
