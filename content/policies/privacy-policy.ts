/** What is held about people, why, for how long, and what they can ask for. */
import { KEPT } from './kept.ts';
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

const { designYears, replyDays, complaintDays } = POLICY_FIGURES;

const HELD: string[][] = [
  [
    'Garden designs',
    'Your description, the kind of project, your preferences and any corrections; postcode and sizes if you gave them; and what was made from them: three designs, their pictures and printed reports, and the hearts, comments and names that are left where they stand side by side. No name and no e-mail address, unless you leave them beside the finished designs.',
    'To make the designs you asked for and keep them at their links (steps at your request, and our interest in being able to discuss a design you bring to us).',
    `Up to ${designYears} years from the day they were made, then deleted with their pictures and reports. Sooner if you ask. A report of a design that is not kept here: ${KEPT.postedReportDays} days.`,
  ],
  [
    'A name left with designs',
    'Name and e-mail address, and whether you want the designs kept for you or to be contacted. Asked only after the designs are shown, and never needed to see them.',
    'To find your designs for you, or to write to you about them, as you chose (your consent). You take it back beside the designs, or by writing to us.',
    'As long as the designs, or until you take it back.',
  ],
  [
    'Requests for appointments',
    'Name and e-mail address; telephone number, postcode, times that suit you, a message and the reference of a design, if you gave them.',
    'To answer you and arrange the visit or call (steps at your request before a contract).',
    `Up to ${KEPT.contactYears} years from the day you sent it. If you become a client, what belongs to the contract is kept as the clients’ papers are.`,
  ],
  [
    'Appointments',
    'Name and e-mail address, the kind of appointment and its time; of a visit the house number and street; telephone number, postcode, a message, what the site check found and the reference of a design, if you gave them. The minutes it takes in our diary.',
    'To keep the time for you, to come or ring at it, and to tell you when it changes (steps at your request before a contract).',
    `Up to ${KEPT.contactYears} years from the day of the appointment; a cancelled one too. You move or cancel it yourself behind its private link.`,
  ],
  [
    'Enquiries',
    'Name, e-mail address or telephone number; postcode, budget, what you tell us about getting in and about the garden, times that suit you and a message, if you give them; the designs or the choice it is about, as they were that day; photographs that you add and those that we take in your garden, without the place they were taken at; and the letters between us, with our own notes and what we mean to do for you.',
    'To answer you, prepare a visit and a quote, and let you follow it behind its private link (steps at your request before a contract).',
    `Up to ${KEPT.contactYears} years from the last thing that happened with it. You can withdraw it behind its link.`,
  ],
  [
    'Quotes',
    'Your name, postal and e-mail address and telephone number, what the quote offers and costs, its versions, and what you answered. When you accept: the name you typed, the time, the network address it came from, and a mark by which it can be seen that nothing was changed since.',
    'To make you an offer (steps at your request), to show what was agreed (the contract), and because tax law asks us to keep it.',
    `An accepted quote: ${KEPT.contractYears} years after the end of the financial year in which it was accepted. Any other: up to ${KEPT.quoteYears} years.`,
  ],
  [
    'Invoices',
    'Your name and address, what was done, what it costs, when it fell due and when it was paid. No card and no bank details.',
    'To be paid for what was agreed (the contract), and because tax law asks us to keep them.',
    `${KEPT.contractYears} years after the end of the financial year in which it was issued.`,
  ],
  [
    'Complaints',
    'Name, e-mail address and telephone number, what you write, what we find and answer, with dates.',
    'To put things right and to show that we did (our legal duty where it is about your data; otherwise our interest in honest dealing).',
    `Up to ${KEPT.complaintYears} years from the day it was settled.`,
  ],
  [
    'Notices of cancellation',
    'Your name, postal and e-mail address, which contract you cancel, when the notice came, and what we did.',
    'To carry out your right to cancel, and to show that we did (our legal duty).',
    `${KEPT.contractYears} years after the end of the financial year it came in.`,
  ],
  [
    'E-mails this site writes',
    'Your address and name, what we write to you about a request, an appointment or your designs, and what we are told of them ourselves. If you ask for no more e-mails of a kind, a hash of your address, so that we can keep to it.',
    'To tell you what you asked for, and to see whether it arrived (steps at your request).',
    `${KEPT.mailDays} days from the day it was written. A wish for no more is kept until you take it back.`,
  ],
  [
    'Reviews and finished gardens',
    'A client’s name as they want it shown, their place, their words and stars, the month; a title and pictures of a garden. Behind it, seen by us alone: where the words came from, that the client agreed, and what was given in return.',
    'To show what our work is like (your consent, which you can take back: we then remove it), and to be able to show that a review is real (our legal duty and our interest in honest dealing).',
    'Until you take your consent back, or we take it off the site.',
  ],
  [
    'Clients’ papers',
    'Correspondence, quotations, contracts, invoices, plans and photographs of the work.',
    'To carry out the contract, and because tax law says so.',
    `${KEPT.contractYears} years after the end of the financial year in which the work ended.`,
  ],
  [
    'Questions to the assistant',
    'What you type to it, and the garden facts that this browser keeps, if you let it have them.',
    'To answer you (our interest in answering questions about our own work).',
    'Not kept. The answer is put together while you wait and forgotten; the conversation stays in your browser tab.',
  ],
  [
    'Garden checks',
    'Your postcode, and a house number if you typed one.',
    'To say what soil, climate and surroundings to expect (at your request).',
    'Not kept by us as yours: only what the public tables say of a postcode stays in the server’s memory for a time, without who asked. The house number is not passed on to anyone. The result stays in your browser.',
  ],
  [
    'The server’s log',
    'The time, which page or call was asked for, whether it worked and how long it took. No network address, nothing you typed, and no address of a private design.',
    'To keep the site running (our interest in a site that works).',
    'As long as the machine keeps its logs, at most 90 days.',
  ],
  [
    'Counts of opened pages',
    'How often each page was opened on each day. No network address, no number for you or your browser, nothing that could tell one visitor from another.',
    'To see which pages are read (our interest in a useful site). A browser that sends Global Privacy Control or Do Not Track is not counted: switching that on is how you object.',
    'The counts are about pages, not people, and are kept.',
  ],
  [
    'Attempts to sign in to the office',
    'Only of whoever enters a password at the owner’s login: network address, time, the name of the browser, and whether it was right. Never the password.',
    'To keep guessers out and let the owner see them (our interest in a safe site).',
    `${KEPT.signInDays} days.`,
  ],
  [
    'Limits against abuse',
    'Your network address, in the server’s memory; for bookings, photographs and what waits to be drawn, a scrambled form of it.',
    'To stop programs from flooding the site, and to have visitors take turns (our interest in keeping it open to people).',
    'One minute; the scrambled form up to a day.',
  ],
];

