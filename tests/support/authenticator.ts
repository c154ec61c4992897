/** A passkey as a device makes and uses one, with keys of its own: ES256, no attestation. */
import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();
const encode = (bytes: Buffer) => bytes.toString('base64url');

/** The few kinds of CBOR that are needed: small numbers, bytes, text and maps. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (major: number, size: number) =>
    size < 24
      ? Buffer.from([(major << 5) | size])
      : size < 256
        ? Buffer.from([(major << 5) | 24, size])
        : Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([
    head(5, value.size),
    ...[...value].flatMap(([key, one]) => [cbor(key), cbor(one as never)]),
  ]);
}

export type Authenticator = ReturnType<typeof makeAuthenticator>;

/** @param isVerified whether the device asks for a finger, a face or a number, as it has to */
export function makeAuthenticator({
  origin,
  rpId,
  isVerified = true,
}: {
  origin: string;
  rpId: string;
  isVerified?: boolean;
}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x, y } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let counter = 0;
  const head = (flags: number) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags | (isVerified ? 0x04 : 0)]), count]);
  };
  const client = (type: string, challenge: string, from = origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  const shared = { id: encode(id), rawId: encode(id), type: 'public-key' as const };
  return {
    id: encode(id),
    /** An authenticator that was copied counts on from where it was. */
    setCounter(to: number) {
      counter = to;
    },
    make(challenge: string) {
      const key = new Map<number | string, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x!, 'base64url')],
        [-3, Buffer.from(y!, 'base64url')],
      ]);
      const authData = Buffer.concat([
        head(0x41),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        cbor(key),
      ]);
      return {
        ...shared,
        response: {
          clientDataJSON: encode(client('webauthn.create', challenge)),
          attestationObject: encode(
            cbor(
              new Map<string, unknown>([
                ['fmt', 'none'],
                ['attStmt', new Map()],
                ['authData', authData],
              ]),
            ),
          ),
          transports: ['internal'],
        },
      };
    },
    /** @param from another origin than its own */
    use(challenge: string, from?: string) {
      counter += 1;
      const data = head(0x01);
      const clientData = client('webauthn.get', challenge, from);
      const signer = createSign('sha256');
      signer.update(Buffer.concat([data, sha256(clientData)]));
      return {
        ...shared,
        response: {
          clientDataJSON: encode(clientData),
          authenticatorData: encode(data),
          signature: encode(signer.sign(privateKey)),
        },
      };
    },
  };
}
