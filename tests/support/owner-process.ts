/** The owner, signed in at a server in a process of its own. */
import { ADMIN_API } from '#contracts/admin-paths.ts';

export const PROCESS_PASSWORD = 'a password for processes';

export type OwnerCall = (
  path: string,
  init?: { method?: string; body?: unknown; form?: FormData; version?: number },
) => Promise<Response>;

/** @returns the cookie. @throws Error when the server turns the owner away */
export async function signIn(address: string, password = PROCESS_PASSWORD): Promise<string> {
  const answer = await fetch(`${address}${ADMIN_API.login}`, {
    method: 'POST',
    headers: { origin: address, 'content-type': 'application/json' },
    body: JSON.stringify({ password }),
  });
  if (answer.status !== 200)
    throw new Error(`the owner could not sign in: ${answer.status} ${await answer.text()}`);
  return answer.headers.get('set-cookie')!.split(';')[0]!;
}

/** Sends calls as the owner's browser does. */
export function ownerAt(address: string, cookie: string): OwnerCall {
  return (path, { method = 'GET', body, form, version } = {}) =>
    fetch(`${address}${path}`, {
      method,
      headers: {
        cookie,
        origin: address,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
      },
      ...(form ? { body: form } : body === undefined ? {} : { body: JSON.stringify(body) }),
    });
}

/** A form with one picture in the field that uploads are read from. */
export function pictureForm(bytes: Uint8Array): FormData {
  const form = new FormData();
  form.set('image', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'garden.jpg');
  return form;
}