function recipients({ outside }: PolicyFacts): string[] {
  const lines = [
    'The company that runs the server this site and its backups are on, on our instructions only.',
  ];
  if (outside.mail)
    lines.push(
      'Whoever carries our e-mails: the mail service that our server hands them to, and that of your own address. If one of them is outside the United Kingdom, the UK’s rules on transfers apply to it; ask us, and we tell you where ours is.',
    );
  if (outside.postcodes)
    lines.push(
      '**Postcodes.io**, an open service of Ideal Postcodes Ltd: our server sends it the postcode you ask about, without your house number, name or network address.',
    );
  if (outside.soils)
    lines.push(
      '**The British Geological Survey** and **ISRIC SoilGrids**: our server sends them the rough coordinates of the postcode and nothing else.',
    );
  if (outside.aerial)
    lines.push(
      outside.aerial.direct
        ? `**${outside.aerial.name}** sends the picture from above straight to your browser, and so sees its network address and the coordinates.`
        : `**${outside.aerial.name}**: our server sends it the coordinates for a picture from above; it learns nothing about you.`,
    );
  if (outside.booking)
    lines.push(
      `**${outside.booking.company}**, for the appointment calendar, once you press the button that loads it. What you enter there is held by it for us, under [its own policy](${outside.booking.privacyUrl}). It may hold it in the United States, under the UK extension to the EU-US Data Privacy Framework or the UK’s standard clauses.`,
    );
  if (outside.textModel)
    lines.push(
      outside.textModel.isOwn
        ? 'Descriptions of gardens, and questions to the assistant, are read by a language model on a machine of ours. They go nowhere else.'
        : `**${outside.textModel.name}**, whose language model reads the description of your garden and your questions to the assistant. Telephone numbers, e-mail addresses and full postcodes are taken out first; your name and network address are never sent.`,
    );
  if (outside.analyticsId)
    lines.push(
      '**Google**, for Google Analytics, only if you accept it; what it is told is listed in the [cookie policy](/cookie-policy). Google may handle it in the United States under the UK extension to the EU-US Data Privacy Framework.',
    );
  lines.push(
    'Advisers, insurers, courts and authorities, where the law requires it or a claim has to be settled.',
  );
  return lines;
}

