/** Phrases of each concept, parted by "|". */
export type Concepts = Readonly<Record<string, string>>;
