/** What was built a moment ago and can stand as it is: of the last build and of the one before it. */
export class Memory {
  private before = new Map<string, unknown>();
  private now = new Map<string, unknown>();

  /** A new build begins: what neither it nor the one before it asks for is forgotten. */
  turn(): void {
    this.before = this.now;
    this.now = new Map();
  }
  /** `key` says all that the result depends on; what comes back is shared, and never written into. */
  recall<Made>(key: string, make: () => Made): Made {
    const found = (this.now.get(key) ?? this.before.get(key)) as Made | undefined;
    const made = found === undefined ? make() : found;
    this.now.set(key, made);
    return made;
  }
}

/** For a picture that is made once. */
export const FORGETFUL: Pick<Memory, 'recall'> = { recall: (_, make) => make() };
