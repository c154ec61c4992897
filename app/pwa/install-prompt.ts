/** When the card that offers to install the site appears, and what became of it. */
import { makeListeners } from '#app/lib/listeners.ts';

export const INSTALL_DELAY_MS = 10_000;
export const DISMISSED_KEY = 'plotwright-install-dismissed';

/** `offered`: the browser installs at our word. `explained`: on iOS the visitor does it through the share button. */
export type InstallOffer = 'none' | 'offered' | 'explained';
type PromptEvent = Event & { prompt(): Promise<unknown>; userChoice: Promise<unknown> };

export type Device = { userAgent: string; maxTouchPoints: number; isStandalone: boolean };

/** An iPad says that it is a Mac, but a Mac has no touch screen. */
export function isIos({ userAgent, maxTouchPoints }: Device): boolean {
  return /iPad|iPhone|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

export type InstallSurroundings = {
  events: Pick<EventTarget, 'addEventListener'>;
  device: Device;
  storage: Pick<Storage, 'getItem' | 'setItem'> | null;
};
export type InstallPrompt = {
  read(): InstallOffer;
  subscribe(listener: () => void): () => void;
  install(): Promise<void>;
  dismiss(): void;
};

export function createInstallPrompt({
  events,
  device,
  storage,
}: InstallSurroundings): InstallPrompt {
  const listeners = makeListeners();
  let offer: InstallOffer = 'none';
  let prompt: PromptEvent | null = null;
  let isAsked = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const set = (next: InstallOffer) => {
    offer = next;
    listeners.tell();
  };
  const clear = () => {
    clearTimeout(timer);
    prompt = null;
    set('none');
  };
  const wasDismissed = () => {
    try {
      return storage?.getItem(DISMISSED_KEY) === 'true';
    } catch {
      return false;
    }
  };
  const appearLater = (next: InstallOffer) => {
    if (device.isStandalone || isAsked || wasDismissed()) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!wasDismissed()) set(next);
    }, INSTALL_DELAY_MS);
  };

  events.addEventListener('beforeinstallprompt', (event) => {
    // Ours is shown in place of the browser's own.
    event.preventDefault();
    prompt = event as PromptEvent;
    appearLater('offered');
  });
  events.addEventListener('appinstalled', clear);
  if (isIos(device)) appearLater('explained');

  const dismiss = () => {
    try {
      storage?.setItem(DISMISSED_KEY, 'true');
    } catch {
      // Without storage the card is gone for this visit only.
    }
    clear();
  };
  return {
    read: () => offer,
    subscribe: listeners.subscribe,
    dismiss,
    async install() {
      const asked = prompt;
      if (!asked) return clear();
      // Cancelling the browser's dialog suppresses it until the next page load.
      isAsked = true;
      await asked.prompt();
      await asked.userChoice;
      // Only Later and close say never again.
      clear();
    },
  };
}

function browserStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** The prompt of this tab: it listens from the moment this module is loaded, since the browser offers only once. */
export const installPrompt: InstallPrompt | null =
  typeof window === 'undefined'
    ? null
    : createInstallPrompt({
        events: window,
        storage: browserStorage(),
        device: {
          userAgent: navigator.userAgent,
          maxTouchPoints: navigator.maxTouchPoints,
          isStandalone:
            matchMedia('(display-mode: standalone)').matches ||
            (navigator as { standalone?: boolean }).standalone === true,
        },
      });
