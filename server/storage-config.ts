/** Where uploads are kept: in a folder, or in a bucket of S3-compatible storage. */
import { z } from 'zod';
import { StartError } from '#server/errors.ts';

export type StorageConfig =
  | { kind: 'folder' }
  | {
      kind: 's3';
      endpoint: string;
      bucket: string;
      accessKeyId: string;
      secretAccessKey: string;
      region: string;
    };

const Endpoint = z.string().transform((text, context) => {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (
    !url ||
    !/^https?:$/.test(url.protocol) ||
    url.pathname !== '/' ||
    url.search ||
    url.hash ||
    url.username
  ) {
    context.addIssue({
      code: 'custom',
      message:
        'must be the address of S3-compatible storage without a bucket or a path, such as https://s3.eu-west-2.amazonaws.com',
    });
    return z.NEVER;
  }
  return url.origin;
});

export const STORAGE_VARIABLES = {
  S3_ENDPOINT: Endpoint.optional(),
  S3_BUCKET: z
    .string()
    .regex(
      /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
      'must be the name of a bucket, 3 to 63 small letters, digits, dots and hyphens',
    )
    .optional(),
  S3_ACCESS_KEY_ID: z
    .string()
    .regex(/^[\x21-\x7e]{3,200}$/, 'must be the id of an access key, without spaces')
    .optional(),
  S3_SECRET_ACCESS_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{3,500}$/, 'must be the secret of the access key, without spaces')
    .optional(),
  S3_REGION: z
    .string()
    .regex(
      /^[a-z0-9][a-z0-9-]{0,60}$/,
      'must be the region of the bucket, such as eu-west-2; many services take auto or us-east-1',
    )
    .optional(),
};
type Values = {
  [Name in keyof typeof STORAGE_VARIABLES]?: z.infer<(typeof STORAGE_VARIABLES)[Name]>;
};
const NAMES = Object.keys(STORAGE_VARIABLES) as (keyof Values)[];

/** @throws StartError when some are set and others are not */
export function readStorageConfig(values: Values): StorageConfig {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    S3_REGION: region,
  } = values;
  if (
    endpoint !== undefined &&
    bucket !== undefined &&
    accessKeyId !== undefined &&
    secretAccessKey !== undefined &&
    region !== undefined
  ) {
    return { kind: 's3', endpoint, bucket, accessKeyId, secretAccessKey, region };
  }
  const set = NAMES.find((name) => values[name] !== undefined);
  const missing = NAMES.find((name) => values[name] === undefined);
  if (set && missing)
    throw new StartError(
      `${missing} is not set: it must be set together with ${set}, because uploads go to S3-compatible storage only when all of ${NAMES.join(', ')} are there.`,
    );
  return { kind: 'folder' };
}
