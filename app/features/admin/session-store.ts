/** The question "please sign in again", asked once however many calls wait for its answer. */

type Asking = { promise: Promise<boolean>; answer: (isSignedIn: boolean) => void };

let asking: Asking | null = null;
const listeners = new Set<() => void>();
const tell = () => { for (const listener of listeners) listener(); };

export const sessionStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  isAsking: (): boolean => asking !== null,
};

/** @returns true once the owner is signed in again, false when they would rather not */
export function askToSignIn(): Promise<boolean> {
  // Where nobody shows the question there is nobody to answer it.
  if (listeners.size === 0) return Promise.resolve(false);
  if (!asking) {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    asking = { promise, answer: resolve };
    tell();
  }
  return asking.promise;
}

export function answerSignIn(isSignedIn: boolean): void {
  const was = asking;
  asking = null;
  tell();
  was?.answer(isSignedIn);
}
