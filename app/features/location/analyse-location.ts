/** The three calls of the site check, in the order in which they need each other. */
import type { AerialResult, PostcodeResult, SoilResult } from '#contracts/location.ts';
import { API } from '#contracts/routes.ts';
import { readErrorText } from '#app/lib/fetch-json.ts';
import { type Shape, UNREADABLE } from '#app/lib/shape.ts';
import { aerialShape, postcodeShape, soilShape } from '#app/lib/site-shapes.ts';

const TIME_LIMIT_MS = 20_000;

export type LocationFindings = { postcode: PostcodeResult; soil: SoilResult; aerial: AerialResult };

/** A failure with the sentence that stands beside the field; `message` is for the console. */
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

async function ask<T>(url: string, body: object, answer: Shape<T>): Promise<T> {
  let response: Response;
  try {
    response = await fetch(url, {
      method: 'POST',
      credentials: 'include',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
  } catch (error) {
    throw new LocationError(
      `No answer from ${url}: ${error instanceof Error ? error.message : String(error)}`,
      UNREACHABLE,
    );
  }
  if (!response.ok) {
    const text = await readErrorText(response);
    const isTold =
      response.status < 500 && (response.headers.get('content-type') ?? '').includes('json');
    throw new LocationError(
      `${response.status}: ${text}`,
      isTold ? text : BROKEN,
      isTold && (response.status === 400 || response.status === 422),
    );
  }
  const read = answer(await response.json().catch(() => null));
  if (read === UNREADABLE)
    throw new LocationError(`${url} answered in a form we do not know.`, BROKEN);
  return read;
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
