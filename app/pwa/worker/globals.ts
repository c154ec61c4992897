/** The part of the worker's own global scope that is used here: the libraries of pages do not know it. */
export type ExtendableEvent = Event & { waitUntil(work: Promise<unknown>): void };
export type FetchEvent = ExtendableEvent & {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};
export type MessageFromPage = ExtendableEvent & { readonly data: unknown };
export type SyncEvent = ExtendableEvent & { readonly tag: string };
export type WindowClient = { readonly url: string; postMessage(message: unknown): void };

export type WorkerScope = {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: {
      type: 'window';
      includeUncontrolled: boolean;
    }): Promise<readonly WindowClient[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageFromPage) => void): void;
  addEventListener(type: 'sync', listener: (event: SyncEvent) => void): void;
};

export const scope = globalThis as unknown as WorkerScope;

/** Written into the worker by the build. */
declare const PRECACHE_LIST: readonly string[];
declare const STUDIO_LIST: readonly string[];
declare const BUILD_NAME: string;
export const PRECACHE: readonly string[] = PRECACHE_LIST;
/** What the studio needs besides: brought to a device that keeps a design of its own. */
export const STUDIO_FILES: readonly string[] = STUDIO_LIST;
export const BUILD: string = BUILD_NAME;
