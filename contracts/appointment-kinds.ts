/** The kinds of appointment that the firm offers. */
import { z } from 'zod';
import { BOOKING_KINDS } from './site-words.ts';
import { OpenHours, weekProblems } from './week.ts';

const NUMBER = 'Please enter a number';
const FIVES = 'Please enter a multiple of five minutes';

export const AppointmentKind = z.object({
  kind: z.enum(BOOKING_KINDS),
  label: z
    .string()
    .trim()
    .min(2, 'Please give it a name')
    .max(80, 'Please keep the name under 80 characters'),
  minutes: z
    .number(NUMBER)
    .int()
    .multipleOf(5, FIVES)
    .min(10, 'Please enter 10 minutes or more')
    .max(480, 'Please enter eight hours or less'),
  /** "Free", "£150, credited towards the project if it proceeds" */
  price: z
    .string()
    .trim()
    .min(1, 'Please say what it costs')
    .max(120, 'Please keep the price under 120 characters'),
  isOnSite: z.boolean(),
  /** Minutes kept free around it. */
  bufferBefore: z
    .number(NUMBER)
    .int()
    .multipleOf(5, FIVES)
    .min(0, 'Please enter 0 or more')
    .max(240, 'Please enter four hours or less'),
  bufferAfter: z
    .number(NUMBER)
    .int()
    .multipleOf(5, FIVES)
    .min(0, 'Please enter 0 or more')
    .max(240, 'Please enter four hours or less'),
  /** Notice in hours: no appointment starts earlier. */
  noticeHours: z
    .number(NUMBER)
    .int()
    .min(0, 'Please enter 0 or more')
    .max(720, 'Please enter 30 days or less'),
  /** Days ahead that can be booked. */
  horizonDays: z
    .number(NUMBER)
    .int()
    .min(1, 'Please enter a day or more')
    .max(365, 'Please enter a year or less'),
  /** When it can be had; null: the opening hours. */
  hours: z.array(OpenHours).max(28).nullable(),
  isOffered: z.boolean(),
});
export type AppointmentKind = z.infer<typeof AppointmentKind>;

/** As the owner saves one. */
export const AppointmentKindInput = AppointmentKind.check((context) => {
  const [problem] = weekProblems(context.value.hours ?? []);
  if (problem)
    context.issues.push({
      code: 'custom',
      input: context.value,
      path: ['hours'],
      message: problem.message,
    });
  if (context.value.hours?.length === 0)
    context.issues.push({
      code: 'custom',
      input: context.value,
      path: ['hours'],
      message: 'Please give it a day, or do not offer it',
    });
});

export const AppointmentKinds = z
  .array(AppointmentKind)
  .length(BOOKING_KINDS.length)
  .refine(
    (kinds) => BOOKING_KINDS.every((kind) => kinds.some((one) => one.kind === kind)),
    'Each kind of appointment has to be there once',
  );

const COMMON = { noticeHours: 24, horizonDays: 60, hours: null, isOffered: true };

/** As the specification has them. */
export const DEFAULT_APPOINTMENT_KINDS: AppointmentKind[] = [
  {
    kind: 'general-consultation',
    label: 'General Consultation',
    minutes: 30,
    price: 'Free',
    isOnSite: false,
    bufferBefore: 0,
    bufferAfter: 15,
    ...COMMON,
  },
  {
    kind: 'site-assessment',
    label: 'Site Assessment',
    minutes: 45,
    price: '£150, credited towards the project if it proceeds',
    isOnSite: true,
    bufferBefore: 15,
    bufferAfter: 15,
    ...COMMON,
    noticeHours: 48,
  },
  {
    kind: 'project-followup',
    label: 'Project Follow-up',
    minutes: 30,
    price: 'Free for clients with completed projects',
    isOnSite: false,
    bufferBefore: 0,
    bufferAfter: 15,
    ...COMMON,
  },
];
/** A kind as visitors are told of it. */
export type OfferedKind = Pick<
  AppointmentKind,
  'kind' | 'label' | 'minutes' | 'price' | 'isOnSite' | 'isOffered'
>;
export const KindsInput = z.object({
  kinds: z.array(AppointmentKindInput).max(BOOKING_KINDS.length).pipe(AppointmentKinds),
});
