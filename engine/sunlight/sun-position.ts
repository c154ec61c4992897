/** Where the sun stands: NOAA's solar calculator (after Meeus, Astronomical Algorithms), good to 0.02° for our century. */
import { acos, asin, atan2, cos, degrees, radians, sin, tan } from '../geometry/trig.ts';

/** Altitude above the horizon and compass bearing clockwise from north, degrees. */
export type SunPosition = { altitudeDeg: number; azimuthDeg: number };
export type SunMoment = {
  latitudeDeg: number;
  /** East is positive. */
  longitudeDeg: number;
  /** 1 is 1 January. */
  dayOfYear: number;
  /** Universal time as a decimal hour; may run past 24 or below 0. */
  hourUtc: number;
  /** Calendar year; a day of year drifts by a quarter of a day between leap years. */
  year?: number;
};

/** The year a design is reckoned in when none is given: midway between two leap years. */
const TYPICAL_YEAR = 2026;

/** Julian day of an hour of a day of a year in the Gregorian calendar. */
function julianDay(year: number, dayOfYear: number, hourUtc: number): number {
  const before = year - 1;
  const newYear =
    1721424.5 +
    365 * before +
    Math.floor(before / 4) -
    Math.floor(before / 100) +
    Math.floor(before / 400) +
    1;
  return newYear + dayOfYear - 1 + hourUtc / 24;
}

/** The sun's declination in degrees and the equation of time in minutes. */
export function sunElements(
  dayOfYear: number,
  hourUtc = 12,
  year = TYPICAL_YEAR,
): { declinationDeg: number; equationOfTimeMin: number } {
  const t = (julianDay(year, dayOfYear, hourUtc) - 2451545) / 36525;
  const meanLongitude = radians((280.46646 + t * (36000.76983 + t * 0.0003032)) % 360);
  const anomaly = radians(357.52911 + t * (35999.05029 - 0.0001537 * t));
  const eccentricity = 0.016708634 - t * (0.000042037 + 0.0000001267 * t);
  const centre =
    sin(anomaly) * (1.914602 - t * (0.004817 + 0.000014 * t)) +
    sin(2 * anomaly) * (0.019993 - 0.000101 * t) +
    sin(3 * anomaly) * 0.000289;
  const node = radians(125.04 - 1934.136 * t);
  const longitude = radians(degrees(meanLongitude) + centre - 0.00569 - 0.00478 * sin(node));
  const obliquity = radians(
    23 +
      (26 + (21.448 - t * (46.815 + t * (0.00059 - t * 0.001813))) / 60) / 60 +
      0.00256 * cos(node),
  );
  const half = tan(obliquity / 2),
    y = half * half;
  const equation =
    y * sin(2 * meanLongitude) -
    2 * eccentricity * sin(anomaly) +
    4 * eccentricity * y * sin(anomaly) * cos(2 * meanLongitude) -
    0.5 * y * y * sin(4 * meanLongitude) -
    1.25 * eccentricity * eccentricity * sin(2 * anomaly);
  return {
    declinationDeg: degrees(asin(sin(obliquity) * sin(longitude))),
    equationOfTimeMin: 4 * degrees(equation),
  };
}

/** Where the sun stands at an hour angle (0 at solar noon, 15° an hour, afternoon positive); refraction left out. */
export function sunAtHourAngle(
  latitudeDeg: number,
  declinationDeg: number,
  hourAngleDeg: number,
): SunPosition {
  const latitude = radians(latitudeDeg),
    declination = radians(declinationDeg),
    angle = radians(hourAngleDeg);
  const altitude = asin(
    sin(latitude) * sin(declination) + cos(latitude) * cos(declination) * cos(angle),
  );
  const fromSouth = atan2(
    sin(angle),
    cos(angle) * sin(latitude) - tan(declination) * cos(latitude),
  );
  return { altitudeDeg: degrees(altitude), azimuthDeg: (degrees(fromSouth) + 540) % 360 };
}

/** Half the day's arc in degrees of hour angle: the sun is up from minus this to plus this. */
export function halfDayDeg(latitudeDeg: number, declinationDeg: number): number {
  return degrees(acos(-tan(radians(latitudeDeg)) * tan(radians(declinationDeg))));
}

/** Refraction of the atmosphere in degrees at a true altitude (NOAA's approximation). */
function refractionDeg(altitudeDeg: number): number {
  if (altitudeDeg > 85 || altitudeDeg < -0.575) return 0;
  const t = tan(radians(altitudeDeg));
  if (altitudeDeg > 5)
    return (58.1 / t - 0.07 / (t * t * t) + 0.000086 / (t * t * t * t * t)) / 3600;
  return (
    (1735 +
      altitudeDeg *
        (-518.2 + altitudeDeg * (103.4 + altitudeDeg * (-12.79 + altitudeDeg * 0.711)))) /
    3600
  );
}

/** The sun as seen from a place at a moment, with refraction. */
export function sunPosition(moment: SunMoment): SunPosition {
  const { declinationDeg, equationOfTimeMin } = sunElements(
    moment.dayOfYear,
    moment.hourUtc,
    moment.year,
  );
  const solarHour = moment.hourUtc + moment.longitudeDeg / 15 + equationOfTimeMin / 60;
  const geometric = sunAtHourAngle(moment.latitudeDeg, declinationDeg, 15 * (solarHour - 12));
  return {
    altitudeDeg: geometric.altitudeDeg + refractionDeg(geometric.altitudeDeg),
    azimuthDeg: geometric.azimuthDeg,
  };
}
