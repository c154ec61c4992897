/** What a visitor and a client can rely on, and what we ask in return. */
import { vatMode } from '#contracts/vat-words.ts';
import { isPaidPrice } from '#contracts/paid-visits.ts';
import { tradeWords } from '#contracts/trade-words.ts';
import type { OfferedKind } from '#contracts/appointment-kinds.ts';
import { isFree, kindLine } from './appointment-words.ts';
import { MODEL_FORM_NOTE, modelFormLines } from './model-form.ts';
import {
  emailLink,
  list,
  POLICY_FIGURES,
  postalAddress,
  registrationWords,
  text,
  type Policy,
  type PolicyFacts,
} from './policy.ts';

const { depositPercent, appointmentNoticeHours, statutoryCancelDays, complaintDays, designYears } =
  POLICY_FIGURES;

/** @param facts.kinds the owner's appointments, in their order */
export function termsOfService({
  settings,
  outside,
  kinds,
}: PolicyFacts & { kinds: readonly OfferedKind[] }): Policy {
  const vat = {
    included: 'Prices on this site include VAT.',
    added:
      'Prices on this site are shown without VAT, and say so where they appear; VAT is added at the rate of the day.',
    none: 'We are not registered for VAT: the prices on this site are what you pay.',
  }[vatMode(settings)];
  return {
    title: 'Terms of Service',
    lede: 'How we work together: the free tools, appointments, quotations, payment and your right to change your mind.',
    summary: [
      'The tools on this site are free and need no account. What they make is a measured concept to talk about, not yet a drawing to build from.',
      `Work begins with a written quotation. The deposit is ${depositPercent}%, or you may pay in stages instead.`,
      `Please give us ${appointmentNoticeHours} hours’ notice to move or cancel an appointment.`,
      `For most contracts made at home or at a distance you have ${statutoryCancelDays} days to change your mind. Nothing on this page takes away a right the law gives you.`,
    ],
    sections: [
      {
        id: 'about',
        title: 'About us and these terms',
        blocks: [
          text(
            `“We” are ${postalAddress(settings)}. You reach us at ${emailLink(settings)} and ${settings.phone}.${registrationWords(settings)}${tradeWords(
              settings,
            )
              .map((words) => ` ${words}`)
              .join(
                '',
              )} These terms cover the use of this site, and appointments and work that follow from it. Where a quotation you have accepted says something else, the quotation counts.`,
          ),
        ],
      },
      {
        id: 'site',
        title: 'Using the site',
        blocks: [
          text(
            'Use it freely for your own garden, or for a client’s. Please do not flood it with automatic requests, try to reach what is not yours, or write what is unlawful or would hurt somebody. We may take a shared design out of the library. We try to keep everything running and correct, but a free site may be interrupted, and we may change it.',
          ),
        ],
      },
      {
        id: 'designs',
        title: 'What a design is, and is not',
        blocks: [
          text(
            'A design is made by a program from what you told it. Its plan, planting list, quantities and price are taken from one measured model and agree with each other. They are as good as the measurements behind them, and each design says which figures you entered, which were read from your words and which were assumed.',
          ),
          list(
            'Before anything is built, the plot has to be surveyed: levels, drains and cables, boundaries, trees and their roots, access and soil cannot be seen from a description.',
            'Pictures are AI concepts. They show the model, not a garden that exists, and plants in them are older than the ones you buy.',
            'Notes on planning are a general guide for England. Ask your council about listed buildings, conservation areas, protected trees and anything near a highway.',
            'Advice on plants that are poisonous or irritant is given with care, but watch small children and animals near any plant you do not know.',
          ),
          text(
            `The design is yours to use: print it, share it, alter it, have it priced and built by anyone. We keep the right to show those you put in the library. Designs are kept for up to ${designYears} years, so download what you want to keep.`,
          ),
        ],
      },
      {
        id: 'prices',
        title: 'Prices and estimates',
        blocks: [
          text(
            `${vat} The calculator and the designs give an estimate from our rate book, with its date, what it includes and what it leaves out. It is not an offer. An offer is a written quotation after a visit, which says how long it holds; once you have accepted it, the price changes only if you ask for something else or if something comes to light that nobody could reasonably have seen, and then only after you have agreed in writing.`,
          ),
          text(
            `An enquiry on this site asks for a quotation and binds nobody. The range it shows is an estimate. A quotation that we send is on a private page: it says what is done, what it costs${settings.vatRegistered ? ' with VAT' : ''}, what is left out, how long it holds and when each payment is due. You accept it by typing your name under it, ask for a change, or decline. What was sent is not changed afterwards: a change is a new version, and only the newest can be accepted.`,
          ),
        ],
      },
      {
        id: 'appointments',
        title: 'Appointments',
        blocks: [
          ...(kinds.length > 0 ? [list(...kinds.map(kindLine))] : []),
          text(
            'You book on this site, ask for a time, or ring. A time is yours once the page or our message says that it is booked. You move it or cancel it yourself behind the private link in your confirmation; whoever has the link can do so too, so treat it as you would a key.',
          ),
          ...(kinds.some(({ price }) => isPaidPrice(price))
            ? [
                text(
                  `An appointment that costs money is a contract once you press the button that names the obligation to pay. You can cancel it within ${statutoryCancelDays} days; we come within them only if you tick the box that asks us to, and what the visit costs is then owed once it has taken place. The confirmation has all of it, with the model form, as an e-mail${outside.mail ? '' : ' where we send any,'} and as a page and a file to keep.`,
                ),
              ]
            : []),
          text(
            `To move or cancel an appointment, please tell us at least ${appointmentNoticeHours} hours before. ${noticeWords(kinds)} This rule is about appointments only: it does not shorten the ${statutoryCancelDays} days described below.`,
          ),
        ],
      },
      {
        id: 'payment',
        title: 'Deposit and payment',
        blocks: [
          text(
            `When you accept a quotation we ask for a deposit of ${depositPercent}% of its price, which reserves the dates and pays for what is ordered for your garden. The balance is due when the work is finished and you have walked round it with us.`,
          ),
          text(
            `**Or pay in stages.** If you would rather not pay half in advance, say so before you accept. You then pay a first amount that covers only what is ordered for you, and after that each stage when it is done: ground works, paving and structures, planting. The price is the same. Your quotation states the stages and their sums; where it does, they count in place of the deposit.`,
          ),
          text(
            'If the contract ends early, we settle what has been done and bought against what you have paid, and return the rest. We keep no more of a deposit than the loss we can show.',
          ),
        ],
      },
      {
        id: 'change-your-mind',
        title: `Your ${statutoryCancelDays} days to change your mind`,
        blocks: [
          text(
            `If you are a consumer and we made the contract in your home, by telephone or online, you may cancel it within ${statutoryCancelDays} days without giving a reason. For services the days count from the day the contract was made; where we mainly supply goods, from the day the last of them arrived. Tell us clearly, by e-mail, by letter or with [the form](/cancellation); you need only send it before the ${statutoryCancelDays} days are over.`,
          ),
          list(
            `We return what you have paid within ${statutoryCancelDays} days, by the way you paid it.`,
            'We do not start within that time unless you ask us to in writing, by a box in the quotation that nobody has ticked for you. If you do and then cancel, you pay for the part that was done. Once the whole of a service is finished at your request, the right has ended.',
            'Things made to your measurements, and plants or materials that cannot be given back once they are mixed into the ground, may be outside the right. The quotation says so where that is the case.',
            'If you are not told about this right when the contract is made, the time is longer: the law adds up to twelve months.',
          ),
        ],
      },
      {
        id: 'cancellation-form',
        title: 'Model cancellation form',
        blocks: [
          text(
            `${MODEL_FORM_NOTE} You can also [send it over this site](/cancellation) or [open it on its own page to print](/cancellation-form).`,
          ),
          { kind: 'form', lines: modelFormLines(settings) },
        ],
      },
      {
        id: 'work',
        title: 'The work, and what you can expect of it',
        blocks: [
          text(
            'The law says that we must work with reasonable care and skill, and that goods must be as described, fit for their purpose and of satisfactory quality. If something is not right, tell us, and give us the chance to put it right at our cost. Plants are living things: we plant them well and tell you how to look after them, and what you can expect if one fails stands in your quotation.',
          ),
          text(
            'Upkeep by the month has its own short agreement, which says what is done, what it costs and how either of us ends it.',
          ),
        ],
      },
      {
        id: 'complaints',
        title: 'If something goes wrong',
        blocks: [
          text(
            `Tell us with [the form](/complaints), by e-mail, letter or telephone. We acknowledge a complaint within ${complaintDays} days, usually much sooner, come and look where that helps, and answer in writing, as the [complaints page](/complaints) says. You may go to court at any time, and Citizens Advice will tell you about your rights free of charge: [citizensadvice.org.uk](https://www.citizensadvice.org.uk/), 0808 223 1133.`,
          ),
          text(
            'We answer for loss that we cause by breaking the contract or by carelessness, where it could have been foreseen. We do not answer for loss from building straight from a concept that nobody has surveyed. Nothing here limits our liability for death or injury caused by our negligence, for fraud, or for anything else that the law does not allow to be limited.',
          ),
        ],
      },
      {
        id: 'law',
        title: 'Law, and changes to this page',
        blocks: [
          text(
            'The law of England and Wales applies, and its courts decide. If you live in Scotland or Northern Ireland, you keep the protection of the law there. A change to this page counts for what is agreed after its date, not before.',
          ),
        ],
      },
    ],
  };
}

/** What notice is worth: money only where an appointment costs some. */
function noticeWords(kinds: readonly OfferedKind[]): string {
  if (kinds.every(isFree)) return 'If we have to cancel, we offer you a new time.';
  return 'With that notice one that is paid for is moved or refunded in full. With less, we may keep what the lost visit has really cost us, never more than its price. If we have to cancel, you choose between a new time and your money back.';
}
