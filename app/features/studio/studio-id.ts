import { createContext, use } from 'react';

/** The design that is open. */
export const StudioId = createContext<string>('');
export const useStudioId = (): string => use(StudioId);
