/** Remembers what a comparison of two objects gave, as long as both are in use. */
export function oncePerPair<A extends object, B extends object, T>(compare: (a: A, b: B) => T): (a: A, b: B) => T {
  const known = new WeakMap<A, WeakMap<B, { readonly result: T }>>();
  return (a, b) => {
    let ofOne = known.get(a);
    if (ofOne === undefined) known.set(a, (ofOne = new WeakMap()));
    let found = ofOne.get(b);
    if (found === undefined) ofOne.set(b, (found = { result: compare(a, b) }));
    return found.result;
  };
}

/** Remembers what was made of an object, as long as it is in use. */
export function oncePer<A extends object, T extends object>(make: (a: A) => T): (a: A) => T {
  const known = new WeakMap<A, T>();
  return (a) => {
    let made = known.get(a);
    if (made === undefined) known.set(a, (made = make(a)));
    return made;
  };
}
