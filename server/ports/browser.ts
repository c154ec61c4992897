/** A headless browser that prints and draws pages of our own making. */

/** What a task may do with its page; the page is gone when the task ends. */
export type BrowserPage = {
  setContent(html: string, options?: { waitUntil?: 'load' | 'domcontentloaded' }): Promise<unknown>;
  goto(url: string): Promise<unknown>;
  setViewportSize(size: { width: number; height: number }): Promise<void>;
  /** An expression, or a function's source that is called, in the page. */
  evaluate<T>(expression: string): Promise<T>;
  screenshot(options?: { type?: 'png' | 'jpeg'; quality?: number }): Promise<Uint8Array>;
  pdf(options?: {
    preferCSSPageSize?: boolean;
    printBackground?: boolean;
    tagged?: boolean;
    outline?: boolean;
  }): Promise<Uint8Array>;
};

/** A file that a page may load from `PAGE_ORIGIN`, in place of a network. */
export type PageFile = { contentType: string; body: string | Uint8Array };
export const PAGE_ORIGIN = 'https://page.invalid';

export type BrowserTask<T> = {
  use(page: BrowserPage): Promise<T>;
  timeoutMs?: number;
  /** Scripts are off unless a task needs them. */
  scripts?: boolean;
  /** Draws solid pictures (WebGL2), which holds a core for seconds: one such task at a time, and never before one that prints. */
  draws?: boolean;
  /** What the firm itself waits for: before what visitors wait for, with room kept for it however many they are. */
  isOwners?: boolean;
  /** By path, "/scene.js". Nothing else can be loaded. */
  files?: ReadonlyMap<string, PageFile>;
};

export type Browser = {
  /**
   * Does a task on a page of its own. A task whose browser died is begun once more.
   * @throws ProviderError 'unavailable' when no browser can be had, it died twice, it took too long or it cannot draw what is to be drawn;
   *   'rate-limited' when too many wait; whatever the task itself throws otherwise
   */
  run<T>(task: BrowserTask<T>): Promise<T>;
  close(): Promise<void>;
};
