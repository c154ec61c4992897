/** Ground that has to be left free, as it was told. */
import type { Barred, BarredPlace } from '../model/barred.ts';
import type { Corrections, Fact, KeptThing } from '../model/brief.ts';
import type { Reading, Stretch, StripSaid } from '../model/reading.ts';

const mm = (metres: number | null): number | null =>
  metres === null ? null : Math.round(metres * 1000);
const isSame = (a: string, b: string): boolean => a.includes(b) || b.includes(a);

/** What may not be done on a piece of ground is not refused for the whole garden: "nothing built there, and no trees". */
export function withoutBarring(reading: Reading): Reading {
  const told = reading.ground?.barred ?? [];
  if (!told.length) return reading;
  const isOfIt = (one: Stretch) =>
    told.some(({ start, end }) => start <= one.start && one.end <= end);
  return {
    ...reading,
    mentions: reading.mentions.filter((m) => m.status !== 'refused' || !isOfIt(m)),
    ...(reading.refusals ? { refusals: reading.refusals.filter((one) => !isOfIt(one)) } : {}),
  };
}

/** From a fence that somebody climbs nothing to stand on is nearer: further than a child steps across. Our own figure. */
const FOOTHOLD_MM = 1000;

/** An answer on where something stands, as a place of such ground. */
const AS_PLACE: Partial<Record<NonNullable<KeptThing['where']>, BarredPlace>> = {
  left: 'left',
  right: 'right',
  back: 'back',
  'back-left': 'back-left',
  'back-right': 'back-right',
  middle: 'middle',
  'near-house': 'house',
};

/** `standsAt`: by their kinds, where it was shown to lie. `strip`: along an edge, where nothing may be built; null where it is a pipe's own. Of one that was told in the same words it is the measure. */
export function readBarred(
  { ground, said }: Reading,
  strip: StripSaid | null,
  standsAt: NonNullable<Corrections['standsAt']> = {},
): Fact<Barred>[] {
  const shown = (kind: string) => {
    const where = standsAt[kind];
    return where ? AS_PLACE[where] : undefined;
  };
  const told = ground?.barred ?? [],
    own = strip && told.find(({ quote }) => isSame(quote, strip.quote));
  return [
    ...told.map(({ kind, place, widthM, mostM, quote }): Fact<Barred> => ({
      value: {
        kind,
        place: shown(kind) ?? place ?? (quote === own?.quote ? strip!.side : null),
        widthMm: mm(widthM ?? (quote === own?.quote ? strip!.metres : null)),
        ...(mostM === undefined ? {} : { mostMm: Math.round(mostM * 1000) }),
      },
      source: { kind: 'read', quote },
    })),
    ...(said?.climbs
      ? [
          {
            value: { kind: 'foothold strip', place: 'back', widthMm: FOOTHOLD_MM } as const,
            source: { kind: 'read', quote: said.climbs } as const,
          },
        ]
      : []),
    ...(strip && !own
      ? [
          {
            value: {
              kind: 'no-build strip',
              place: strip.side,
              widthMm: mm(strip.metres),
            } as const,
            source: { kind: 'read', quote: strip.quote } as const,
          },
        ]
      : []),
  ];
}
