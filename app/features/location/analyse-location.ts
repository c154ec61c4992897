/** The three calls of the site check, in the order in which they need each other. */
import type { AerialResult, PostcodeResult, SoilResult } from '#contracts/location.ts';
import { API } from '#contracts/routes.ts';
import { callApi, type CallError } from '#app/lib/call-api.ts';
import { type Shape, UNREADABLE } from '#app/lib/shape.ts';
import { aerialShape, postcodeShape, soilShape } from '#app/lib/site-shapes.ts';

const TIME_LIMIT_MS = 20_000;

export type LocationFindings = { postcode: PostcodeResult; soil: SoilResult; aerial: AerialResult };

/** A failure with the message for the field; `message` is for the console. */
export class LocationError extends Error {
  readonly plain: string;
  /** Whether the postcode itself was refused. */
  readonly isField: boolean;
  constructor(message: string, plain: string, isField = false) {
    super(message);
    this.name = 'LocationError';
    this.plain = plain;
    this.isField = isField;
  }
}
const BROKEN =
  'Something went wrong on our side. Your postcode is still here: please try again in a moment.';
const UNREACHABLE =
  'We could not reach our server. Please check your connection and try again; what you typed is kept.';

async function ask<T>(url: string, json: object, answer: Shape<T>): Promise<T> {
  const answered = await callApi<unknown>(url, { json, timeLimitMs: TIME_LIMIT_MS }).catch(fail);
  const read = answer(answered);
  if (read === UNREADABLE)
    throw new LocationError(`${url} answered in a form we do not know.`, BROKEN);
  return read;
}

/** @throws LocationError */
function fail(error: unknown): never {
  const { kind, status, problem, message } = error as CallError;
  if (kind === 'unreachable' || kind === 'timeout') throw new LocationError(message, UNREACHABLE);
  const told = status < 500 ? problem.message : undefined;
  throw new LocationError(
    message,
    told ?? BROKEN,
    told !== undefined && (status === 400 || status === 422),
  );
}

/** @throws LocationError */
export async function analyseLocation({
  postcode: typed,
  houseNumber,
}: {
  postcode: string;
  houseNumber?: string;
}): Promise<LocationFindings> {
  const postcode = await ask(
    API.postcodeLookup,
    { postcode: typed.trim().toUpperCase(), ...(houseNumber ? { houseNumber } : {}) },
    postcodeShape,
  );
  const { latitude, longitude } = postcode;
  const [soil, aerial] = await Promise.all([
    ask(API.soilAnalysis, { latitude, longitude }, soilShape),
    ask(API.aerialImagery, { latitude, longitude, postcode: postcode.postcode }, aerialShape),
  ]);
  return { postcode, soil, aerial };
}
