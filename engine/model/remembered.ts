/** Answers that are asked for many times in a design. */

/**
 * What `find` says of a key and an owner, found once: for what never changes while the owner lives.
 * The owner is not kept alive by it.
 */
export function remembered<Owner extends object, Key, Answer>(
  find: (owner: Owner, key: Key) => Answer,
): (owner: Owner, key: Key) => Answer {
  const known = new WeakMap<Owner, Map<Key, Answer>>();
  return (owner, key) => {
    let own = known.get(owner);
    if (!own) known.set(owner, (own = new Map<Key, Answer>()));
    let answer = own.get(key);
    if (answer === undefined && !own.has(key)) own.set(key, (answer = find(owner, key)));
    return answer as Answer;
  };
}