export function privacyPolicy(facts: PolicyFacts): Policy {
  const { settings, outside } = facts;
  const isAlone =
    !outside.mail &&
    !outside.postcodes &&
    !outside.soils &&
    !outside.aerial &&
    !outside.booking &&
    !(outside.textModel && !outside.textModel.isOwn) &&
    !outside.analyticsId;
  return {
    title: 'Privacy Policy',
    lede: 'What we know about you, what we do with it, and how to have it shown, changed or removed.',
    summary: [
      'You can use everything here without an account, and see your designs without telling us your name.',
      `A design is private to its link. We keep designs for up to ${designYears} years, then delete them; ask, and we delete them sooner.`,
      `${isAlone ? 'Nothing you enter leaves our own server.' : 'Little leaves our own server, and this page says what.'} We do not sell data, show advertising, or send what you write to an outside artificial-intelligence service.`,
      `We answer requests about your data within ${replyDays} days, and acknowledge complaints within ${complaintDays} days.`,
    ],
    sections: [
      {
        id: 'who',
        title: 'Who is responsible',
        blocks: [
          text(
            `${postalAddress(settings)} is the controller of the data described here. Write to ${emailLink(settings)} or telephone ${settings.phone}.${registrationWords(settings)} We follow the UK General Data Protection Regulation, the Data Protection Act 2018 and the Privacy and Electronic Communications Regulations.`,
          ),
        ],
      },
      {
        id: 'what',
        title: 'What we hold, why, and for how long',
        blocks: [
          {
            kind: 'table',
            caption: 'Data, purposes and periods',
            head: ['What', 'What’s included', 'Why, and on what legal ground', 'How long'],
            rows: HELD,
          },
          text(
            `A record of changes notes that a design was made or a request was sent, and when. It says how they were: whether a design was shared and its title, the kind and time of an appointment, the title and sum of a quote, a note of the office that was removed. Your own words are not in it. When you ask us to delete, it is deleted at once and for good, with one exception: of a quote that you accepted, its number, date, lines and amounts stay until their time is over, as tax law asks, without your name and without your words. What the office deletes for reasons of its own lies for ${KEPT.binDays} days in a bin that nobody else can see, and then goes. Backups are overwritten in turn, so something deleted can remain in one for up to ${KEPT.backupDays} days; what is brought back from one is deleted again by a list of numbers that names nobody.`,
          ),
          text(
            'Please leave out what a garden plan does not need. If you mention health or disability so that we can plan level paths or low-pollen planting, we use it for the design alone.',
          ),
        ],
      },
      {
        id: 'design-tool',
        title: 'The design tool and the assistant',
        blocks: [
          text(
            `Designs are made by a program that runs on our own server: it reads your description, measures, applies rules and draws. The assistant looks for its answers in cards, tables and articles that we have written. Unless a language model is named above, neither passes your words to another company, and neither learns from them. A question that the assistant could not answer, or whose answer you marked wrong, is kept without a name, telephone number, e-mail address or postcode for up to ${KEPT.questionDays} days, so that we can answer it better. The prices a design shows are estimates; no decision about you is made by a machine alone.`,
          ),
        ],
      },
      {
        id: 'library',
        title: 'The public design library',
        blocks: [
          text(
            'A design enters the library only if you tick the box or press the button. Others then see the drawing, the title the program gave it, the planting and the price, there and sometimes on our home page. They never see your description, your postcode or who you are. You can take it out again from the same browser, or by writing to us.',
          ),
          text(
            'Anyone with the link to a private design can open it, so please keep the link private. Search engines are told not to list it.',
          ),
        ],
      },
      {
        id: 'browser',
        title: 'What stays in your browser',
        blocks: [
          text(
            'Some notes are kept by your own browser, not by us. The [cookie policy](/cookie-policy) lists each by its name.',
          ),
        ],
      },
      {
        id: 'others',
        title: 'Who else receives anything',
        blocks: [
          text('We do not sell data and do not trade it. It reaches only:'),
          list(...recipients(facts)),
        ],
      },
      {
        id: 'rights',
        title: 'Your rights',
        blocks: [
          text(
            'You may ask us to show you what we hold and give you a copy, to correct it, to delete it, to stop or limit what we do with it, and to hand over what you gave us in a form a computer can read. You may object to anything we do on the ground of our own interest, and withdraw a consent whenever you like.',
          ),
          text(
            `Write to ${emailLink(settings)} and say what you would like. Designs carry a name only if you left one with them: otherwise please include their links. We reply within ${replyDays} days, and never later than the one month the law allows. It costs nothing.`,
          ),
        ],
      },
      {
        id: 'complaints',
        title: 'Complaints',
        blocks: [
          text(
            `If we have handled your data badly, tell us: with the [form on the complaints page](/complaints), by e-mail, by letter or by telephone. We acknowledge a complaint within ${complaintDays} days of the day it reaches us, look into it without undue delay, keep you informed and tell you what came of it.`,
          ),
          text(
            'You may also complain to the Information Commissioner’s Office at any time: [ico.org.uk/make-a-complaint](https://ico.org.uk/make-a-complaint/), 0303 123 1113, Wycliffe House, Water Lane, Wilmslow, Cheshire SK9 5AF.',
          ),
        ],
      },
      {
        id: 'safety',
        title: 'How it is kept safe',
        blocks: [
          text(
            'Pages and calls are answered under a strict content policy; designs have addresses that cannot be guessed; log lines leave out what is personal; what belongs to you alone is behind private links that are signed, left out of search engines and never counted; photographs lose the place they were taken at; the office is behind a password that is stored only as a one-way hash. If something should go wrong that puts you at risk, we tell you and the Information Commissioner as the law requires.',
          ),
        ],
      },
      {
        id: 'changes',
        title: 'Children, and changes to this page',
        blocks: [
          text(
            'The site is meant for people who have the say over a garden. Please do not send us the details of anyone under 16.',
          ),
          text(
            'When something changes, we change this page and its date. If a change matters to you and we have your address, we write to you first.',
          ),
        ],
      },
    ],
  };
}
