import { divide, type Rounding } from '#kernel/numbers/divide';
import { invariant } from '#kernel/result/invariant';

/** An exact fraction in lowest terms; `n` has the sign, and `d` is positive. */
export type Fraction = Readonly<{ n: number; d: number }>;

/** The fraction n over d in lowest terms: `fraction(3, 2)` is ×1.5. */
export function fraction(n: number, d: number): Fraction {
  invariant(Number.isSafeInteger(n) && Number.isSafeInteger(d), 'FRACTION_NOT_WHOLE');
  invariant(d !== 0, 'FRACTION_BY_ZERO');
  const common = d < 0 ? -commonDivisor(n, d) : commonDivisor(n, d);
  return { n: divide(n, common, 'down'), d: divide(d, common, 'down') };
}

/** The exact product of two fractions. */
export function multiplyFraction(a: Fraction, b: Fraction): Fraction {
  // Crosswise reduction first, so that only a product that is itself too large can overflow.
  const left = fraction(a.n, b.d);
  const right = fraction(b.n, a.d);
  return { n: safeProduct(left.n, right.n), d: safeProduct(left.d, right.d) };
}

/** Negative, zero or positive, as `a` is less than, equal to or greater than `b`. */
export function compareFractions(a: Fraction, b: Fraction): -1 | 0 | 1 {
  const left = BigInt(a.n) * BigInt(b.d);
  const right = BigInt(b.n) * BigInt(a.d);
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/** A whole value times a fraction, rounded once, at the end. */
export function timesFraction(value: number, factor: Fraction, rounding: Rounding): number {
  const reduced = fraction(value, factor.d);
  return divide(safeProduct(reduced.n, factor.n), reduced.d, rounding);
}

function commonDivisor(a: number, b: number): number {
  let larger = Math.abs(a);
  let smaller = Math.abs(b);
  while (smaller !== 0) [larger, smaller] = [smaller, larger % smaller];
  return larger;
}

function safeProduct(a: number, b: number): number {
  const product = a * b;
  invariant(Number.isSafeInteger(product), 'FRACTION_OVERFLOW');
  return product + 0; // + 0 turns −0 into 0
}
