/** The confirmation of an appointment that costs money, on a durable medium: in the mail, and as a sheet to keep where none is sent. Pure. */
import { MODEL_FORM_NOTE } from '#content/policies/model-form.ts';
import type { Appointment } from '#contracts/appointments.ts';
import { dateInWords, londonParts, momentInWords } from '#contracts/london-time.ts';
import type { MailBlock } from '#contracts/mail.ts';
import { BEGIN_VISIT_HINT, BEGIN_VISIT_LABEL, type VisitContract } from '#contracts/paid-visits.ts';
import { html } from '#server/features/pdfs/report-html/markup.ts';
import {
  modelForm,
  SHEET_CSS,
  sheetFacts,
  sheetHead,
  writeSheet,
} from '#server/features/pdfs/report-html/write-sheet.ts';

const asked = ({ beginsEarly }: VisitContract): string =>
  beginsEarly
    ? `You asked us: “${BEGIN_VISIT_LABEL} ${BEGIN_VISIT_HINT}”`
    : 'You have not asked us to come within the 14 days in which you can cancel.';

export const contractBlocks = (contract: VisitContract): MailBlock[] => [
  { type: 'heading', text: 'Your contract' },
  {
    type: 'text',
    text: `This message confirms our contract: please keep it. ${contract.what} It was agreed on ${momentInWords(contract.agreedAt)}.`,
  },
  { type: 'heading', text: 'Who we are' },
  { type: 'list', items: contract.firm },
  { type: 'heading', text: 'Your right to cancel' },
  ...contract.rights.map((text): MailBlock => ({ type: 'text', text })),
  { type: 'text', text: asked(contract) },
  { type: 'heading', text: 'Model cancellation form' },
  { type: 'text', text: `${MODEL_FORM_NOTE} It is attached, too.` },
  { type: 'list', items: contract.form },
];

export function writeVisitSheet(
  appointment: Appointment & { contract: VisitContract },
  firm: { name: string; phone: string; email: string },
  { fontCss, logo }: { fontCss: string; logo: string | null },
): string {
  const { contract, label, name, address, postcode, reference, startsAt } = appointment;
  const [firmName = firm.name, ...lines] = contract.firm;
  return writeSheet({
    title: `Confirmation ${reference}`,
    firm,
    date: dateInWords(londonParts(contract.agreedAt).date),
    fontCss,
    css: SHEET_CSS,
    body: [
      sheetHead(firmName, lines, logo),
      html`<h1>Confirmation of your appointment</h1>
        <p class="opening">${label}, ${momentInWords(startsAt)}</p>`,
      sheetFacts([
        ['For', [name, address, postcode].filter(Boolean).join(', ')],
        ['Reference', reference],
        ['To pay', contract.price],
        ['Agreed on', momentInWords(contract.agreedAt)],
        ['State', appointment.state === 'cancelled' ? 'Cancelled' : 'Booked'],
      ]),
      html`<section class="section words">
        <h2>What was agreed</h2>
        <p>${contract.what}</p>
        <h3>Your right to cancel</h3>
        ${contract.rights.map((words) => html`<p>${words}</p>`)}
        <p>${asked(contract)}</p>
      </section>`,
      modelForm(MODEL_FORM_NOTE, contract.form),
    ],
  });
}
