/** What the site does for people who use it without a mouse, without scripts or without sight, and what it cannot yet do. */
import { emailLink, list, POLICY_FIGURES, text, type Policy, type PolicyFacts } from './policy.ts';

export function accessibilityStatement({ settings, outside }: PolicyFacts): Policy {
  return {
    title: 'Accessibility',
    lede: 'This site should be as good to use by keyboard, by voice or by ear as it is by eye.',
    summary: [
      'We build to level AA of the Web Content Accessibility Guidelines 2.2.',
      'Everything a drawing shows is also there in words and tables.',
      'If something is in your way, tell us and we will give you the same thing another way.',
    ],
    sections: [
      {
        id: 'works',
        title: 'What you can count on',
        blocks: [
          list(
            'Every page can be used with the keyboard alone; what has the focus is outlined and never hidden behind the bar.',
            'Text can be enlarged to 400% and reflows; no page scrolls sideways at 320 pixels.',
            'Colours keep their contrast in the light and in the dark theme.',
            'Each plan comes with tables of its areas, plants, quantities and costs.',
            'Moving pictures can be paused, and stay still if your system asks for less motion.',
            'Errors are said in words, where they happen, and nothing you typed is lost.',
            'All pages can be read without scripts. The design tool, the calculator and the assistant need them.',
          ),
        ],
      },
      {
        id: 'limits',
        title: 'What is not there yet',
        blocks: [
          list(
            'The drawn plan itself is a picture to a screen reader: its summary and tables say what is on it, but not every dimension.',
            'Printed reports are tagged PDF files with headings and an outline. They have not been certified against PDF/UA.',
            ...(outside.booking
              ? [
                  `The booking calendar is made by ${outside.booking.name}, and we cannot change it. You can book by e-mail or telephone instead.`,
                ]
              : []),
          ),
        ],
      },
      {
        id: 'tested',
        title: 'How it is tested',
        blocks: [
          text(
            'Each change is checked by a program (axe) on every page, at the widths of a telephone, a tablet and a desk, in both themes, and by tests that use the keyboard alone. That finds much but not all, so we rely on people telling us.',
          ),
        ],
      },
      {
        id: 'tell-us',
        title: 'Tell us',
        blocks: [
          text(
            `Write to ${emailLink(settings)} or telephone ${settings.phone}, and say which page it was. We reply within ${POLICY_FIGURES.replyDays} days. We can also send plans and prices as plain text or in large print, or go through them with you on the telephone. If you are not content with our answer, the [Equality Advisory and Support Service](https://www.equalityadvisoryservice.com/) can help.`,
          ),
        ],
      },
    ],
  };
}
