import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { AdminAppointment } from '#contracts/appointments.ts';
import { Agenda } from './agenda.tsx';
import { AppointmentTile } from './diary-tile.tsx';

const appointment = (more: Partial<AdminAppointment>): AdminAppointment => ({
  id: 'bkg_1',
  version: 1,
  reference: 'ABC123',
  kind: 'site-assessment',
  label: 'Site assessment',
  price: '£150',
  isOnSite: true,
  startsAt: '2026-11-24T10:00:00.000Z',
  endsAt: '2026-11-24T11:00:00.000Z',
  state: 'booked',
  name: 'Ada Field',
  address: null,
  postcode: 'RM1 3DS',
  designId: null,
  contract: null,
  isShortNotice: false,
  isPast: false,
  email: '',
  phone: null,
  message: null,
  enquiryId: null,
  siteFacts: [],
  bufferBefore: 0,
  bufferAfter: 0,
  createdAt: '2026-11-20T10:00:00.000Z',
  ...more,
});
const nothing = () => undefined;
const box = { column: 0, columns: 1, from: 600, to: 660, hours: { first: 8, last: 18 } };
const drawn = (one: AdminAppointment) => [
  renderToStaticMarkup(
    <AppointmentTile
      appointment={one}
      startsAt={one.startsAt}
      box={box}
      isMoving={false}
      isMovable={false}
      hintId="hint"
      onOpen={nothing}
      onKeyDown={nothing}
      onBlur={nothing}
      onPointerDown={nothing}
    />,
  ),
  renderToStaticMarkup(
    <Agenda
      dates={['2026-11-24']}
      today="2026-11-25"
      diary={{ appointments: [one], blocks: [], busy: [], daysOff: [], week: [], holidays: [] }}
      onOpen={nothing}
      onOpenBlock={nothing}
    />,
  ),
];

test.each<[string, Partial<AdminAppointment>, boolean]>([
  ['to come', {}, false],
  ['over and not noted', { isPast: true }, true],
  ['that took place', { isPast: true, state: 'done' }, false],
  ['that was cancelled', { isPast: true, state: 'cancelled' }, false],
])(
  'of an appointment %s tile and list ask whether it took place only where nobody has said so',
  (_name, more, asks) => {
    expect(drawn(appointment(more)).map((markup) => markup.includes('Did it take place?'))).toEqual(
      [asks, asks],
    );
  },
);
