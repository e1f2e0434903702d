declare const BRAND: unique symbol;

/** A type told apart by name alone: `Brand<string, 'EmpireId'>` is a string at run time. */
export type Brand<T, B extends string> = T & { readonly [BRAND]: B };

/** Declares that a text is an id of a kind. Constructors of ids call it after their checks. */
export const brandAs = <B extends Brand<string, string>>(text: string): B =>
  // A brand has no trace at run time, so no type can say this: the one place that casts to it.
  text as B;
