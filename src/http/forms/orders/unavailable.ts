import type { FormDesk } from './order-form.ts';

/** Why there is nothing to order, or null. */
type Check = (desk: FormDesk) => string | null;

/** Says why where something isn’t so. */
export const unless =
  (isSo: (desk: FormDesk) => boolean, why: string): Check =>
  (desk) =>
    isSo(desk) ? null : why;

/** Says why where a list is empty. */
export const ifNone = (list: (desk: FormDesk) => readonly unknown[], why: string): Check =>
  unless((desk) => list(desk).length > 0, why);

/** Says the first reason of several. */
export const firstOf =
  (...checks: readonly Check[]): Check =>
  (desk) =>
    checks.map((check) => check(desk)).find((why) => why !== null) ?? null;
