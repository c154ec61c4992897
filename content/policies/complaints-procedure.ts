/** How to complain, who answers, and by when. */
import { KEPT } from './kept.ts';
import {
  emailLink,
  list,
  POLICY_FIGURES,
  postalAddress,
  text,
  type Policy,
  type PolicyFacts,
} from './policy.ts';

const { complaintDays } = POLICY_FIGURES;

/** The section that holds the form. */
export const COMPLAINT_FORM_SECTION = 'form';

export function complaintsProcedure({ settings, outside }: PolicyFacts): Policy {
  const acknowledged = outside.mail
    ? 'at once, on the screen and by e-mail, with a reference'
    : 'at once, on the screen, with a reference and a page that you can print and come back to';
  return {
    title: 'Complaints',
    lede: 'Something has gone wrong? Tell us. It is read by somebody who can put it right.',
    summary: [
      `We acknowledge a complaint ${acknowledged}.`,
      `You have our answer in writing within ${complaintDays} days. If we need longer, we say why and until when.`,
      'It costs nothing, and it takes no right away from you.',
    ],
    sections: [
      {
        id: COMPLAINT_FORM_SECTION,
        title: 'Make a complaint',
        blocks: [
          text(
            `Use this form, or write to ${emailLink(settings)}, telephone ${settings.phone}, or send a letter to ${postalAddress(settings)}. Somebody else may complain for you. If the form is hard to use, ring us and we write it down together.`,
          ),
        ],
      },
      {
        id: 'what-happens',
        title: 'What happens then',
        blocks: [
          list(
            `**It is acknowledged** ${acknowledged}. The clock starts on the day it reaches us.`,
            '**It is read by the owner of the firm**, who is not the person it is about wherever the firm is larger than one.',
            '**We look into it.** We come and look where that helps, ask you what is not clear, and keep you informed.',
            `**We answer in writing within ${complaintDays} days**: what we found, what we do about it and when. If we need longer, we tell you before that day, with the reason and a new day.`,
            '**You can follow it** on a page of your own, whose address you are given.',
          ),
        ],
      },
      {
        id: 'work',
        title: 'About the work',
        blocks: [
          text(
            'The law says that a service must be done with reasonable care and skill, and that goods must be as described, fit for their purpose and of satisfactory quality. Where it was not, you may ask us to do it again or put it right at our cost, and where that is not possible, for money back. Please do not pay somebody else to put it right before we have had the chance to see it, unless it cannot wait.',
          ),
          text(
            'If you have changed your mind about a contract, you need not complain: see [your right to cancel](/cancellation).',
          ),
        ],
      },
      {
        id: 'data',
        title: 'About your personal data',
        blocks: [
          text(
            `If you think that we have handled your personal data against the law, you have the right to complain to us (section 164A of the Data Protection Act 2018). Choose “Personal data” in the form. We acknowledge it within ${complaintDays} days of the day it reaches us, counting that day; look into it without undue delay; tell you how it goes; and tell you what came of it without undue delay.`,
          ),
          text(
            'You may also complain to the Information Commissioner’s Office at any time, before or after: [ico.org.uk/make-a-complaint](https://ico.org.uk/make-a-complaint/), 0303 123 1113, Wycliffe House, Water Lane, Wilmslow, Cheshire SK9 5AF. What we hold of you, and how to have it shown or deleted, stands in the [privacy policy](/privacy-policy).',
          ),
        ],
      },
      {
        id: 'elsewhere',
        title: 'If our answer does not settle it',
        blocks: [
          text(
            'Tell us why, and we look again. Citizens Advice tells you about your rights free of charge: [citizensadvice.org.uk](https://www.citizensadvice.org.uk/), 0808 223 1133. You may ask a mediator, and you may go to court; small claims need no solicitor. Any dispute scheme that the firm belongs to is named in your quotation.',
          ),
        ],
      },
      {
        id: 'kept',
        title: 'What we keep of it',
        blocks: [
          text(
            `What you write and what came of it is kept in a log that only the office sees, so that nothing is forgotten and we learn from it. It is kept up to ${KEPT.complaintYears} years from the day the complaint was settled, then deleted.`,
          ),
        ],
      },
    ],
  };
}
