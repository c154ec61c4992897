import { createContext, useContext } from 'react';

/** The nonce of the page that stands: a document made anew in the browser, as after a failure, may only carry styles with it. */
const pageNonce =
  typeof document === 'undefined'
    ? ''
    : (document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '');

/** The response's Content-Security-Policy nonce, on the server and in the browser. */
export const NonceContext = createContext(pageNonce);
export const useNonce = () => useContext(NonceContext);
