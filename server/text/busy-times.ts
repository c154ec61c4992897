/**
 * When a calendar (RFC 5545) is busy, and nothing of what for. Repeats, exceptions and time zones are read by ical.js: its
 * readers know years of what calendar programs write.
 */
import ical from 'ical.js';
import { DAY_MS, momentOf } from '#contracts/london-time.ts';
import { momentInZone } from '#server/text/zone-time.ts';

type Component = InstanceType<typeof ical.Component>;
type Event = InstanceType<typeof ical.Event>;
type Recur = InstanceType<typeof ical.Recur>;
type Time = InstanceType<typeof ical.Time>;
export type BusyTime = { startsAt: string; endsAt: string };
/** Milliseconds; the end is not included. */
type Span = { from: number; to: number };

/** More repeats than this are no working calendar: every quarter of an hour for a year are 35,000. */
const MOST_REPEATS = 50_000;
/** Within the window, after being merged. */
const MOST_BUSY_TIMES = 4_000;
/** Of our own feed: what a calendar has copied from it would keep a visit from its own time. */
const OWN_ENTRY = '@plotwright';

/**
 * Merged and in their order; those that lie in the window at least in part. All-day entries that are marked as busy count from
 * midnight to midnight in London; times without a zone are London's. A rule of repeats that can never be met may take for ever:
 * it is read in a thread with a time limit (server/adapters/outside-calendar).
 */
export function readBusyTimes(text: string, window: Span): BusyTime[] | 'no-calendar' | 'too-many' {
  const calendars = calendarsOf(text.replace(/^\uFEFF?\s*/, ''));
  if (!calendars) return 'no-calendar';
  const spans: Span[] = [];
  let looked = 0;
  for (const calendar of calendars)
    for (const span of spansOf(calendar, window)) {
      looked += 1;
      if (looked > MOST_REPEATS) return 'too-many';
      if (span && span.to > window.from && span.from < window.to) spans.push(span);
    }
  const merged = merge(spans);
  if (merged.length > MOST_BUSY_TIMES) return 'too-many';
  return merged.map(({ from, to }) => ({
    startsAt: new Date(from).toISOString(),
    endsAt: new Date(to).toISOString(),
  }));
}

/** One file may hold several; null where it is none. */
function calendarsOf(file: string): Component[] | null {
  if (!/^BEGIN:VCALENDAR/i.test(file)) return null;
  try {
    const read = ical.parse(file) as unknown[];
    const several = (Array.isArray(read[0]) ? read : [read]) as never[];
    return several.map((one) => new ical.Component(one));
  } catch {
    return null;
  }
}

/** Milliseconds of a time. */
function msOf(time: Time): number {
  const two = (value: number) => String(value).padStart(2, '0');
  const date = `${String(time.year).padStart(4, '0')}-${two(time.month)}-${two(time.day)}`;
  const clock = time.isDate ? '00:00' : `${two(time.hour)}:${two(time.minute)}`;
  if (!time.isDate && time.zone && time.zone.tzid !== 'floating') return time.toUnixTime() * 1000;
  // A zone that the file names and does not describe.
  const { timezone } = time as unknown as { timezone?: string };
  return (
    (timezone && !time.isDate ? momentInZone(date, clock, timezone) : null) ??
    Date.parse(momentOf(date, clock))
  );
}

const isBusy = (part: Component): boolean =>
  String(part.getFirstPropertyValue('status') ?? '').toUpperCase() !== 'CANCELLED' &&
  String(part.getFirstPropertyValue('transp') ?? '').toUpperCase() !== 'TRANSPARENT' &&
  String(part.getFirstPropertyValue('x-microsoft-cdo-busystatus') ?? '').toUpperCase() !== 'FREE';

/** Null for what was looked at and is not busy, so that it counts. */
function* spansOf(calendar: Component, window: Span): Generator<Span | null> {
  const events = calendar
    .getAllSubcomponents('vevent')
    .filter((part) => part.hasProperty('dtstart'))
    .map((part) => new ical.Event(part))
    .filter(({ uid }) => !String(uid).endsWith(OWN_ENTRY));
  // What was changed of one repeat stands as an entry of its own, in place of that one.
  const changed = new Set(
    events.filter((one) => one.isRecurrenceException()).map((one) => keyOf(one, one.recurrenceId)),
  );
  for (const event of events)
    if (!isBusy(event.component)) yield null;
    else if (event.isRecurring() && !event.isRecurrenceException())
      yield* repeatsOf(event, changed, window);
    else yield spanOf(event, event.startDate);
  for (const part of calendar.getAllSubcomponents('vfreebusy'))
    for (const property of part.getAllProperties('freebusy')) {
      if (String(property.getFirstParameter('fbtype') ?? '').toUpperCase() === 'FREE') continue;
      for (const period of property.getValues() as { start: Time; getEnd(): Time }[])
        yield { from: msOf(period.start), to: msOf(period.getEnd()) };
    }
}

const keyOf = ({ uid }: Event, time: Time): string => `${uid} ${msOf(time)}`;

function* repeatsOf(
  event: Event,
  changed: ReadonlySet<string>,
  window: Span,
): Generator<Span | null> {
  const repeats = event.iterator(nearWindow(event, window));
  for (let start = repeats.next(); start; start = repeats.next()) {
    const span = spanOf(event, start);
    if (span.from >= window.to) return;
    yield changed.has(keyOf(event, start)) ? null : span;
  }
}

/** What has repeated daily or weekly for years begins shortly before the window: going through all of it takes a second. */
function nearWindow(event: Event, window: Span): Time {
  const start = event.startDate.clone();
  const rules = event.component
    .getAllProperties('rrule')
    .map((one) => one.getFirstValue() as Recur);
  const [rule] = rules;
  const days = rule && { DAILY: 1, WEEKLY: 7 }[rule.freq as string];
  if (!rule || !days || rules.length > 1 || rule.count) return start;
  const step = days * (rule.interval || 1);
  const before = window.from - msOf(start) - event.duration.toSeconds() * 1000;
  const steps = Math.floor(before / (step * DAY_MS)) - 1;
  if (steps > 0) start.adjust(steps * step, 0, 0, 0);
  return start;
}

/** By the clock: an entry from 23:00 to 05:00 stays so on the night on which the clocks change. */
function spanOf(event: Event, start: Time): Span {
  const end = start.clone();
  end.addDuration(event.duration);
  // What addDuration leaves out of the copy, where the file does not describe the zone.
  const { timezone } = start as unknown as { timezone?: string };
  if (timezone) Object.assign(end, { timezone });
  const from = msOf(start);
  return { from, to: Math.max(from, msOf(end)) };
}

function merge(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (to <= from) continue;
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else merged.push({ from, to });
  }
  return merged;
}
