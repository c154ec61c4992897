import { createContext } from 'react';

/** During server rendering: the nonce that marks our scripts and styles for hashing. Undefined in the browser. */
export const NonceContext = createContext<string | undefined>(undefined);
