/** The templates a fresh installation has. What stands in braces is filled in when one is chosen. */
import type { ReplyTemplate } from '#contracts/admin-enquiries.ts';

export const DEFAULT_REPLY_TEMPLATES: ReplyTemplate[] = [
  {
    title: 'Thank you, let us visit',
    text: 'Dear {name},\n\nThank you for sending us {design}. The next step is a visit: we measure levels and access, look at the soil and the drains, and talk through what matters to you. You can choose a time here:\n\n{visit}\n\nIf none of them suits, please write back with two or three days that do.\n\nKind regards,\n{firm}',
  },
  {
    title: 'A few questions first',
    text: 'Dear {name},\n\nThank you for your enquiry. Before we name a price for {design}, three things would help us: how wide the access to the garden is at its narrowest, how level the garden is, and photographs taken from the house and towards it. You can add them on your page:\n\n{link}\n\nKind regards,\n{firm}',
  },
  {
    title: 'Your quote is on its way',
    text: 'Dear {name},\n\nThank you for showing us the garden. We are working out your quote for {design} and will send it within a week. You will find it on your page as soon as it is ready:\n\n{link}\n\nKind regards,\n{firm}',
  },
  {
    title: 'Outside our area or trade',
    text: 'Dear {name},\n\nThank you for thinking of us. I am afraid this is work we cannot take on: it lies outside the area we serve, or outside our trade. The design, its plan and its list of quantities are yours to keep, and another firm can price from them.\n\n{link}\n\nKind regards,\n{firm}',
  },
];
