import { createContext } from 'react';

/** While the page is rendered: what its own scripts and styles are marked with for their hashes. Undefined in the browser. */
export const NonceContext = createContext<string | undefined>(undefined);
