/** What tests of quotes begin with: a browser that prints at once, lines, and a draft that can be sent. */
import type { AdminQuote } from '#contracts/admin-quotes.ts';
import type { QuoteBody, QuoteInput } from '#contracts/quotes.ts';
import type { Browser } from '#server/ports/browser.ts';
import type { TestServer } from '#tests/support/server.ts';

export const PDF = new TextEncoder().encode('%PDF-1.7 /Type /Page a sheet');
/** Prints at once, and keeps what was printed. */
export function printingBrowser(): Browser & { printed: string[] } {
  const printed: string[] = [];
  const page = {
    setContent: async (html: string) => void printed.push(html),
    evaluate: async () => 0,
    pdf: async () => PDF,
  } as never;
  return { printed, run: ({ use }) => use(page), close: async () => undefined };
}

export const line = (
  more: Partial<QuoteBody['lines'][number]> = {},
): QuoteBody['lines'][number] => ({
  id: 'a',
  phase: 'hard',
  group: 'work',
  description: 'Sandstone paving',
  note: '',
  quantity: '24.5',
  unit: 'm2',
  unitPence: 9_583,
  vat: 20,
  ...more,
});

export const inputOf = (quote: AdminQuote, more: Partial<QuoteBody> = {}): QuoteInput => ({
  customer: { ...quote.customer, name: 'Ada Field', email: 'Ada@example.org' },
  body: {
    ...quote.versions[0]!.body,
    lines: [
      line(),
      line({
        id: 'b',
        phase: 'planting',
        group: 'plants',
        description: 'Catmint',
        quantity: '9',
        unit: 'no',
        unitPence: 455,
        vat: 0,
      }),
    ],
    ...more,
  },
});
export const tokenOf = (quote: AdminQuote) => quote.versions[0]!.link!.replace('/quote/', '');

export function enquiryParts({ container }: TestServer) {
  return {
    queue: container.queue,
    origin: 'https://garden.example.org',
    isMailed: false,
    readPlan: async () => null,
  };
}
