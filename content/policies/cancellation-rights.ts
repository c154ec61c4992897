/** The right to cancel a contract made at home or at a distance, in the words that Schedule 3 gives it, and how it is used. */
import { KEPT } from './kept.ts';
import { MODEL_FORM_NOTE, modelFormLines } from './model-form.ts';
import {
  emailLink,
  list,
  POLICY_FIGURES,
  postalAddress,
  text,
  type Policy,
  type PolicyFacts,
} from './policy.ts';

const { statutoryCancelDays, appointmentNoticeHours } = POLICY_FIGURES;

/** The section that holds the form. */
export const NOTICE_FORM_SECTION = 'form';

export function cancellationRights({ settings, outside }: PolicyFacts): Policy {
  const reach = `${postalAddress(settings)}, telephone ${settings.phone}, ${emailLink(settings)}`;
  return {
    title: 'Your right to cancel',
    lede: `${statutoryCancelDays} days to change your mind about a contract made in your home, by telephone or online.`,
    summary: [
      `You may cancel within ${statutoryCancelDays} days without giving a reason.`,
      'Tell us in any clear way: the form on this page, an e-mail, a letter, the model form. It is enough to send it before the time is over.',
      `What you have paid comes back within ${statutoryCancelDays} days. If you asked us in writing to start at once, you pay for the part that was done.`,
    ],
    sections: [
      {
        id: 'right',
        title: 'The right to cancel',
        blocks: [
          text(
            'This is for consumers: people who have work done for themselves and not for a business. It covers contracts made in your home or garden, or anywhere that is not our place of business, and contracts made by telephone, by e-mail or on this site.',
          ),
          text(
            `You have the right to cancel such a contract within ${statutoryCancelDays} days without giving any reason. The cancellation period expires after ${statutoryCancelDays} days:`,
          ),
          list(
            '**for a service**, from the day of the conclusion of the contract: the day on which you accepted our quotation;',
            '**for goods**, from the day on which you, or somebody you name who is not the carrier, receive them; where one order comes in several deliveries, the last of them;',
            '**for work with goods**, whichever of the two the contract mainly is; your quotation says which.',
          ),
          text(
            'If we do not tell you about this right when the contract is made, the period is longer: up to twelve months more, or 14 days from the day on which we tell you.',
          ),
        ],
      },
      {
        id: 'how',
        title: 'How to cancel',
        blocks: [
          text(
            `To exercise the right to cancel, you must inform us (${reach}) of your decision to cancel the contract by a clear statement, for example a letter sent by post or an e-mail. You may use the model cancellation form, but it is not obligatory. You can also fill in and submit the form on this page. If you use this option, we communicate to you an acknowledgement of receipt on a durable medium${outside.mail ? ', by e-mail,' : ', as a page to save or print,'} without delay.`,
          ),
          text(
            'To meet the cancellation deadline, it is sufficient for you to send your communication concerning your exercise of the right to cancel before the cancellation period has expired.',
          ),
        ],
      },
      {
        id: NOTICE_FORM_SECTION,
        title: 'Send a notice now',
        blocks: [
          text(
            'The lines are those of the model form below. The acknowledgement says when your notice reached us and shows its words; keep it.',
          ),
        ],
      },
      {
        id: 'model-form',
        title: 'Model cancellation form',
        blocks: [
          text(`${MODEL_FORM_NOTE} [Open it on a page of its own to print](/cancellation-form).`),
          { kind: 'form', lines: modelFormLines(settings) },
        ],
      },
      {
        id: 'effects',
        title: 'What happens when you cancel',
        blocks: [
          text(
            'If you cancel the contract, we reimburse to you all payments received from you, including the costs of delivery, except for the supplementary costs that arise if you chose a type of delivery other than the least expensive type of standard delivery offered by us.',
          ),
          text(
            'We may make a deduction from the reimbursement for loss in value of any goods supplied, if the loss is the result of unnecessary handling by you.',
          ),
          text(
            `We make the reimbursement without undue delay, and not later than ${statutoryCancelDays} days after the day we receive back from you any goods supplied, or, if earlier, ${statutoryCancelDays} days after the day you provide evidence that you have returned the goods; or, if there were no goods supplied, ${statutoryCancelDays} days after the day on which we are informed about your decision to cancel.`,
          ),
          text(
            'We make the reimbursement using the same means of payment as you used for the initial transaction, unless you have expressly agreed otherwise; in any event, you do not incur any fees as a result of it. Where goods have been delivered to your home and cannot be returned by post, we collect them at our expense.',
          ),
        ],
      },
      {
        id: 'start-early',
        title: `If you want us to start within the ${statutoryCancelDays} days`,
        blocks: [
          text(
            `We do not begin within the ${statutoryCancelDays} days unless you ask us to, in writing and of your own accord: in the quotation it is a box that nobody has ticked for you. You keep the right to cancel while the work goes on. If you then cancel, you pay an amount in proportion to what has been performed until you told us, in comparison with the full coverage of the contract.`,
          ),
          text(
            'Once a service has been fully performed at your express request, and you had acknowledged that you would lose the right then, the right to cancel has ended.',
          ),
        ],
      },
      {
        id: 'exceptions',
        title: 'What it does not cover',
        blocks: [
          list(
            'Goods made to your own measurements or clearly for you alone, such as a gate built to your opening.',
            'Goods that deteriorate or expire rapidly, which some plants do.',
            'Goods that have been mixed inseparably with others after delivery, such as soil that has been dug in.',
            'Urgent repairs that you asked us to come for. What is done or sold beyond the urgent repair can be cancelled.',
            'Contracts made away from our premises for £42 or less.',
          ),
          text(
            'Where one of these is part of a larger contract, the rest of it can still be cancelled. The quotation says what falls outside. What the law says about faulty goods and careless work is another matter and always holds: see [complaints](/complaints).',
          ),
        ],
      },
      {
        id: 'appointments',
        title: 'Appointments are another matter',
        blocks: [
          text(
            `To move or cancel an appointment we ask for ${appointmentNoticeHours} hours’ notice, as the [terms](/terms-of-service#appointments) say. That rule is about our diary. It does not shorten the ${statutoryCancelDays} days, and it is no condition for cancelling a contract, a paid site assessment included.`,
          ),
        ],
      },
      {
        id: 'kept',
        title: 'What we keep of it',
        blocks: [
          text(
            `A notice is kept with the papers of the contract, up to ${KEPT.contractYears} years after the end of the financial year it belongs to. How we handle it is explained in the [privacy policy](/privacy-policy).`,
          ),
        ],
      },
    ],
  };
}
