/** The words in the search box beside those in the address. */
import { useState } from 'react';

/** `seen`: the address's words when it was last looked at. `sent`: those last put into it from the box. */
export type SearchText = { text: string; seen: string; sent: string };

/** The typed text is ahead of the URL, which follows once typing pauses; if the URL changes, the box follows it. */
export function followAddress(state: SearchText, search: string): SearchText {
  if (state.seen === search) return state;
  return search === state.sent
    ? { ...state, seen: search }
    : { text: search, seen: search, sent: search };
}

/** `type` is of the box alone; `send` tells that words are on their way into the address. */
export function useSearchText(search: string): {
  text: string;
  type(text: string): void;
  send(search: string): void;
} {
  const [state, setState] = useState<SearchText>({ text: search, seen: search, sent: search });
  const followed = followAddress(state, search);
  if (followed !== state) setState(followed);
  return {
    text: followed.text,
    type: (text) => setState((before) => ({ ...before, text })),
    send: (sent) => setState((before) => ({ ...before, sent })),
  };
}
