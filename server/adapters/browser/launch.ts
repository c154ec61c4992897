/** Starts a browser and checks that it works. */
import type { Browser } from 'playwright-core';
import { type FoundBrowser, QUIET_FLAGS } from './find-browser.ts';
import { listProcesses } from './step-aside.ts';

/** `cannotDraw`: why it draws no solid pictures; null when it does. */
export type Launched = {
  browser: Browser;
  found: FoundBrowser;
  pid: number | null;
  cannotDraw: string | null;
};

const START_LIMIT_MS = 30_000;
const LEAST_WORD_PX = 10;
/** WebGL2 without a graphics card. */
const DRAWING_FLAGS = [
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-gpu-rasterization',
  '--disable-gpu-compositing',
];
/** Resolves every host name to nothing, as a second line of defence. */
const NO_NETWORK = [
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--proxy-server=http://127.0.0.1:9',
  '--proxy-bypass-list=<-loopback>',
];

/** @throws Error that says why it did not start or cannot set text */
export async function launch(found: FoundBrowser): Promise<Launched> {
  const isRoot = process.getuid?.() === 0;
  const browser = isRoot
    ? await start(found, false)
    : await start(found, true).catch(() => start(found, false));
  try {
    await checkText(browser);
    return { browser, found, pid: await findPid(browser), cannotDraw: await checkDrawing(browser) };
  } catch (error) {
    await browser.close();
    throw error;
  }
}

/** Some containers forbid the sandbox; our pages run nothing of a stranger's. */
async function start(found: FoundBrowser, sandbox: boolean): Promise<Browser> {
  // Loaded when something is drawn or printed: it takes a seventh of the time that a server needs to start.
  const { chromium } = await import('playwright-core');
  return chromium.launch({
    executablePath: found.path,
    timeout: START_LIMIT_MS,
    chromiumSandbox: sandbox,
    env: { ...(process.env as Record<string, string>), ...found.env },
    args: [...QUIET_FLAGS, ...DRAWING_FLAGS, ...NO_NETWORK],
    // The server stops it during its own shutdown.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
}

/** A broken font set-up draws text of no width, and prints blank pages, without saying so. */
async function checkText(browser: Browser): Promise<void> {
  const page = await browser.newPage();
  try {
    await page.setContent('<span id="word">garden</span>');
    const width = await page.evaluate<number>(
      'document.getElementById("word").getBoundingClientRect().width',
    );
    if (width < LEAST_WORD_PX)
      throw new Error('the browser sets text without width: its fonts cannot be found');
  } finally {
    await page.close();
  }
}

/** Clears a WebGL2 canvas to a colour and reads it back: a context alone may still draw nothing. */
const DRAW_A_PIXEL = `(() => {
  const gl = document.createElement('canvas').getContext('webgl2');
  if (!gl) return 'it has no WebGL2';
  gl.clearColor(1, 0.5, 0, 1);
  gl.clear(gl.COLOR_BUFFER_BIT);
  const pixel = new Uint8Array(4);
  gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
  const floats = gl.getExtension('EXT_color_buffer_float');
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  if (pixel[0] !== 255 || Math.abs(pixel[1] - 128) > 1 || pixel[2] !== 0) return 'its WebGL2 draws nothing';
  return floats ? null : 'it has no buffers of floating point numbers';
})()`;

/** A browser that cannot draw still prints. */
async function checkDrawing(browser: Browser): Promise<string | null> {
  const page = await browser.newPage();
  try {
    return await page.evaluate<string | null>(DRAW_A_PIXEL);
  } catch (error) {
    if (!browser.isConnected()) throw error;
    return 'its WebGL2 cannot be tried';
  } finally {
    await page.close();
  }
}

/** Of the browser itself, to end it when it no longer listens. */
async function findPid(browser: Browser): Promise<number | null> {
  return (await listProcesses(browser)).find((one) => one.type === 'browser')?.id ?? null;
}
