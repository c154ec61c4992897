import { createContext, useContext } from 'react';

/** The response's Content-Security-Policy nonce while the server renders; empty in the browser. */
export const NonceContext = createContext('');
export const useNonce = () => useContext(NonceContext);
