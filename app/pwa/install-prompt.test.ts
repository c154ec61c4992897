import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createInstallPrompt, DISMISSED_KEY, INSTALL_DELAY_MS, isIos } from './install-prompt.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const DESKTOP = {
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64)',
  maxTouchPoints: 0,
  isStandalone: false,
};
const PHONE = {
  userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)',
  maxTouchPoints: 5,
  isStandalone: false,
};

function setUp(device = DESKTOP, stored: Record<string, string> = {}) {
  const events = new EventTarget();
  const storage = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => void (stored[key] = value),
  };
  const prompt = createInstallPrompt({ events, device, storage });
  const offer = (outcome: 'accepted' | 'dismissed' = 'accepted') => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: vi.fn(async () => undefined),
      userChoice: Promise.resolve({ outcome }),
    });
    events.dispatchEvent(event);
    return event;
  };
  return { events, prompt, offer, stored };
}

test("the card appears ten seconds after the browser's offer, in place of the browser's own", async () => {
  const { prompt, offer } = setUp();
  expect(offer().defaultPrevented).toBe(true);
  await vi.advanceTimersByTimeAsync(INSTALL_DELAY_MS - 1);
  expect(prompt.read()).toBe('none');
  await vi.advanceTimersByTimeAsync(1);
  expect(prompt.read()).toBe('offered');
});

test('Later stores the flag, and with the flag it never appears', async () => {
  const { prompt, offer, stored } = setUp();
  offer();
  await vi.advanceTimersByTimeAsync(INSTALL_DELAY_MS);
  prompt.dismiss();
  expect(prompt.read()).toBe('none');
  expect(stored[DISMISSED_KEY]).toBe('true');
  offer();
  await vi.advanceTimersByTimeAsync(INSTALL_DELAY_MS * 2);
  expect(prompt.read()).toBe('none');
});

test('Install asks the browser; accepted, the card goes without a flag', async () => {
  const { prompt, offer, stored } = setUp();
  const event = offer('accepted');
  await vi.advanceTimersByTimeAsync(INSTALL_DELAY_MS);
  await prompt.install();
  expect(event.prompt).toHaveBeenCalledOnce();
  expect(prompt.read()).toBe('none');
  expect(stored[DISMISSED_KEY]).toBeUndefined();
});

test("cancelling the browser's dialog suppresses the prompt on this page only", async () => {
  const { prompt, offer, stored } = setUp();
  offer('dismissed');
  await vi.advanceTimersByTimeAsync(INSTALL_DELAY_MS);
  await prompt.install();
  expect(prompt.read()).toBe('none');
  offer();
  await vi.advanceTimersByTimeAsync(INSTALL_DELAY_MS * 2);
  expect(prompt.read()).toBe('none');
  // Nothing is stored that another page would heed.
  expect(stored[DISMISSED_KEY]).toBeUndefined();
});

test('installed elsewhere, it does not appear', async () => {
  const { prompt, offer, events } = setUp();
  offer();
  events.dispatchEvent(new Event('appinstalled'));
  await vi.advanceTimersByTimeAsync(INSTALL_DELAY_MS);
  expect(prompt.read()).toBe('none');
});

test('iOS shows instructions; an installed site shows nothing', async () => {
  const ios = setUp(PHONE);
  await vi.advanceTimersByTimeAsync(INSTALL_DELAY_MS);
  expect(ios.prompt.read()).toBe('explained');
  const standalone = setUp({ ...PHONE, isStandalone: true });
  await vi.advanceTimersByTimeAsync(INSTALL_DELAY_MS);
  expect(standalone.prompt.read()).toBe('none');
  expect(
    isIos({
      userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15)',
      maxTouchPoints: 5,
      isStandalone: false,
    }),
  ).toBe(true);
  expect(
    isIos({
      userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15)',
      maxTouchPoints: 0,
      isStandalone: false,
    }),
  ).toBe(false);
});
